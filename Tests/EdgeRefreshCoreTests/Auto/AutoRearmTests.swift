import TestSupport
import Testing

@testable import EdgeRefreshCore

struct AutoRearmTests {
  /// How often a handler is called on the way.
  private static func loads(_ path: String, in bench: inout AutoBench) throws -> Int {
    try path.split(separator: " ").reduce(0) { count, word in
      let decision = try bench.run(String(word))
      return count + (decision?.callbacks.contains(.refreshing) == true ? 1 : 0)
    }
  }

  private static func loads(_ path: String) throws -> Int {
    var bench = AutoBench()
    return try loads(path, in: &bench)
  }

  /// Going back and forth past the edge, every load ending with nothing.
  private static let backAndForth = Array(repeating: "pull:60 end:failure pull:0", count: 9)
    .joined(separator: " ")

  @Test(.scenario("S27"), arguments: [(1, 1), (3, 3), (0, 0), (-1, 9)])
  func `under one finger it loads so often and no more, whatever an end says`(
    times: Int, loads: Int
  ) throws {
    #expect(try Self.loads("times:\(times) touch \(Self.backAndForth)") == loads)
  }

  @Test(.scenario("S27"), .scenario("S55"), arguments: [1, 3, 0, -1])
  func `without a finger it tries three times, however often`(times: Int) throws {
    #expect(try Self.loads("times:\(times) \(Self.backAndForth)") == 3)
  }

  @Test(.scenario("S27"))
  func `without a finger it loads once while the end is not left`() throws {
    #expect(try Self.loads("pull:60 end:failure pull:10 pull:60 end:failure pull:40 pull:60") == 1)
    #expect(try Self.loads("pull:60 end:failure pull:0 pull:60") == 2)
    // Ten lengths before the end, leaving is eleven lengths before it.
    let near = "nearness:-10 pull:-600 pull:-500 end:failure"
    #expect(try Self.loads("\(near) pull:-549 pull:-400") == 1)
    #expect(try Self.loads("\(near) pull:-550 pull:-400") == 2)
  }

  @Test(.scenario("S55"))
  func `a drag or new content allows three more tries`() throws {
    #expect(try Self.loads("\(Self.backAndForth) touch release \(Self.backAndForth)") == 6)
    #expect(try Self.loads("\(Self.backAndForth) content:2050 \(Self.backAndForth)") == 6)
    #expect(try Self.loads("\(Self.backAndForth) content:2049 \(Self.backAndForth)") == 3)
  }

  @Test(.scenario("S54"))
  func `rows that are measured while a finger scrolls bring nothing`() throws {
    let growth = (1...40).map { "pull:60 end:failure content:\(2000 + $0 * 40) pull:-300" }
    #expect(try Self.loads("touch " + growth.joined(separator: " ")) == 1)
  }

  @Test(.scenario("S54"))
  func `content that is made of items is new if there are more of them`() throws {
    let start = "items:60 touch pull:60 end:success"
    #expect(try Self.loads("\(start) content:2300 pull:0 pull:60") == 1)
    #expect(try Self.loads("\(start) items:60 pull:0 pull:60") == 1)
    #expect(try Self.loads("\(start) items:20 pull:0 pull:60") == 1)
    #expect(try Self.loads("\(start) items:61 pull:0 pull:60") == 2)
  }

  @Test(.scenario("S53"))
  func `less than half a point before the end is the end`() throws {
    #expect(try Self.loads("touch pull:49.5") == 0)
    #expect(try Self.loads("touch pull:49.6") == 1)
    #expect(try Self.loads("automatic:false touch pull:49.6 release") == 1)
    // Nearer than all of it in view counts to the point.
    #expect(try Self.loads("nearness:0.5 touch pull:24.9") == 0)
    // Farther than the end cannot be reached by being at it.
    #expect(try Self.loads("nearness:2 touch pull:50") == 0)
  }

