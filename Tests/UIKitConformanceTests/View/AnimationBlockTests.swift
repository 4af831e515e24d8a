import TestSupport
import Testing
import UIKit

/// The order of blocks and completions, and the switches that disable animations.
@Suite(.isolated)
@MainActor
struct AnimationBlockTests {
  private let log = EventLog()

  @Test func `the block runs at once and the completion after the duration`() {
    let screen = TestScreen()
    let view = screen.addView()
    UIView.animate(withDuration: 0.25) {
      log.record("block")
      view.alpha = 0
    } completion: {
      log.record("completed \($0) \(screen.loop.nanoseconds)")
    }
    #expect(log.takeEntries() == ["block"])
    screen.advance(0.2499)
    #expect(log.takeEntries() == [])
    screen.advance(0.01)
    #expect(log.takeEntries() == ["completed true 250000000"])
  }

  @Test func `the completion of a zero-duration animation runs on the main queue`() {
    let screen = TestScreen()
    screen.loop.enqueue { log.record("before") }
    UIView.animate(withDuration: 0) {
    } completion: {
      log.record("completed \($0)")
    }
    screen.loop.enqueue { log.record("after") }
    #expect(log.takeEntries() == [])
    screen.turn()
    #expect(log.takeEntries() == ["before", "completed true", "after"])
  }

  @Test func `a change with a zero duration is not animated`() {
    let screen = TestScreen()
    let view = screen.addView()
    UIView.animate(withDuration: 0) { view.alpha = 0 }
    #expect(screen.presentation(of: view).alpha == 0)
  }

  @Test func `completions run in order of end time, then of start`() {
    let screen = TestScreen()
    let view = screen.addView()
    for (name, duration) in [("a", 0.4), ("b", 0.2), ("c", 0.4), ("d", 0.2)] {
      UIView.animate(withDuration: duration) {
        view.center.x += 1
      } completion: { _ in
        log.record(name)
      }
    }
    screen.advance(1)
    #expect(log.takeEntries() == ["b", "d", "a", "c"])
  }

  @Test func `a completion can start the next animation`() {
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

  @Test func `changes outside a block are not animated`() {
    let screen = TestScreen()
    let view = screen.addView()
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    view.center.x = 90
    #expect(screen.presentation(of: view).center.x == 90)
  }

  @Test func `performWithoutAnimation applies inside a block`() {
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

  @Test func `completions run even if animations are disabled`() {
    let screen = TestScreen()
    let view = screen.addView()
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: { _ in
      log.record("completed")
    }
    UIView.setAnimationsEnabled(true)
    #expect(screen.presentation(of: view).alpha == 0)
    screen.turn()
    #expect(log.takeEntries() == ["completed"])
  }

  @Test func `a nested block inherits the duration unless it overrides it`() {
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
    final class ContainerView: UIView {
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
      }
    }
    let screen = TestScreen()
    let container = ContainerView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    container.addSubview(container.content)
    screen.window.addSubview(container)
    screen.turn()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      container.frame.size.width = 200
      container.layoutIfNeeded()
    }
    screen.advance(0.5)
    #expect(abs(screen.presentation(of: container.content).bounds.width - 150) < 1e-6)
  }

  @Test func `an animating view receives touches only if it allows user interaction`() {
    let screen = TestScreen()
    let (blocked, interactive) = (screen.addView(), screen.addView())
    interactive.frame.origin.x = 200
    UIView.animate(withDuration: 1) { blocked.alpha = 0.5 }
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      interactive.alpha = 0.5
    }
    #expect(screen.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === screen.window)
    #expect(screen.window.hitTest(CGPoint(x: 250, y: 50), with: nil) === interactive)
    screen.advance(1)
    #expect(screen.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === blocked)
  }
}
