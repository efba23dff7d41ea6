import Addresses
import Catalogue
package import Diagnostics

/// Says what was found when pages were laid out and drawn.
package struct PrintFindings {
  private let source: PrintSource

  package init(_ source: PrintSource) {
    self.source = source
  }

  /// - Parameters:
  ///   - pictures: why pictures are not shown, by their paths in the collection's folder.
  ///   - characters: characters that no font has, each with a text that it is in.
  ///   - codes: QR codes that are too fine, by their addresses: the sides of their cells, in points.
  package func all(
    pictures: [String: String], characters: [Unicode.Scalar: String], codes: [String: Double] = [:]
  ) -> [Diagnostic] {
    pictures.sorted { $0.key < $1.key }.map { path, reason in
      Self.unreadable(path, reason, in: source.collection.id)
    } + missingFonts(characters) + fineCodes(codes)
  }

  /// One finding, at the item with the finest code.
  private func fineCodes(_ codes: [String: Double]) -> [Diagnostic] {
    guard let (address, side) = codes.min(by: { ($0.value, $0.key) < ($1.value, $1.key) }),
      let item = source.collection.items.first(where: { source.address(of: $0) == address })
    else { return [] }
    return [Self.fineCode(of: item.fileStem, side: side, others: codes.count - 1, in: source.collection.id)]
  }

  /// A QR code that is too fine to be read from paper.
  ///
  /// - Parameters:
  ///   - item: The name of the item's file, without its ending.
  ///   - side: That of a cell, in points.
  ///   - others: How many other codes are too fine.
  package static func fineCode(of item: String, side: Double, others: Int, in collection: String) -> Diagnostic {
    let millimetres = (side / PageFormat.pointsPerMillimetre * 100 + 0.001).rounded(.down) / 100
    let rest = others == 0 ? "" : " (and those of \(others) more \(others == 1 ? "item is" : "items are") too fine)"
    return .warning(
      .codeSize, in: "\(SourcePath.folder(ofCollection: collection))/\(item).md", at: .start,
      "the cells of this item's QR code have sides of \(millimetres) mm\(rest), and many readers need 0.25 mm: print on larger labels, "
        + "or give the item a shorter address")
  }

  /// A picture that is a frame with its name instead.
  package static func unreadable(_ path: String, _ reason: String, in collection: String) -> Diagnostic {
    .warning(
      .pictureUnreadable, in: "content/\(collection)/\(path)", at: .start,
      "this picture cannot be printed: \(reason)")
  }

  /// One finding for each script, or for characters of no script.
  private func missingFonts(_ characters: [Unicode.Scalar: String]) -> [Diagnostic] {
    var scripts: [ScriptFont: (character: Unicode.Scalar, text: String)] = [:]
    for (character, text) in characters.sorted(by: { $0.key.value < $1.key.value }) {
      let font = ScriptFont(character)
      if scripts[font] == nil { scripts[font] = (character, text) }
    }
    return scripts.sorted { $0.key.package < $1.key.package }.map {
      Self.missing($0.value.character, in: $0.value.text, of: source.collection.id)
    }
  }

  /// A character of a text that no font has.
  package static func missing(_ character: Unicode.Scalar, in text: String, of collection: String) -> Diagnostic {
    let code = String(character.value, radix: 16, uppercase: true)
    let number = String(repeating: "0", count: max(0, 4 - code.count)) + code
    let font = ScriptFont(character)
    let hint =
      font == .own ? "only a font of its own would have it" : "the package \(font.package) has such characters"
    return .warning(
      .fontMissing, in: SourcePath.settings(ofCollection: collection), at: .start,
      "no font has '\(character)' (U+\(number)), as in '\(text.prefix(40))'; \(hint)")
  }
}

/// The Debian package with a font for a script.
enum ScriptFont: Hashable {
  case eastAsian, emoji, other
  /// Characters that mean something in fonts of their own.
  case own

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFFEF, 0x20000...0x3FFFF:
      self = .eastAsian
    case _ where scalar.properties.isEmojiPresentation, 0x1F000...0x1FAFF: self = .emoji
    case _ where [.privateUse, .unassigned].contains(scalar.properties.generalCategory): self = .own
    default: self = .other
    }
  }

  var package: String {
    switch self {
    case .eastAsian: "fonts-noto-cjk"
    case .emoji: "fonts-noto-color-emoji"
    case .other: "fonts-noto-core"
    case .own: ""
    }
  }
}

extension TableTooWide {
  /// What is wrong, and what can be done.
  package func finding(in file: String, at location: SourceLocation) -> Diagnostic {
    .error(.printWidth, in: file, at: location, message)
  }

  package var message: String {
    "the columns do not fit on \(paper), not even across it in rows of two lines at 7 points; the widest are \(columns.joined(separator: ", ")): print fewer columns, or use larger paper"
  }
}
