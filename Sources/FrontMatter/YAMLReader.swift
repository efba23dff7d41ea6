import Diagnostics

/// Builds nodes from the events of one document, and collects what is wrong with them.
///
/// It goes on after what libyaml can go on after: an alias, a tag, a key given twice. A value that cannot be used is left out.
/// After a syntax error, or at a limit, no further event is pulled, and what was whole by then is kept.
struct YAMLReader: ~Copyable {
  let file: SourceFile
  let bytes: Range<Int>
  let kind: YAMLDocument.Kind
  private var events: YAMLEvents
  var cursor: PlaceCursor
  private var depth = 0
  private var nodeCount = 0
  private(set) var isStopped = false
  /// The bytes at which the lists and mappings in brackets begin that are open now.
  private var openBrackets: [Int] = []
  private(set) var findings: [Diagnostic] = []
  /// Whether pairs of escapes stand replaced in what the events are of.
  private let hasPairs: Bool

  init(
    file: SourceFile, bytes: Range<Int>, firstLine: Int, kind: YAMLDocument.Kind, events: consuming YAMLEvents,
    hasPairs: Bool = false
  ) {
    self.hasPairs = hasPairs
    self.file = file
    self.bytes = bytes
    self.kind = kind
    self.events = events
    cursor = PlaceCursor(bytes: file.bytes, start: bytes.lowerBound, firstLine: firstLine)
  }
}

// MARK: - Values

extension YAMLReader {
  /// The value that begins with `event`; nil if there is none that can be used.
  private mutating func node(beginningWith event: YAMLEvent) -> Node? {
    count(event)
    place(event)
    reportProperties(of: event)
    switch event.kind {
    case .scalar(let read):
      let scalar = hasPairs ? SurrogateEscapes.restored(read) : read
      if scalar.style == .doubleQuoted, scalar.text.utf8.contains(where: isControl) {
        report(.yamlSyntax, at: cursor.location, "text has no control characters, not as an escape either")
      }
      let location = cursor.location
      return Node(content: .scalar(scalar), location: location, bytes: scalarBytes(of: scalar, event))
    case .sequenceStart: return sequence(beginningWith: event)
    case .mappingStart:
      let mapping = mapping(beginningWith: event)
      return isStopped ? nil : mapping
    default: return nil
    }
  }

  private mutating func sequence(beginningWith start: YAMLEvent) -> Node? {
    let location = cursor.location
    let offset = descend(start)
    var items: [Node] = []
    var event = next()
    while !event.endsCollection {
      if let item = node(beginningWith: event) { items.append(item) }
      event = next()
    }
    let end = ascend(start, event, lastChild: items.last?.bytes.upperBound ?? offset)
    return isStopped ? nil : Node(content: .sequence(items), location: location, bytes: offset..<end)
  }

  /// The mapping that begins with `start`, at which the cursor is.
  mutating func mapping(beginningWith start: YAMLEvent) -> Node {
    let location = cursor.location
    let offset = descend(start)
    var entries: [Entry] = []
    var keys = KeyLines()
    var event = next()
    while !event.endsCollection {
      if let entry = entry(beginningWith: event, keys: &keys) { entries.append(entry) }
      event = next()
    }
    let end = ascend(start, event, lastChild: entries.last?.value.bytes.upperBound ?? offset)
    return Node(content: .mapping(entries), location: location, bytes: offset..<end)
  }

  private mutating func entry(beginningWith event: YAMLEvent, keys: inout KeyLines) -> Entry? {
    let key = node(beginningWith: event)
    let isUsable = key.map { isKey($0, event, keys: &keys) } ?? false
    guard let value = node(beginningWith: next()), let key, let text = key.text, isUsable else { return nil }
    return Entry(key: text, keyLocation: key.location, keyBytes: key.bytes, value: value)
  }

