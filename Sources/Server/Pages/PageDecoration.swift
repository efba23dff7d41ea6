/// Adds to a page of the site what only pages from the server have: the script that follows changes, findings, controls.
struct PageDecoration {
  /// Goes to the end of `head`.
  var head = ""
  /// Goes to the beginning of `body`.
  var body = ""
  /// Goes to the beginning of `main`, or of `body` in a page without `main`.
  var main = ""

  /// The page with everything in its place, and without a policy of its own, which would keep the script from running: the server
  /// sends a stricter one as a header.
  func applied(to page: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(page.count + head.utf8.count + body.utf8.count + main.utf8.count)
    var rest = page[...]
    let headEnd = Self.position(of: "</head", in: rest)
    if let headEnd {
      result += Self.withoutPolicy(rest[..<headEnd])
      result += head.utf8
      rest = rest[headEnd...]
    }
    if let body = Self.end(ofTag: "<body", in: rest) {
      result += rest[..<body]
      if headEnd == nil { result += head.utf8 }
      result += self.body.utf8
      rest = rest[body...]
    } else {
      if headEnd != nil, let end = rest.firstIndex(of: UInt8(ascii: ">")) {
        result += rest[...end]
        rest = rest[(end + 1)...]
      }
      result += self.body.utf8
    }
    if let main = Self.end(ofTag: "<main", in: rest) {
      result += rest[..<main]
      rest = rest[main...]
    }
    result += main.utf8
    return result + rest
  }

  private static func withoutPolicy(_ head: ArraySlice<UInt8>) -> [UInt8] {
    var (result, rest): ([UInt8], ArraySlice<UInt8>) = ([], head)
    while let start = position(of: "<meta http-equiv=\"content-security-policy\"", in: rest),
      let end = rest[start...].firstIndex(of: UInt8(ascii: ">"))
    {
      result += rest[..<start]
      rest = rest[(end + 1)...]
    }
    return result + rest
  }

  /// Where a text of lower-case letters and marks begins, whatever the case of the page.
  private static func position(of text: StaticString, in page: ArraySlice<UInt8>) -> Int? {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return page.withUnsafeBufferPointer { page -> Int? in
      var index = 0
      while index + wanted.count <= page.count {
        if page[index] == wanted[0], zip(page[index...], wanted).allSatisfy({ lowercased($0) == $1 }) { return index }
        index += 1
      }
      return nil
    }.map { $0 + page.startIndex }
  }

  /// Where the first tag of a name ends.
  private static func end(ofTag tag: StaticString, in page: ArraySlice<UInt8>) -> Int? {
    guard let start = position(of: tag, in: page), let end = page[start...].firstIndex(of: UInt8(ascii: ">")) else {
      return nil
    }
    return end + 1
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
