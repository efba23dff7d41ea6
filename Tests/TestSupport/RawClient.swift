import Foundation
import Glibc

/// A connection to a server on this machine, on which any bytes can be sent.
package final class RawClient {
  private let descriptor: Int32

  package struct Response {
    package let status: Int
    /// By their names in lower case.
    package let headers: [String: String]
    package let body: String
  }

  package struct Failure: Error {}

  package init(port: Int) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw Failure() }
    // A server that doesn't answer fails a test instead of stopping it.
    var patience = timeval(tv_sec: 30, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(descriptor) }

  package func send(_ text: String) throws { try send(Array(text.utf8)) }

  package func send(_ bytes: [UInt8]) throws {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw Failure() }
      sent += count
    }
  }

  /// What has come when a text comes, or when the server closes the connection.
  package func read(until end: String? = nil) throws -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      if let end, String(decoding: bytes, as: UTF8.self).contains(end) { break }
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count < 0, errno == EAGAIN { throw Failure() }
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The response that has come when the server closes the connection.
  package func response() throws -> Response { try Self.parse(read()) }

  package static func parse(_ text: String) throws -> Response {
    guard let end = text.range(of: "\r\n\r\n") else { throw Failure() }
    let lines = text[..<end.lowerBound].components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count > 1, let status = Int(words[1]) else { throw Failure() }
    let headers = lines.dropFirst().map { line -> (String, String) in
      let parts = line.split(separator: ":", maxSplits: 1)
      return (parts[0].lowercased(), parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : "")
    }
    return Response(
      status: status, headers: Dictionary(headers) { "\($0)\n\($1)" }, body: String(text[end.upperBound...]))
  }
}
