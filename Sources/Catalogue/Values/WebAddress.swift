private import Addresses
private import Characters
import Language

/// Addresses on the web, as people write them and as links need them.
package enum WebAddress {
  /// The address with everything encoded that a link cannot hold (RFC 3986): `ä` by its bytes, a host by its name in ASCII.
  ///
  /// What is encoded already stays; one that needs nothing comes back as it was.
  package static func encoded(_ text: String) -> String {
    var text = text
    return text.withUTF8 { isPlain($0) } ? text : encodedParts(of: text)
  }

  /// The address encoded, with its scheme and its host in lower case, in which they mean the same.
  package static func normalized(_ text: String) -> String {
    let parts = Parts(encoded(text))
    guard let authority = parts.authority.map(Authority.init) else { return encoded(text) }
    return parts.prefix + authority.user + authority.host.lowercased() + authority.port + parts.rest
  }

  /// How long the name of a user is at least that is taken for a password, as tokens are.
  private static let tokenLength = 20

  /// Whether an address holds a password: `https://user:secret@example.org/`, or a name as long as a token.
  package static func hasPassword(_ text: String) -> Bool {
    authorities(of: text).contains { hidesPassword($0.user) }
  }

  private static func hidesPassword(_ user: Substring) -> Bool {
    // The user's part ends with an at sign; the user may have no name.
    let user = user.replacing("%3A", with: ":").replacing("%3a", with: ":").utf8.dropLast()
    guard let colon = user.firstIndex(of: UInt8(ascii: ":")) else { return user.count >= tokenLength }
    return user.index(after: colon) < user.endIndex || user.count > tokenLength
  }

  /// The user and the password of an address, up to the at sign.
  package static func user(of text: String) -> String {
    let users = authorities(of: text).map(\.user)
    return String(users.first(where: hidesPassword) ?? users.first ?? "")
  }

  /// The user and the password as the address has them, and as people write them: `ada:s%40x@` and `ada:s@x@`.
  package static func spellingsOfUser(in text: String) -> [String] {
    let user = user(of: text)
    let decoded = PercentEncoding.decoded(user) ?? user
    return decoded == user ? [user] : [user, decoded]
  }

  /// Whether an address of `http`, `https` or `mailto` is whole: the first two name a host that can be one.
  package static func isWhole(_ text: String) -> Bool {
    let parts = Parts(text)
    guard let authority = parts.authority else { return true }
    let host = Authority(authority)
    return host.hasPort && host.isHost
  }
}

extension WebAddress {
  /// What may be the user and the host of an address: as browsers read it, and where a backslash is part of the user, `DOMAIN\user`.
  private static func authorities(of text: String) -> [Authority] {
    let found = [
      webAuthority(of: text, endingIn: "/\\?#"), webAuthority(of: text, endingIn: "/?#"), Parts(text).authority,
      innerAuthority(of: text), unescapedAuthority(of: text),
    ]
    return found.compactMap { $0.map(Authority.init) }
  }

  /// What browsers take for the user and the host of an address of the web, however many slashes or backslashes are before it; nil of another address.
  private static func webAuthority(of text: String, endingIn ends: String) -> Substring? {
    let bytes = text.utf8
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
      ["http", "https", "ftp", "ws", "wss"].contains(text[..<colon].lowercased())
    else { return nil }
    let rest = bytes[bytes.index(after: colon)...].drop { "/\\\t\r\n".utf8.contains($0) }
    return Substring(rest.prefix { !ends.utf8.contains($0) })
  }

  /// The user and the password of an address, up to the at sign, if the password has a slash, a question mark or a number sign in it: that of
  /// `https://ada:s/x@example.org/`. Browsers take `ada` for the host and `s` for a port.
  private static func unescapedAuthority(of text: String) -> Substring? {
    guard let authority = webAuthority(of: text, endingIn: "/\\?#"), !authority.utf8.contains(UInt8(ascii: "@")),
      !Authority(authority).hasPort, let at = text.utf8.lastIndex(of: UInt8(ascii: "@")), at >= authority.endIndex
    else { return nil }
    return text[authority.startIndex...at]
  }

  /// What is behind the slashes of an address with several schemes or none: `jdbc:postgresql://ada@example.org`, `//ada@example.org`.
  private static func innerAuthority(of text: String) -> Substring? {
    let isOfScheme = { (character: Character) in
      character.isASCII && (character.isLetter || character.isNumber || "+-.:".contains(character))
    }
    let rest = text.drop(while: isOfScheme)
    return rest.hasPrefix("//") ? rest.dropFirst(2).prefix { !"/?#".contains($0) } : nil
  }

  /// An address at the slashes after its scheme and at the end of its host.
  private struct Parts {
    var prefix = ""
    var authority: Substring?
    var rest: Substring

