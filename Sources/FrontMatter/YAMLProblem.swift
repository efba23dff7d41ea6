import Cyaml

/// The error at which libyaml stopped, in its terms.
struct YAMLProblem {
  /// What went wrong.
  let problem: String
  /// What libyaml was reading, or nothing.
  let context: String
  /// Where it went wrong, in characters from the start of the document.
  let index: Int
  /// Where the construct that it was reading began, in characters from the start of the document.
  let contextIndex: Int
  /// A character that is not allowed in YAML, with its offset from the start of the document.
  let character: (code: UInt32, offset: Int)?

  init(_ parser: yaml_parser_t) {
    problem = parser.problem.map { String(cString: $0) } ?? "out of memory"
    context = parser.context.map { String(cString: $0) } ?? ""
    index = parser.problem_mark.index
    contextIndex = parser.context_mark.index
    let isCharacter = parser.error == YAML_READER_ERROR
    character = isCharacter ? (UInt32(bitPattern: parser.problem_value), parser.problem_offset) : nil
  }
}
