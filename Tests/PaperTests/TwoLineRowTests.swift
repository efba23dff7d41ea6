import Catalogue
import PaperLayout
import Testing

/// Rows of an inventory that are set in two lines.
struct TwoLineRowTests {
  private static let texts = (1...12).map { "text\($0)" }

  private static var configuration: String {
    let fields =
      texts.map { "  \($0): { type: text, label: A long word }" } + [
        "  price: { type: money, label: Purchase price }", "  worth: { type: money, label: Insured value }",
        "  photo: image",
      ]
    return """
      fields:
        title: text
      \(fields.joined(separator: "\n"))
      name: '{{title}}'
      sorts: [{ name: A, by: [title], sections: index(title) }]
      print:
        columns: [\((["title", "price"] + texts.prefix(6) + ["worth"] + texts.dropFirst(6)).joined(separator: ", "))]
        totals: [count, sum(price), sum(worth)]
        photo: photo

      """
  }

  @Test(arguments: ["en", "ar"], [PhotoSize.no, .small, .large])
  func `nothing is printed over anything else`(language: String, photos: PhotoSize) throws {
    let values = Self.texts.map { "\($0): Gränsfors Bruk" } + ["price: 1249.5", "worth: 99800", "photo: a.jpg"]
    let items = (1...3).map { (["title: Axe \($0)"] + values).joined(separator: "\n") }
    let printed = try PrintedCollection(
      Self.configuration, site: "title: T\nlanguage: \(language)\n", items: items)
    let canvas = try printed.drawn { options in
      options.paper = .a5
      options.photos = photos
    }.0
    #expect(canvas.pages.joined().contains { $0.elements.last == .figure } == (photos != .no))
    for page in canvas.pages {
      let marks = page.filter { !$0.text.isEmpty || $0.elements.last == .figure }
      for (number, mark) in marks.enumerated() {
        for other in marks.dropFirst(number + 1) where mark.rectangle.overlaps(other.rectangle) {
          Issue.record("'\(mark.text)' and '\(other.text)' are in one place: \(mark.rectangle), \(other.rectangle)")
        }
      }
    }
  }
}

extension Rectangle {
  /// Whether two rectangles have a place in common, that of rounding aside.
  fileprivate func overlaps(_ other: Rectangle) -> Bool {
    let (left, right) = (max(x, other.x), min(x + width, other.x + other.width))
    let (top, bottom) = (max(y, other.y), min(y + height, other.y + other.height))
    return right - left > 0.1 && bottom - top > 0.1
  }
}
