import Workbench

/// What is sent back for a request.
struct Answer: Sendable {
  let status: Int
  let kind: MediaType
  let body: [UInt8]
  /// The address that a redirect leads to.
  var location: String?
  /// The cookie that the browser is to keep.
  var cookie: String?
  /// The methods that an address has, where another one was asked for.
  var allow: String?
  /// Whether the body is a file of `content/`, which may be of others: its scripts do not run.
  private(set) var isOfContent = false

  init(_ kind: MediaType, _ body: [UInt8], status: Int = 200) {
    self.status = status
    self.kind = kind
    self.body = body
  }

  /// A file of `content/` as it is. A script is sent as text, which pages do not run.
  init(content bytes: [UInt8], named name: String) {
    let kind = MediaType(ofFile: name)
    self.init(kind == .script ? .text : kind, bytes)
    isOfContent = true
  }

  /// A line of text.
  static func text(_ text: String, status: Int) -> Answer { Answer(.text, Array("\(text)\n".utf8), status: status) }

  static func redirect(to location: String, status: Int = 303) -> Answer {
    var answer = Answer(.text, [], status: status)
    answer.location = location
    return answer
  }

  static let notFound = Answer.text("There is nothing at this address.", status: 404)

  init(_ response: WorkbenchResponse) {
    self.init(MediaType(response.kind), response.body, status: response.status)
    location = response.location
  }
}
