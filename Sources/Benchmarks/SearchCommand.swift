import ArgumentParser
import FoundationEssentials
import Language
import Search

/// `vitrine-bench search`.
struct SearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Write a page that searches made-up books, and its data.",
    discussion: "The page needs templates/assets/search.js beside it.")

  @Argument(help: "How many books there are.")
  var count: Int

  @Argument(help: ArgumentHelp("The folder that the page is written to.", valueName: "dir"))
  var folder: String

  func run() throws {
    try FileManager.default.createDirectory(atPath: "\(folder)/search", withIntermediateDirectories: true)
    var data = CollectionSearchData(id: "books", title: "Books")
    var texts = 0
    for (number, book) in Book.list(count).enumerated() {
      let fields = [book.author, String(book.year), book.rating, book.isbn].compactMap(\.self).joined(separator: " · ")
      texts += book.title.utf8.count + fields.utf8.count
      data.add(SearchItem(name: book.title, fields: fields, address: "books/book-\(number).html"))
    }
    let files = data.finish()
    let index = SearchIndexFile.make([("books", files.map(\.name))], folding: try SearchFolding(.english))
    for file in [index] + files { try Data(file.bytes).write(to: URL(filePath: "\(folder)/search/\(file.name)")) }
    try Data(Self.page.utf8).write(to: URL(filePath: "\(folder)/index.html"))
    let bytes = (files + [index]).reduce(0) { $0 + $1.bytes.count }
    print("\(bytes) bytes of data, \((bytes - texts) / max(1, count)) an item beside its text")
  }

  private static let page = """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' file:; style-src 'unsafe-inline'">
    <title>Books</title>
    <h1>Books</h1>
    <search data-search="search/" hidden>
      <label>Search <input type="search" autocomplete="off" spellcheck="false"></label>
      <p role="status" data-search-status data-none="Nothing found" data-one="{count} book" data-other="{count} books"
        data-loading="Loading …" data-failed="The search could not be loaded."></p>
      <ul data-search-results></ul>
      <button type="button" data-search-more hidden>Show more</button>
      <template>
        <li><a><bdi data-search-name></bdi> <span data-search-fields></span> <span data-search-title></span></a></li>
      </template>
    </search>
    <script src="search.js" defer></script>
    </html>

    """
}
