/// The words of the interface in a language, or in English where there are none.
package struct Phrases: Sendable {
  private let texts: [Word: String]

  package init(_ language: Language) {
    texts = Phrases.table(for: language)
  }

  package subscript(word: Word) -> String {
    texts[word] ?? Phrases.english[word] ?? word.rawValue
  }
}

extension Phrases {
  static let english: [Word: String] = [
    .collections: "Collections", .sections: "Sections", .sorts: "Order", .pages: "Pages", .previous: "Previous",
    .next: "Next", .back: "Back", .report: "Inventory", .data: "Data", .deleted: "Deleted", .deletedOn: "Deleted on",
    .because: "Reason", .empty: "Nothing here yet.", .notes: "Notes", .totals: "Totals", .count: "Items",
    .skip: "Skip to content", .unknown: "Unknown", .yes: "Yes", .no: "No", .sum: "Sum", .average: "Average",
    .minimum: "Minimum", .maximum: "Maximum", .print: "Print",
  ]

  private static func table(for language: Language) -> [Word: String] { english }
}
