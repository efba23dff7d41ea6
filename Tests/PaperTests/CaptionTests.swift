import PaperLayout
import Testing

/// Pictures with their captions on paper.
struct CaptionTests {
  private static let configuration = """
    fields: { title: text, photos: { type: images } }
    name: '{{title}}'
    print: { photo: photos }
    """

  private static func collection(_ pictures: String) throws -> PrintedCollection {
    try PrintedCollection(configuration, items: ["title: A\nphotos: [\(pictures)]"])
  }

  @Test(arguments: [PrintKind.cards, .catalogue])
  func `a caption is below its picture, as wide as that`(kind: PrintKind) throws {
    let printed = try Self.collection("{ file: a.png, alt: Front, caption: From the left }, b.png")
    let canvas = try printed.drawn {
      $0.kind = kind
      $0.photos = .small
    }.0
    let marks = canvas.pages.joined()
    let picture = try #require(marks.first { $0.elements.last == .figure }).rectangle
    let caption = try #require(marks.first { $0.text == "From the left" }).rectangle
    #expect(caption.y >= picture.y + picture.height)
    #expect(caption.x >= picture.x && caption.x + caption.width <= picture.x + picture.width)
    #expect(canvas.figures == (kind == .cards ? ["Front", "A"] : ["Front"]))
  }

  @Test(arguments: [PrintKind.cards, .catalogue])
  func `a caption of any length is printed as a whole`(kind: PrintKind) throws {
    let long = String(repeating: "word ", count: 5_000) + "END"
    let printed = try Self.collection("{ file: a.png, caption: \(long) }, { file: b.png, caption: Back }")
    let (canvas, document) = try printed.drawn {
      $0.kind = kind
      $0.photos = .small
    }
    let height = document.size.height
    let parts = canvas.pages.joined().filter { $0.text == long }
    #expect(canvas.pages.count > 1 && parts.count > 1)
    #expect(parts.allSatisfy { $0.rectangle.y + $0.rectangle.height < height })
    #expect(canvas.pages(with: "Back").count == (kind == .cards ? 1 : 0))
  }
}
