extension FormPhrases {
  static let eastern: [String: [String]] = [:]
}
