import Glibc

/// A socket that takes connections from this machine alone.
struct ListeningSocket {
  let descriptor: Int32
  let port: Int

  /// How many connections wait at most until they are taken.
  private static let backlog: Int32 = 1024

  /// - Parameter port: The port of 127.0.0.1; 0 for any that is free.
  init(port: Int) throws(ServeFailure) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw .cannotListen(String(cString: strerror(errno))) }
    do throws(ServeFailure) {
      self.port = try Self.bind(descriptor, to: port)
    } catch {
      Glibc.close(descriptor)
      throw error
    }
    self.descriptor = descriptor
  }

  func close() { Glibc.close(descriptor) }

  private static func bind(_ descriptor: Int32, to port: Int) throws(ServeFailure) -> Int {
    // A server that has just ended leaves connections behind, which keep nobody from listening again.
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(truncatingIfNeeded: port).bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        Glibc.bind(descriptor, address, size) == 0 && listen(descriptor, backlog) == 0
          && getsockname(descriptor, address, &size) == 0
      }
    }
    guard result else {
      throw errno == EADDRINUSE
        ? .portInUse(port, free: freePort(after: port)) : .cannotListen(String(cString: strerror(errno)))
    }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  /// The first free port after another one.
  private static func freePort(after port: Int) -> Int? {
    (port + 1..<min(65_536, port + 1001)).first { isFree($0) }
  }

  private static func isFree(_ port: Int) -> Bool {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    defer { Glibc.close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(truncatingIfNeeded: port).bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }
}
