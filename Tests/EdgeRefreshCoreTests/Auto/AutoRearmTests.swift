import Testing

@testable import EdgeRefreshCore

@Suite("When a control that loads by itself does so again")
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

  @Test(
    "S27: under one finger it loads so often and no more, whatever an end says",
    arguments: [(1, 1), (3, 3), (0, 0), (-1, 9)])
  func underOneFinger(times: Int, loads: Int) throws {
    #expect(try Self.loads("times:\(times) touch \(Self.backAndForth)") == loads)
  }

  @Test("S27: without a finger it loads once", arguments: [1, 3, 0, -1])
  func withoutFinger(times: Int) throws {
    #expect(try Self.loads("times:\(times) \(Self.backAndForth)") == 1)
  }

  @Test("S27: letting go past the edge counts as the finger's")
  func lettingGo() throws {
    #expect(try Self.loads("automatic:false touch pull:60 release end:failure release") == 1)
    #expect(try Self.loads("touch pull:60 end:failure release end:failure") == 1)
  }

  @Test("S28: a new drag brings all of them back, however often")
  func newDrags() throws {
    var bench = AutoBench()
    for _ in 0..<100 {
      #expect(try Self.loads("touch \(Self.backAndForth) release", in: &bench) == 1)
      #expect(try Self.loads(Self.backAndForth, in: &bench) == 1)
    }
  }

  @Test("S28: added content brings one of each, however often", arguments: [1, 3])
  func moreContent(times: Int) throws {
    var bench = try AutoBench(after: "times:\(times) touch")
    #expect(try Self.loads(Self.backAndForth, in: &bench) == times)
    for page in 1...100 {
      let grown = "content:\(2000 + page * 400) pull:0 \(Self.backAndForth)"
      #expect(try Self.loads(grown, in: &bench) == 1)
    }
  }

  @Test("S28: content that grows while it loads counts, and so does a list that starts anew")
  func growthWhileLoading() throws {
    #expect(try Self.loads("pull:60 content:2400 end:success pull:0 pull:60") == 2)
    #expect(try Self.loads("pull:60 end:success content:900 content:1300 pull:0 pull:60") == 2)
  }

  @Test("Added content takes nothing away that is left of a drag")
  func growthKeepsTheRest() throws {
    #expect(
      try Self.loads("times:3 touch pull:60 end:success content:2400 \(Self.backAndForth)") == 3)
  }

  @Test("S27: content that stays or becomes less brings nothing")
  func noMoreContent() throws {
    #expect(try Self.loads("pull:60 end:success content:2000 pull:0 pull:60") == 1)
    #expect(try Self.loads("pull:60 end:success content:1900 pull:0 pull:60") == 1)
  }

  @Test("How often it may load counts from when it is set")
  func settingCountsFromNow() throws {
    #expect(try Self.loads("touch \(Self.backAndForth) times:2 \(Self.backAndForth)") == 3)
  }

  @Test("S29: moving away from the edge never loads")
  func movingAway() throws {
    #expect(try Self.loads("hide pull:500 show pull:400 pull:60 pull:0") == 0)
    #expect(try Self.loads("nearness:-10 hide pull:-100 show pull:-200 pull:-300") == 0)
    // Grabbed past the edge and let go nearer to it.
    #expect(try Self.loads("automatic:false hide pull:90 show touch pull:60 release") == 0)
    #expect(try Self.loads("automatic:false hide pull:60 show touch pull:60 release") == 1)
  }

  @Test("S29: content that is pulled past its start is not on its way to the end")
  func pullingTheStart() throws {
    // 60 points more than fit; ten lengths before it comes into view is beyond the start.
    let lengths = "nearness:-10 lengths:0,860,800,0,0 touch"
    #expect(try Self.loads("\(lengths) pull:-160 pull:-110 release pull:-80 pull:-61") == 0)
    #expect(try Self.loads("\(lengths) pull:-59") == 1)
  }
}
