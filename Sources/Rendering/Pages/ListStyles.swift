import Addresses
import Catalogue
import Language
import Templates

/// The control that switches between the styles of a list, each of which is a list of its own.
struct ListStyles {
  let page: ListPage

  /// The address of the list in a sort and a style; nil for the first style.
  static func href(of sorts: [Sort], _ position: Int, style: ListSettings.Style?) -> String {
    let list = CollectionAddresses.list(sorts, position)
    return CollectionAddresses.href(style.map { CollectionAddresses.list(list, style: $0.rawValue) } ?? list)
  }

  func context(_ language: LanguageTag) -> TemplateValue {
    let settings = page.collection.settings
    let phrases = ViewPhrases(language)
    let element = TemplateValue.record(["name": .absent, "label": .absent, "href": .absent, "current": .absent])
    let others = page.isOfDeleted ? [] : settings.list.otherStyles
    let styles: [ListSettings.Style?] = [nil] + others
    let position = settings.sorts.firstIndex { $0.slug == page.sort.slug } ?? 0
    let entries = styles.map { style in
      let shown = style ?? settings.list.style ?? .plain
      return TemplateValue.record([
        "name": .text(shown.rawValue), "label": .text(phrases[shown.word]),
        "href": .text(Self.href(of: settings.sorts, position, style: style)),
        "current": .flag(style == page.chosenStyle),
      ])
    }
    return .record(["entries": .list(entries, element: element)], isThere: !others.isEmpty)
  }
}

extension ListSettings.Style {
  fileprivate var word: ViewWord {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .gallery: .gallery
    case .table: .table
    }
  }
}
