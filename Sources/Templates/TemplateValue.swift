/// The value of a name in a template.
///
/// A value is either known when the template is compiled, and then becomes part of the compiled program, or is a `Slot`, and then is asked for each time the
/// program runs.
package indirect enum TemplateValue: Sendable {
  /// Nothing: prints nothing, and sections on it are left out.
  case absent
  /// Known text; empty text prints nothing, and sections on it are left out.
  case text(String)
  case flag(Bool)
  /// Known values, one after the other. `element` says which names the values have, for a list that happens to be empty.
  case list([TemplateValue], element: TemplateValue)
  /// Names with their values, and what the record itself prints and whether it is there at all: always, for nil.
  case record([String: TemplateValue], itself: TemplateValue?)
  /// Text that is known when the program runs; sections on it are left out where there is none.
  case slot(Slot)
  /// Rows that are known when the program runs; the slots of `element` are one level deeper.
  case rows(Slot, element: TemplateValue)

  /// A record that is always there and prints nothing itself.
  package static func record(_ members: [String: TemplateValue]) -> TemplateValue {
    .record(members, itself: nil)
  }

  /// A record that is there or not; if it is not, nor are its members. It prints nothing itself.
  package static func record(_ members: [String: TemplateValue], isThere: Bool) -> TemplateValue {
    .record(isThere ? members : members.mapValues(\.emptied), itself: .flag(isThere))
  }

  /// Text that may be missing.
  package static func text(_ text: String?) -> TemplateValue {
    text.map { .text($0) } ?? .absent
  }
}

extension TemplateValue {
  /// The value by its name, or nil if values of this kind have no such name.
  func member(_ name: String) -> TemplateValue? {
    if case .record(let members, _) = self { members[name] } else { nil }
  }

  /// The names that can be asked of the value.
  var memberNames: [String] {
    if case .record(let members, _) = self { members.keys.sorted() } else { [] }
  }

  /// Whether sections on the value are printed, for a value that is known.
  var isThere: Bool {
    switch self {
    case .absent, .flag(false), .text(""): false
    case .list(let values, _): !values.isEmpty
    case .record(_, let itself?): itself.isThere
    case .text, .flag, .record, .slot, .rows: true
    }
  }

  /// The same names with nothing there.
  private var emptied: TemplateValue {
    switch self {
    case .absent, .text, .flag, .slot: .absent
    case .list(let values, let element): .list([], element: values.first ?? element)
    case .rows(_, let element): .list([], element: element)
    case .record(let members, let itself): .record(members.mapValues(\.emptied), itself: itself == nil ? nil : .absent)
    }
  }

  /// The same names with everything unknown, so that a template compiled on it meets every branch it has.
  var opened: TemplateValue {
    switch self {
    case .absent, .text, .flag, .slot:
      .slot(.unknown)
    case .list(let values, let element):
      .rows(.unknown, element: (values.first ?? element).opened)
    case .rows(let slot, let element):
      .rows(slot, element: element.opened)
    case .record(let members, let itself):
      .record(members.mapValues(\.opened), itself: itself == nil ? nil : .slot(.unknown))
    }
  }
}
