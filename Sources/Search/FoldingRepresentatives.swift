import Language

/// Picks, of the characters that a language does not tell apart, the one that stands for all.
///
/// These are small ASCII letters and digits where there are such, also two of them, as for ß; then plain kana; the first small letter
/// without accents; or else the letters that it is made of, as for Ⅷ.
struct FoldingRepresentatives {
  private let keys: PrimaryKeys
  private var texts: [[UInt8]: String] = [:]

  private static let kana = "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわゐゑをん"

  init(_ keys: PrimaryKeys) {
    self.keys = keys
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(Unicode.Scalar($0)) }
    let digits = (0...9).map(String.init)
    let pairs = letters.flatMap { first in letters.map { first + $0 } }
    for text in digits + letters + pairs + Self.kana.map(String.init) + Self.smallLetters {
      let key = keys.of(text)
      if !key.isEmpty, texts[key] == nil { texts[key] = text }
    }
  }

  /// What stands for a letter, digit or mark; empty if it counts for nothing.
  func of(_ scalar: Unicode.Scalar) -> String {
    let key = keys.of(String(scalar))
    if key.isEmpty { return "" }
    return texts[key] ?? spelledOut(scalar, key) ?? scalar.properties.lowercaseMapping
  }

  /// The letters that a letter is made of, such as those of Ⅷ and ﬃ, if these are plain and the language does not tell the two apart.
  private func spelledOut(_ scalar: Unicode.Scalar, _ key: [UInt8]) -> String? {
    let letters = nfkd(String(scalar)).lowercased()
    let arePlain = letters.unicodeScalars.allSatisfy { ("a"..."z").contains($0) }
    return arePlain && keys.of(letters) == key ? letters : nil
  }

  /// The small letters and letters without case of the basic plane that are not made of others.
  private static let smallLetters: [String] = (0x80...0x33FF as ClosedRange<UInt32>).compactMap { value in
    guard let scalar = Unicode.Scalar(value) else { return nil }
    switch scalar.properties.generalCategory {
    case .lowercaseLetter, .otherLetter, .decimalNumber:
      let text = String(scalar)
      return Array(nfd(text).unicodeScalars) == [scalar] ? text : nil
    default: return nil
    }
  }
}
