import Language

extension UnknownLanguage {
  /// The rule, and the tag that was meant.
  var message: String {
    "'\(tag)' is no language that ICU knows; a language is a BCP 47 tag such as en-GB\(suggestion.map { "; did you mean '\($0)'?" } ?? "")"
  }
}
