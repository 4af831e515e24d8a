import ScenarioTrait
import Testing

@testable import EdgeRefreshCore

struct AutoLoadLimitTests {
  /// Returns the number of handler calls during the steps.
  private static func loads(_ path: String, in harness: inout AutoHarness) throws -> Int {
    try path.split(separator: " ").reduce(0) { count, word in
      let decision = try harness.run(String(word))
      return count + (decision?.callbacks.contains(.refreshing) == true ? 1 : 0)
    }
  }

  private static func loads(_ path: String) throws -> Int {
    var harness = AutoHarness()
    return try loads(path, in: &harness)
  }

  /// Scrolls past the edge and back nine times. Each load fails.
  private static let backAndForth = Array(repeating: "pull:60 end:failure pull:0", count: 9)
    .joined(separator: " ")

  @Test(.scenario("S27"), arguments: [(1, 1), (3, 3), (0, 0), (-1, 9)])
  func `the limit applies to the loads of one drag, regardless of their outcome`(
    times: Int, loads: Int
  ) throws {
    #expect(try Self.loads("limit:\(times) touch \(Self.backAndForth)") == loads)
  }

  @Test(.scenario("S27"), .scenario("S55"), arguments: [1, 3, 0, -1])
  func `without a finger there are at most three loads, regardless of the limit`(times: Int) throws
  {
    #expect(try Self.loads("limit:\(times) \(Self.backAndForth)") == 3)
  }

  @Test(.scenario("S27"))
  func `without a finger a second load requires scrolling away from the end`() throws {
    #expect(try Self.loads("pull:60 end:failure pull:10 pull:60 end:failure pull:40 pull:60") == 1)
    #expect(try Self.loads("pull:60 end:failure pull:0 pull:60") == 2)
    // The threshold is ten lengths of the control before the end. At eleven lengths, the content
    // counts as scrolled away.
    let near = "threshold:-10 pull:-600 pull:-500 end:failure"
    #expect(try Self.loads("\(near) pull:-549 pull:-400") == 1)
    #expect(try Self.loads("\(near) pull:-550 pull:-400") == 2)
  }

  @Test(.scenario("S55"))
  func `a drag or new content allows three more loads`() throws {
    #expect(try Self.loads("\(Self.backAndForth) touch release \(Self.backAndForth)") == 6)
    #expect(try Self.loads("\(Self.backAndForth) content:2050 \(Self.backAndForth)") == 6)
    #expect(try Self.loads("\(Self.backAndForth) content:2049 \(Self.backAndForth)") == 3)
  }

