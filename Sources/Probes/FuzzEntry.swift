/// What the driver of libFuzzer calls: 1 if the bytes break a rule, which is printed, and 0 if all hold.
///
/// - Parameter road: the position of the road among all.
@_cdecl("vitrine_probe")
public func probe(_ road: Int32, _ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: bytes, count: count))
  guard let rule = Road.allCases[Int(road)].rule(brokenBy: bytes) else { return 0 }
  print("broken rule: \(rule)")
  return 1
}
