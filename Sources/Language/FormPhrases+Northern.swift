extension FormPhrases {
  static let northern: [String: [String]] = [:]
}
