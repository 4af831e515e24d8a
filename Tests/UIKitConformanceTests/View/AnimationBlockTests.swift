import Testing
import UIKit

/// What runs when: the blocks, the completions, the switches.
@MainActor struct AnimationBlockTests {
  private let journal = Journal()

  @Test func `the block runs at once and the completion when the duration is over`() {
    World.run { world in
      UIView.animate(withDuration: 0.25) {
        journal.note("block")
      } completion: {
        journal.note("over \($0) \(world.loop.nanoseconds)")
      }
      #expect(journal.take() == ["block"])
      world.advance(0.2499)
      #expect(journal.take() == [])
      world.advance(0.01)
      #expect(journal.take() == ["over true 250000000"])
    }
  }

  @Test func `without duration the completion is a block on the main queue`() {
    World.run { world in
      world.loop.enqueue { journal.note("before") }
      UIView.animate(withDuration: 0) {
      } completion: {
        journal.note("over \($0)")
      }
      world.loop.enqueue { journal.note("after") }
      #expect(journal.take() == [])
      world.turn()
      #expect(journal.take() == ["before", "over true", "after"])
    }
  }

  @Test func `without duration nothing is on its way`() {
    World.run { world in
      let view = world.view()
      UIView.animate(withDuration: 0) { view.alpha = 0 }
      #expect(world.shown(view).alpha == 0)
    }
  }

  @Test func `completions come in order of time and then in order of beginning`() {
    World.run { world in
      for (name, duration) in [("a", 0.4), ("b", 0.2), ("c", 0.4), ("d", 0.2)] {
        UIView.animate(withDuration: duration) {
        } completion: { _ in
          journal.note(name)
        }
      }
      world.advance(1)
      #expect(journal.take() == ["b", "d", "a", "c"])
    }
  }

  @Test func `a completion may begin the next animation`() {
    World.run { world in
      let view = world.view()
      UIView.animate(withDuration: 0.5) {
        view.alpha = 0
      } completion: { _ in
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { view.alpha = 1 }
      }
      world.advance(0.75)
      #expect(abs(world.shown(view).alpha - 0.5) < 1e-6)
    }
  }

  @Test func `changes outside of a block are not animated`() {
    World.run { world in
      let view = world.view()
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      view.center.x = 90
      #expect(world.shown(view).center.x == 90)
    }
  }

  @Test func `perform without animation holds inside a block`() {
    World.run { world in
      let view = world.view()
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation {
          #expect(!UIView.areAnimationsEnabled)
          view.alpha = 0
          UIView.animate(withDuration: 1) { view.center.x = 90 }
        }
        view.center.y = 90
      }
      #expect(UIView.areAnimationsEnabled)
      #expect(world.shown(view).alpha == 0)
      #expect(world.shown(view).center == CGPoint(x: 90, y: 50))
    }
  }

  @Test func `animations can be switched off and completions still come`() {
    World.run { world in
      let view = world.view()
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: { _ in
        journal.note("over")
      }
      UIView.setAnimationsEnabled(true)
      #expect(world.shown(view).alpha == 0)
      world.turn()
      #expect(journal.take() == ["over"])
    }
  }

  @Test func `an inner block takes the duration of the outer unless it says otherwise`() {
    World.run { world in
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
  }

  @Test func `layout inside a block is animated`() {
    final class Column: UIView {
      let line = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = bounds
      }
    }
    World.run { world in
      let column = Column(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      column.addSubview(column.line)
      world.window.addSubview(column)
      world.turn()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        column.frame.size.width = 200
        column.layoutIfNeeded()
      }
      world.advance(0.5)
      #expect(abs(world.shown(column.line).bounds.width - 150) < 1e-6)
    }
  }

  @Test func `a moving view is not hit unless it allows that`() {
    World.run { world in
      let (deaf, open) = (world.view(), world.view())
      open.frame.origin.x = 200
      UIView.animate(withDuration: 1) { deaf.alpha = 0.5 }
      UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { open.alpha = 0.5 }
      #expect(world.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === world.window)
      #expect(world.window.hitTest(CGPoint(x: 250, y: 50), with: nil) === open)
      world.advance(1)
      #expect(world.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === deaf)
    }
  }
}
