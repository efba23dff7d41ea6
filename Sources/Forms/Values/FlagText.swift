/// The words for yes and no that front matter may have.
enum FlagText {
  static let yes = "yes"
  static let no = "no"

  /// The words by their pairs; the first one is written where an item has none.
  private static let pairs = [("true", "false"), ("yes", "no"), ("on", "off")]

  /// Yes or no in the words of what an item had.
  static func written(_ shown: String, like old: String?) -> String {
    guard shown == yes || shown == no else { return shown }
    let old = old?.lowercased()
    let pair = pairs.first { $0.0 == old || $0.1 == old } ?? pairs[0]
    return shown == yes ? pair.0 : pair.1
  }
}
