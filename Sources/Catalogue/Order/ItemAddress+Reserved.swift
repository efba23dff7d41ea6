extension ItemAddress {
  /// The names, without `.html`, of the pages that every collection with these sorts has.
  package static func reserved(for sorts: [Sort]) -> [String] {
    ["index", "report", "data", "deleted"] + sorts.dropFirst().map { "by-\($0.slug)" }
  }
}
