import Testing

@testable import Search

struct SearchDataTests {
  private func data(_ items: SearchItem...) -> String {
    var data = CollectionSearchData(id: "books", title: "Books & \"more\"")
    for item in items { data.add(item) }
    return data.finish().map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
  }

  @Test func `a line an item, and addresses without what follows from the name`() {
    let result = data(
      SearchItem(
        name: "The  Hobbit\n", fields: "Tolkien\t1937", notes: "A \\ \"burglar\" <b>", address: "books/the-hobbit.html"),
      SearchItem(name: "It's 1984", fields: "", address: "books/its-1984-2.html"),
      SearchItem(name: "Émile", fields: "Rousseau", address: "books/%C3%A9mile.html"),
      SearchItem(name: "=", fields: "", notes: "x", address: "books/=.html"),
      SearchItem(name: "Elsewhere", fields: "", address: "films/elsewhere.html"))
    #expect(
      result == #"""
        vitrineSearch.add({id:"books",title:"Books & \"more\""},"=\n=-2\n%C3%A9mile\n/books/=.html\n/films/elsewhere.html",
        "The Hobbit\#tTolkien 1937\#tA \\ \"burglar\" \x3cb>\nIt's 1984\nÉmile\#tRousseau\n=\#t\#tx\nElsewhere");

        """#)
  }

  @Test func `text is composed, and blanks are one space`() {
    for text in ["a\u{A0}\u{2003}b", " a b ", "a\r\n\tb", "a\u{2028}b", "a  b", "a\0b", "a\u{85}b"] {
      #expect(SearchText.line(text) == "a b", "\(text.debugDescription)")
    }
    #expect(Array(SearchText.line("e\u{301}").unicodeScalars) == ["é"])
    for text in ["", "a", "à la carte", "東京 物語", "Ωμέγα"] { #expect(SearchText.line(text) == text) }
  }

  @Test func `large collections come in several files`() {
    var data = CollectionSearchData(id: "a", title: "A")
    let text = String(repeating: "word ", count: 2000)
    for number in 0..<250 { data.add(SearchItem(name: "\(number)", fields: text, address: "a/\(number).html")) }
    let files = data.finish()
    #expect(files.map(\.name) == ["a-1.js", "a-2.js", "a-3.js"])
    #expect(files.allSatisfy { $0.bytes.count < 1 << 21 })
    #expect(CollectionSearchData(id: "a", title: "A").finish().isEmpty)
  }

  @Test func `the index names the files of each collection`() throws {
    let folding = try Foldings.of("en")
    let files = ["a-1.js", "a-2.js"]
    let index = SearchIndexFile.make([("a", files), ("b", [])], folding: folding)
    let text = String(decoding: index.bytes, as: UTF8.self)
    #expect(index.name == "index.js")
    #expect(text.hasSuffix("files:[[\"a\",\"a-1.js\",\"a-2.js\"],[\"b\"]]});\n"))
    #expect(index.bytes.count < 40_000)
  }
}
