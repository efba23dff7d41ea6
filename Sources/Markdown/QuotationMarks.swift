/// The quotation marks of a language, and those for a quotation within one.
package struct QuotationMarks: Sendable, Hashable {
  package let start: String
  package let end: String
  package let innerStart: String
  package let innerEnd: String

  /// Those that libcmark makes.
  package static let english = QuotationMarks(start: "“", end: "”", innerStart: "‘", innerEnd: "’")

  package init(start: String, end: String, innerStart: String, innerEnd: String) {
    self.start = start
    self.end = end
    self.innerStart = innerStart
    self.innerEnd = innerEnd
  }

  /// The marks around a quotation, and around one within it.
  package init(_ marks: (outer: (start: String, end: String), inner: (start: String, end: String))) {
    self.init(
      start: marks.outer.start, end: marks.outer.end, innerStart: marks.inner.start, innerEnd: marks.inner.end)
  }
}
