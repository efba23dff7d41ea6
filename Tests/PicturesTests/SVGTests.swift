import Testing

@testable import Pictures

struct SVGTests {
  private static let start =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""

  /// What comes of elements within a drawing.
  private func published(_ content: String) throws -> String {
    let source = "\(Self.start)>\(content)</svg>"
    let bytes = try Picture.strip(Array(source.utf8))
    #expect(try Picture.strip(bytes) == bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("\(Self.start)>"))
    return String(text.dropFirst(Self.start.count + 1).dropLast("</svg>".count))
  }

  private func refusal(_ source: String) -> String? {
    do {
      _ = try Picture.render(Array(source.utf8), PictureSettings())
      return nil
    } catch {
      return "\(error)".replacing("the SVG picture cannot be published safely: ", with: "")
    }
  }

  @Test(arguments: [
    ("<script>alert(1)</script>", ""),
    ("<g onload=\"alert(1)\" onClick=\"x\"/>", "<g></g>"),
    ("<foreignObject><body xmlns=\"http://www.w3.org/1999/xhtml\"><script/></body></foreignObject>", ""),
    ("<a xlink:href=\"javascript:alert(1)\"><text>Hi</text></a>", "<text>Hi</text>"),
    ("<use href=\"http://example.org/#a\"/><use xlink:href=\"#a\"/>", "<use></use><use xlink:href=\"#a\"></use>"),
    ("<use href=\"data:image/svg+xml,%3Csvg/%3E#a\"/>", "<use></use>"),
    ("<animate attributeName=\"href\" values=\"javascript:alert(1)\"/><set attributeName=\"onload\" to=\"x\"/>", ""),
    ("<rect fill=\"url(#g)\" stroke=\"url(http://example.org/#g)\"/>", "<rect fill=\"url(#g)\"></rect>"),
    ("<rect fill=\"url( '#g' )\" filter=\"url(&quot;data:text/html,x&quot;)\"/>", "<rect fill=\"url( '#g' )\"></rect>"),
    ("<rect fill=\"u\\72l(http://example.org)\" mask=\"src('a')\" clip-path=\"image-set('a')\"/>", "<rect></rect>"),
    (
      "<rect style=\"fill:red;background:url(a);x:expression(1);stroke:url(&#35;a)\"/>",
      "<rect style=\"fill:red;stroke:url(#a)\"></rect>"
    ),
    ("<rect style=\"fill:url/**/(http://example.org)\"/>", "<rect></rect>"),
    (
      "<g xml:base=\"http://example.org/\" xml:space=\"preserve\" xlink:show=\"new\"/>",
      "<g xml:space=\"preserve\"></g>"
    ),
    (
      "<style>@import 'http://example.org/a.css'; .a{fill:red} .b{fill:blue;behavior:url(x)}</style>",
      "<style>.a{fill:red}.b{fill:blue}</style>"
    ),
    (
      "<style>@font-face{src:url(x)} @media print{.a{fill:red}} g&gt;.b{fill:url(x)} .c{stroke:#fff}</style>",
      "<style>.c{stroke:#fff}</style>"
    ),
    ("<style>.a{fill:\\75rl(x)}</style>", "<style></style>"),
    (
      "<style>.\\31 a{fill:red} .c,.d{fill:#fff} .b{content:\"\\7D .x{fill:url(y)}\"} .e{fill:red}</style>",
      "<style>.c,.d{fill:#fff}</style>"
    ),
    ("<style><![CDATA[.a{fill:red}]]></style>", "<style>.a{fill:red}</style>"),
    ("<style>.a{fill:red}&lt;/style>&lt;script></style>", "<style>.a{fill:red}</style>"),
    (
      "<text>&lt;script&gt; &amp; &#x3c;b&#62;<![CDATA[<i>]]></text>",
      "<text>&lt;script&gt; &amp; &lt;b&gt;&lt;i&gt;</text>"
    ),
    ("<metadata><x:y xmlns:x=\"z\">PRIVATE</x:y></metadata><sodipodi:namedview/>", ""),
    ("<g xmlns=\"http://www.w3.org/1999/xhtml\"><rect/></g><rect/>", "<rect></rect>"),
    ("<text id=\"a&quot; onload=&quot;x\"/>", "<text id=\"a&quot; onload=&quot;x\"></text>"),
    ("<iframe src=\"x\"/><embed/><object data=\"x\"/><handler/><audio/><video/><discard/>", ""),
    ("<?xml-stylesheet href=\"http://example.org/a.css\"?><!-- PRIVATE --><rect/>", "<rect></rect>"),
    ("<switch><foreignObject/><g systemLanguage=\"en\"/></switch>", "<switch><g systemLanguage=\"en\"></g></switch>"),
    ("<cursor href=\"x\"/><font-face-uri href=\"x\"/><mpath href=\"x\"/>", ""),
  ])
  func `only what draws is published`(content: String, result: String) throws {
    #expect(try published(content) == result)
  }

