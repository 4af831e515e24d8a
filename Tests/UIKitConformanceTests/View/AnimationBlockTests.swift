import TestSupport
import Testing
import UIKit

/// What runs when: the blocks, the completions, the switches.
@Suite(.isolated)
@MainActor
struct AnimationBlockTests {
  private let log = EventLog()

  @Test func `the block runs at once and the completion when the duration is over`() {
    let screen = TestScreen()
    UIView.animate(withDuration: 0.25) {
      log.record("block")
    } completion: {
      log.record("over \($0) \(screen.loop.nanoseconds)")
    }
    #expect(log.takeEntries() == ["block"])
    screen.advance(0.2499)
    #expect(log.takeEntries() == [])
    screen.advance(0.01)
    #expect(log.takeEntries() == ["over true 250000000"])
  }

  @Test func `without duration the completion is a block on the main queue`() {
    let screen = TestScreen()
    screen.loop.enqueue { log.record("before") }
    UIView.animate(withDuration: 0) {
    } completion: {
      log.record("over \($0)")
    }
    screen.loop.enqueue { log.record("after") }
    #expect(log.takeEntries() == [])
    screen.turn()
    #expect(log.takeEntries() == ["before", "over true", "after"])
  }

  @Test func `without duration nothing is on its way`() {
    let screen = TestScreen()
    let view = screen.addView()
    UIView.animate(withDuration: 0) { view.alpha = 0 }
    #expect(screen.presentation(of: view).alpha == 0)
  }

  @Test func `completions come in order of time and then in order of beginning`() {
    let screen = TestScreen()
    for (name, duration) in [("a", 0.4), ("b", 0.2), ("c", 0.4), ("d", 0.2)] {
      UIView.animate(withDuration: duration) {
      } completion: { _ in
        log.record(name)
      }
    }
    screen.advance(1)
    #expect(log.takeEntries() == ["b", "d", "a", "c"])
  }

  @Test func `a completion may begin the next animation`() {
    let screen = TestScreen()
    let view = screen.addView()
    UIView.animate(withDuration: 0.5) {
      view.alpha = 0
    } completion: { _ in
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { view.alpha = 1 }
    }
    screen.advance(0.75)
    #expect(abs(screen.presentation(of: view).alpha - 0.5) < 1e-6)
  }

  @Test func `changes outside of a block are not animated`() {
    let screen = TestScreen()
    let view = screen.addView()
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    view.center.x = 90
    #expect(screen.presentation(of: view).center.x == 90)
  }

  @Test func `perform without animation holds inside a block`() {
    let screen = TestScreen()
    let view = screen.addView()
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        view.alpha = 0
        UIView.animate(withDuration: 1) { view.center.x = 90 }
      }
      view.center.y = 90
    }
    #expect(UIView.areAnimationsEnabled)
    #expect(screen.presentation(of: view).alpha == 0)
    #expect(screen.presentation(of: view).center == CGPoint(x: 90, y: 50))
  }

  @Test func `animations can be switched off and completions still come`() {
    let screen = TestScreen()
    let view = screen.addView()
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: { _ in
      log.record("over")
    }
    UIView.setAnimationsEnabled(true)
    #expect(screen.presentation(of: view).alpha == 0)
    screen.turn()
    #expect(log.takeEntries() == ["over"])
  }

  @Test func `an inner block takes the duration of the outer unless it says otherwise`() {
    #expect(UIView.inheritedAnimationDuration == 0)
    UIView.animate(withDuration: 2) {
      #expect(UIView.inheritedAnimationDuration == 2)
      UIView.animate(withDuration: 1) {
        #expect(UIView.inheritedAnimationDuration == 2)
      }
      UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
        #expect(UIView.inheritedAnimationDuration == 1)
      }
    }
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test func `layout inside a block is animated`() {
    final class Column: UIView {
      let line = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = bounds
      }
    }
    let screen = TestScreen()
    let column = Column(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    column.addSubview(column.line)
    screen.window.addSubview(column)
    screen.turn()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      column.frame.size.width = 200
      column.layoutIfNeeded()
    }
    screen.advance(0.5)
    #expect(abs(screen.presentation(of: column.line).bounds.width - 150) < 1e-6)
  }

  @Test func `a moving view is not hit unless it allows that`() {
    let screen = TestScreen()
    let (deaf, open) = (screen.addView(), screen.addView())
    open.frame.origin.x = 200
    UIView.animate(withDuration: 1) { deaf.alpha = 0.5 }
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { open.alpha = 0.5 }
    #expect(screen.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === screen.window)
    #expect(screen.window.hitTest(CGPoint(x: 250, y: 50), with: nil) === open)
    screen.advance(1)
    #expect(screen.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === deaf)
  }
}
