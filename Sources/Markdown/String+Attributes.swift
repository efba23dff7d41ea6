private import Characters

extension String {
  /// The text as an attribute of HTML holds it between quotation marks.
  var inAttribute: String { escaping(["&": "&amp;", "\"": "&quot;", "<": "&lt;", ">": "&gt;"]) }
}
