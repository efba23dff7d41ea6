import Cyaml

/// The events of one YAML document, pulled from libyaml one by one.
struct YAMLEvents: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// The event at hand, which libyaml owns the parts of.
  private let event: UnsafeMutablePointer<yaml_event_t>
  private(set) var problem: YAMLProblem?

  /// The bytes must stay where they are for as long as events are pulled. Nil if there is no memory left.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    event.initialize(to: yaml_event_t())
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      event.deallocate()
      return nil
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_event_delete(event)
    yaml_parser_delete(parser)
    parser.deallocate()
    event.deallocate()
  }

  /// The next event; after the last one and after an error it is always `end`.
  mutating func next() -> YAMLEvent {
    guard problem == nil else { return YAMLEvent(kind: .end, start: 0, end: 0) }
    repeat {
      yaml_event_delete(event)
      guard yaml_parser_parse(parser, event) == 1 else {
        problem = YAMLProblem(parser.pointee)
        return YAMLEvent(kind: .end, start: 0, end: 0)
      }
    } while event.pointee.type == YAML_STREAM_START_EVENT
    return YAMLEvent(event)
  }

  /// The text of the scalar that the event at hand is; empty if it is something else.
  var text: String { withText { String(decoding: $0, as: UTF8.self) } }

  /// Whether there is no text in the event at hand.
  var isTextEmpty: Bool { withText(\.isEmpty) }

  /// Whether the text of the event at hand has a character that no web page may hold.
  var hasControls: Bool { withText { $0.contains(where: isControl) } }

  private func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    guard event.pointee.type == YAML_SCALAR_EVENT else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    return body(UnsafeBufferPointer(start: event.pointee.data.scalar.value, count: event.pointee.data.scalar.length))
  }
}

extension YAMLEvent {
  fileprivate init(_ event: UnsafeMutablePointer<yaml_event_t>) {
    start = event.pointee.start_mark.index
    end = event.pointee.end_mark.index
    switch event.pointee.type {
    case YAML_SCALAR_EVENT:
      kind = .scalar(Scalar.Style(event.pointee.data.scalar.style))
      hasAnchor = event.pointee.data.scalar.anchor != nil
      hasTag = event.pointee.data.scalar.tag != nil
    case YAML_MAPPING_START_EVENT:
      kind = .mappingStart
      hasAnchor = event.pointee.data.mapping_start.anchor != nil
      hasTag = event.pointee.data.mapping_start.tag != nil
      isFlow = event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
    case YAML_SEQUENCE_START_EVENT:
      kind = .sequenceStart
      hasAnchor = event.pointee.data.sequence_start.anchor != nil
      hasTag = event.pointee.data.sequence_start.tag != nil
      isFlow = event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
    case YAML_MAPPING_END_EVENT: kind = .mappingEnd
    case YAML_SEQUENCE_END_EVENT: kind = .sequenceEnd
    case YAML_ALIAS_EVENT: kind = .alias
    case YAML_DOCUMENT_START_EVENT:
      kind = .documentStart
      isExplicit = event.pointee.data.document_start.implicit == 0
    case YAML_DOCUMENT_END_EVENT:
      kind = .documentEnd
      isExplicit = event.pointee.data.document_end.implicit == 0
    default: kind = .end
    }
  }
}

extension Scalar.Style {
  fileprivate init(_ style: yaml_scalar_style_t) {
    self =
      switch style {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
      case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
      case YAML_LITERAL_SCALAR_STYLE: .literal
      case YAML_FOLDED_SCALAR_STYLE: .folded
      default: .plain
      }
  }
}
