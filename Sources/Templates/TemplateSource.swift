/// Fills the slots of a running template.
package protocol TemplateSource {
  /// The number of rows in the slot.
  func count(of slot: Slot, at rows: Rows) -> Int
  /// Whether the slot holds anything.
  func has(_ slot: Slot, at rows: Rows) -> Bool
  /// Writes the slot's text; `output` escapes it where the template says so.
  func write(_ slot: Slot, at rows: Rows, to output: inout TemplateOutput)
}

/// A source without slots, for templates of which everything was known when they were compiled.
package struct EmptySource: TemplateSource {
  package init() {}
  package func count(of slot: Slot, at rows: Rows) -> Int { 0 }
  package func has(_ slot: Slot, at rows: Rows) -> Bool { false }
  package func write(_ slot: Slot, at rows: Rows, to output: inout TemplateOutput) {}
}
