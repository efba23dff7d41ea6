private import Characters

/// A part of a flow item at its place.
struct PlacedItem {
  /// The position of the item in the flow; of a repeated head, that of the item that it is above.
  let item: Int32
  /// The position in the head of the item's group, if this is a part of a repeated head.
  var head: Int16?
  var column: Int16 = 0
  let y: Float
  /// The first of the lines that are drawn, and how many are; 0 for the whole item.
  var firstLine: Int32 = 0
  var lineCount: Int32 = 0
}

/// The items of a flow on their pages.
struct Pagination {
  private(set) var placed: [PlacedItem] = []
  /// The positions in `placed` at which pages begin.
  private(set) var starts: [Int] = []

  var pageCount: Int { starts.count }

  func items(onPage page: Int) -> ArraySlice<PlacedItem> {
    placed[starts[page]..<(page + 1 < starts.count ? starts[page + 1] : placed.count)]
  }

  /// The page on which the placed item at a position is.
  func page(of position: Int) -> Int {
    starts.partitioningIndex { $0 > position } - 1
  }

  fileprivate mutating func reserve(_ count: Int) { placed.reserveCapacity(count + count / 16) }
  fileprivate mutating func beginPage() { starts.append(placed.count) }
  fileprivate mutating func place(_ item: PlacedItem) { placed.append(item) }
}

/// Divides a flow between pages.
///
/// Items that keep with the next one are on its page. An item that is higher than a page is divided between its lines. Where a page begins within a group, the
/// group's head is repeated.
struct Paginator {
  private let flow: Flow
  private let height: Double
  private let columns: Int
  private var pagination = Pagination()
  private var y = 0.0
  private var column = 0
  /// Whether nothing but a repeated head is in the column.
  private var isAtTop = true

  static func paginate(_ flow: Flow, height: Double, columns: Int = 1) -> Pagination {
    var paginator = Paginator(flow: flow, height: height, columns: columns)
    paginator.placeAll()
    return paginator.pagination
  }

  private init(flow: Flow, height: Double, columns: Int) {
    self.flow = flow
    self.height = height
    self.columns = columns
  }
}

extension Paginator {
  private mutating func placeAll() {
    pagination.reserve(flow.items.count)
    pagination.beginPage()
    var position = 0
    while position < flow.items.count {
      let chain = chain(from: position)
      let item = flow.items[position]
      if item.startsPage, !(isAtTop && column == 0) { breakPage(before: nil) }
      if y + chain.height > height, !isAtTop { breakColumn(before: position) }
      for position in chain.items { place(position) }
      position = chain.items.upperBound
    }
  }

  /// The items from a position on that are to be on one page, and how high they are: of a last one that can be divided and is higher than half a page, its first lines.
  private func chain(from start: Int) -> (items: Range<Int>, height: Double) {
    var end = start
    var sum = 0.0
    while end < flow.items.count {
      let item = flow.items[end]
      end += 1
      let isDivided = item.lines > 1 && Double(item.height) > height / 2
      sum += isDivided ? Double(item.firstLines) * lineHeight(of: item) : Double(item.height)
      guard item.keepsWithNext, !isDivided else { break }
      // What does not fit a page anyway is not kept together.
      if sum > height * 0.75 { break }
    }
    return (start..<end, sum)
  }

  private func lineHeight(of item: FlowItem) -> Double { Double(item.height) / Double(max(1, item.lines)) }

  private mutating func place(_ position: Int) {
    let item = flow.items[position]
    // A page does not begin with a gap.
    if case .space = item.content {
      if !isAtTop { y = min(y + Double(item.height), height) }
      return
    }
    if y + Double(item.height) <= height + 0.01 { return placeWhole(position, item) }
    if item.lines > 1 { return placeLines(position, item) }
    if !isAtTop { breakColumn(before: position) }
    placeWhole(position, item)
  }

  private mutating func placeWhole(_ position: Int, _ item: FlowItem) {
    pagination.place(PlacedItem(item: Int32(position), column: Int16(column), y: Float(y)))
    y += Double(item.height)
    isAtTop = false
  }

  private mutating func placeLines(_ position: Int, _ item: FlowItem) {
    let line = lineHeight(of: item)
    var first: Int32 = 0
    while first < item.lines {
      let room = Int32((height - y + 0.01) / line)
      let rest = item.lines - first
      // Neither the first nor the last line stands alone.
      let least = first == 0 ? item.firstLines : 2
      var count = min(rest, room)
      if rest - count == 1, count > least { count -= 1 }
      if count < min(least, rest), !isAtTop {
        breakColumn(before: position)
        continue
      }
      count = max(1, count)
      pagination.place(
        PlacedItem(
          item: Int32(position), column: Int16(column), y: Float(y), firstLine: first, lineCount: count))
      y += Double(count) * line
      first += count
      isAtTop = false
      if first < item.lines { breakColumn(before: position) }
    }
  }

  private mutating func breakColumn(before position: Int) {
    if column + 1 < columns {
      column += 1
      y = 0
      isAtTop = true
    } else {
      breakPage(before: position)
    }
  }

  private mutating func breakPage(before position: Int?) {
    pagination.beginPage()
    (column, y, isAtTop) = (0, 0, true)
    guard let position, let group = flow.items[position].group else { return }
    for (number, head) in flow.groups[Int(group)].continuedHead.enumerated() {
      pagination.place(PlacedItem(item: Int32(position), head: Int16(number), y: Float(y)))
      y += Double(head.height)
    }
  }
}
