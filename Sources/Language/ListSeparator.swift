extension LanguageTag {
  /// The separator of a plain enumeration: `, ` in most languages.
  var listSeparator: String {
    switch primarySubtag {
    case "ja", "zh", "yue": "、"
    case "am", "ti": "፣ "
    case "my": "၊ "
    default: ["Arab", "Aran"].contains(script) ? "، " : ", "
    }
  }
}
