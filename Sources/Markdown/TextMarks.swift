private import Characters

/// A text with marks in it: words that it does not have, by which places are found again in what libcmark makes of it.
struct TextMarks {
  /// The text with the marks in the place of what was there.
  let text: [UInt8]
  /// The numbers of the marks, in the order of their places.
  let numbers: Range<Int>
  private let word: String

  /// - Parameter places: What the marks replace, in the order of the text; an empty range only adds one.
  init(_ places: [Range<Int>], in text: ArraySlice<UInt8>) {
    var word = "mark"
    while text.offset(of: Array(word.utf8)) != nil { word += "k" }
    self.word = word
    numbers = places.indices
    var marked: [UInt8] = []
    var end = text.startIndex
    for (number, place) in places.enumerated() {
      marked += text[end..<place.lowerBound]
      marked += Self.name(number, word).utf8
      end = place.upperBound
    }
    self.text = marked + text[end...]
  }

  func name(_ number: Int) -> String { Self.name(number, word) }

  /// The numbers of the marks in a part of the text.
  func numbers(in part: String) -> [Int] {
    part.split(separator: word).dropFirst(part.hasPrefix(word) ? 0 : 1).compactMap { Int($0.prefix { $0 != "." }) }
  }

  private static func name(_ number: Int, _ word: String) -> String { "\(word)\(number)." }
}
