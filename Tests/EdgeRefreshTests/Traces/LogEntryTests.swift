import Testing

@testable import TraceReplay

struct LogEntryTests {
  @Test(
    arguments: [
      (.dragBegan, "drag"),
      (.dragEnded, "drop"),
      (.contentSize(width: 390, height: 2000.5), "content 390.0 2000.5"),
      (.control(.header, .refreshBegan(isByApp: false, otherSlots: [])), "header begun"),
      (
        .control(.footer, .refreshBegan(isByApp: true, otherSlots: [.header, .leader])),
        "footer begun byApp header leader"
      ),
      (.control(.trailer, .refreshOpened(otherSlots: [.leader])), "trailer opened leader"),
      (.control(.leader, .refreshEnded), "leader over"),
      (.control(.header, .callback(.endAnimation)), "header endAnimation"),
      (.control(.header, .endRequested(block: 1, isRefreshing: true)), "header asked 1"),
      (.control(.header, .endRequested(block: 2, isRefreshing: false)), "header noted 2"),
      (.control(.header, .endBlockCalled(2)), "header done 2"),
    ] as [(LogEntry, String)])
  func `a log entry is written as words and parsed from them`(entry: LogEntry, text: String) {
    #expect(entry.description == text)
    #expect(LogEntry(text) == entry)
  }

  @Test(arguments: ["", "drags", "content 390", "header", "header asked", "side over"])
  func `invalid text is not a log entry`(text: String) {
    #expect(LogEntry(text) == nil)
  }

  @Test func `the rules are numbered from 1 to 19, as in the documentation`() {
    #expect(TraceRule.allCases.map(\.rawValue) == Array(1...22))
  }
}
