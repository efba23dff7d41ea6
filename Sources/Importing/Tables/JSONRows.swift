import JSON

/// The objects of a JSON file that are rows.
struct JSONRows {
  var records: [JSONRecord] = []
  /// The keys of the rows where the file is an object of objects, and the objects do not say their keys themselves.
  private(set) var keys: [String]?
  /// What the file says beside the list of rows, by its keys.
  private(set) var unread: [String] = []

  /// Whether Vitrine wrote the rows.
  var isExport: Bool {
    records.contains { if case .record? = $0["fields"] { $0["id"] != nil } else { false } }
  }

  /// No rows, if a value has none.
  ///
  /// - Throws: `ImportFailure.unrecognised` where it has several lists of rows.
  init(of value: JSONValue, path: String) throws(ImportFailure) {
    switch value {
    case .list(let values): records = Self.all(values) ?? []
    case .record(let record): try read(record, path: path)
    case .null, .flag, .text: break
    }
  }

  private mutating func read(_ record: JSONRecord, path: String) throws(ImportFailure) {
    if case .text? = record["collection"], case .list(let items)? = record["items"] {
      // An export of Vitrine says its fields beside its items.
      records = Self.all(items) ?? []
      return
    }
    let lists = record.members.compactMap { member -> (key: String, values: [JSONValue])? in
      guard case .list(let values) = member.value, values.contains(where: \.isRecord) else { return nil }
      return (member.key, values)
    }
    guard lists.count < 2 else {
      let names = lists.map { "'\($0.key)'" }.joined(separator: ", ")
      throw .unrecognised("\(path) has several lists of objects: \(names); import each from a file of its own")
    }
    if let list = lists.first {
      records = Self.all(list.values) ?? []
      unread = record.members.filter { $0.key != list.key && $0.value.saysSomething }.map(\.key)
      return
    }
    guard let rows = Self.all(record.members.map(\.value)) else { return }
    records = rows
    let areSaid = record.members.allSatisfy { member in
      guard case .record(let row) = member.value else { return true }
      return row.members.contains { if case .text(member.key) = $0.value { true } else { false } }
    }
    if !areSaid { keys = record.members.map(\.key) }
  }

  /// The objects of a list; nil if it holds anything else.
  private static func all(_ values: [JSONValue]) -> [JSONRecord]? {
    let records = values.compactMap { value in if case .record(let record) = value { record } else { nil } }
    return records.count == values.count ? records : nil
  }
}

extension JSONValue {
  fileprivate var isRecord: Bool { if case .record = self { true } else { false } }

  fileprivate var saysSomething: Bool {
    switch self {
    case .null: false
    case .flag: true
    case .text(let text): !text.isEmpty
    case .list(let values): !values.isEmpty
    case .record(let record): !record.members.isEmpty
    }
  }
}
