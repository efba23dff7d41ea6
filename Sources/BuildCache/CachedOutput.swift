package import Files

/// A file of the output that isn't the page of an item.
package struct CachedOutput: Sendable, Hashable {
  /// What the contents of a file depend on, apart from the inputs that affect all pages.
  package enum Scope: Sendable, Hashable {
    /// Nothing else.
    case site
    /// The items of all collections.
    case allCollections
    /// The items of one collection.
    case collection(String)
    /// The items of one collection, and perhaps their notes.
    case search(String)
  }

  /// From the output's folder.
  package let path: RelativePath
  package let scope: Scope
  package let fingerprint: OutputFingerprint
  /// The file of the collection's folder that this one was made from, if it was made from a single one.
  package let source: CachedInput?
  /// Identifies what the file shows, where that is finer than its scope.
  package let context: UInt64?

  package init(
    path: RelativePath, scope: Scope, fingerprint: OutputFingerprint, source: CachedInput?, context: UInt64? = nil
  ) {
    self.context = context
    self.path = path
    self.scope = scope
    self.fingerprint = fingerprint
    self.source = source
  }

  init(from reader: inout ByteReader) {
    path = RelativePath(reader.text())
    scope = Scope(from: &reader)
    fingerprint = OutputFingerprint(from: &reader)
    source = reader.optional { CachedInput(from: &$0) }
    context = reader.optional { $0.fixed() }
  }

  func write(to writer: inout ByteWriter) {
    writer.text(path.text)
    scope.write(to: &writer)
    fingerprint.write(to: &writer)
    writer.optional(source) { $1.write(to: &$0) }
    writer.optional(context) { $0.fixed($1) }
  }
}

extension CachedOutput.Scope {
  fileprivate init(from reader: inout ByteReader) {
    switch reader.byte() {
    case 0: self = .site
    case 1: self = .allCollections
    case 2: self = .collection(reader.text())
    case 3: self = .search(reader.text())
    default:
      reader.fail()
      self = .site
    }
  }

  fileprivate func write(to writer: inout ByteWriter) {
    switch self {
    case .site: writer.byte(0)
    case .allCollections: writer.byte(1)
    case .collection(let id):
      writer.byte(2)
      writer.text(id)
    case .search(let id):
      writer.byte(3)
      writer.text(id)
    }
  }
}
