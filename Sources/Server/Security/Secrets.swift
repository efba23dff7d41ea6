/// What only the browser of the site's user knows.
struct Secrets: Sendable {
  /// Part of the address that is printed.
  let key: String
  /// The value of the cookie.
  let session: String
  /// What each form carries.
  let token: String

  init() {
    key = Self.random()
    session = Self.random()
    token = Self.random()
  }

  /// 128 random bits, as letters and digits.
  private static func random() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 36)
      return String(repeating: "0", count: 13 - digits.count) + digits
    }.joined()
  }

  /// Whether two texts are the same, in a time that doesn't tell where they differ.
  static func areEqual(_ one: some StringProtocol, _ other: some StringProtocol) -> Bool {
    let (ones, others) = (Array(one.utf8), Array(other.utf8))
    guard ones.count == others.count else { return false }
    return zip(ones, others).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
