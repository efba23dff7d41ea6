import Foundation

extension Provocation {
  /// Sites that between them have everything wrong that the manual shows.
  static let all: [Provocation] =
    files + frontMatter + templates + configuration + orders + items

  private static let files = [
    Provocation().adding("content/cars/1964-mustang.md", Data("---\nmake: Citro".utf8 + [0xEB, 0x6E])),
    Provocation().adding("content/cars/1964-mustang.md.link", ""),
    Provocation().adding("content/books/collection.yml", "title: Books\n"),
    Provocation().adding("site.yaml", "title: Books\n"),
    Provocation().adding("collection.yaml", "title: Books\n"),
    Provocation().adding("content/cars/1960-falcon.markdown", "Notes."),
    Provocation().adding("content/films/vertigo.md", "Notes."),
    Provocation().adding("content/cars/sold/1957-bel-air.md", "Notes."),
    item("", named: "1964-mustang (Ada's conflicted copy 2026-11-22)"),
    item("", notes: "<<<<<<< HEAD\nRed.\n=======\nBlue.\n>>>>>>> other\n"),
    item("", notes: "<<<<<<< HEAD\nRed.\n"),
    item("", notes: String(repeating: "![[]()", count: 20_000)),
    file(String(repeating: "Words. ", count: 600_000)),
  ]

