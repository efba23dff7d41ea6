import Diagnostics

/// Lists that are written as one text.
enum CommaList {
  /// What is odd about a single text that looks like several; nil if it does not.
  static func finding(in text: String, key: String) -> ValueFinding? {
    let (separator, name): (Character, String) = text.contains(";") ? (";", "semicolon") : (",", "comma")
    let parts = text.split(separator: separator, omittingEmptySubsequences: false).map { part in
      String(part.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    let list = parts.map { $0.contains(",") ? "\"\($0)\"" : $0 }.joined(separator: ", ")
    return .warning(
      .listComma, "\(key) is one text with a \(name) in it; several are written in brackets: [\(list)]")
  }
}
