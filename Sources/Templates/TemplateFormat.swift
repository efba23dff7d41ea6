/// What a template's text is, and so what has to happen to values that stand in it.
package enum TemplateFormat: Sendable {
  /// Values are escaped, unless the tag says not to.
  case html
  /// Values stand as they are: the text goes through another template, which escapes it.
  case plainText
}
