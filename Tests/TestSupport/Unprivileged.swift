import Glibc

/// Runs something as a user who may not read everything, on the thread at hand and those that it makes.
package enum Unprivileged {
  private typealias SetUser = @convention(c) (UInt32) -> Int32

  /// For the superuser, `body` runs with the rights of nobody on files.
  package static func run<Result>(_ body: () throws -> Result) throws -> Result {
    guard geteuid() == 0, let symbol = dlsym(nil, "setfsuid") else { return try body() }
    let setUser = unsafeBitCast(symbol, to: SetUser.self)
    _ = setUser(65534)
    defer { _ = setUser(0) }
    return try body()
  }
}
