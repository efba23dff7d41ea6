/// A generator whose numbers are the same on every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Names as catalogues in many scripts hold them, and some that nobody would write.
struct NameGenerator {
  private var numbers: SeededGenerator

  init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

  mutating func names(_ count: Int) -> [String] { (0..<count).map { _ in name() } }

  private mutating func name() -> String {
    let main = NameGenerator.ranges.randomElement(using: &numbers) ?? 0x61...0x7A
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...8, using: &numbers) {
      let isStray = Int.random(in: 0..<6, using: &numbers) == 0
      let range = isStray ? NameGenerator.ranges.randomElement(using: &numbers) ?? main : main
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &numbers)) { text.append(scalar) }
    }
    return String(text)
  }

  private static let ranges: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0x41...0x5A, 0x61...0x7A, 0x61...0x7A, 0x30...0x39, 0xA0...0x24F, 0x250...0x2FF, 0x300...0x36F,
    0x370...0x3FF, 0x400...0x52F, 0x530...0x58F, 0x590...0x5F4, 0x600...0x6FF, 0x900...0x97F, 0x980...0x9FF,
    0xA00...0xA7F, 0xB80...0xBFF, 0xE00...0xE5B, 0x10A0...0x10FF, 0x1100...0x11FF, 0x1E00...0x1FFF, 0x2000...0x206F,
    0x2070...0x20CF, 0x2150...0x218F, 0x2190...0x22FF, 0x2460...0x24FF, 0x2C00...0x2C5F, 0x3000...0x303F,
    0x3040...0x30FF, 0x3100...0x312F, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x4E00...0x62FF, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFF00...0xFFEF, 0x10330...0x1034A, 0x1D7CE...0x1D7FF, 0x1F300...0x1F64F, 0x20000...0x2A6DF,
    0x0...0x1F, 0xFDD0...0xFFFF,
  ]
}
