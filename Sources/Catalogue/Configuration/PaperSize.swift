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
