import EdgeRefresh
import EngineReplay
import Foundation
import TestSupport
import Testing
import TraceReplay
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct RefreshRecordingTests {
  let screen = Screen()
  var view: UIScrollView { screen.scrollView }

  /// Collects the lines of a recording. A line has the virtual time.
  private final class Lines {
    var all: [String] = []
  }

  private func record(_ lines: Lines) -> RefreshRecording {
    RefreshRecording(
      of: view, now: { Date(timeIntervalSinceReferenceDate: MainLoop.current.now) },
      write: { lines.all.append($0) })
  }

  private func replay(_ lines: Lines) throws -> EngineReplay {
    let text = lines.all.joined(separator: "\n")
    return try EngineReplay(EngineRecording(text, path: "FILE"), path: "FILE")
  }

  private func record(_ lines: Lines, _ action: () -> Void) {
    let recording = record(lines)
    action()
    recording.stop()
  }

  /// Pulls and refreshes with a header and a footer.
  private func use(_ header: RefreshHeader) {
    screen.drag(to: -20, -60, -100)
    screen.release()
    screen.advance(by: 1)
    header.endRefreshing(with: .failure)
    screen.advance(by: 1)
    screen.drag(to: 300, 900, 1244)
    screen.release()
    view.contentSize.height += 400
    screen.advance(by: 1)
  }

  @Test func `a session is recorded and repeated by the engines`() throws {
    let lines = Lines()
    let header = NormalHeader {}
    view.refreshHeader = header
    view.refreshFooter = AutoNormalFooter {}
    record(lines) { use(header) }
    let replay = try replay(lines)
    #expect(replay.difference == nil)
    #expect(replay.controls.count == 2)
    #expect(replay.controls.allSatisfy { $0.events > 10 })
    #expect(lines.all.contains { $0.contains(#""outcome":{"failure":{}}"#) })
    #expect(lines.all[0].hasPrefix(#"{"recording":2,"library":"0.1.0","system":"Linux "#))
    #expect(lines.all[1].hasPrefix(#"{"time":0.0,"control":1,"#))
    let recording = try EngineRecording(lines.all.joined(separator: "\n"), path: "FILE")
    #expect(recording.lines.contains { $0.decision.callbacks.contains(.refreshing) })
    let last = try #require(recording.lines.last).time
    #expect(last > 1 && last < 10, "the time is in seconds")
  }

  @Test func `a recording contains no content of the app`() {
    let lines = Lines()
    let header = NormalHeader {}
    header.setTitle("Secret title", for: .idle)
    header.accessibilityIdentifier = "Secret identifier"
    header.lastUpdatedTimeKey = "Secret key"
    view.refreshHeader = header
    let recording = record(lines)
    use(header)
    recording.stop()
    #expect(!lines.all.joined().contains("Secret"))
    let allowed = /[A-Za-z0-9_",:.+ {}-]*/
    #expect(lines.all.allSatisfy { $0.wholeMatch(of: allowed) != nil })
  }

  @Test func `a control that is attached or replaced during the recording is recorded`() throws {
    let lines = Lines()
    let recording = record(lines)
    let first = NormalHeader {}
    view.refreshHeader = first
    screen.turn()
    view.refreshHeader = NormalHeader {}
    screen.turn()
    view.refreshHeader = first
    use(first)
    recording.stop()
    let replay = try replay(lines)
    #expect(replay.difference == nil)
    #expect(replay.controls.map(\.number) == [1, 2, 3], "an attachment begins a new number")
  }

  @Test func `a recording may begin during a refresh`() throws {
    let lines = Lines()
    let header = screen.refreshing(NormalHeader {})
    let recording = record(lines)
    header.endRefreshing()
    screen.advance(by: 1)
    recording.stop()
    #expect(lines.all[1].contains(#""engine":{"pull":{"#))
    #expect(lines.all[1].contains(#""phase":{"open":{"_0":1,"holds":0}}"#))
    #expect(try replay(lines).difference == nil)
  }

  @Test func `a setting that changes between two events is recorded`() throws {
    let lines = Lines()
    let footer = AutoNormalFooter {}
    view.refreshFooter = footer
    let recording = record(lines)
    screen.drag(to: 300)
    footer.maximumLoadsPerDrag = nil
    footer.loadThreshold = -3
    screen.drag(to: 1200)
    recording.stop()
    let last = try #require(lines.all.last { $0.contains(#""engine":"#) })
    #expect(last.contains(#""loadThreshold":-3.0"#))
    #expect(last.contains(#""maximumLoadsPerDrag":null"#))
    #expect(try replay(lines).difference == nil)
  }

  @Test func `an override that drops a state is recorded as it was`() throws {
    final class Offline: NormalHeader {
      override var state: RefreshState {
        get { super.state }
        set { if newValue != .refreshing { super.state = newValue } }
      }
    }
    let lines = Lines()
    let messages = Diagnostics.messages {
      let header = Offline {}
      view.refreshHeader = header
      let recording = record(lines)
      use(header)
      recording.stop()
    }
    #expect(messages.count == 1)
    #expect(try replay(lines).difference == nil)
  }

  @Test func `a control that removes itself while its state changes is recorded to the end`() throws
  {
    final class Leaving: NormalHeader {
      override var state: RefreshState {
        didSet { if state == .refreshing { removeFromSuperview() } }
      }
    }
    let lines = Lines()
    let header = Leaving {}
    view.refreshHeader = header
    let recording = record(lines)
    header.beginRefreshing()
    #expect(lines.all.contains { $0.contains(#""event":{"detached":{}}"#) })
    #expect(header.driver.recorder == nil)
    let count = lines.all.count
    header.beginRefreshing()
    #expect(lines.all.count == count)
    recording.stop()
    #expect(try replay(lines).difference == nil)
  }

  @Test func `times do not go back when the clock is set back`() throws {
    let lines = Lines()
    final class Clock {
      var date = Date(timeIntervalSinceReferenceDate: 1000)
    }
    let clock = Clock()
    view.refreshHeader = NormalHeader {}
    let recording = RefreshRecording(of: view, now: { clock.date }, write: { lines.all.append($0) })
    clock.date += 1.5
    screen.drag(to: -20)
    clock.date -= 100
    screen.drag(to: -40)
    recording.stop()
    #expect(lines.all.dropFirst(2).allSatisfy { $0.hasPrefix(#"{"time":1.5,"control":1,"#) })
    #expect(try replay(lines).difference == nil)
  }

  @Test func `a recording to which nobody has a reference ends with its controls`() {
    weak var recording: RefreshRecording?
    do {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
      view.refreshHeader = NormalHeader {}
      let started = RefreshRecording(of: view) { _ in }
      recording = started
      #expect(started.isRecording)
    }
    MainLoop.current.turn()
    #expect(recording == nil)
  }

  @Test func `nothing is recorded after the stop or for another scroll view`() {
    let lines = Lines()
    let other = Screen()
    let header = NormalHeader {}
    view.refreshHeader = header
    other.scrollView.refreshHeader = NormalHeader {}
    let recording = record(lines)
    other.drag(to: -100)
    #expect(lines.all.count == 1)
    screen.drag(to: -100)
    let count = lines.all.count
    #expect(count > 1 && recording.isRecording)
    recording.stop()
    recording.stop()
    use(header)
    #expect(lines.all.count == count && !recording.isRecording)
  }

  @Test func `a second recording stops the first`() {
    let (first, second) = (Lines(), Lines())
    view.refreshHeader = NormalHeader {}
    let recording = record(first)
    let other = record(second)
    screen.drag(to: -100)
    #expect(first.all.count == 1 && second.all.count > 1)
    #expect(!recording.isRecording)
    recording.stop()
    screen.drag(to: -110)
    #expect(other.isRecording && second.all.last?.contains(#""offset":-110.0"#) == true)
    other.stop()
  }

  @Test func `a recording does not keep the scroll view or its controls`() {
    let lines = Lines()
    weak var header: RefreshHeader?
    weak var scrollView: UIScrollView?
    var recording: RefreshRecording?
    do {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
      let control = NormalHeader {}
      view.refreshHeader = control
      recording = RefreshRecording(of: view) { lines.all.append($0) }
      control.beginRefreshing()
      header = control
      scrollView = view
    }
    MainLoop.current.turn()
    #expect(scrollView == nil && header == nil)
    recording?.stop()
    #expect(lines.all.count > 1)
  }

  @Test func `the lines are in the file while the recording goes on`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("RefreshRecordingTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(String(repeating: "An earlier file, which is longer\n", count: 1000).utf8).write(
      to: file)
    view.refreshHeader = NormalHeader {}
    let recording = try RefreshRecording(of: view, to: file)
    screen.drag(to: -100)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.hasPrefix(#"{"recording":2,"#) && text.hasSuffix("\n"))
    #expect(text.split(separator: "\n").count > 1)
    recording.stop()
    var lines: [String] = []
    let command = ReplayCommand(output: { lines.append($0) }, error: { lines.append($0) })
    #expect(command.run(["--engine", file.path]) == 0)
    #expect(lines.last?.hasSuffix("all decisions are equal") == true)
    #expect(command.run(["--engine"]) == 2)
    #expect(command.run(["--engine", file.path, "x"]) == 2)
  }

  @Test func `a file that cannot be created is an error`() {
    let file = URL(fileURLWithPath: "/missing folder/recording")
    #expect(throws: (any Error).self) { try RefreshRecording(of: view, to: file) }
    #expect(ScrollHost.existing(of: view)?.recorder == nil)
  }
}
