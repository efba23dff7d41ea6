import Probes
import Testing

struct RoadTests {
  @Test(arguments: Road.allCases)
  func `kept inputs break no rule`(road: Road) throws {
    let inputs = try Kept.inputs(for: road)
    #expect(inputs.count >= 3)
    for (name, bytes) in inputs { #expect(road.rule(brokenBy: bytes) == nil, "\(road.rawValue)/\(name)") }
  }

  @Test(arguments: Road.allCases, 0..<4 as Range<UInt64>)
  func `inputs that are made from the kept ones break no rule`(road: Road, seed: UInt64) throws {
    var mutator = Mutator(
      seed: seed, words: try Kept.words(for: road), inputs: try Kept.inputs(for: road).map(\.bytes))
    for _ in 0..<600 {
      let bytes = mutator.input()
      guard let rule = road.rule(brokenBy: bytes) else { continue }
      Issue.record("\(rule): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
  }
}