  @Test(.scenario("S55"))
  func `leaving and returning does not load again if the app has turned it off`() throws {
    #expect(try Self.loads("loadsAgain:false \(Self.backAndForth)") == 1)
    #expect(
      try Self.loads("loadsAgain:false \(Self.backAndForth) touch release pull:0 pull:60") == 2)
    #expect(
      try Self.loads("loadsAgain:false \(Self.backAndForth) content:2050 pull:0 pull:80") == 2)
  }

  @Test(.scenario("S54"))
  func `self-sizing rows during a drag do not allow more loads`() throws {
    let growth = (1...40).map { "pull:60 end:failure content:\(2000 + $0 * 40) pull:-300" }
    #expect(try Self.loads("touch " + growth.joined(separator: " ")) == 1)
  }

  @Test(.scenario("S54"))
  func `only more items count as new content`() throws {
    let start = "items:60 touch pull:60 end:success"
    #expect(try Self.loads("\(start) content:2300 pull:0 pull:60") == 1)
    #expect(try Self.loads("\(start) items:60 pull:0 pull:60") == 1)
    #expect(try Self.loads("\(start) items:20 pull:0 pull:60") == 1)
    #expect(try Self.loads("\(start) items:61 pull:0 pull:60") == 2)
  }

  @Test(.scenario("S53"))
  func `an offset less than half a point from the end counts as the end`() throws {
    #expect(try Self.loads("touch pull:49.5") == 0)
    #expect(try Self.loads("touch pull:49.6") == 1)
    #expect(try Self.loads("automatic:false touch pull:49.6 release") == 1)
    // The tolerance applies only to a threshold of the control's whole length.
    #expect(try Self.loads("threshold:0.5 touch pull:24.9") == 0)
    // A threshold beyond the end is not reached at the end.
    #expect(try Self.loads("threshold:2 touch pull:50") == 0)
  }

  @Test(.scenario("S58"))
  func `a load that may not begin is not counted and does not begin later`() throws {
    #expect(try Self.loads("mayBegin:false touch pull:60 release begin pull:0 pull:60") == 0)
    #expect(try Self.loads("mayBegin:false touch pull:60 mayBegin:true pull:50") == 0)
    #expect(try Self.loads("mayBegin:false touch pull:60 mayBegin:true pull:0 pull:60") == 1)
    #expect(try Self.loads("leave beginOffscreen mayBegin:false enter mayBegin:true") == 0)
  }

  @Test(.scenario("S63"))
  func `zooming does not load`() throws {
    #expect(try Self.loads("interactive:false touch pull:60 release pull:0 pull:60") == 0)
    #expect(try Self.loads("interactive:false begin") == 1)
  }

  @Test(.scenario("S27"))
  func `a load at a lift past the edge counts as a load of the drag`() throws {
    #expect(try Self.loads("automatic:false touch pull:60 release end:failure release") == 1)
    #expect(try Self.loads("touch pull:60 end:failure release end:failure") == 1)
  }

  @Test(.scenario("S28"))
  func `each new drag allows all loads again`() throws {
    var harness = AutoHarness()
    for _ in 0..<100 {
      #expect(try Self.loads("touch \(Self.backAndForth) release", in: &harness) == 1)
      #expect(try Self.loads(Self.backAndForth, in: &harness) == 3)
    }
  }

  @Test(.scenario("S28"), arguments: [1, 3])
  func `new content allows one more load each time`(times: Int) throws {
    var harness = try AutoHarness(after: "limit:\(times) touch")
    #expect(try Self.loads(Self.backAndForth, in: &harness) == times)
    for page in 1...100 {
      let grown = "content:\(2000 + page * 400) pull:0 \(Self.backAndForth)"
      #expect(try Self.loads(grown, in: &harness) == 1)
    }
  }

  /// Loads fail while the estimated length of a lazy stack changes with each movement.
  @Test(.scenario("S77"), arguments: [30, 44, 60, 200])
  func `an estimated length that changes during the scrolling does not allow more loads`(
    change: Int
  ) throws {
    let ways = (1...40).map { "pull:60 content:\(2000 + $0 % 3 * change) pull:-300 pull:50" }
      .joined(separator: " ")
    #expect(try Self.loads("touch pull:60 end:failure content:2001 \(ways)") == 1)
  }

  @Test(.scenario("S28"))
  func `growth during a load or after the list became shorter is new content`() throws {
    #expect(try Self.loads("pull:60 content:2400 end:success pull:0 pull:60") == 2)
    #expect(try Self.loads("pull:60 end:success content:900 content:1300 pull:0 pull:60") == 2)
  }

  @Test
  func `new content does not reduce the remaining loads of a drag`() throws {
    #expect(
      try Self.loads("limit:3 touch pull:60 end:success content:2400 \(Self.backAndForth)") == 3)
  }

  @Test(.scenario("S27"))
  func `content that does not grow does not allow more loads`() throws {
    #expect(try Self.loads("touch pull:60 end:success content:2000 pull:0 pull:60") == 1)
    #expect(try Self.loads("touch pull:60 end:success content:1900 pull:0 pull:60") == 1)
  }

  @Test
  func `a new limit applies to the loads after it is set`() throws {
    #expect(try Self.loads("touch \(Self.backAndForth) limit:2 \(Self.backAndForth)") == 3)
  }

  @Test(.scenario("S29"))
  func `moving away from the edge does not load`() throws {
    #expect(try Self.loads("hide pull:500 show pull:400 pull:60 pull:0") == 0)
    #expect(try Self.loads("threshold:-10 hide pull:-100 show pull:-200 pull:-300") == 0)
    // The finger touches content past the edge and moves it back toward the edge.
    #expect(try Self.loads("automatic:false hide pull:90 show touch pull:60 release") == 0)
    #expect(try Self.loads("automatic:false hide pull:60 show touch pull:60 release") == 1)
  }

  @Test(.scenario("S29"))
  func `content that is pulled past its start does not load`() throws {
    // The content exceeds the viewport by 60 points, so the threshold is before the start.
    let lengths = "threshold:-10 lengths:0,860,800,0,0 touch"
    #expect(try Self.loads("\(lengths) pull:-160 pull:-110 release pull:-80 pull:-61") == 0)
    #expect(try Self.loads("\(lengths) pull:-59") == 1)
  }
}
