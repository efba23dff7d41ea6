import Diagnostics

/// How new items of a list are written: as their neighbours are.
struct ListItemStyle {
  /// How a mapping is written.
  enum Mapping: Equatable {
    case braces(hasPadding: Bool)
    /// A line for each key.
    case lines
  }

  private let writer: ScalarWriter
  private let quotes: Scalar.Style
  private let mapping: Mapping
  /// How many columns there are between the dash and the item.
  private let gap: Int
  private let lineBreak: String

  /// The style of the items next to a position of a list.
  ///
  /// - Parameter dash: the column of the dashes, from 0; nil of a list in brackets.
  init(of items: [Node], near position: Int, dash: Int?, in bytes: [UInt8]) {
    writer = ScalarWriter(isInBrackets: dash == nil)
    lineBreak = bytes.lineBreak
    quotes = items.quotes(near: position)
    let nearest = items.indices.filter { items[$0].entries?.isEmpty == false }
      .min { abs($0 - position) < abs($1 - position) }
    guard let nearest else {
      (mapping, gap) = (.braces(hasPadding: true), 1)
      return
    }
    let start = items[nearest].bytes.lowerBound
    if items[nearest].isInBrackets(bytes) {
      (mapping, gap) = (.braces(hasPadding: isBlank(bytes[start + 1])), 1)
    } else {
      (mapping, gap) = (.lines, max(1, items[nearest].location.column - 2 - (dash ?? 0)))
    }
  }

  /// An item as it is written in brackets, or after a dash in column `dash`.
  ///
  /// - Parameter style: how the text before was written, if there was one.
  func text(of value: EditedValue, dash: Int? = nil, style: Scalar.Style? = nil) -> String {
    guard let dash else { return line(value, style: style) }
    let gap = if case .mapping = value, mapping == .lines { self.gap } else { 1 }
    let text = item(value, column: dash + 1 + gap, style: style)
    return String(repeating: " ", count: dash) + "-" + (text.isEmpty ? "" : String(repeating: " ", count: gap) + text)
  }

  /// An item as it is written in a column, without its dash.
  func item(_ value: EditedValue, column: Int, style: Scalar.Style? = nil) -> String {
    guard case .mapping(let members) = value, mapping == .lines, !members.isEmpty else {
      return line(value, style: style)
    }
    let lines = members.map { member in
      let written = WrittenValue(member.value, writer: writer, indentation: column, lineBreak: lineBreak)
      return writer.line(member.key) + ":" + written.afterColon
    }
    return lines.joined(separator: lineBreak + String(repeating: " ", count: column))
  }

  private func line(_ value: EditedValue, style: Scalar.Style?) -> String {
    let hasPadding = mapping != .braces(hasPadding: false)
    return writer.line(value, style: style ?? quotes, hasPadding: hasPadding)
  }
}

extension [Node] {
  /// The quotes that a text added at a position gets: those of its neighbour.
  fileprivate func quotes(near position: Int) -> Scalar.Style {
    guard !isEmpty else { return .plain }
    return switch self[position > 0 ? position - 1 : 0].style {
    case .singleQuoted: .singleQuoted
    case .doubleQuoted: .doubleQuoted
    case .plain, .literal, .folded, nil: .plain
    }
  }
}
