import Language

extension UnknownLanguage {
  /// What a tag must be, without the tag that was most likely meant.
  var rule: String {
    "'\(tag)' is not a language that ICU knows; a language is a BCP 47 tag such as en-GB"
  }

  /// The rule, and the tag that was most likely meant.
  var message: String {
    rule + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
  }
}
