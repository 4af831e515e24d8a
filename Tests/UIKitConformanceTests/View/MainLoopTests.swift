import Testing
import UIKit

/// Notes when it is laid out and drawn.
private final class NotingView: UIView {
  let name: String
  let journal: Journal
  var whenLaidOut: (() -> Void)?

  init(_ name: String, _ journal: Journal, frame: CGRect = CGRect(x: 0, y: 0, width: 9, height: 9))
  {
    self.name = name
    self.journal = journal
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    journal.note("\(name) laid out")
    let action = whenLaidOut
    whenLaidOut = nil
    action?()
  }

  override func draw(_ rect: CGRect) { journal.note("\(name) drawn") }
}

/// The rules by which one turn and the passing of time go; these are the package's own, not Apple's.
@MainActor struct MainLoopTests {
  private let loop = MainLoop()
  private let journal = Journal()

  @Test func `nothing runs before a turn`() {
    loop.enqueue { journal.note("block") }
    #expect(journal.take() == [])
    loop.turn()
    #expect(journal.take() == ["block"])
    loop.turn()
    #expect(journal.take() == [])
  }

  @Test func `blocks queued meanwhile run in the same turn and in order`() {
    loop.enqueue {
      journal.note("1")
      loop.enqueue { journal.note("3") }
    }
    loop.enqueue { journal.note("2") }
    loop.turn()
    #expect(journal.take() == ["1", "2", "3"])
  }

  @Test func `timers run in order of time and then in order of being set`() {
    loop.schedule(after: 0.2) { journal.note("late") }
    loop.schedule(after: 0.1) { journal.note("first") }
    loop.schedule(after: 0.1) { journal.note("second") }
    loop.advance(by: 0.05)
    #expect(journal.take() == [])
    loop.advance(by: 0.05)
    #expect(journal.take() == ["first", "second"])
    loop.advance(by: 1)
    #expect(journal.take() == ["late"])
  }

  @Test func `a timer runs at its own time with a turn after it`() {
    loop.schedule(after: 0.1) {
      journal.note("\(loop.nanoseconds)")
      loop.enqueue { journal.note("turn") }
    }
    loop.schedule(after: 0.3) { journal.note("\(loop.nanoseconds)") }
    loop.advance(by: 1)
    #expect(journal.take() == ["100000000", "turn", "300000000"])
    #expect(loop.nanoseconds == 1_000_000_000)
  }

  @Test func `a timer set by a timer runs in the same advance if it is due`() {
    loop.schedule(after: 0.1) {
      loop.schedule(after: 0.1) { journal.note("\(loop.nanoseconds)") }
    }
    loop.advance(by: 0.2)
    #expect(journal.take() == ["200000000"])
  }

  @Test func `a cancelled timer does not run`() {
    let timer = loop.schedule(after: 0.1) { journal.note("timer") }
    timer.cancel()
    loop.advance(by: 1)
    #expect(journal.take() == [])
    #expect(!loop.hasPendingWork)
  }

  @Test func `whole nanoseconds do not drift`() {
    for _ in 0..<1000 { loop.advance(by: 0.001) }
    #expect(loop.nanoseconds == 1_000_000_000)
  }

  @Test func `what waits for the next turn runs before the queue`() {
    loop.enqueue { journal.note("block") }
    loop.atStartOfNextTurn { journal.note("start") }
    loop.turn()
    loop.turn()
    #expect(journal.take() == ["start", "block"])
  }

  @Test func `frames come at multiples of the interval while somebody waits`() {
    loop.frameInterval = 0.25
    loop.advance(by: 0.1)
    let callback = loop.addFrameCallback { journal.note("\($0)") }
    loop.advance(by: 0.9)
    #expect(journal.take() == ["0.25", "0.5", "0.75", "1.0"])
    callback.cancel()
    loop.advance(by: 1)
    #expect(journal.take() == [])
  }

  @Test func `without an interval only a frame is a frame`() {
    loop.frameInterval = nil
    let callback = loop.addFrameCallback { _ in journal.note("frame") }
    loop.advance(by: 1)
    #expect(journal.take() == [])
    loop.frame()
    #expect(journal.take() == ["frame"])
    callback.cancel()
  }

  @Test func `queue then timers then layout then display`() {
    World.run { world in
      world.turn()
      world.loop.schedule(after: 0) { journal.note("timer") }
      world.loop.enqueue { journal.note("block") }
      world.window.addSubview(NotingView("a", journal))
      world.turn()
      #expect(journal.take() == ["block", "timer", "a laid out", "a drawn"])
    }
  }

  @Test func `parents are laid out first and siblings in order hidden ones too`() {
    World.run { world in
      let names = ["a", "b", "c", "d"]
      let views = names.map { NotingView($0, journal) }
      world.window.addSubview(views[0])
      views[0].addSubview(views[1])
      views[1].addSubview(views[2])
      views[0].addSubview(views[3])
      views[3].isHidden = true
      world.turn()
      let laidOut = journal.take().filter { $0.hasSuffix("laid out") }
      #expect(laidOut == ["a laid out", "b laid out", "c laid out", "d laid out"])
    }
  }

  @Test func `what a layout asks for is done in the same turn`() {
    World.run { world in
      let (outer, inner) = (NotingView("a", journal), NotingView("b", journal))
      world.window.addSubview(outer)
      outer.addSubview(inner)
      world.turn()
      _ = journal.take()
      inner.whenLaidOut = {
        outer.setNeedsLayout()
        world.loop.enqueue { journal.note("block") }
      }
      inner.setNeedsLayout()
      world.turn()
      #expect(journal.take() == ["b laid out", "block", "a laid out"])
    }
  }

  @Test func `a view that is never satisfied does not hold up the loop`() {
    World.run { world in
      let view = NotingView("a", journal)
      world.window.addSubview(view)
      @MainActor func again() {
        view.setNeedsLayout()
        view.whenLaidOut = again
      }
      view.whenLaidOut = again
      world.turn()
      #expect(journal.take().count > 10)
    }
  }

  @Test func `hidden and empty views are drawn only once they are neither`() {
    World.run { world in
      let hidden = NotingView("hidden", journal)
      let empty = NotingView("empty", journal, frame: .zero)
      hidden.isHidden = true
      world.window.addSubview(hidden)
      world.window.addSubview(empty)
      world.turn()
      #expect(journal.take().filter { $0.hasSuffix("drawn") } == [])
      hidden.isHidden = false
      world.turn()
      #expect(journal.take() == ["hidden drawn"])
      empty.frame.size = CGSize(width: 1, height: 1)
      world.turn()
      #expect(journal.take() == ["empty laid out", "empty drawn"])
      world.turn()
      #expect(journal.take() == [])
    }
  }

  @Test func `a view outside of a window is not laid out by a turn`() {
    World.run { world in
      let view = NotingView("a", journal)
      world.turn()
      #expect(journal.take() == [])
      view.layoutIfNeeded()
      #expect(journal.take() == ["a laid out"])
    }
  }

  @Test func `a window that is not shown is not laid out`() {
    World.run { world in
      world.window.isHidden = true
      world.window.addSubview(NotingView("a", journal))
      world.turn()
      #expect(journal.take() == [])
      world.window.isHidden = false
      world.turn()
      #expect(journal.take() == ["a laid out", "a drawn"])
    }
  }
}
