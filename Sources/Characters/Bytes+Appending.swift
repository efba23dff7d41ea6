extension [UInt8] {
  /// Appends bytes, with one look at the room that there is, which `append(contentsOf:)` takes longer for than copying a short text.
  package mutating func append(copying bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress, bytes.count > 0 else { return }
    append(addingCapacity: bytes.count) { room in
      room.withUnsafeMutableBufferPointer { room, count in
        UnsafeMutableRawPointer(room.baseAddress!).copyMemory(from: start, byteCount: bytes.count)
        count = bytes.count
      }
    }
  }

  /// Appends text that is known when the program is compiled.
  @inline(__always)
  package mutating func append(copying text: StaticString) {
    append(copying: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends text as it is.
  @inline(__always)
  package mutating func append(copying text: String) {
    if text.utf8.withContiguousStorageIfAvailable({ append(copying: $0) }) == nil { append(contentsOf: text.utf8) }
  }

  /// Appends a number in decimal digits, with zeros in front where it has fewer than `width`.
  package mutating func append(digitsOf number: UInt64, width: Int = 1) {
    var count = 1
    var rest = number / 10
    while rest > 0 {
      count += 1
      rest /= 10
    }
    count = Swift.max(count, width)
    append(addingCapacity: count) { room in
      room.withUnsafeMutableBufferPointer { room, initialized in
        var rest = number
        for index in (0..<count).reversed() {
          room[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
          rest /= 10
        }
        initialized = count
      }
    }
  }
}
