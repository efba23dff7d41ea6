/// The format of a template's text, which decides how values are written.
package enum TemplateFormat: Sendable {
  /// Values are escaped, unless the tag says not to.
  case html
  /// Values are written as they are: another template escapes the text.
  case plainText
}
