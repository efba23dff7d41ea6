/// A part of a document that is placed on a page, with its height.
struct FlowItem {
  enum Content {
    /// A row of one of the document's tables.
    case row(table: Int16, Int32)
    /// The head of a table, which is repeated on every page.
    case tableHead(Int16)
    case block(any Block)
    case space
  }

  let content: Content
  let height: Float
  /// How many lines can be set apart if the item is higher than a page; 0 if it stays whole.
  var lines: Int32 = 0
  /// How many lines are set together at least where the item begins, if it is divided.
  var firstLines: Int32 = 2
  /// Whether the next item is to be on the same page.
  var keepsWithNext = false
  /// Whether the item is the first on its page.
  var startsPage = false
  /// Whether the item is as wide as all columns of its page, of which the others are empty.
  var isWide = false
  /// The number of the group whose head is repeated where the item begins a page.
  var group: Int32?

  init(_ content: Content, height: Double) {
    self.content = content
    self.height = Float(height)
  }
}

/// Something that is drawn in a column of a page.
protocol Block {
  /// The name of the place, for links to it.
  var anchor: String? { get }

  /// The element of the document's structure that the block makes up with those before and after it.
  var whole: ElementKind? { get }

  /// How high the block is, and how many lines it has if it can be divided between them; 0 if it cannot.
  func size(width: Double, measurer: any TextMeasurer) -> (height: Double, lines: Int)

  /// Draws the block, or some of its lines.
  ///
  /// - Parameter lines: nil for all.
  func draw(at origin: Point, width: Double, lines: Range<Int>?, on canvas: any Canvas, page: PageContext)
}

extension Block {
  var anchor: String? { nil }
  var whole: ElementKind? { nil }
}

/// What blocks may say of the document they are in.
struct PageContext {
  /// The number of the page on which each anchor is, as it is printed.
  let pages: [String: String]
}

/// Items with a head that is repeated on every page that they go on to.
struct FlowGroup {
  let continuedHead: [FlowItem]

  var headHeight: Double { continuedHead.reduce(0) { $0 + Double($1.height) } }
}

/// Items in order, before they have pages.
struct Flow {
  var items: [FlowItem] = []
  var groups: [FlowGroup] = []

  mutating func append(_ content: FlowItem.Content, height: Double, keepsWithNext: Bool = false, group: Int32? = nil) {
    var item = FlowItem(content, height: height)
    item.keepsWithNext = keepsWithNext
    item.group = group
    items.append(item)
  }

  mutating func append(_ block: some Block, width: Double, measurer: any TextMeasurer, keepsWithNext: Bool = false) {
    let size = block.size(width: width, measurer: measurer)
    var item = FlowItem(.block(block), height: size.height)
    item.lines = Int32(size.lines)
    item.keepsWithNext = keepsWithNext
    items.append(item)
  }

  mutating func space(_ height: Double) {
    append(.space, height: height)
  }

  /// Lets the next item begin a page.
  mutating func breakPage() {
    var item = FlowItem(.space, height: 0)
    item.startsPage = true
    items.append(item)
  }
}
