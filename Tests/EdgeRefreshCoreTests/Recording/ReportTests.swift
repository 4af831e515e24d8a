import Testing

@testable import EdgeRefreshCore

/// Sequences from recordings, as `refresh-replay --engine` prints them. To turn a bug report into a
/// test, add its line.
struct ReportTests {
  static let reports = [
    // A pull, a release and a refresh that fails.
    "pull@edge=top,extent=54 attached@contentLength=2000,viewportLength=800 "
      + "enteredWindow@isInWindow=true dragBegan@isDragging=true scrolled@offset=-30 "
      + "scrolled@offset=-80 dragEnded@isDragging=false scrolled@offset=-70 scrolled@offset=-54 "
      + "animationFinished:1 handlerFinished:1:failure scrolled@offset=0 animationFinished:2",
    // The recording begins while a footer loads.
    "auto@edge=bottom,offset=1244,contentLength=2000,viewportLength=800,extent=44,"
      + "isInWindow=true,phase=refreshing.1,remainingLoads=0,mayLoadWithoutFinger=false,"
      + "isAttached=true,lastNumber=1 handlerFinished:1:success "
      + "contentChanged@contentLength=2880 scrolled@offset=2124",
  ]

  @Test(arguments: reports) func `a reported sequence keeps the rules`(text: String) throws {
    if text.hasPrefix(PullEngine.recordedName) {
      _ = try PullHarness(after: text)
    } else {
      _ = try AutoHarness(after: text)
    }
  }

  @Test func `a sequence for another engine is rejected`() throws {
    #expect(throws: HarnessError.self) { try AutoHarness(after: "pull@edge=top,extent=54") }
  }

  @Test func `a rule that a reported sequence breaks is reported`() throws {
    // A closed control has no part of the inset. A recording of a faulty version could say so.
    let text = "pull@edge=top,extent=54,insetAmount=54 contentChanged@contentLength=100"
    #expect(throws: HarnessError.self) { try PullHarness(after: text) }
  }
}
