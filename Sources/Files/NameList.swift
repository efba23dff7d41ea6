private import Characters
private import Glibc

/// Names of files in the order of their bytes, kept in one piece: a folder may hold a million.
package struct NameList: Sendable {
  private var bytes: [UInt8] = []
  private var places: [Place] = []

  private struct Place {
    /// The first eight bytes as a number, by which most comparisons are decided.
    let prefix: UInt64
    let start: Int
    let length: Int32
    /// The insertion index of the name.
    let number: Int32

    var count: Int { Int(length) }
  }

  package init() {}

  package init(_ names: some Sequence<String>) {
    for name in names { append(name) }
    sort()
  }

  /// The list that was written down as `joined`.
  package init(joined: ArraySlice<UInt8>) {
    joined.withUnsafeBufferPointer { joined in
      var start = 0
      for end in joined.indices where joined[end] == Self.separator {
        append(UnsafeBufferPointer(rebasing: joined[start..<end]))
        start = end + 1
      }
    }
  }

  /// All names in one piece, each with a slash after it, which no name has in it.
  package var joined: [UInt8] {
    var joined: [UInt8] = []
    joined.reserveCapacity(bytes.count + places.count)
    for place in places {
      joined += bytes[place.start..<place.start + place.count]
      joined.append(Self.separator)
    }
    return joined
  }

  package var count: Int { places.count }
  package var isEmpty: Bool { places.isEmpty }
  package var indices: Range<Int> { places.indices }

  package subscript(index: Int) -> String {
    let place = places[index]
    return String(decoding: bytes[place.start..<place.start + place.count], as: UTF8.self)
  }

  /// Whether no name has a character beyond ASCII.
  package var isASCII: Bool {
    UTF8Validation.isASCII(bytes.span)
  }

  /// Whether a name has no character beyond ASCII.
  package func isASCII(at index: Int) -> Bool {
    let place = places[index]
    return UTF8Validation.isASCII(bytes.span.extracting(place.start..<place.start + place.count))
  }

  /// Calls `body` with a name and an ending as the system wants names: no string is made for it.
  ///
  /// It has no result, since a generic function that is called from another module looks its types up each time.
  package func withFileName(
    at index: Int, ending: StaticString, _ body: (UnsafePointer<CChar>) throws(FileFailure) -> Void
  ) throws(FileFailure) {
    let place = places[index]
    try withUnsafeTemporaryAllocation(byteCount: place.count + ending.utf8CodeUnitCount + 1, alignment: 1) {
      name throws(FileFailure) in
      bytes.withUnsafeBytes {
        name.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[place.start..<place.start + place.count]))
      }
      let tail = UnsafeMutableRawBufferPointer(rebasing: name[place.count...])
      tail.copyMemory(from: UnsafeRawBufferPointer(start: ending.utf8Start, count: ending.utf8CodeUnitCount))
      tail[ending.utf8CodeUnitCount] = 0
      try body(name.baseAddress!.assumingMemoryBound(to: CChar.self))
    }
  }

  /// The insertion index of a name.
  func number(at index: Int) -> Int { Int(places[index].number) }

  /// Whether these are the bytes of the name.
  func isName(at index: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    !differs(places[index], Self.prefix(of: name), name)
  }

  package func contains(_ name: String) -> Bool {
    position(of: name) != nil
  }

  /// The position of a name.
  package func position(of name: String) -> Int? {
    var name = name
    return name.withUTF8(position)
  }

  /// The position of a name given by its bytes.
  package func position(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    let prefix = Self.prefix(of: name)
    let position = places.partitioningIndex { !precedes($0, prefix, name) }
    return position < places.count && !differs(places[position], prefix, name) ? position : nil
  }

  /// Calls `body` with the bytes of a name.
  package func withBytes(at index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    let place = places[index]
    bytes.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[place.start..<place.start + place.count]))
    }
  }

  /// Adds a name, after which the list has to be sorted.
  package mutating func append(_ name: UnsafeBufferPointer<UInt8>) {
    bytes.append(copying: name)
    addPlace(from: bytes.count - name.count)
  }

  /// Adds a name that is made of a text and an ending.
  package mutating func append(_ name: String, ending: StaticString = "") {
    let start = bytes.count
    bytes.append(copying: name)
    bytes.append(copying: ending)
    addPlace(from: start)
  }

  /// Adds a name in its place, if it is not there.
  package mutating func insert(_ name: String) {
    if contains(name) { return }
    append(name)
    sort()
  }

  /// Adds a name as the system has it.
  package mutating func append(_ name: UnsafePointer<CChar>) {
    let count = strlen(name)
    name.withMemoryRebound(to: UInt8.self, capacity: count) {
      append(UnsafeBufferPointer(start: $0, count: count))
    }
  }

  private mutating func addPlace(from start: Int) {
    let prefix = bytes.withUnsafeBufferPointer { Self.prefix(of: UnsafeBufferPointer(rebasing: $0[start...])) }
    places.append(
      Place(prefix: prefix, start: start, length: Int32(bytes.count - start), number: Int32(places.count)))
  }

  /// Puts the names in order, which finding them needs.
  package mutating func sort() {
    bytes.withUnsafeBufferPointer { bytes in
      let name = { (place: Place) in UnsafeBufferPointer(rebasing: bytes[place.start..<place.start + place.count]) }
      places.sort { one, other in
        one.prefix == other.prefix ? Self.compare(name(one), name(other)) < 0 : one.prefix < other.prefix
      }
    }
  }
}

extension NameList: Equatable {
  package static func == (one: NameList, other: NameList) -> Bool {
    guard one.count == other.count, one.bytes.count == other.bytes.count else { return false }
    return one.bytes.withUnsafeBufferPointer { ones in
      other.bytes.withUnsafeBufferPointer { others in
        zip(one.places, other.places).allSatisfy { place, counterpart in
          place.prefix == counterpart.prefix
            && compare(
              UnsafeBufferPointer(rebasing: ones[place.start..<place.start + place.count]),
              UnsafeBufferPointer(rebasing: others[counterpart.start..<counterpart.start + counterpart.count])) == 0
        }
      }
    }
  }
}

extension NameList {
  private static let separator = UInt8(ascii: "/")

  private static func prefix(of name: UnsafeBufferPointer<UInt8>) -> UInt64 {
    if name.count >= 8 {
      return UInt64(bigEndian: UnsafeRawBufferPointer(name).loadUnaligned(as: UInt64.self))
    }
    var prefix: UInt64 = 0
    for byte in name.prefix(8) { prefix = prefix << 8 | UInt64(byte) }
    return prefix << UInt64(8 * (8 - min(8, name.count)))
  }

  private static func compare(_ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Int {
    let shared = min(one.count, other.count)
    let difference = shared == 0 ? 0 : Int(memcmp(one.baseAddress!, other.baseAddress!, shared))
    return difference != 0 ? difference : one.count - other.count
  }

  private func precedes(_ place: Place, _ prefix: UInt64, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    place.prefix == prefix ? comparison(place, name) < 0 : place.prefix < prefix
  }

  private func differs(_ place: Place, _ prefix: UInt64, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    place.prefix != prefix || comparison(place, name) != 0
  }

  private func comparison(_ place: Place, _ name: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.withUnsafeBufferPointer {
      Self.compare(UnsafeBufferPointer(rebasing: $0[place.start..<place.start + place.count]), name)
    }
  }
}