  private mutating func isKey(_ node: Node, _ event: YAMLEvent, keys: inout KeyLines) -> Bool {
    guard case .scalar(let scalar) = node.content, scalar.style != .literal, scalar.style != .folded else {
      let isTemplate =
        node.entries != nil && event.isFlow && file.bytes[max(node.bytes.lowerBound, 1) - 1] == UInt8(ascii: "{")
      report(
        .keyForm, at: node.location,
        isTemplate
          ? "a value that begins with '{{' needs quotes"
          : "a key is a word or a few on one line, not a list, a mapping or a block")
      return false
    }
    if scalar.text.isEmpty {
      report(.keyForm, at: node.location, SyntaxExplanation.missingKeyMessage)
      return false
    }
    if scalar.text == "<<", scalar.style == .plain {
      report(.yamlAlias, at: node.location, "the merge key '<<' is not used here; write the keys out")
      return false
    }
    if let line = keys.line(ofFirst: scalar.text, or: node.location.line) {
      report(.duplicateKey, at: node.location, "'\(scalar.text)' is given twice; the first is on line \(line)")
      return false
    }
    return true
  }
}

// MARK: - Places and limits

extension YAMLReader {
  /// The next event, or the end once reading is over.
  mutating func next() -> YAMLEvent {
    let event = isStopped ? YAMLEvent(kind: .end, start: 0, end: 0) : events.next()
    if let problem = events.problem, !isStopped {
      isStopped = true
      let explanation = SyntaxExplanation(problem, in: file.bytes, document: bytes, openBracket: openBrackets.last)
      let location = file.location(ofByte: explanation.offset)
      // What is left of a line after an alias or a tag is often no YAML: one finding a line says it.
      if findings.last?.location.line != location.line { report(explanation.id, at: location, explanation.message) }
    }
    return event
  }

  /// Moves the cursor to where the event begins.
  mutating func place(_ event: YAMLEvent) {
    if !isStopped { cursor.move(to: event.start) }
  }

  private mutating func descend(_ event: YAMLEvent) -> Int {
    depth += 1
    if event.isFlow { openBrackets.append(cursor.offset) }
    if depth > YAMLDocument.maximumDepth {
      stop(.yamlDepth, "lists and mappings stand in each other at most \(YAMLDocument.maximumDepth) deep")
    }
    return cursor.offset
  }

  /// The byte at which a list or mapping ends: after its bracket, or where its last child ends.
  private mutating func ascend(_ start: YAMLEvent, _ end: YAMLEvent, lastChild: Int) -> Int {
    depth -= 1
    guard start.isFlow, !isStopped else { return lastChild }
    openBrackets.removeLast()
    cursor.move(to: end.end)
    let last = file.bytes[cursor.offset - 1]
    return last == UInt8(ascii: "]") || last == UInt8(ascii: "}") ? cursor.offset : lastChild
  }

  private mutating func scalarBytes(of scalar: Scalar, _ event: YAMLEvent) -> Range<Int> {
    let start = cursor.offset
    cursor.move(to: event.end)
    let isBlock = scalar.style == .literal || scalar.style == .folded
    let end = isBlock ? BlockScalarSpan.end(of: start, mark: cursor.offset, in: file.bytes) : cursor.offset
    return start..<end
  }

  private mutating func count(_ event: YAMLEvent) {
    nodeCount += 1
    guard nodeCount > YAMLDocument.maximumNodeCount else { return }
    place(event)
    stop(.yamlSize, "YAML has at most 100000 keys and values in one file")
  }

  /// Reports the anchor and the tag of the event, and an alias.
  mutating func reportProperties(of event: YAMLEvent) {
    if case .alias = event.kind {
      report(.yamlAlias, at: cursor.location, SyntaxExplanation.aliasMessage)
    }
    if event.hasAnchor { report(.yamlAlias, at: cursor.location, SyntaxExplanation.aliasMessage) }
    if event.hasTag { report(.yamlTag, at: cursor.location, SyntaxExplanation.tagMessage) }
  }

  private mutating func report(_ id: DiagnosticID, at location: SourceLocation, _ message: String) {
    findings.append(.error(id, in: file.path, at: location, message))
  }

  /// Reports an error at the cursor after which reading cannot go on.
  mutating func stop(_ id: DiagnosticID, _ message: String) {
    guard !isStopped else { return }
    report(id, at: cursor.location, message)
    isStopped = true
  }
}

extension YAMLEvent {
  fileprivate var endsCollection: Bool {
    switch kind {
    case .sequenceEnd, .mappingEnd, .documentEnd, .end: true
    default: false
    }
  }
}
