import TestSupport

/// Changes inputs as a fuzzer does, the same way for the same seed.
struct Mutator {
  private var random: SeededGenerator
  private let words: [[UInt8]]
  private let inputs: [[UInt8]]

  init(seed: UInt64, words: [[UInt8]], inputs: [[UInt8]]) {
    random = SeededGenerator(seed: seed)
    self.words = words
    self.inputs = inputs
  }

  /// One of the inputs after a few changes.
  mutating func input() -> [UInt8] {
    var bytes = pick(inputs)
    for _ in 0..<Int.random(in: 1...6, using: &random) { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 0...16, using: &random))
    switch Int.random(in: 0..<8, using: &random) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
    case 3: if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &random) }
    case 4:
      let other = pick(inputs)
      bytes.replaceSubrange(place..., with: other[min(place, other.count)...])
    default: bytes.replaceSubrange(place..<(Bool.random(using: &random) ? place : end), with: pick(words))
    }
  }

  private mutating func pick(_ choices: [[UInt8]]) -> [UInt8] {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }
}
