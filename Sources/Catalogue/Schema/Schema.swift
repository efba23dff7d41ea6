/// The fields that items of a collection have, in the order of the configuration.
package struct Schema: Sendable {
  /// How many fields a collection may have.
  package static let fieldLimit = 1000

  package let fields: [Field]
  /// Keys of fields whose definitions are in error.
  let brokenKeys: Set<String>
  /// Whether all definitions could be read.
  package let isWhole: Bool
  private let keys: [String]
  private let positions: [String: Int]
  /// So many texts are compared in less time than one is hashed.
  private static let fewKeys = 16

  package init(_ fields: [Field], brokenKeys: Set<String> = [], isWhole: Bool = true) {
    self.fields = fields
    self.brokenKeys = brokenKeys
    self.isWhole = isWhole
    keys = fields.map(\.key)
    positions = Dictionary(fields.enumerated().map { ($1.key, $0) }) { first, _ in first }
  }

  /// The schema with other decimals for its fields.
  func withDecimals(_ decimals: (Int, Field) -> Int?) -> Schema {
    var fields = fields
    for position in fields.indices { fields[position].decimals = decimals(position, fields[position]) }
    return Schema(fields, brokenKeys: brokenKeys, isWhole: isWhole)
  }

  /// The position of the field with a key.
  package func position(of key: String) -> Int? {
    keys.count <= Self.fewKeys ? keys.firstIndex(of: key) : positions[key]
  }

  /// Whether keys of fields begin with `path` and a dot.
  func hasFields(below path: String) -> Bool {
    fields.contains { $0.key.hasPrefix(path + ".") }
  }

  /// Whether an unknown name is not to be reported, because it may be that of a field whose definition is in error.
  func excuses(_ path: String) -> Bool {
    !isWhole || brokenKeys.contains { path == $0 || path.hasPrefix($0 + ".") || $0.hasPrefix(path + ".") }
  }

  /// The position of the field with a key, looked for at `guess` first, because items tend to keep the order of the schema.
  package func position(of key: String, guess: Int) -> Int? {
    guess < keys.count && keys[guess] == key ? guess : position(of: key)
  }

  /// The field that a path names, and which of its forms: `registered.date` is the date of `registered`.
  package func resolve(_ path: String) -> (field: Int, form: FieldForm)? {
    if let field = positions[path] { return (field, .display) }
    guard let dot = path.lastIndex(of: "."), let field = positions[String(path[..<dot])],
      let form = FieldForm(rawName: String(path[path.index(after: dot)...])), form.fits(fields[field].type)
    else { return nil }
    return (field, form)
  }

  /// Every path that `resolve` knows, for suggestions.
  package var paths: [String] {
    fields.flatMap { field in
      [field.key]
        + FieldForm.allCases.filter { $0.printsText && $0 != .display && $0.fits(field.type) }.map {
          "\(field.key).\($0)"
        }
    }
  }
}
