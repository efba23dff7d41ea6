import Probes
import Testing

struct FuzzTargetTests {
  @Test(arguments: FuzzTarget.allCases)
  func `kept inputs break no rule`(target: FuzzTarget) throws {
    let inputs = try Kept.inputs(for: target)
    #expect(inputs.count >= 3)
    for (name, bytes) in inputs { #expect(target.rule(brokenBy: bytes) == nil, "\(target.rawValue)/\(name)") }
  }

  @Test(arguments: FuzzTarget.allCases, 0..<4 as Range<UInt64>)
  func `inputs that are made from the kept ones break no rule`(target: FuzzTarget, seed: UInt64) throws {
    var mutator = Mutator(
      seed: seed, words: try Kept.words(for: target), inputs: try Kept.inputs(for: target).map(\.bytes))
    for _ in 0..<600 {
      let bytes = mutator.input()
      guard let rule = target.rule(brokenBy: bytes) else { continue }
      Issue.record("\(rule): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
  }
}
