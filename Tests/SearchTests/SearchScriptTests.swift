import Foundation
import Testing

@testable import Search

/// Runs the search's script in Node.js.
struct SearchScriptTests {
  private static let program = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    .map { "\($0)/node" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  private static let start = """
    const scripts = JSON.parse(require("fs").readFileSync(0, "utf8"));
    const run = (text) => require("vm").runInThisContext(text);
    run(scripts.search);
    const { Folding, Texts } = vitrineSearchParts;
    const parts = [];
    let head;
    globalThis.vitrineSearch = { index: (value) => (head = value), add: (...values) => parts.push(values) };
    scripts.data.forEach(run);
    const folding = new Folding(head.folding);
    const texts = new Texts(folding);
    for (const part of parts) for (const _ of texts.add(...part)) ;

    """

  /// What a program prints as JSON that begins with the index of `items` made.
  private func run<Result: Decodable>(
    _ program: String, items: [SearchItem] = [], texts: [String] = [], language: String = "en"
  ) throws -> Result {
    let script = URL(filePath: #filePath).appending(path: "../../../templates/assets/search.js").standardized
    var data = CollectionSearchData(id: "items", title: "Items")
    for item in items { data.add(item) }
    let files = data.finish()
    let head = SearchIndexFile.make([("items", files.map(\.name))], folding: try Foldings.of(language))
    let input: [String: Any] = [
      "search": try String(contentsOf: script, encoding: .utf8), "texts": texts,
      "data": ([head] + files).map { String(decoding: $0.bytes, as: UTF8.self) },
    ]
    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.program))
    process.arguments = ["-e", Self.start + program]
    let (standardInput, standardOutput) = (Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: input))
    try standardInput.fileHandleForWriting.close()
    let output = standardOutput.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try JSONDecoder().decode(Result.self, from: output)
  }

  @Test(.enabled(if: program != nil), arguments: ["en", "da", "tr", "ja", "lt"])
  func `the script folds as the encoder does`(language: String) throws {
    let folding = try Foldings.of(language)
    var texts = (0x20...0x3400 as ClosedRange<UInt32>).compactMap { Unicode.Scalar($0) }.map { "x\($0)y" }
    texts += ["Straße ÅNGSTRÖM İI ıi", "ﾊﾝｶｸ ガ カ゛", "e\u{301}\u{327} Ǆ ﬃ", "𝔘𝔫𝔦𝔠𝔬𝔡𝔢 😀 🇳🇴", "ＷＩＤＥ　１"]
    // Without the pairs, which only the script makes.
    let folded: [String] = try run(
      """
      const pattern = /[\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u2e80-\\u9fff\\uf900-\\ufaff]/;
      console.log(JSON.stringify(scripts.texts.map((text) => folding.fold(text)).map((t) => (pattern.test(t) ? "" : t))));
      """, texts: texts, language: language)
    #expect(folded.count == texts.count)
    for (text, result) in zip(texts, folded) where !result.isEmpty {
      let words = folding.fold(text).unicodeScalars.split { $0.isASCII && !isWordByte(UInt8($0.value)) }
      #expect(words.map { String($0) }.joined(separator: " ") == result, "\(text.debugDescription)")
    }
    #expect(folded.count { $0.isEmpty } < 2000)
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }

  private static let books = [
    SearchItem(name: "Dune Messiah", fields: "Frank Herbert · 1969", address: "items/dune-messiah.html"),
    SearchItem(name: "Dune", fields: "Frank Herbert · 1965", notes: "Sand and spice", address: "items/dune.html"),
    SearchItem(name: "The Dunes", fields: "Émile Zola", address: "items/the-dunes.html"),
    SearchItem(name: "Sandworms", fields: "On Dune", address: "items/worms.html"),
    SearchItem(name: "Geology", fields: "Anon", notes: "Of dunes and Dune", address: "items/geology.html"),
    SearchItem(name: "東京物語", fields: "小津安二郎", address: "items/tokyo.html"),
    SearchItem(name: "京都の本", fields: "サーバー", address: "items/%E4%BA%AC.html"),
    SearchItem(name: "Smørrebrød", fields: "Straße 1", address: "items/sm%C3%B8rrebr%C3%B8d.html"),
    SearchItem(name: "Mississippi", fields: "Tolkien", address: "films/mississippi.html"),
  ]

  private static let queries: [(query: String, names: [String])] = [
    // Whole words before others, the first word of a name before a later one, names before fields before notes.
    ("dune", ["Dune", "Dune Messiah", "The Dunes", "Sandworms", "Geology"]),
    ("DUN", ["Dune", "Dune Messiah", "The Dunes", "Sandworms", "Geology"]),
    ("herbert dune", ["Dune", "Dune Messiah"]), ("1965 dun frank", ["Dune"]), ("spice dune", ["Dune"]),
    ("emile", ["The Dunes"]), ("zöla", ["The Dunes"]), ("strasse smorrebrod", ["Smørrebrød"]),
    // One error in words of five letters and more: wrong, missing, more, exchanged.
    ("messixh", ["Dune Messiah"]), ("mesiah", ["Dune Messiah"]), ("messsiah", ["Dune Messiah"]),
    ("messaih", ["Dune Messiah"]), ("essiah", ["Dune Messiah"]), ("tolkein missisippi", ["Mississippi"]),
    ("mesxixh", []), ("dnue", []), ("messixh 1969", ["Dune Messiah"]),
    // Without spaces: any part, in either kana.
    ("東京", ["東京物語"]), ("京", ["京都の本", "東京物語"]), ("物語", ["東京物語"]), ("安二郎 東京物語", ["東京物語"]), ("さーはー", ["京都の本"]),
    ("京物 語", ["東京物語"]), ("xyz", []), ("dune xyz", []), ("…", []), ("", []),
  ]

  @Test(.enabled(if: program != nil)) func `queries find what they should`() throws {
    let found: [[String]] = try run(
      """
      const names = (query) => Array.from(texts.search(query) ?? [], (result) => texts.item(result).name);
      console.log(JSON.stringify(scripts.texts.map(names)));
      """, items: Self.books, texts: Self.queries.map(\.query))
    for (query, names) in zip(Self.queries, found) { #expect(names == query.names, "\(query.query)") }
  }

  @Test(.enabled(if: program != nil)) func `items come back with their addresses`() throws {
    let addresses: [String] = try run(
      "console.log(JSON.stringify(Array.from({ length: texts.count }, (_, n) => texts.item(n).address)));",
      items: Self.books)
    #expect(addresses == Self.books.map(\.address))
  }
}
