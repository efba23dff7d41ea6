/// A request as it came over a connection.
struct ServerRequest: Sendable {
  enum Method: String, Sendable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
  }

  let method: Method
  /// The path and the query as they were sent, such as `/cars/?key=1`.
  let target: String
  /// The names in lower case, each with its values in the order in which they came.
  private let headers: [String: [String]]
  let body: [UInt8]

  init(_ method: Method, _ target: String, headers: [(name: String, value: String)], body: [UInt8] = []) {
    self.method = method
    self.target = target
    self.headers = Dictionary(grouping: headers) { $0.name.lowercased() }.mapValues { $0.map(\.value) }
    self.body = body
  }

  private init(_ method: Method, _ target: String, headers: [String: [String]], body: [UInt8]) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
  }

  /// The same request with its body, which comes later.
  func with(body: [UInt8]) -> ServerRequest { ServerRequest(method, target, headers: headers, body: body) }

  /// The values of a header.
  ///
  /// - Parameter name: In lower case.
  func values(_ name: String) -> [String] { headers[name] ?? [] }

  /// The value of a header that came exactly once.
  func value(_ name: String) -> String? {
    let values = values(name)
    return values.count == 1 ? values[0] : nil
  }

  /// What is before the question mark of the target.
  var path: Substring { Substring(target.utf8.prefix { $0 != UInt8(ascii: "?") }) }

  /// What is behind the question mark of the target; empty if there is none.
  var query: Substring { Substring(target.utf8.drop { $0 != UInt8(ascii: "?") }.dropFirst()) }
}
