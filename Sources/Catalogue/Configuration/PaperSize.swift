package import Language

/// The size of a sheet of paper, upright.
package enum PaperSize: String, Sendable, Hashable, CaseIterable {
  case a3, a4, a5, b4, b5, letter, legal, tabloid

  /// The width and height in millimetres.
  package var millimetres: (width: Double, height: Double) {
    switch self {
    case .a3: (297, 420)
    case .a4: (210, 297)
    case .a5: (148, 210)
    case .b4: (250, 353)
    case .b5: (176, 250)
    case .letter: (215.9, 279.4)
    case .legal: (215.9, 355.6)
    case .tabloid: (279.4, 431.8)
    }
  }

  /// What the size is called in sentences.
  package var title: String {
    switch self {
    case .a3, .a4, .a5, .b4, .b5: rawValue.uppercased()
    case .letter, .legal, .tabloid: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }
}

extension PaperSize {
  /// The size with such measures in millimetres; A4 if none has them.
  init(width: Int, height: Int) {
    self =
      Self.allCases.first { size in
        abs(size.millimetres.width - Double(width)) < 1 && abs(size.millimetres.height - Double(height)) < 1
      } ?? .a4
  }
}

extension PrintSettings {
  /// The paper that is asked for, or that people use where the language is spoken.
  package func paper(for language: LanguageTag) -> PaperSize {
    let usual = language.paperSize
    return paper ?? PaperSize(width: usual.width, height: usual.height)
  }
}