  private static let frontMatter = [
    file("\n---\nmake: Ford\ndraft: yes\n---\n"),
    file("+++\nmake = \"Ford\"\n+++\n"),
    file("make: Ford\ndraft: yes\n---\n"),
    file("i---\nmake: Ford\n---\n"),
    file("---\n---\nmake: Ford\n---\n"),
    file("---\nmake: Ford\n---\n---\nmodel: Mustang\n---\n"),
    file("make: Ford\nmodel: Mustang\n\nSold in May.\n"),
    file("---\nmake: \"Ford\n  draft: yes\"\nmodel: Mustang\n---\n"),
    file("---\nmake: \"Ford\nmodel: Mustang\"\n---\n"),
    file("---\nmake: Mustang year: 1964\n---\n"),
    file("---\nmake: |\n  Ford\n  draft: yes\n---\n"),
    file("\n"),
    item("Draft: yes"),
    file("---\nmake: Ford\n\nNotes."),
    file("---\nmake: Ford: the company\n---\n"),
    file("---\nmake: Ford\nmodel: [a\n---\n"),
    file("---\nmake: &ford Ford\nmodel: Mustang\n---\n"),
    file("---\nmake: !Ford\nmodel: Mustang\n---\n"),
    Provocation().adding("content/cars/collection.yml", "title: Cars\n"),
    file(
      "---\nmake: Ford\nmodel: Mustang\n---\nSold here: <!-- cheap -- but good -->\n[//]: # (cheap)\n\n%% cheap %%\n\n- <!-- cheap\n\nbut good -->\n\n<!- cheap ->\n"
    ),
    file("---\nmake: Ford\nmodel: Mustang\n---\n[[Ford]]\n![[front.svg]]\n![](front left.svg)\n"),
    file("---\nmake: Ford #5\nmodel: Mustang\n---\n"),
    file("---\nmake: null\nmodel: \"[[Mustang]]\"\n---\n"),
    file("---\ndraft: #yes\nmake: Ford\n---\n"),
    file("---\nmake: Ford\n\tmodel: Mustang\n---\n"),
    file("---\nmake: Ford\nmodel: \(String(repeating: "[", count: 70))\n---\n"),
    file("---\nmake: \(String(repeating: "o", count: 1_000_001))\n---\n"),
    file("---\nmake:Ford\nmodel: Mustang\n---\n"),
    Provocation().adding("content/cars/collection.yaml", "title: A\n---\ntitle: B\n"),
    item("make: Mercury"),
    item("[a, b]: c"),
    file("---\nmake: Ford\nmodel: Mustang\n---\n<!-- cheap\n"),
    file("---\nmake: Ford\nmodel: Mustang\n---\n3. Bought\n12. Sold\n"),
    file("---\nmake: Ford\nmodel: Mustang\n---\n20*30*40 cm\n"),
    file("---\nmake: Ford\nmodel: Mustang\n---\n<!-- cheap\n\nA car.\n\n<!-- old -->\n"),
    file("---\nmake: Ford\nmodel: Mustang\n---\n``` git commit -m text\n"),
    collection(withField: "  lent: text\n  lent to!: text\n"),
  ]

  private static let templates = [
    template("list", "{{#sections}}\n{{/section}}\n"),
    template("detail", "<p>{{modle}}</p>\n"),
    template("detail", "{{author}}\n").adding("content/books/collection.yaml", "fields: { author: text }\n"),
    template("lists", "x"),
    template("car/detail", "x"),
    template("cells/wide", "x"),
    template("detail", "{{>partials/feild}}\n"),
    template("detail", "<a href={{make}}>\n"),
    template("detail", "<!-- {{make}} -->\n"),
    template("detail", "<script>let make = \"{{make}}\"</script>\n"),
    template("detail", "{{>partials/loop}}\n").adding("templates/partials/loop.mustache", "{{>partials/loop}}\n"),
  ]

  private static let configuration = [
    Provocation().adding(
      "content/cars/collection.yaml", Provocation.collection.replacing("{{model}}", with: "{model}")),
    Provocation().adding(
      "content/cars/collection.yaml", Provocation.collection.replacing("\"{{make}} {{model}}\"", with: "make model")),
    collection(and: "sort: []\n"),
    collection(and: "sorts: Make\n"),
    collection(and: "list: { counts: perhaps }\n"),
    collection(and: "list: { cell: right-detial }\n"),
    collection(withField: "  lent: { type: text, unit: gal }\n"),
    collection(withField: "  lent: text\n  draft: flag\n"),
    collection(and: "detail:\n  - { fields: [make, bought.month] }\n"),
    site("language: en_GB"),
    site("time-zone: Europe/Olso"),
    site("currency: usd"),
    .empty,
    site("collections: [car]"),
  ]

  private static let orders = [
    "{ name: Make, by: [maek] }",
    "{ name: Make, by: [make] }\n  - { name: make!, by: [-make] }",
    "{ name: Bought, by: [bought.short] }",
    "{ name: Make, by: [make], sections: letter(make) }",
    "{ name: Fuel, by: [fuel], sections: range(fuel, 0, 10) }",
    "{ name: Year, by: [year], sections: index(year) }",
    "{ name: Newest, by: [-bought], sections: index(make) }",
  ].map { collection(and: "sorts:\n  - \($0)\n") }

  private static let drawing = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"

  /// The beginning of a PNG picture of 50,000 by 50,000 pixels.
  private static let hugePicture: [UInt8] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 195, 80, 0, 0, 195, 80, 8, 2, 0, 0, 0, 196, 205,
    170, 157,
  ]

