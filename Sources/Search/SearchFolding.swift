package import Language
import Synchronization

/// What a language does not tell apart in a search: case, accents and width, as its collation has it.
///
/// Browsers compare text each in their own way. So a table of replacements is made here, by ICU, and the script does with
/// text and query what the table says: é is e, ß is ss, ø is o in English and a letter of its own in Danish, ア is あ.
/// Punctuation and symbols become spaces.
package struct SearchFolding: Sendable {
  /// What each character becomes that does not stay as it is; ASCII letters become small in any case.
  let replacements: [Unicode.Scalar: String]
  /// The table as an array of a script.
  let script: [UInt8]

  /// Every table that was asked for: ICU compares some 20,000 characters for each.
  private static let made = Mutex<[LanguageTag: SearchFolding]>([:])

  /// The table of a language, which is made once.
  package static func of(_ language: LanguageTag) throws(ICUFailure) -> SearchFolding {
    try made.withLock { made throws(ICUFailure) in
      if let folding = made[language] { return folding }
      let folding = try SearchFolding(language)
      made[language] = folding
      return folding
    }
  }

  package init(_ language: LanguageTag) throws(ICUFailure) {
    let keys = PrimaryKeys(try TextCollator(language))
    let representatives = FoldingRepresentatives(keys)
    var replacements: [Unicode.Scalar: String] = [:]
    for scalar in Self.characters {
      let replacement = Self.replacement(of: scalar, representatives)
      let plain = scalar.isASCII ? String(scalar).lowercased() : String(scalar)
      if replacement != plain { replacements[scalar] = replacement }
    }
    self.replacements = replacements
    script = Self.script(of: replacements)
  }

  /// The text as it is searched: words with one or more spaces between them.
  package func fold(_ text: String) -> String {
    var folded = ""
    for scalar in nfc(text).unicodeScalars {
      if let replacement = replacements[scalar] {
        folded += replacement
      } else {
        folded.unicodeScalars.append(scalar.isASCII ? Unicode.Scalar(Self.lowercase(UInt8(scalar.value))) : scalar)
      }
    }
    return folded
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  private static func replacement(of scalar: Unicode.Scalar, _ representatives: FoldingRepresentatives) -> String {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber:
      return representatives.of(scalar)
    // A mark that counts for nothing in the order goes; one that does, as vowels in India, stays.
    case .nonspacingMark, .spacingMark, .enclosingMark: return representatives.of(scalar)
    case .decimalNumber, .otherNumber: return digit(scalar) ?? representatives.of(scalar)
    // What cannot be seen does not end a word: soft hyphens, joiners, marks of direction.
    case .format: return ""
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol,
      .spaceSeparator, .lineSeparator, .paragraphSeparator, .control:
      // Tabulators and line ends part the data's own fields.
      return scalar == "\t" || scalar == "\n" ? String(scalar) : " "
    case .surrogate, .privateUse, .unassigned: return String(scalar)
    @unknown default: return String(scalar)
    }
  }

  /// The ASCII digit for a digit in another script, above or below the line, or in a circle.
  private static func digit(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.properties.numericType {
    case .decimal, .digit: scalar.properties.numericValue.map { String(Int($0)) }
    case .numeric, nil: nil
    @unknown default: nil
    }
  }

  /// The characters that may be replaced: all of the basic plane but ideographs and syllables of Hangul, and the
  /// mathematical letters and further scripts with two cases in the plane after it.
  private static let characters: [Unicode.Scalar] = {
    let ranges: [ClosedRange<UInt32>] = [
      0x0...0x33FF, 0x4DC0...0x4DFF, 0xA490...0xABFF, 0xFB00...0xFFFD, 0x10400...0x104FF, 0x10C80...0x10CFF,
      0x118A0...0x118DF, 0x16E40...0x16E7F, 0x1D400...0x1D7FF, 0x1E900...0x1E943, 0x1F000...0x1FAFF,
    ]
    return ranges.flatMap { $0.compactMap(Unicode.Scalar.init) }
  }()
}
