import Addresses
import Catalogue
import Language
import Templates

/// Fills the slots of a value's page.
struct FacetValueSource: TemplateSource {
  let list: ListSource
  let value: FacetValue
  /// The language that all items with the value declare.
  let language: LanguageTag?
  let title: String
  /// The address of the page, for canonical links.
  let address: String
  let formatter: ItemFormatter

  func count(of slot: Slot, at rows: Rows) -> Int { list.count(of: slot, at: rows) }

  func has(_ slot: Slot, at rows: Rows) -> Bool {
    switch PageSlot(slot) {
    case .pageTitle, .canonical, .valueLabel, .valueCount: true
    case .valueLanguage, .valueDirection: language != nil
    default: list.has(slot, at: rows)
    }
  }

  func write(_ slot: Slot, at rows: Rows, to output: inout TemplateOutput) {
    switch PageSlot(slot) {
    case .pageTitle: output.write(title)
    case .canonical: output.write(address)
    case .valueLabel: output.write(value.label)
    case .valueLanguage: output.write(language?.tag ?? "")
    case .valueDirection: output.write(language?.direction.rawValue ?? "")
    case .valueCount: output.write(formatter.values.integer(value.items.count))
    default: list.write(slot, at: rows, to: &output)
    }
  }
}
