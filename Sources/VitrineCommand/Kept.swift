/// A value that lives until the process ends.
final class Kept<Value> {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
