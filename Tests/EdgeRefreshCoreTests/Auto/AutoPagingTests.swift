import TestSupport
import Testing

@testable import EdgeRefreshCore

@Suite(.scenario("S14"))
struct AutoPagingTests {
  /// Where an end moves the content of so many points from an offset, `nil` where it leaves it.
  private static func settled(from offset: Double, content: Double, _ path: String = "begin")
    throws -> Double?
  {
    var bench = AutoBench()
    try bench.run("paging:true lengths:\(offset),\(content),800,0,0 \(path)")
    let decision = try bench.run("end:success")
    #expect(decision?.speed == (decision?.pinnedOffset == nil ? .immediate : .slow))
    return decision?.pinnedOffset
  }

  @Test(arguments: [(1650, 1600), (1900, 1600), (2100, 2400), (300, 0), (500, 800)])
  func `it goes to the nearest page`(offset: Double, page: Double) throws {
    #expect(try Self.settled(from: offset, content: 4000) == page)
  }

  @Test(arguments: [0, 800, 1600])
  func `on a page it stays`(offset: Double) throws {
    #expect(try Self.settled(from: offset, content: 2400) == nil)
  }

  @Test
  func `the control at the end of the last page gives way to it`() throws {
    #expect(try Self.settled(from: 1650, content: 2400) == 1600)
  }

  @Test
  func `content that was added before the end is where it was, on a page`() throws {
    #expect(try Self.settled(from: 1650, content: 2400, "begin content:4800") == 1600)
  }

  @Test
  func `it never goes past either end`() throws {
    // 2000 points are two pages and a half: with the control they end at 1250.
    #expect(try Self.settled(from: 1250, content: 2000) == nil)
    #expect(try Self.settled(from: 1300, content: 2000) == 1250)
    #expect(try Self.settled(from: 1300, content: 2000, "begin hide") == 1200)
    #expect(try Self.settled(from: -500, content: 2000) == 0)
    #expect(try Self.settled(from: 700, content: 300) == 0)
  }

  @Test
  func `a finger that is down does it itself, and so does content without pages`() throws {
    #expect(try Self.settled(from: 1650, content: 2400, "begin touch") == nil)
    #expect(try Self.settled(from: 1650, content: 2400, "paging:false begin") == nil)
  }

  @Test
  func `nothing moves without an end of a load`() throws {
    var bench = AutoBench()
    try bench.run("paging:true hide lengths:1650,2400,800,0,0 show")
    for path in ["end:success", "noMoreData", "reset", "beginUnseen", "end:success", "detach"] {
      #expect(try bench.run(path)?.pinnedOffset == nil)
    }
  }
}
