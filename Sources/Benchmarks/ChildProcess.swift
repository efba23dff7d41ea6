import FoundationEssentials
import Glibc

/// Runs programs and says what they took.
enum ChildProcess {
  struct Usage {
    /// Seconds from start to end.
    let seconds: Double
    /// The most memory that the process held, in bytes.
    let peakMemory: Int
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The program of that name in the folder of this one.
  static func program(named name: String) throws -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink("/proc/self/exe", &buffer, Int(PATH_MAX))
    let own = String(decoding: buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let path = own.split(separator: "/").dropLast().map { "/\($0)" }.joined() + "/\(name)"
    guard access(path, X_OK) == 0 else {
      throw Failure(description: "there is no program \(path); --program names one")
    }
    return path
  }

  /// Runs a program until it ends, without what it prints.
  static func run(_ program: String, _ arguments: [String]) throws -> Usage {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in [1, 2] { posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0) }
    let words = ([program] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    let start = Stopwatch.now()
    var process = pid_t()
    let code = posix_spawn(&process, program, &actions, nil, words + [nil], environ)
    guard code == 0 else { throw Failure(description: "\(program) cannot be run: \(String(cString: strerror(code)))") }
    var (status, usage) = (Int32(0), rusage())
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    let seconds = Stopwatch.now() - start
    guard status == 0 else { throw Failure(description: "\(program) \(arguments.joined(separator: " ")) failed") }
    return Usage(seconds: seconds, peakMemory: usage.ru_maxrss * 1024)
  }
}
