import Diagnostics

/// Vehicle identification numbers (ISO 3779), whose check digit only some countries use (49 CFR 565).
enum VIN {
  /// What is wrong with a VIN as it is written; nil if nothing is.
  static func finding(in text: String) -> ValueFinding? {
    let characters = text.utf8.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) ? $0 - 32 : $0 }
    guard characters.allSatisfy({ value(of: $0) != nil }) else {
      return .error(.valueType, "must have digits, and letters other than I, O and Q")
    }
    guard characters.count == 17 else {
      return (5...16).contains(characters.count)
        ? .warning(.vinCheck, "has \(characters.count) characters; since 1981 it has 17")
        : .error(.valueType, "must have 17 characters, or from 5 to 16 for a vehicle from before 1981")
    }
    let sum = zip(characters, weights).reduce(0) { $0 + (value(of: $1.0) ?? 0) * $1.1 }
    let expected = sum % 11 == 10 ? UInt8(ascii: "X") : UInt8(ascii: "0") + UInt8(sum % 11)
    guard characters[8] != expected else { return nil }
    return .warning(
      .vinCheck,
      "has '\(Character(Unicode.Scalar(characters[8])))' as its check digit, the 9th character, where North American rules give '\(Character(Unicode.Scalar(expected)))'"
    )
  }

  private static let weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

  private static func value(of byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "H"): Int(byte - UInt8(ascii: "A")) + 1
    case UInt8(ascii: "J")...UInt8(ascii: "N"): Int(byte - UInt8(ascii: "J")) + 1
    case UInt8(ascii: "P"): 7
    case UInt8(ascii: "R"): 9
    case UInt8(ascii: "S")...UInt8(ascii: "Z"): Int(byte - UInt8(ascii: "S")) + 2
    default: nil
    }
  }
}
