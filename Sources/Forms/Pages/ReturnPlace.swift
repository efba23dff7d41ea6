import Addresses
import Editing

/// Where a form leads when it is left: one of a few pages, which a form names by a word and never by an address.
enum ReturnPlace: Hashable {
  /// The page of the item; the first list for a new one.
  case item
  case list(sort: String?)
  case table(TablePlace)

  /// Reads `item`, `list`, `list newest` or `table newest 2`; anything else is `item`.
  init(_ text: String?) {
    let words = (text ?? "").split(separator: " ").map(String.init)
    let sort = words.count > 1 && words[1] != "-" ? words[1] : nil
    switch words.first {
    case "list"?: self = .list(sort: sort)
    case "table"?: self = .table(TablePlace(sort: sort, page: words.count > 2 ? max(0, Int(words[2]) ?? 0) : 0))
    default: self = .item
    }
  }

  var text: String {
    switch self {
    case .item: "item"
    case .list(let sort): "list \(sort ?? "-")"
    case .table(let place): "table \(place.sort ?? "-") \(place.page)"
    }
  }

  /// The address of the page.
  ///
  /// - Parameter item: The item that the form is for; nil for one that is not there yet.
  func address(in collection: String, item: ItemReference?) -> String {
    switch self {
    case .item: item.map(FormAddress.page) ?? FormAddress.list(collection, sort: nil)
    case .list(let sort): FormAddress.list(collection, sort: sort)
    case .table(let place): FormAddress.table(collection, place)
    }
  }
}

extension ReturnPlace {
  /// The text as a query has it.
  var encoded: String { PercentEncoding.encoded(text) }
}
