import ScenarioTrait
import Testing

@testable import EdgeRefreshCore

@Suite(.scenario("S14"))
struct AutoPagingTests {
  /// Returns the offset to which the end of a load moves the content, or `nil` if it does not move.
  private static func offsetAfterEnd(from offset: Double, content: Double, _ path: String = "begin")
    throws -> Double?
  {
    var harness = AutoHarness()
    try harness.run("paging:true lengths:\(offset),\(content),800,0,0 \(path)")
    let decision = try harness.run("end:success")
    #expect(decision?.speed == (decision?.pinnedOffset == nil ? .immediate : .slow))
    return decision?.pinnedOffset
  }

  @Test(arguments: [(1650, 1600), (1900, 1600), (2100, 2400), (300, 0), (500, 800)])
  func `ending a load moves the content to the nearest page`(offset: Double, page: Double) throws {
    #expect(try Self.offsetAfterEnd(from: offset, content: 4000) == page)
  }

  @Test(arguments: [0, 800, 1600])
  func `ending a load does not move content that is on a page`(offset: Double) throws {
    #expect(try Self.offsetAfterEnd(from: offset, content: 2400) == nil)
  }

  @Test
  func `ending a load moves content from the control back to the last page`() throws {
    #expect(try Self.offsetAfterEnd(from: 1650, content: 2400) == 1600)
  }

  @Test(arguments: [
    (850, 3, 1600), (850, -3, 800), (1599.8, -3, 1600), (1600.3, 3, 1600), (1650, -3, 1600),
    (2300, 900, 2400),
  ])
  func `ending a load during a page turn moves the content to that page`(
    offset: Double, movement: Double, page: Double
  ) {
    let geometry = ScrollGeometry(
      offset: offset, contentLength: 4000, viewportLength: 800, startInset: 0, endInset: 0,
      isDragging: false, isInteractive: true, isPaging: true, itemCount: 0)
    var auto = AutoEngine(edge: .bottom, extent: 44)
    var pull = PullEngine(edge: .bottom, extent: 44)
    for event in [RefreshEvent.attached, .enteredWindow, .begin(isVisible: true)] {
      let input = EngineInput(geometry: geometry, extent: 44)
      _ = auto.handle(event, with: input)
      _ = pull.handle(event, with: input)
    }
    let input = EngineInput(geometry: geometry, extent: 44, glide: movement)
    #expect(auto.handle(.end(.success), with: input).pinnedOffset == page)
    #expect(pull.handle(.end(.success), with: input).pinnedOffset == page)
  }

  @Test
  func `new content before the end does not change the page`() throws {
    #expect(try Self.offsetAfterEnd(from: 1650, content: 2400, "begin content:4800") == 1600)
  }

  @Test
  func `ending a load never moves content past its edges`() throws {
    // 2000 points are two and a half pages: with the control, the last offset is 1250.
    #expect(try Self.offsetAfterEnd(from: 1250, content: 2000) == nil)
    #expect(try Self.offsetAfterEnd(from: 1300, content: 2000) == 1250)
    #expect(try Self.offsetAfterEnd(from: 1300, content: 2000, "begin hideForContent") == 1200)
    #expect(try Self.offsetAfterEnd(from: 700, content: 300) == 0)
  }

  @Test func `ending a load does not move content that is before its first page`() throws {
    #expect(try Self.offsetAfterEnd(from: -54, content: 2000) == nil)
    #expect(try Self.offsetAfterEnd(from: -500, content: 2000) == nil)
  }

  @Test
  func `ending a load does not move content under a finger or without paging`() throws {
    #expect(try Self.offsetAfterEnd(from: 1650, content: 2400, "begin touch") == nil)
    #expect(try Self.offsetAfterEnd(from: 1650, content: 2400, "paging:false begin") == nil)
  }

  @Test
  func `only the end of a load moves content to a page`() throws {
    var harness = AutoHarness()
    try harness.run("paging:true hide lengths:1650,2400,800,0,0 show")
    for path in [
      "end:success", "end:noMoreData", "end:success", "beginOffscreen", "end:success", "detach",
    ] {
      #expect(try harness.run(path)?.pinnedOffset == nil)
    }
  }
}