  @Test(arguments: [
    (
      "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg xmlns=\"http://www.w3.org/2000/svg\">&a;</svg>",
      "line 1: its document type declares entities"
    ),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\">\n&nbsp;</svg>", "line 2: the entity &nbsp; is not known"),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\">&#0;</svg>", "line 1: the entity &#0; is not known"),
    (
      "<svg xmlns=\"http://www.w3.org/2000/svg\"><image href=\"data:image/png;base64,AAAA\"/></svg>",
      "it holds another picture; save it as PNG"
    ),
    (
      "<svg:svg xmlns:svg=\"http://www.w3.org/2000/svg\"/>",
      "its root is not <svg xmlns=\"http://www.w3.org/2000/svg\">"
    ),
    ("<svg/>", "its root is not <svg xmlns=\"http://www.w3.org/2000/svg\">"),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\"><g></svg>", "</svg> ends an element that is not open"),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\"><g>", "it ends too early"),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\"/><svg/>", "it has more than one root"),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\" x=\"1\" x=\"2\"/>", "line 1: an element has the attribute x twice"),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\" x=1/>", "line 1: the attribute x has a value without quotation marks"),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\" x=\"<\"/>", "line 1: the attribute x has a < in it"),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\"><!-- </svg>", "line 1: a comment does not end"),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\"><style>a<b/></style></svg>", "a style sheet has elements in it"),
    ("<?xml version='1.0' encoding='UTF-7'?><svg/>", "line 1: its encoding is utf-7"),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\"/>x", "it has text outside its root"),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\">\u{C}<g/></svg>", "it has a control character"),
  ])
  func `what is unusual is refused with a reason`(source: String, reason: String) {
    #expect(refusal(source) == reason)
  }

  @Test func `patterns, masks and markers within one another are counted, and steps of filters`() {
    func nested(_ levels: Int, _ element: (Int) -> String, _ last: String) -> String {
      "\(Self.start)><style>.s { fill: url(#a0) }</style>\((0..<levels).map(element).joined())\(last)</svg>"
    }
    let patterns = { (level: Int) in
      let tile = level == 0 ? "<rect/>" : String(repeating: "<rect fill='url(#a\(level - 1))'/>", count: 10)
      return "<pattern id='a\(level)'>\(tile)</pattern>"
    }
    let refused = "it draws more than 200000 elements"
    #expect(refusal(nested(5, patterns, "<rect fill='url(#a4)'/>")) == refused)
    #expect(refusal(nested(5, patterns, "<rect style='fill: URL( \"#a4\" )'/>")) == refused)
    #expect(refusal(nested(2, patterns, "<rect fill='url(#a1)'/>")) == nil)
    let masks = { (level: Int) in
      "<mask id='a\(level)'><rect mask='url(#a\(level - 1))'/><rect mask='url(#a\(level - 1))'/></mask>"
    }
    #expect(refusal(nested(22, masks, "<rect mask='url(#a21)'/>")) == refused)
    let filters = { (level: Int) in
      "<filter id='a\(level)'>\(String(repeating: "<feTurbulence/>", count: 150))</filter>"
    }
    #expect(refusal(nested(1, filters, String(repeating: "<rect filter='url(#a0)'/>", count: 30))) == refused)
    #expect(refusal(nested(1, filters, String(repeating: "<rect class='s'/>", count: 30))) == refused)
    for step in [
      "<feTurbulence numOctaves='999999'/>", "<feMorphology radius='30'/>", "<feMorphology radius='1 900000'/>",
      "<feConvolveMatrix order='1000,1000'/>", "<feConvolveMatrix order='60'/>",
    ] {
      #expect(
        refusal(nested(1, { _ in "<filter id='a0'>\(step)</filter>" }, "<rect class='x' filter='url(#a0)'/>"))
          == refused)
    }
    for step in ["<feTurbulence numOctaves='nan'/>", "<feMorphology radius='-1 nan'/>"] {
      #expect(refusal(nested(1, { _ in "<filter id='a0'>\(step)</filter>" }, "<rect filter='url(#a0)'/>")) == nil)
    }
    // A map with a hatch for each of its areas.
    let areas = String(repeating: "<path fill='url(#a0)' class='s' d='M0 0'/>", count: 5000)
    #expect(refusal(nested(1, filters, "<style>path { filter: url(#a0) }</style><path/>")) == refused)
    #expect(refusal(nested(1, patterns, areas)) == nil)
  }

  @Test(arguments: ["marker-mid='url(#m)'", "style='marker: url(#m)'", "class='s'", ""])
  func `a marker is drawn at each corner of a line`(reference: String) {
    func drawing(_ dots: Int, _ line: String) -> String {
      let sheet = reference.isEmpty ? "<style>path, polyline { marker: url(#m) }</style>" : ""
      let marker = "<marker id='m'>\(String(repeating: "<rect/>", count: dots))</marker>"
      return "\(Self.start)><style>.s { marker: url(#m) }</style>\(sheet)\(marker)<g \(reference)>\(line)</g></svg>"
    }
    let path = "<path d='M0 0\(String(repeating: "L1.5-.5.5", count: 1000))'/>"
    let polyline = "<polyline points='\(String(repeating: "1,2 ", count: 1000))'/>"
    for line in [path, polyline] {
      #expect(refusal(drawing(300, line)) == "it draws more than 200000 elements")
      #expect(refusal(drawing(2, line)) == nil)
    }
  }

  @Test func `what is no character is left out`() throws {
    #expect(try published("<text>a&#xFDD0;b\u{10FFFF}</text>") == "<text>ab</text>")
  }

  @Test func `drawings as programs export them are kept`() {
    // A shadow for each of many boxes.
    let shadow =
      "<filter id='f'><feOffset/><feGaussianBlur/><feFlood/><feComposite/><feMerge><feMergeNode/></feMerge></filter>"
    let rough = "<filter id='r'><feTurbulence numOctaves='5'/><feMorphology radius='2'/><feConvolveMatrix/></filter>"
    let stones = String(repeating: "<rect filter='url(#r)'/>", count: 50)
    #expect(refusal("\(Self.start)>\(rough)\(stones)</svg>") == nil)
    let boxes = String(repeating: "<rect filter='url(#f)'/>", count: 3000)
    #expect(refusal("\(Self.start)>\(shadow)\(boxes)</svg>") == nil)
    // Each of many parts with a clipping path and a gradient of its own, by a class.
    let numbers = 1...300
    let rules = numbers.map { ".c\($0) { clip-path: url(#p\($0)); fill: url(#g\($0)) }" }.joined()
    let paths = numbers.map { "<clipPath id='p\($0)'><rect/><rect/></clipPath><linearGradient id='g\($0)'/>" }.joined()
    let elements = numbers.map { "<g class='c\($0) x'>\(String(repeating: "<path/>", count: 50))</g>" }.joined()
    #expect(refusal("\(Self.start)><style>\(rules)</style>\(paths)\(elements)</svg>") == nil)
  }

  @Test func `elements that are drawn again and again are counted`() {
    let levels = (1...20).map { "<g id=\"a\($0)\"><use href=\"#a\($0 - 1)\"/><use href=\"#a\($0 - 1)\"/></g>" }
    let bomb = "\(Self.start)><rect id=\"a0\"/>\(levels.joined())</svg>"
    #expect(refusal(bomb) == "it draws more than 200000 elements")
    let circle = "\(Self.start)><g id=\"a\"><use href=\"#b\"/></g><g id=\"b\"><use href=\"#a\"/></g></svg>"
    #expect(refusal(circle) == nil)
    let deep = "\(Self.start)>" + String(repeating: "<g>", count: 100)
    #expect(refusal(deep) == "its elements are nested more than 100 deep")
    let chain = (1...60_000).map { "<g id=\"a\($0)\"><use href=\"#a\($0 + 1)\"/></g>" }.joined()
    #expect(refusal("\(Self.start)>\(chain)</svg>") == "its elements are nested more than 100 deep")
  }

  /// Each would take minutes if the time grew with its square.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "<g " + (0..<20_000).map { "a\($0)=\"1\"" }.joined(separator: " ") + "/>",
      "<style>" + String(repeating: "a{b:c}", count: 20_000) + "</style>",
      "<style>" + String(repeating: "/*", count: 100_000) + "</style>",
      "<style>" + String(repeating: "@a;", count: 40_000) + "{</style>",
      "<style>" + String(repeating: "{", count: 200_000) + "</style>",
      "<g style=\"" + String(repeating: "fill:url(", count: 20_000) + "\"/>",
      "<g fill=\"" + String(repeating: "url(#", count: 20_000) + "\"/>",
    ])
  func `a hostile drawing is read in time that grows with its size alone`(content: String) throws {
    _ = try SVGFile(Array("\(Self.start)>\(content)</svg>".utf8))
  }

  @Test(arguments: [
    ("width=\"40\" height=\"2in\"", 40, 192), ("viewBox=\"0 0 30 60\"", 30, 60),
    ("width=\"10\" viewBox=\"0,0,2,4\"", 10, 20),
    ("width=\"100%\" height=\"100%\" viewBox=\"0 0 5 7.6\"", 5, 8), ("", 300, 150),
    ("width=\"40\"", 40, 150), ("width=\"100%\" height=\"40\"", 300, 40),
    ("width=\"-1\" height=\"nan\"", 300, 150),
    ("width=\"1e9\" height=\"1\"", 65_535, 1),
  ])
  func `a drawing has the size that browsers give it`(attributes: String, width: Int, height: Int) throws {
    let info = try Picture.info(of: Array("\(Self.start) \(attributes)/>".utf8))
    #expect(info.size == PixelSize(width: width, height: height))
    #expect(PictureSettings().variants(of: info).map(\.format) == [.svg])
  }
}
