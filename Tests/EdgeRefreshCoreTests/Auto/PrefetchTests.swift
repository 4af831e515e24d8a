import ScenarioTrait
import Testing

@testable import EdgeRefreshCore

struct PrefetchTests {
  @Test(arguments: [
    ("prefetch:points:200", 200.0), ("prefetch:viewLengths:0.5", 400), ("threshold:-3", 150),
    ("prefetch:controlLengths:3", 150), ("itemsLength:120 prefetch:items:3", 120),
    ("prefetch:items:3", 0), ("prefetch:points:-50", -50),
  ])
  func `a load begins at the distance from the end`(text: String, distance: Double) throws {
    var harness = try AutoHarness(after: "\(text) pull:-900 touch pull:\(-distance - 1)")
    #expect(harness.engine.state == .idle)
    try harness.run("pull:\(-distance)")
    #expect(harness.engine.state == .refreshing)
  }

  @Test func `a negative threshold loads again in each drag, as in MJRefresh`() throws {
    var harness = try AutoHarness(after: "threshold:-4 pull:-900 touch pull:-150 end:failure")
    try harness.run("release touch pull:-300 pull:-100")
    #expect(harness.engine.state == .refreshing)
  }

  @Test(.scenario("S70"), arguments: ["prefetch:points:200", "prefetch:controlLengths:4"])
  func `one load begins out of view for each content`(text: String) throws {
    var harness = try AutoHarness(after: "\(text) pull:-900 touch pull:-150 end:failure")
    try harness.run("release touch pull:-300 pull:-100 pull:-1")
    #expect(harness.engine.state == .idle)
    // At the end, the limit of prefetching does not apply.
    try harness.run("pull:0")
    #expect(harness.engine.state == .refreshing)
    try harness.run("end:failure content:2049 release touch pull:-300 pull:-150")
    #expect(harness.engine.state == .idle, "rows were measured")
    try harness.run("begin content:2100 end:success release touch pull:-300 pull:-150")
    #expect(harness.engine.state == .refreshing, "there is more content")
    try harness.run("end:failure content:2000 release touch pull:-300 pull:-150")
    #expect(harness.engine.state == .refreshing, "there is less content")
  }

  @Test(.scenario("S70"), arguments: [19, 21])
  func `other items allow a load out of view again`(count: Int) throws {
    var harness = try AutoHarness(after: "items:20 prefetch:points:200 pull:-900")
    try harness.run("touch pull:-150 end:failure content:3000 release touch pull:-300 pull:-150")
    #expect(harness.engine.state == .idle, "the same number of items")
    try harness.run("items:\(count) release touch pull:-300 pull:-150")
    #expect(harness.engine.state == .refreshing)
  }

  @Test func `moving away from the end does not load`() throws {
    let harness = try AutoHarness(after: "pull:-100 prefetch:points:200 touch pull:-150 pull:-900")
    #expect(harness.engine.state == .idle)
  }

  @Test(arguments: ["inf", "1e300", "-inf", "nan"])
  func `a distance that is no length of a screen is limited`(text: String) throws {
    for unit in ["points", "screens", "controlLengths"] {
      var engine = AutoEngine(edge: .bottom, extent: 50)
      engine.prefetchDistance =
        switch (unit, Double(text) ?? 0) {
        case ("points", let number): .points(number)
        case ("screens", let number): .viewLengths(number)
        case (_, let number): .controlLengths(number)
        }
      #expect(engine == engine, "a number that is not itself would make engines unequal")
      #expect(try restored(engine) == engine)
      var harness = try AutoHarness(after: "pull:-900")
      harness.engine.prefetchDistance = engine.prefetchDistance
      try harness.run("touch pull:-901 pull:-800 end:failure pull:-700 release pull:-600")
      #expect(harness.engine.state == .idle)
      #expect(harness.engine.budget.mayPrefetch == (text == "-inf" || text == "nan"))
    }
  }
}
