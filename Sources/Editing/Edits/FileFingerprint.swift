/// Tells whether a file still holds the bytes that a person saw: its size and a hash of its bytes.
package struct FileFingerprint: Sendable, Hashable {
  private let size: Int
  private let hash: UInt64

  package init(_ bytes: [UInt8]) {
    size = bytes.count
    // FNV-1a: it is to notice changes, not to withstand an attacker, who could write the file.
    hash = bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

extension FileFingerprint: LosslessStringConvertible {
  package init?(_ description: String) {
    let parts = description.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let size = Int(parts[0]), let hash = UInt64(parts[1], radix: 16) else { return nil }
    self.size = size
    self.hash = hash
  }

  package var description: String { "\(size)-\(String(hash, radix: 16))" }
}
