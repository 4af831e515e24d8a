import TestSupport
import Testing
import UIKit

/// Records its layouts and drawings.
private final class RecordingView: UIView {
  let name: String
  let log: EventLog
  var onLayout: (() -> Void)?

  init(_ name: String, _ log: EventLog, frame: CGRect = CGRect(x: 0, y: 0, width: 9, height: 9)) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.record("\(name) laid out")
    let action = onLayout
    onLayout = nil
    action?()
  }

  override func draw(_ rect: CGRect) { log.record("\(name) drawn") }
}

/// The order of work in a turn and while time passes.
///
/// These rules are the package's own, not Apple's.
@Suite(.isolated)
@MainActor
struct MainLoopTests {
  private let loop = MainLoop()
  private let log = EventLog()

  @Test func `a block does not run before the next turn`() {
    loop.enqueue { log.record("block") }
    #expect(log.takeEntries() == [])
    loop.turn()
    #expect(log.takeEntries() == ["block"])
    loop.turn()
    #expect(log.takeEntries() == [])
  }

  @Test func `blocks enqueued during a turn run in that turn, in order`() {
    loop.enqueue {
      log.record("1")
      loop.enqueue { log.record("3") }
    }
    loop.enqueue { log.record("2") }
    loop.turn()
    #expect(log.takeEntries() == ["1", "2", "3"])
  }

  @Test func `timers run in order of time, then of scheduling`() {
    loop.schedule(after: 0.2) { log.record("late") }
    loop.schedule(after: 0.1) { log.record("first") }
    loop.schedule(after: 0.1) { log.record("second") }
    loop.advance(by: 0.05)
    #expect(log.takeEntries() == [])
    loop.advance(by: 0.05)
    #expect(log.takeEntries() == ["first", "second"])
    loop.advance(by: 1)
    #expect(log.takeEntries() == ["late"])
  }

  @Test func `a timer runs at its own time, followed by a turn`() {
    loop.schedule(after: 0.1) {
      log.record("\(loop.nanoseconds)")
      loop.enqueue { log.record("turn") }
    }
    loop.schedule(after: 0.3) { log.record("\(loop.nanoseconds)") }
    loop.advance(by: 1)
    #expect(log.takeEntries() == ["100000000", "turn", "300000000"])
    #expect(loop.nanoseconds == 1_000_000_000)
  }

  @Test func `a timer scheduled by a timer runs in the same advance if it is due`() {
    loop.schedule(after: 0.1) {
      loop.schedule(after: 0.1) { log.record("\(loop.nanoseconds)") }
    }
    loop.advance(by: 0.2)
    #expect(log.takeEntries() == ["200000000"])
  }

  @Test func `a canceled timer does not run`() {
    let timer = loop.schedule(after: 0.1) { log.record("timer") }
    timer.cancel()
    loop.advance(by: 1)
    #expect(log.takeEntries() == [])
    #expect(!loop.hasPendingWork)
  }

  @Test func `time in nanoseconds does not drift`() {
    for _ in 0..<1000 { loop.advance(by: 0.001) }
    #expect(loop.nanoseconds == 1_000_000_000)
  }

  @Test func `work for the start of the next turn runs before the queue`() {
    loop.enqueue { log.record("block") }
    loop.atStartOfNextTurn { log.record("start") }
    loop.turn()
    loop.turn()
    #expect(log.takeEntries() == ["start", "block"])
  }

  @Test func `frames come at multiples of the interval while a callback is registered`() {
    loop.frameInterval = 0.25
    loop.advance(by: 0.1)
    let callback = loop.addFrameCallback { log.record("\($0)") }
    loop.advance(by: 0.9)
    #expect(log.takeEntries() == ["0.25", "0.5", "0.75", "1.0"])
    callback.cancel()
    loop.advance(by: 1)
    #expect(log.takeEntries() == [])
  }

  @Test func `without an interval only an explicit frame calls the callbacks`() {
    loop.frameInterval = nil
    let callback = loop.addFrameCallback { _ in log.record("frame") }
    loop.advance(by: 1)
    #expect(log.takeEntries() == [])
    loop.frame()
    #expect(log.takeEntries() == ["frame"])
    callback.cancel()
  }

  @Test func `a turn runs the queue, timers, layout and display in this order`() {
    let screen = TestScreen()
    screen.turn()
    screen.loop.schedule(after: 0) { log.record("timer") }
    screen.loop.enqueue { log.record("block") }
    screen.window.addSubview(RecordingView("a", log))
    screen.turn()
    #expect(log.takeEntries() == ["block", "timer", "a laid out", "a drawn"])
  }

  @Test func `superviews are laid out first and siblings in order, hidden ones too`() {
    let screen = TestScreen()
    let names = ["a", "b", "c", "d"]
    let views = names.map { RecordingView($0, log) }
    screen.window.addSubview(views[0])
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    views[0].addSubview(views[3])
    views[3].isHidden = true
    screen.turn()
    let laidOut = log.takeEntries().filter { $0.hasSuffix("laid out") }
    #expect(laidOut == ["a laid out", "b laid out", "c laid out", "d laid out"])
  }

  @Test func `layout requested by a layout is done before anything else in the same turn`() {
    let screen = TestScreen()
    let (outer, inner) = (RecordingView("a", log), RecordingView("b", log))
    screen.window.addSubview(outer)
    outer.addSubview(inner)
    screen.turn()
    _ = log.takeEntries()
    inner.onLayout = {
      outer.setNeedsLayout()
      screen.loop.enqueue { log.record("block") }
    }
    inner.setNeedsLayout()
    screen.turn()
    #expect(log.takeEntries() == ["b laid out", "a laid out", "block"])
  }

  @Test func `a view that always needs layout does not block the loop`() {
    let screen = TestScreen()
    let view = RecordingView("a", log)
    screen.window.addSubview(view)
    @MainActor func requestAgain() {
      view.setNeedsLayout()
      view.onLayout = requestAgain
    }
    view.onLayout = requestAgain
    screen.turn()
    #expect(log.takeEntries().count > 10)
  }

  @Test func `hidden and empty views are drawn when they become visible`() {
    let screen = TestScreen()
    let hidden = RecordingView("hidden", log)
    let empty = RecordingView("empty", log, frame: .zero)
    hidden.isHidden = true
    screen.window.addSubview(hidden)
    screen.window.addSubview(empty)
    screen.turn()
    #expect(log.takeEntries().filter { $0.hasSuffix("drawn") } == [])
    hidden.isHidden = false
    screen.turn()
    #expect(log.takeEntries() == ["hidden drawn"])
    empty.frame.size = CGSize(width: 1, height: 1)
    screen.turn()
    #expect(log.takeEntries() == ["empty laid out", "empty drawn"])
    screen.turn()
    #expect(log.takeEntries() == [])
  }

  @Test func `a view outside a window is not laid out by a turn`() {
    let screen = TestScreen()
    let view = RecordingView("a", log)
    screen.turn()
    #expect(log.takeEntries() == [])
    view.layoutIfNeeded()
    #expect(log.takeEntries() == ["a laid out"])
  }

  @Test func `a hidden window is not laid out`() {
    let screen = TestScreen()
    screen.window.isHidden = true
    screen.window.addSubview(RecordingView("a", log))
    screen.turn()
    #expect(log.takeEntries() == [])
    screen.window.isHidden = false
    screen.turn()
    #expect(log.takeEntries() == ["a laid out", "a drawn"])
  }
}