  @Test(.scenario("S58"))
  func `while it may not begin, nothing is used up and nothing is left over`() throws {
    #expect(try Self.loads("mayBegin:false touch pull:60 release begin pull:0 pull:60") == 0)
    #expect(try Self.loads("mayBegin:false touch pull:60 mayBegin:true pull:50") == 0)
    #expect(try Self.loads("mayBegin:false touch pull:60 mayBegin:true pull:0 pull:60") == 1)
    #expect(try Self.loads("leave beginUnseen mayBegin:false enter mayBegin:true") == 0)
  }

  @Test(.scenario("S63"))
  func `movements that are a zoom do not load`() throws {
    #expect(try Self.loads("interactive:false touch pull:60 release pull:0 pull:60") == 0)
    #expect(try Self.loads("interactive:false begin") == 1)
  }

  @Test(.scenario("S27"))
  func `letting go past the edge counts as the finger's`() throws {
    #expect(try Self.loads("automatic:false touch pull:60 release end:failure release") == 1)
    #expect(try Self.loads("touch pull:60 end:failure release end:failure") == 1)
  }

  @Test(.scenario("S28"))
  func `a new drag brings all of them back, however often`() throws {
    var bench = AutoBench()
    for _ in 0..<100 {
      #expect(try Self.loads("touch \(Self.backAndForth) release", in: &bench) == 1)
      #expect(try Self.loads(Self.backAndForth, in: &bench) == 3)
    }
  }

  @Test(.scenario("S28"), arguments: [1, 3])
  func `added content brings one of each, however often`(times: Int) throws {
    var bench = try AutoBench(after: "times:\(times) touch")
    #expect(try Self.loads(Self.backAndForth, in: &bench) == times)
    for page in 1...100 {
      let grown = "content:\(2000 + page * 400) pull:0 \(Self.backAndForth)"
      #expect(try Self.loads(grown, in: &bench) == 1)
    }
  }

  @Test(.scenario("S28"))
  func `content that grows while it loads counts, and so does a list that starts anew`() throws {
    #expect(try Self.loads("pull:60 content:2400 end:success pull:0 pull:60") == 2)
    #expect(try Self.loads("pull:60 end:success content:900 content:1300 pull:0 pull:60") == 2)
  }

  @Test
  func `added content takes nothing away that is left of a drag`() throws {
    #expect(
      try Self.loads("times:3 touch pull:60 end:success content:2400 \(Self.backAndForth)") == 3)
  }

  @Test(.scenario("S27"))
  func `content that stays or becomes less brings nothing`() throws {
    #expect(try Self.loads("touch pull:60 end:success content:2000 pull:0 pull:60") == 1)
    #expect(try Self.loads("touch pull:60 end:success content:1900 pull:0 pull:60") == 1)
  }

  @Test
  func `how often it may load counts from when it is set`() throws {
    #expect(try Self.loads("touch \(Self.backAndForth) times:2 \(Self.backAndForth)") == 3)
  }

  @Test(.scenario("S29"))
  func `moving away from the edge never loads`() throws {
    #expect(try Self.loads("hide pull:500 show pull:400 pull:60 pull:0") == 0)
    #expect(try Self.loads("nearness:-10 hide pull:-100 show pull:-200 pull:-300") == 0)
    // Grabbed past the edge and let go nearer to it.
    #expect(try Self.loads("automatic:false hide pull:90 show touch pull:60 release") == 0)
    #expect(try Self.loads("automatic:false hide pull:60 show touch pull:60 release") == 1)
  }

  @Test(.scenario("S29"))
  func `content that is pulled past its start is not on its way to the end`() throws {
    // 60 points more than fit; ten lengths before it comes into view is beyond the start.
    let lengths = "nearness:-10 lengths:0,860,800,0,0 touch"
    #expect(try Self.loads("\(lengths) pull:-160 pull:-110 release pull:-80 pull:-61") == 0)
    #expect(try Self.loads("\(lengths) pull:-59") == 1)
  }
}
