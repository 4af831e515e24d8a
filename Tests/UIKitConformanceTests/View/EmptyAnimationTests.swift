import TestSupport
import Testing
import UIKit

/// Animations whose block changes no animated property.
@Suite(.isolated)
@MainActor
struct EmptyAnimationTests {
  private let log = EventLog()

  private func recordCompletion(_ screen: TestScreen) -> (Bool) -> Void {
    { finished in log.record("completed \(finished) \(screen.loop.nanoseconds)") }
  }

  @Test func `an empty block completes in the next cycle of the run loop`() {
    let screen = TestScreen()
    screen.loop.enqueue { log.record("before") }
    UIView.animate(withDuration: 2, animations: {}, completion: recordCompletion(screen))
    screen.loop.enqueue { log.record("after") }
    #expect(log.takeEntries() == [])
    screen.turn()
    #expect(log.takeEntries() == ["before", "completed true 0", "after"])
    #expect(!screen.loop.isAnimating)
    #expect(!screen.loop.hasPendingWork)
  }

  @Test func `a delay, a spring and a repetition do not postpone the completion`() {
    let screen = TestScreen()
    let completion = recordCompletion(screen)
    UIView.animate(withDuration: 2, delay: 3, animations: {}, completion: completion)
    UIView.animate(
      withDuration: 2, delay: 3, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      animations: {}, completion: completion)
    UIView.animate(
      withDuration: 2, delay: 3, options: [.repeat, .autoreverse], animations: {},
      completion: completion)
    screen.turn()
    #expect(log.takeEntries() == Array(repeating: "completed true 0", count: 3))
  }

  @Test func `a loop can wait for the duration of empty animations`() {
    let screen = TestScreen()
    screen.loop.answers.emptyAnimation = .completesAtEnd
    UIView.animate(
      withDuration: 2, delay: 3, animations: {}, completion: recordCompletion(screen))
    screen.advance(4.9)
    #expect(log.takeEntries() == [])
    screen.advance(0.2)
    #expect(log.takeEntries() == ["completed true 5000000000"])
  }

  @Test func `setting a value again is no change`() {
    let screen = TestScreen()
    let view = screen.addView()
    view.backgroundColor = .red
    view.transform = CGAffineTransform(rotationAngle: 1)
    UIView.animate(
      withDuration: 2,
      animations: {
        view.center = view.center
        view.bounds = view.bounds
        view.transform = CGAffineTransform(rotationAngle: 1)
        view.alpha = 1
        view.backgroundColor = .red
      }, completion: recordCompletion(screen))
    screen.turn()
    #expect(log.takeEntries() == ["completed true 0"])
    #expect(screen.window.hitTest(view.center, with: nil) === view)
  }

  @Test func `setting the value toward which a view moves is no change`() {
    let screen = TestScreen()
    let view = screen.addView()
    UIView.animate(withDuration: 1) { view.center.x = 150 }
    screen.advance(0.25)
    UIView.animate(
      withDuration: 1, delay: 0, options: .beginFromCurrentState,
      animations: { view.center.x = 150 }, completion: recordCompletion(screen))
    screen.turn()
    #expect(log.takeEntries() == ["completed true 250000000"])
    #expect(screen.presentation(of: view).center.x < 150)
  }

  @Test(arguments: ["hidden", "tag", "content mode", "content inset", "layout"])
  func `a property that is not animated is no change`(_ property: String) {
    let screen = TestScreen()
    let view = screen.addView()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentSize.height = 1_000
    screen.window.addSubview(scrollView)
    screen.turn()
    UIView.animate(
      withDuration: 2,
      animations: {
        switch property {
        case "hidden": view.isHidden = true
        case "tag": view.tag = 3
        case "content mode": view.contentMode = .redraw
        case "content inset": scrollView.contentInset.bottom = 30
        default: view.setNeedsLayout()
        }
      }, completion: recordCompletion(screen))
    screen.turn()
    #expect(log.takeEntries() == ["completed true 0"])
  }

  @Test func `one changed property is enough to wait for the duration`() {
    let screen = TestScreen()
    let view = screen.addView()
    UIView.animate(
      withDuration: 2,
      animations: {
        view.isHidden = true
        view.alpha = 0.5
      }, completion: recordCompletion(screen))
    screen.advance(1.9)
    #expect(log.takeEntries() == [])
    screen.advance(0.2)
    #expect(log.takeEntries() == ["completed true 2000000000"])
  }

  @Test func `changing a property and changing it back is a change`() {
    let screen = TestScreen()
    let view = screen.addView()
    UIView.animate(
      withDuration: 2,
      animations: {
        view.alpha = 0.5
        view.alpha = 1
      }, completion: recordCompletion(screen))
    screen.advance(1.9)
    #expect(log.takeEntries() == [])
    screen.advance(0.2)
    #expect(log.takeEntries() == ["completed true 2000000000"])
  }

  @Test func `the changes of a nested block do not count for the outer one`() {
    let screen = TestScreen()
    let view = screen.addView()
    UIView.animate(withDuration: 2) {
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: { _ in
        log.record("inner \(screen.loop.nanoseconds)")
      }
    } completion: {
      log.record("outer \($0) \(screen.loop.nanoseconds)")
    }
    screen.advance(3)
    #expect(log.takeEntries() == ["outer true 0", "inner 2000000000"])
  }

  @Test func `changes without animation inside the block do not count`() {
    let screen = TestScreen()
    let view = screen.addView()
    UIView.animate(withDuration: 2) {
      UIView.performWithoutAnimation { view.alpha = 0 }
    } completion: {
      log.record("completed \($0)")
    }
    screen.turn()
    #expect(log.takeEntries() == ["completed true"])
  }
}
