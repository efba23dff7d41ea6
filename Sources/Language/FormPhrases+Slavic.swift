extension FormPhrases {
  static let slavic: [String: [String]] = [:]
}
