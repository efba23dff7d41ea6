package import Templates

/// The numbers of the slots that templates have for the fields of an item.
package enum FieldSlots {
  /// Slots with lower numbers belong to the page.
  package static let first = 256
  private static let formsOfAField = 32
  /// Slots with this number and higher ones are about other things, such as links.
  package static let end = first + Schema.fieldLimit * formsOfAField

  package static func slot(field: Int, form: FieldForm, level: Int = 0) -> Slot {
    Slot(first + field * formsOfAField + form.rawValue, level: level)
  }

  /// How many rows a slot has for an item: as many as the texts of a list.
  package static func count(of slot: Slot, _ item: Item) -> Int {
    guard let field = meaning(of: slot)?.field, case .list(let texts) = item.values[field] else { return 0 }
    return texts.count
  }

  /// Whether a slot is one for a field.
  package static func contains(_ slot: Slot) -> Bool { slot.number >= first && slot.number < end }

  /// The field and the form of a slot; nil for another slot.
  package static func meaning(of slot: Slot) -> (field: Int, form: FieldForm)? {
    let number = Int(slot.number) - first
    guard contains(slot), let form = FieldForm(rawValue: number % formsOfAField) else { return nil }
    return (number / formsOfAField, form)
  }

  /// The names by which templates know the fields of an item on `level`.
  package static func names(of schema: Schema, level: Int = 0) -> [String: TemplateValue] {
    var names: [String: TemplateValue] = [:]
    for (position, field) in schema.fields.enumerated() {
      var members = ["label": TemplateValue.text(field.label)]
      for form in FieldForm.allCases where form.printsText && form != .display && form.fits(field.type) {
        members[form.name] = .slot(slot(field: position, form: form, level: level))
      }
      if field.isList, level < Rows.levels {
        members["items"] = .rows(
          slot(field: position, form: .items, level: level),
          element: .slot(slot(field: position, form: .item, level: level + 1)))
      }
      let value = TemplateValue.record(members, itself: .slot(slot(field: position, form: .display, level: level)))
      insert(value, at: field.key.split(separator: ".")[...], into: &names)
    }
    // A field in error may have every form: the error is reported where the field is defined.
    for key in schema.brokenKeys.sorted() where !key.isEmpty {
      let forms = FieldForm.allCases.filter(\.printsText).map { ($0.name, TemplateValue.absent) }
      let members = Dictionary(forms + [("label", .absent), ("items", .list([], element: .absent))]) { first, _ in first
      }
      insert(.record(members, itself: .absent), at: key.split(separator: ".")[...], into: &names)
    }
    return names
  }

  private static func insert(
    _ value: TemplateValue, at path: ArraySlice<Substring>, into names: inout [String: TemplateValue]
  ) {
    guard let first = path.first.map(String.init) else { return }
    guard path.count > 1 else {
      names[first] = names[first].map { value.adding($0) } ?? value
      return
    }
    var inner: [String: TemplateValue] = [:]
    insert(value, at: path.dropFirst(), into: &inner)
    names[first] = (names[first] ?? .record([:])).adding(.record(inner))
  }
}

extension TemplateValue {
  /// This record with the names of another one that it does not have itself.
  fileprivate func adding(_ other: TemplateValue) -> TemplateValue {
    guard case .record(let members, let itself) = self, case .record(let others, let other) = other else { return self }
    return .record(members.merging(others) { $0.adding($1) }, itself: itself ?? other)
  }
}