    init(_ text: String) {
      let text = WebAddress.slashed(text)
      rest = text[...]
      // A mark is one even before a combining mark.
      let bytes = text.utf8
      guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes[colon...].starts(with: "://".utf8) else {
        return
      }
      let start = bytes.index(colon, offsetBy: 3)
      let end = bytes[start...].firstIndex { "/?#".utf8.contains($0) } ?? text.endIndex
      prefix = text[..<start].lowercased()
      authority = text[start..<end]
      rest = text[end...]
    }
  }

  /// The address with slashes in place of the backslashes around its host, which browsers read so in these schemes.
  private static func slashed(_ text: String) -> String {
    let (slash, backslash) = (UInt8(ascii: "/"), UInt8(ascii: "\\"))
    guard text.utf8.contains(backslash), let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")),
      ["http", "https"].contains(text[..<colon].lowercased())
    else { return text }
    var bytes = Array(text.utf8)
    let start = text.utf8.distance(from: text.startIndex, to: colon) + 1
    guard bytes.count > start + 1, bytes[start...(start + 1)].allSatisfy({ $0 == slash || $0 == backslash }) else {
      return text
    }
    bytes.replaceSubrange(start...(start + 1), with: [slash, slash])
    let end = bytes[(start + 2)...].firstIndex { "/\\?#".utf8.contains($0) }
    if let end, bytes[end] == backslash { bytes[end] = slash }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `user@host:80` in its parts.
  private struct Authority {
    let user: Substring
    let host: Substring
    let port: Substring

    init(_ text: Substring) {
      let bytes = text.utf8
      let start = bytes.lastIndex(of: UInt8(ascii: "@")).map { bytes.index(after: $0) } ?? text.startIndex
      let bracket = bytes[start...].lastIndex(of: UInt8(ascii: "]")) ?? start
      let end = bytes[bracket...].lastIndex(of: UInt8(ascii: ":")) ?? text.endIndex
      (user, host, port) = (text[..<start], text[start..<end], text[end...])
    }

    /// Whether the port, if there is one, is a number.
    var hasPort: Bool { port.utf8.dropFirst().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }

    var isHost: Bool {
      if host.hasPrefix("["), host.hasSuffix("]") {
        return host.utf8.count > 4 && host.dropFirst().dropLast().allSatisfy { $0.isHexDigit || ":.".contains($0) }
      }
      guard let name else { return false }
      return !name.isEmpty && name.utf8.allSatisfy { isPartOfHost($0) }
    }

    /// The host's name in ASCII.
    var name: String? { isASCII(String(host)) ? String(host) : hostInASCII(String(host)) }

    private func isPartOfHost(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }

  private static func encodedParts(of text: String) -> String {
    let parts = Parts(text)
    guard let authority = parts.authority.map(Authority.init) else { return encoded(bytesOf: parts.rest) }
    let host = authority.isHost ? authority.name ?? "" : encoded(bytesOf: authority.host)
    return parts.prefix + encoded(bytesOf: authority.user) + host + authority.port + encoded(bytesOf: parts.rest)
  }

  private static func encoded(bytesOf text: Substring) -> String {
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    var hasFragment = false
    for (index, byte) in bytes.enumerated() {
      let isCode = byte == UInt8(ascii: "%") && isCode(at: index, in: bytes)
      let isSecondFragment = byte == UInt8(ascii: "#") && hasFragment
      hasFragment = hasFragment || byte == UInt8(ascii: "#")
      if isCode || (isPlain(byte) && !isSecondFragment) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let end = plainEnd(of: bytes, from: 0)
    if end == bytes.count { return true }
    // There may be one fragment.
    return bytes[end] == UInt8(ascii: "#") && plainEnd(of: bytes, from: end + 1) == bytes.count
  }

  /// Where the bytes from `start` on end that an address can hold any number of.
  private static func plainEnd(of bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    bytes.plainEnd(from: start) {
      isPlain($0) && $0 != UInt8(ascii: "#")
    } marks: {
      // The quotation mark and the number sign differ in one bit, as do the angle brackets; the last four follow one another.
      $0.marks(outside: UInt8(ascii: "!")...UInt8(ascii: "z")) .| $0.marks(UInt8(ascii: "\""), ignoring: 1)
        .| $0.marks(UInt8(ascii: "%")) .| $0.marks(UInt8(ascii: "<"), ignoring: 2) .| $0.marks(UInt8(ascii: "`"))
        .| .!$0.marks(outside: UInt8(ascii: "[")...UInt8(ascii: "^"))
    }
  }

  /// Whether an address can hold a byte as it is. A percent sign is not one of these.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"),
      UInt8(ascii: "@"), UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "'"),
      UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: "="):
      true
    default: false
    }
  }

  private static func isCode(at index: Int, in bytes: [UInt8]) -> Bool {
    index + 2 < bytes.count
      && [bytes[index + 1], bytes[index + 2]].allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
