/// The drawings (SVG) and formulas (MathML) that are open at a place of a template. Elements in them are read by other rules: those that
/// hold plain text in HTML, such as `title`, hold elements there, and a slash closes them.
struct ForeignContent: Hashable {
  /// The open drawings and formulas, and the elements in them that hold HTML, from the outermost.
  private var open: [[UInt8]] = []

  /// How many are followed; no page has so many in one another.
  private static let limit = 16
  private static let roots = names("svg math")
  /// The elements of drawings and formulas that hold HTML.
  private static let holders = names("foreignobject desc title annotation-xml mi mo mn ms mtext")
  /// The elements of HTML that end all drawings and formulas they are in.
  private static let breakouts = names(
    """
    b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s \
    small span strong strike sub sup table tt u ul var
    """)

  private static func names(_ names: String) -> Set<[UInt8]> { Set(names.split(separator: " ").map { Array($0.utf8) }) }

  /// Whether elements here are those of a drawing or a formula.
  var isInside: Bool { open.last.map(Self.roots.contains) ?? false }

  /// Takes in the tag that opens an element.
  ///
  /// - Parameters:
  ///   - element: The name in small letters.
  ///   - isClosed: Whether the tag ends in a slash.
  mutating func begin(_ element: [UInt8], isClosed: Bool) {
    if isInside, Self.breakouts.contains(element) { return leave() }
    let isOpened = Self.roots.contains(element) || isInside && Self.holders.contains(element)
    if isOpened, !isClosed, open.count < Self.limit { open.append(element) }
  }

  /// Takes in the tag that closes an element.
  mutating func end(_ element: [UInt8]) {
    if isInside, Self.names("p br").contains(element) { return leave() }
    if let position = open.lastIndex(of: element) { open.removeSubrange(position...) }
  }

  private mutating func leave() {
    while isInside { open.removeLast() }
  }
}
