package import Diagnostics

/// One YAML mapping, read without guessing types: every scalar is the text it was written as.
package struct YAMLDocument: Sendable {
  package enum Kind: Sendable {
    /// A file of its own, which may begin with `---` and end with `...`.
    case file
    /// The lines between two lines of dashes.
    case frontMatter
  }

  /// The mapping that the document is; nil of an empty one.
  let root: Node?
  /// Whether everything could be read; if not, an error may hide an entry that seems to be missing.
  package let isSound: Bool

  /// The keys in the order of the file, each once.
  package var entries: [Entry] { root?.entries ?? [] }

  /// The most bytes a document may have: 1 MB.
  package static let maximumSize = 1_000_000
  /// How deep lists and mappings may be nested.
  package static let maximumDepth = 64
  /// The most keys and values that a document may have.
  package static let maximumNodeCount = 100_000

  /// Reads a whole YAML file, such as `site.yaml`, and reports all that is wrong with it.
  package static func read(_ file: SourceFile, diagnostics: inout [Diagnostic]) -> YAMLDocument {
    if let finding = file.encodingFinding {
      diagnostics.append(finding)
      return YAMLDocument(root: nil, isSound: false)
    }
    // What is wrong with the YAML follows from that.
    if let conflict = MergeConflict.finding(in: file) {
      diagnostics.append(conflict)
      return YAMLDocument(root: nil, isSound: false)
    }
    let bytes = byteOrderMarkLength(of: file.bytes)..<file.bytes.count
    return read(file, bytes: bytes, firstLine: 1, as: .file, diagnostics: &diagnostics)
  }

  /// Reads the YAML in some `bytes` of a UTF-8 file, the first of which begins the line `firstLine`.
  static func read(
    _ file: SourceFile, bytes: Range<Int>, firstLine: Int, as kind: Kind, diagnostics: inout [Diagnostic]
  ) -> YAMLDocument {
    let place = SourceLocation(line: firstLine, column: 1)
    if bytes.count > maximumSize {
      diagnostics.append(.error(.yamlSize, in: file.path, at: place, "YAML has at most 1 MB in one file"))
      return YAMLDocument(root: nil, isSound: false)
    }
    return file.bytes.withUnsafeBufferPointer { buffer in
      let document = UnsafeBufferPointer(rebasing: buffer[bytes])
      let paired = SurrogateEscapes.replaced(in: document)
      return (paired ?? []).withUnsafeBufferPointer { replaced in
        guard let events = YAMLEvents(paired == nil ? document : replaced) else {
          diagnostics.append(.error(.yamlSize, in: file.path, at: place, "there is no memory left to read YAML"))
          return YAMLDocument(root: nil, isSound: false)
        }
        var reader = YAMLReader(
          file: file, bytes: bytes, firstLine: firstLine, kind: kind, events: events, hasPairs: paired != nil)
        let root = reader.document()
        diagnostics += reader.findings
        return YAMLDocument(root: root, isSound: !reader.findings.contains { $0.severity == .error })
      }
    }
  }
}