  private static let items = [
    file("---\nmake: Ford\nmodle: Mustang\nmodel: Mustang\n---\n"),
    file("---\nmake: Ford\n---\n"),
    item("year: sixty-four\nfuel: 1,250\nbought: 2014-02-30"),
    item("year: 1899"),
    item("isbn: 9780451524936"),
    item("vin: 1M8GDM9A1KP042788"),
    item("photo: ../books/cover.jpg"),
    item("photo: mustang.jpg"),
    collection(and: "print: { cover: front.jpg }\n"),
    item("photo: collection.yaml"),
    item("photo: front.jpg").adding("content/cars/front.jpg.link", ""),
    item("photo: front.svg").adding("content/cars/front.svg", drawing).adding("templates/assets/cars/front.svg", "y"),
    item("photo: front.jpg").adding("content/cars/front.jpg", "x"),
    item("photo: front.heic").adding("content/cars/front.heic", "1234ftypheic"),
    item("photo: front.png").adding("content/cars/front.png", Data(hugePicture)),
    item("photo: front.jpg").adding("content/cars/front.jpg", Data([0xFF, 0xD8, 0xFF, 0xE0])),
    item("photo: front.svg").adding(
      "content/cars/front.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"><image/></svg>"),
    Provocation().adding("content/site.yaml", "title: Cars\nlook: { accent: \"#ffcc00\" }\n"),
    item("aliases: report"),
    file("---\nmake: Ford\nmodel: Mustang\n---\n[a](1960-falcon.md)\n")
      .adding("content/cars/1960-falcon.md", "---\ndraft: yes\n---\n"),
    file("---\nmake: Ford\nmodel: Mustang\n---\n[a](javascript:x)\n"),
    file("---\nmake: Ford\nmodel: Mustang\n---\n[a](//example.org)\n"),
    file("---\nmake: Ford\nmodel: Mustang\n---\n[a](https://ada:secret@example.org)\n"),
    file("---\nmake: Ford\nmodel: Mustang\n---\n![a](http://example.org/a.jpg)\n"),
    file("---\nmake: Ford\nmodel: Mustang\n---\n<img src=\"front.jpg\">\n").adding("content/cars/front.jpg", "")
      .adding("content/site.yaml", "allow-html: true\n"),
    file("---\nmake: Ford\nmodel: Mustang\n---\nA <b>car</b>.\n"),
    file("---\nmake: Ford\nmodel: Mustang\n---\n<center>A car.</center>\n"),
    file("---\nmake: Ford\nmodel: Mustang\n---\n[Update]: sold\n"),
    file("---\nmake: Ford\nmodel: Mustang\n---\nMade until 1973.[^1]\n\n[^1]: Smith\n"),
    file("---\nmake: Ford\nmodel: Mustang\n---\n<pre>A car.</pre>\n"),
    file("---\nmake: Ford\nmodel: Mustang\n---\nSee [the Falcon](1960-falcon.md).\n"),
    file("---\nmake: Ford\nmodel: Mustang\n---\n![x](../books/a.jpg)\n")
      .adding("content/books/collection.yaml", "title: Books").adding("content/books/a.jpg", "x"),
    item("lent: Anna\ndeleted: 2020-01-01"),
    collection(withField: "  lent: text\n  maker: { type: link, to: makers }\n")
      .adding("content/makers/collection.yaml", "title: Makers").adding("content/makers/ford.md", "---\n---\n")
      .adding("content/cars/1964-mustang.md", "---\nmake: Ford\nmaker: frod\nmodel: Mustang\n---\n"),
    collection(and: "facets: [make]\n")
      .adding("content/cars/1964-mustang.md", "---\nmake: ford\nmodel: Mustang\n---\n")
      .adding("content/cars/a.md", "---\nmake: Ford\nmodel: A\n---\n")
      .adding("content/cars/b.md", "---\nmake: Ford\nmodel: B\n---\n")
      .adding("content/cars/t.md", "---\nmake: Ford\nmodel: T\n---\n"),
    collection(withField: "  lent: text\n  tags: list\n")
      .adding("content/cars/1964-mustang.md", "---\nmake: Ford\ntags: red, fast\nmodel: Mustang\n---\n"),
    collection(withField: "  lent: text\n  tags: list\n")
      .adding("content/cars/1964-mustang.md", "---\nmake: Ford\ntags:\n  -red\n  -fast\nmodel: Mustang\n---\n"),
    collection(withField: "  lent: text\n  tags: list\n")
      .adding("content/cars/1964-mustang.md", "---\nmake: Ford\ntags:\n  - red\n   - fast\nmodel: Mustang\n---\n"),
    item("", named: "con"),
    item("", named: "Ä").adding("content/cars/ä.md", "---\nmodel: Mustang\n---\n"),
  ]
}
