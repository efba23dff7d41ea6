/// What a name is filed under in a language, as a library files it: without leading punctuation and article.
///
/// Skipped at the start are punctuation, spaces and invisible controls, then one article of the language, then again
/// punctuation and spaces. Symbols such as `$` are not skipped, nor is anything if nothing else would be left: "!!!",
/// "The" and "The..." keep what they have.
package struct Filing: Sendable {
  private let articles: [Article]
  /// For each byte whether an article may begin with it.
  private let beginsArticle: [Bool]

  /// The rules of a language; they are the same for all its regions.
  package init(_ language: LanguageTag) {
    self.init(skipping: Articles.byLanguage[language.primarySubtag] ?? [])
  }

  /// The rules of several languages at once, whose articles are all skipped.
  package init(_ languages: [LanguageTag]) {
    var texts: [String] = []
    for language in languages {
      texts += (Articles.byLanguage[language.primarySubtag] ?? []).filter { !texts.contains($0) }
    }
    self.init(skipping: texts)
  }

  /// Filing in which articles count, and only punctuation is skipped.
  package static let keepingArticles = Filing(skipping: [])

  private init(skipping texts: [String]) {
    let decomposed = texts.map(nfd).filter { !texts.map { Array($0.utf8) }.contains(Array($0.utf8)) }
    articles = (texts + decomposed).map { Article($0) }
    var begins = Array(repeating: false, count: 256)
    for byte in articles.flatMap(\.firstBytes) { begins[Int(byte)] = true }
    beginsArticle = begins
  }

  /// The part of `name` that it is filed under.
  package func filed(_ name: String) -> Substring {
    let start = name.utf8.withContiguousStorageIfAvailable { self.start(in: $0) }
    guard let start, start > 0 else { return name[...] }
    return name[name.utf8.index(name.startIndex, offsetBy: start)...]
  }
}

extension Filing {
  /// The offset in UTF-8 of what the name is filed under.
  private func start(in name: UnsafeBufferPointer<UInt8>) -> Int {
    guard let first = name.first else { return 0 }
    if first < 0x80, Filing.isASCIIWord(first), !beginsArticle[Int(first)] { return 0 }
    var word = 0
    while word < name.count {
      if beginsArticle[Int(name[word])], let end = articleEnd(in: name, from: word) {
        let noun = Filing.skippingMarks(in: name, from: end)
        if noun < name.count { return noun }
      }
      let next = Filing.skippingMark(in: name, at: word)
      if next == word { return word }
      word = next
    }
    return 0
  }

  private func articleEnd(in name: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    for article in articles {
      if let end = article.end(in: name, from: start) { return end }
    }
    return nil
  }

  private static func skippingMarks(in name: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset < name.count {
      let next = skippingMark(in: name, at: offset)
      if next == offset { break }
      offset = next
    }
    return offset
  }

  /// The offset behind the character at `offset` if it is punctuation, space or invisible; else `offset`.
  private static func skippingMark(in name: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    if isASCIIWord(name[offset]) { return offset }
    let scalar = name.scalar(at: offset)
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format:
      return offset + UTF8.width(scalar)
    default: return offset
    }
  }

  private static func isASCIIWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
