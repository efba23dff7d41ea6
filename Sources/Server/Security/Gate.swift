/// Lets requests in that come from pages of the site in the browser of its user, and no others.
///
/// A web page elsewhere can make its visitor's browser send requests to this machine, and a host name elsewhere can be made to lead here
/// (DNS rebinding). Browsers say where a request comes from, in headers that pages cannot set.
struct Gate: Sendable {
  /// Why a request isn't let in.
  enum Refusal: Error, Sendable, Hashable {
    /// The host isn't this machine, or there is none or several.
    case host
    /// The request comes from another origin.
    case origin
    /// There is neither the key nor the cookie.
    case key
  }

  let secrets: Secrets
  let port: Int

  /// The name of the cookie. Browsers send cookies to all ports of a host, so each server has a name of its own.
  var cookieName: String { "vitrine-\(port)" }

  var cookie: String { "\(cookieName)=\(secrets.session); Path=/; HttpOnly; SameSite=Strict" }

  /// The hosts that the server has, as the header `Host` names them.
  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  /// Checks a request before its body is read.
  ///
  /// - Returns: Whether the key came with the request, so that the browser is to get the cookie.
  func check(_ request: ServerRequest) throws(Refusal) -> Bool {
    guard let host = request.value("host")?.lowercased(), hosts.contains(host) else { throw .host }
    for origin in request.values("origin") where origin != "http://\(host)" { throw .origin }
    let hasKey = Self.key(in: request.query).map { Secrets.areEqual($0, secrets.key) } ?? false
    for site in request.values("sec-fetch-site") where site != "same-origin" && site != "none" {
      // The printed address may be a link in a terminal that is a web page itself.
      guard hasKey, isVisit(request) else { throw .origin }
    }
    guard hasKey || hasCookie(request) else { throw .key }
    return hasKey
  }

  /// Whether a request opens a page in a window of its own.
  private func isVisit(_ request: ServerRequest) -> Bool {
    request.method == .get && request.value("sec-fetch-mode") == "navigate"
      && request.value("sec-fetch-dest") == "document"
  }

  private func hasCookie(_ request: ServerRequest) -> Bool {
    request.values("cookie").flatMap { $0.split(separator: ";") }.contains { pair in
      let pair = pair.drop { $0 == " " }
      guard let equals = pair.firstIndex(of: "="), pair[..<equals] == cookieName else { return false }
      return Secrets.areEqual(pair[pair.index(after: equals)...], secrets.session)
    }
  }

  /// The key in a query.
  private static func key(in query: Substring) -> Substring? {
    query.split(separator: "&").first { $0.hasPrefix("key=") }?.dropFirst(4)
  }
}

extension Gate.Refusal {
  /// What a person is told who came by a wrong way.
  var answer: Answer {
    switch self {
    case .host: .text("This server answers to 127.0.0.1 and localhost only.", status: 421)
    case .origin: .text("Other sites must not use this one.", status: 403)
    case .key: .text("Open the address that 'vitrine serve' has printed; it holds a key.", status: 403)
    }
  }
}
