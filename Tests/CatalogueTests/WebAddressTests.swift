import Testing

@testable import Catalogue

struct WebAddressTests {
  @Test(arguments: [
    ("https://example.org/a/b.html?c=d&e=f#g", "https://example.org/a/b.html?c=d&e=f#g"),
    ("https://example.org/%C3%A4", "https://example.org/%C3%A4"),
    (
      "https://example.org/a<b>\"c d|e\\f^g`h{i}[j]",
      "https://example.org/a%3Cb%3E%22c%20d%7Ce%5Cf%5Eg%60h%7Bi%7D%5Bj%5D"
    ),
    ("https://example.org/100%", "https://example.org/100%25"), ("https://example.org/%4", "https://example.org/%254"),
    ("https://example.org/a#b#c", "https://example.org/a#b%23c"),
    ("https://Bücher.example:8080/ä?ö=ü#ß", "https://xn--bcher-kva.example:8080/%C3%A4?%C3%B6=%C3%BC#%C3%9F"),
    ("HTTPS://例え.jp/", "https://xn--r8jz45g.jp/"), ("https://me@bücher.example", "https://me@xn--bcher-kva.example"),
    ("http://[2001:db8::1]:80/[x]", "http://[2001:db8::1]:80/%5Bx%5D"),
    ("mailto:jürgen@example.org", "mailto:j%C3%BCrgen@example.org"),
    ("https://a_b.example/", "https://a_b.example/"), ("https://r3---sn-x.example/", "https://r3---sn-x.example/"),
  ])
  func `encodes what a link cannot hold, and a host by its name in ASCII`(written: String, encoded: String) {
    #expect(WebAddress.encoded(written) == encoded)
    #expect(WebAddress.encoded(encoded) == encoded)
    #expect(WebAddress.isWhole(written))
  }

  @Test func `the same characters are encoded wherever they are`() {
    let kept = Set("-._~:/?#@!$&'()*+,;=".utf8)
    for byte in UInt8(ascii: "!")...UInt8(ascii: "~") {
      let character = String(decoding: [byte], as: UTF8.self)
      let isKept = kept.contains(byte) || Character(character).isLetter || Character(character).isNumber
      let encoded = isKept ? character : "%" + String(byte, radix: 16, uppercase: true)
      for before in 0..<20 {
        let (start, end) = (String(repeating: "z", count: before), String(repeating: "y", count: 20 - before))
        #expect(WebAddress.encoded(start + character + end) == start + encoded + end)
      }
    }
  }

  @Test(arguments: [
    "https://", "https:///path", "https://a\"b.example/", "https://a<b", "https://exa mple/", "https://a.example:port/",
    "https://user@/", "https://[::g]/", "https://[]/", "https://\u{FFFD}.example/", "https://%41.example/",
    "https://\u{301}",
  ])
  func `an address without a host that can be one is not whole`(text: String) {
    #expect(!WebAddress.isWhole(text))
  }

  @Test(arguments: [
    ("https://user:secret@example.org/", true), ("https:/user:secret@example.org/", true),
    ("jdbc:postgresql://user:secret@a.b/x", true), ("//user:secret@a.b", true), ("//user@a.b/x:y@z", false),
    ("https:user:secret@a.b", true), ("https://user:secret@[::1]:80/", true),
    ("https://user@example.org/", false), ("https://user:@example.org/", false),
    ("https://example.org:80/a@b:c", false), ("https://user:\u{301}x@example.org/", true),
    ("https://\u{301}user:x@example.org/", true), ("https://user:x@\u{301}.example.org/", true),
    ("mailto:a@example.org", false), ("https://:secret@example.org/", true), ("https://:@example.org/", false),
    (#"ftp://CORP\ada:x@h.org/"#, true), (#"wss://CORP\ada:x@h.org/"#, true), (#"https:///CORP\ada:x@h.org/"#, true),
    (#"https://CORP\ada:x@h.org/"#, true), (#"https://CORP\ada@h.org/"#, false), (#"smb://CORP\ada:x@h.org/"#, true),
    ("https://user%3Asecret@example.org/", true), ("https://user%3a@example.org/", false),
    ("https://abcdefghij0123456789@example.org/", true), ("https://abcdefghij0123456789:@example.org/", true),
    ("https://abcdefghij012345678@example.org/", false), ("mailto:abcdefghij0123456789@example.org", false),
  ])
  func `a password is found before the host`(text: String, hasPassword: Bool) {
    #expect(WebAddress.hasPassword(text) == hasPassword)
    #expect(!hasPassword || text.utf8.count > WebAddress.user(of: text).utf8.count)
    #expect(!hasPassword || WebAddress.user(of: text).utf8.last == UInt8(ascii: "@"))
  }

  @Test(arguments: [
    (#"https://e.org\@evil.example/x?\"#, "https://e.org/@evil.example/x?%5C"),
    (#"HTTP:\\e.org\a#\"#, "http://e.org/a#%5C"),
    (#"mailto:a\b@e.org"#, "mailto:a%5Cb@e.org"),
  ])
  func `a backslash is the slash that browsers read`(text: String, address: String) {
    #expect(WebAddress.encoded(text) == address)
    #expect(!WebAddress.hasPassword(text))
  }

  @Test func `a normalized address has its scheme and its host in lower case`() {
    #expect(WebAddress.normalized("HTTPS://EXAMPLE.org/Cabinet/") == "https://example.org/Cabinet/")
    #expect(WebAddress.normalized("https://BÜCHER.example/Ä/") == "https://xn--bcher-kva.example/%C3%84/")
  }
}
