/// What the driver of libFuzzer calls: 1 if the bytes break a rule, which is printed, and 0 if all hold.
///
/// - Parameter target: the position of the target among all targets.
@_cdecl("vitrine_probe")
public func probe(_ target: Int32, _ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: bytes, count: count))
  guard let rule = FuzzTarget.allCases[Int(target)].rule(brokenBy: bytes) else { return 0 }
  print("broken rule: \(rule)")
  return 1
}
