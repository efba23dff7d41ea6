/// The value of an element for one of the keys that it is sorted by.
///
/// Literals are values: `["title": "The Hobbit", "year": 1937, "authors": ["J. R. R. Tolkien"]]`.
public struct SortValue: Sendable, Hashable {
  package enum Content: Sendable, Hashable {
    case missing
    case text(String)
    case texts([String])
    /// The greatest floating-point number that is not above the number, and how far above that the number is.
    case number(Double, rest: UInt16)
    /// A decimal number, in a unit that all values of its key share.
    case units(Int128)
  }

  package let content: Content

  package init(_ content: Content) {
    self.content = content
  }

  /// No value: such elements come last or first, as the sort descriptor says.
  public static let missing = SortValue(.missing)

  /// A text; nil is missing.
  public static func text(_ text: String?) -> SortValue {
    SortValue(text.map { .text($0) } ?? .missing)
  }

  /// Several texts, compared one by one; none is missing.
  public static func texts(_ texts: [String]) -> SortValue {
    SortValue(texts.isEmpty ? .missing : .texts(texts))
  }

  /// A whole number, such as a year, or a time in seconds; nil is missing.
  public static func number(_ number: Int?) -> SortValue {
    guard let number else { return .missing }
    let nearest = Double(number)
    let below = Int128(nearest) > Int128(number) ? nearest.nextDown : nearest
    return SortValue(.number(below, rest: UInt16(Int128(number) - Int128(below))))
  }

  /// A number, compared by its exact value, also with whole ones; nil and NaN are missing.
  public static func number(_ number: Double?) -> SortValue {
    guard let number, !number.isNaN else { return .missing }
    return SortValue(.number(number == 0 ? 0 : number, rest: 0))
  }

  /// Yes or no, no before yes; nil is missing.
  public static func flag(_ flag: Bool?) -> SortValue {
    number(flag.map { $0 ? 1 : 0 })
  }
}

extension SortValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByNilLiteral
{
  public init(stringLiteral text: String) { self = .text(text) }
  public init(integerLiteral number: Int) { self = .number(number) }
  public init(floatLiteral number: Double) { self = .number(number) }
  public init(booleanLiteral flag: Bool) { self = .flag(flag) }
  public init(arrayLiteral texts: String...) { self = .texts(texts) }
  public init(nilLiteral: ()) { self = .missing }
}
