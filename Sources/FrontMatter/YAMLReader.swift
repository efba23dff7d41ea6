import Characters
import Diagnostics

/// Builds nodes from the events of one document, and collects what is wrong with them.
///
/// Reading continues after what libyaml can continue after: an alias, a tag, a key given twice. A value that cannot be used is left out.
/// After a syntax error, or at a limit, reading ends, and what was complete by then is kept.
struct YAMLReader: ~Copyable {
  let file: SourceFile
  let bytes: Range<Int>
  let kind: YAMLDocument.Kind
  private(set) var events: YAMLEvents
  var cursor: PlaceCursor
  private var depth = 0
  private var nodeCount = 0
  private(set) var isStopped = false
  /// The columns of the mappings and lists without brackets that are open.
  private var columns: [Int] = []
  /// The offsets of the brackets that are open.
  private var openBrackets: [Int] = []
  private(set) var findings: [Diagnostic] = []
  /// Whether pairs of escapes were replaced in the input of the events.
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
    begin(event)
    guard case .scalar(let style) = event.kind else { return collection(beginningWith: event) }
    let location = cursor.location
    let (text, bytes) = scalar(style, event)
    return Node(content: .scalar(Scalar(text: text, style: style)), location: location, bytes: bytes)
  }

  /// Counts the event, moves to its start, and reports what it should not have.
  private mutating func begin(_ event: YAMLEvent) {
    count(event)
    place(event)
    reportProperties(of: event)
  }

  /// The text of the scalar at which the cursor is, and its bytes.
  private mutating func scalar(_ style: Scalar.Style, _ event: YAMLEvent) -> (text: String, bytes: Range<Int>) {
    if style == .doubleQuoted, events.hasControls {
      report(.yamlSyntax, at: cursor.location, "text has no control characters, not as an escape either")
    }
    var text = hasPairs ? SurrogateEscapes.restored(events.text, style) : events.text
    if style == .doubleQuoted, text.utf8.count > 2 * CombiningMarks.limit,
      CombiningMarks.firstExcess(in: text.utf8.span) != nil
    {
      report(
        .yamlSyntax, at: cursor.location,
        "text has at most \(CombiningMarks.limit) combining marks in a row, as escapes, too")
      // Even to compare it takes long.
      text = ""
    }
    let line = cursor.location.line
    let bytes = scalarBytes(style, event)
    if style != .literal, style != .folded, style != .plain || openBrackets.isEmpty, cursor.location.line > line,
      let finding = SwallowedLine.finding(
        in: file, value: bytes, isPlain: style == .plain, column: columns.last ?? 1)
    {
      findings.append(finding)
    }
    return (text, bytes)
  }

  /// The list or mapping that begins with `event`, at which the cursor is; nil if there is none that can be used.
  private mutating func collection(beginningWith event: YAMLEvent) -> Node? {
    switch event.kind {
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
    // Most mappings are whole front matter, of a handful of keys.
    if depth == 1 { entries.reserveCapacity(8) }
    var keys = KeyLocations()
    var event = next()
    while !event.endsCollection {
      if let entry = entry(beginningWith: event, after: entries, keys: &keys) { entries.append(entry) }
      event = next()
    }
    let end = ascend(start, event, lastChild: entries.last?.value.bytes.upperBound ?? offset)
    return Node(content: .mapping(entries), location: location, bytes: offset..<end)
  }

  private mutating func entry(
    beginningWith event: YAMLEvent, after entries: [Entry], keys: inout KeyLocations
  ) -> Entry? {
    begin(event)
    let location = cursor.location
    guard case .scalar(let style) = event.kind else {
      if let key = collection(beginningWith: event) { reportForm(of: key, event) }
      _ = node(beginningWith: next())
      return nil
    }
    let (key, bytes) = scalar(style, event)
    let isUsable = isKey(key, style, bytes, at: location, after: entries, keys: &keys)
    guard let value = node(beginningWith: next()) else {
      if isUsable { keys.keep(key, at: location) }
      return nil
    }
    return isUsable ? Entry(key: key, keyLocation: location, keyBytes: bytes, value: value) : nil
  }

  private mutating func isKey(
    _ key: String, _ style: Scalar.Style, _ bytes: Range<Int>, at location: SourceLocation, after entries: [Entry],
    keys: inout KeyLocations
  ) -> Bool {
    if style == .literal || style == .folded {
      report(.keyForm, at: location, Self.keyRule)
    } else if key.isEmpty {
      report(.keyForm, at: location, SyntaxExplanation.missingKeyMessage)
    } else if style == .plain, key == "<<" {
      report(.yamlAlias, at: location, "the merge key '<<' is not used here; write the keys out")
    } else if let first = keys.location(ofFirst: key, after: entries, or: location) {
      findings.append(
        .error(
          .duplicateKey, in: file.path, at: file.range(of: bytes, from: location),
          "'\(key)' is given twice; the first is on line \(first.line)"
        ).noting("first given here", at: SourceRange(at: first)))
    } else {
      return true
    }
    return false
  }

  private static let keyRule = "a key is a word or a few on one line, not a list, a mapping or a block"

  /// Reports a list or a mapping in the place of a key.
  private mutating func reportForm(of key: Node, _ event: YAMLEvent) {
    let isTemplate =
      key.entries != nil && event.isFlow && file.bytes[max(key.bytes.lowerBound, 1) - 1] == UInt8(ascii: "{")
    guard isTemplate else { return report(.keyForm, at: key.location, Self.keyRule) }
    let fix = QuotingFix.fix(forLineAt: key.bytes.lowerBound, in: file, document: bytes)
    report(.keyForm, at: key.location, "a value that begins with '{{' needs quotes", fix: fix?.fix)
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
      // What is left of a line after an alias or a tag is often no YAML: one error a line says it.
      if findings.last(where: { $0.severity == .error })?.location.line != location.line {
        let fix =
          explanation.needsQuotes && openBrackets.isEmpty
          ? QuotingFix.fix(forLineAt: explanation.offset, in: file, document: bytes) : nil
        let hint = fix?.key.map(QuotingFix.hint) ?? ""
        report(explanation.id, at: location, explanation.message + hint, fix: fix?.fix)
      }
    }
    return event
  }

  /// Moves the cursor to where the event begins.
  mutating func place(_ event: YAMLEvent) {
    if !isStopped { cursor.move(to: event.start) }
  }

  private mutating func descend(_ event: YAMLEvent) -> Int {
    depth += 1
    if event.isFlow { openBrackets.append(cursor.offset) } else { columns.append(cursor.location.column) }
    if depth > YAMLDocument.maximumDepth {
      stop(.yamlDepth, "lists and mappings are nested at most \(YAMLDocument.maximumDepth) deep")
    }
    return cursor.offset
  }

  /// The byte at which a list or mapping ends: after its bracket, or where its last child ends.
  private mutating func ascend(_ start: YAMLEvent, _ end: YAMLEvent, lastChild: Int) -> Int {
    depth -= 1
    if !start.isFlow { columns.removeLast() }
    guard start.isFlow, !isStopped else { return lastChild }
    openBrackets.removeLast()
    cursor.move(to: end.end)
    let last = file.bytes[cursor.offset - 1]
    return last == UInt8(ascii: "]") || last == UInt8(ascii: "}") ? cursor.offset : lastChild
  }

  private mutating func scalarBytes(_ style: Scalar.Style, _ event: YAMLEvent) -> Range<Int> {
    let start = cursor.offset
    guard style == .literal || style == .folded else {
      cursor.move(to: event.end)
      return start..<cursor.offset
    }
    let location = cursor.location
    cursor.move(to: event.end)
    let scalar = start..<BlockScalarSpan.end(of: start, mark: cursor.offset, in: file.bytes)
    // libyaml takes this for a comment, and the value would be gone.
    let header = file.bytes[BlockScalarSpan(scalar, in: file.bytes).header]
    if header.contains(UInt8(ascii: "#")) {
      report(.yamlSyntax, at: location, SyntaxExplanation.hashMessage)
    } else if events.isTextEmpty, header.contains(where: (UInt8(ascii: "1")...UInt8(ascii: "9")).contains) {
      // '>5' is more than five, and no block without lines that would be indented by five.
      report(
        .yamlSyntax, at: location, SyntaxExplanation.blockMessage(for: header.first == UInt8(ascii: ">") ? ">" : "|"))
    }
    return scalar
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

  private mutating func report(
    _ id: DiagnosticID, at location: SourceLocation, _ message: String, fix: Fix? = nil
  ) {
    var finding = Diagnostic.error(id, in: file.path, at: location, message)
    finding.fix = fix
    findings.append(finding)
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
