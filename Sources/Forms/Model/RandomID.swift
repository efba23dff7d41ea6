/// Names that nobody can guess.
enum RandomID {
  static func make() -> String {
    var generator = SystemRandomNumberGenerator()
    return String(generator.next(), radix: 36) + String(generator.next(), radix: 36)
  }
}
