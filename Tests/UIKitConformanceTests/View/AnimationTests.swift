import Testing
import UIKit

@MainActor struct AnimationTests {
  private let journal = Journal()

  /// The curve of Core Animation's easings, found in another way than the stand-in does: by Newton's method.
  private func ease(_ x: Double, _ x1: Double, _ x2: Double) -> Double {
    var t = x
    for _ in 0..<30 {
      let value = 3 * (1 - t) * (1 - t) * t * x1 + 3 * (1 - t) * t * t * x2 + t * t * t
      let slope =
        3 * (1 - t) * (1 - t) * x1 + 6 * (1 - t) * t * (x2 - x1) + 3 * t * t * (1 - x2)
      guard abs(slope) > 1e-12 else { break }
      t -= (value - x) / slope
    }
    return 3 * (1 - t) * t * t + t * t * t
  }

  @Test func `the model is final at once and the screen follows`() {
    World.run { world in
      let view = world.view()
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { view.center.x = 150 }
      #expect(view.center.x == 150)
      #expect(world.shown(view).center.x == 50)
      world.advance(0.1)
      #expect(abs(world.shown(view).center.x - 75) < 1e-6)
      world.advance(0.2)
      #expect(abs(world.shown(view).center.x - 125) < 1e-6)
      world.advance(0.1)
      #expect(world.shown(view).center.x == 150)
    }
  }

  @Test(arguments: [
    (UIView.AnimationOptions.curveEaseInOut, 0.42, 0.58), (.curveEaseIn, 0.42, 1),
    (.curveEaseOut, 0, 0.58),
  ])
  func `the screen follows the curve`(
    _ options: UIView.AnimationOptions, _ x1: Double, _ x2: Double
  ) {
    World.run { world in
      let view = world.view()
      UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = 1050 }
      for step in 1..<20 {
        world.advance(0.05)
        let expected = 50 + 1000 * ease(Double(step) / 20, x1, x2)
        #expect(abs(world.shown(view).center.x - expected) < 1e-3)
      }
    }
  }

  @Test func `size opacity and content origin are animated too`() {
    World.run { world in
      let view = world.view()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
        view.alpha = 0
        view.bounds.origin.y = -80
      }
      world.advance(0.5)
      let shown = world.shown(view)
      #expect(shown.bounds == CGRect(x: 0, y: -40, width: 150, height: 200))
      #expect(shown.center == CGPoint(x: 75, y: 100))
      #expect(shown.alpha == 0.5)
    }
  }

  @Test func `a turn goes through angles and not through a squeeze`() {
    World.run { world in
      let view = world.view()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      }
      world.advance(0.5)
      let half = CGAffineTransform(rotationAngle: .pi / 4)
      #expect(abs(world.shown(view).transform.a - half.a) < 1e-9)
      #expect(abs(world.shown(view).transform.b - half.b) < 1e-9)
    }
  }

  @Test func `nearly half a turn goes the shorter way round`() {
    World.run { world in
      let view = world.view()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(rotationAngle: 0.000001 - .pi)
      }
      world.advance(0.5)
      #expect(world.shown(view).transform.b < -0.99)
      world.advance(0.5)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = .identity
      }
      world.advance(0.5)
      #expect(world.shown(view).transform.b < -0.99)
    }
  }

  @Test func `growing from nothing is even`() {
    World.run { world in
      let view = world.view()
      view.transform = CGAffineTransform(scaleX: 0, y: 0)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = .identity
      }
      world.advance(0.25)
      #expect(abs(world.shown(view).transform.a - 0.25) < 1e-9)
    }
  }

  @Test(arguments: [UIView.AnimationOptions(), .beginFromCurrentState])
  func `an interrupted animation does not jump`(_ options: UIView.AnimationOptions) {
    World.run { world in
      let view = world.view()
      UIView.animate(withDuration: 1) {
        view.center.x = 250
        view.transform = CGAffineTransform(rotationAngle: 2)
        view.alpha = 0.2
      }
      world.advance(0.4)
      let before = world.shown(view)
      UIView.animate(withDuration: 1, delay: 0, options: options) {
        view.center.x = 10
        view.transform = .identity
        view.alpha = 1
      }
      let after = world.shown(view)
      #expect(abs(after.center.x - before.center.x) < 1e-9)
      #expect(abs(after.transform.a - before.transform.a) < 1e-9)
      #expect(abs(after.transform.b - before.transform.b) < 1e-9)
      #expect(abs(after.alpha - before.alpha) < 1e-9)
      world.advance(1)
      #expect(world.shown(view).center.x == 10)
      #expect(world.shown(view).transform == .identity)
    }
  }

  @Test(arguments: [UIView.AnimationOptions.curveLinear, [.curveLinear, .beginFromCurrentState]])
  func `an animation that is turned round slows down first`(_ options: UIView.AnimationOptions) {
    World.run { world in
      let view = world.view()
      UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = 150 }
      world.advance(0.5)
      UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = 50 }
      world.advance(0.25)
      // Both are under way, one forth, one back at the same speed.
      #expect(abs(world.shown(view).center.x - 100) < 1e-6)
      world.advance(0.5)
      #expect(abs(world.shown(view).center.x - 75) < 1e-6)
    }
  }

  @Test func `taking the animations away shows the model and still completes`() {
    World.run { world in
      let view = world.view()
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: { _ in
        journal.note("over")
      }
      world.advance(0.5)
      view.layer.removeAllAnimations()
      #expect(world.shown(view).alpha == 0)
      world.advance(0.5)
      #expect(journal.take() == ["over"])
    }
  }

  @Test func `nothing moves during the delay`() {
    World.run { world in
      let view = world.view()
      UIView.animate(withDuration: 0.2, delay: 0.3, options: .curveLinear) {
        view.center.x = 150
      } completion: { _ in
        journal.note("\(world.loop.nanoseconds)")
      }
      world.advance(0.3)
      #expect(world.shown(view).center.x == 50)
      world.advance(0.1)
      #expect(abs(world.shown(view).center.x - 100) < 1e-6)
      world.advance(0.1)
      #expect(journal.take() == ["500000000"])
    }
  }

  @Test func `there and back takes twice as long`() {
    World.run { world in
      let view = world.view()
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse]) {
        view.center.x = 150
      } completion: { _ in
        journal.note("over")
      }
      world.advance(1.5)
      #expect(abs(world.shown(view).center.x - 100) < 1e-6)
      #expect(journal.take() == [])
      world.advance(0.5)
      #expect(journal.take() == ["over"])
    }
  }

  @Test func `a repeated animation goes on until another takes its place`() {
    World.run { world in
      let view = world.view()
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat]) {
        view.center.x = 150
      } completion: {
        journal.note("over \($0)")
      }
      world.advance(7.25)
      #expect(abs(world.shown(view).center.x - 75) < 1e-6)
      #expect(journal.take() == [])
      UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) {
        view.center.x = 50
      }
      world.turn()
      #expect(journal.take() == ["over false"])
      world.advance(1)
      #expect(world.shown(view).center.x == 50)
    }
  }

  @Test func `a spring overshoots unless it is critically damped and comes to rest in time`() {
    World.run { world in
      let (loose, stiff) = (world.view(), world.view())
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
        animations: { loose.center.x = 150 })
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        animations: { stiff.center.x = 150 })
      var (farthest, farthestStiff) = (CGFloat(0), CGFloat(0))
      for _ in 0..<99 {
        world.advance(0.01)
        farthest = max(farthest, world.shown(loose).center.x)
        farthestStiff = max(farthestStiff, world.shown(stiff).center.x)
      }
      #expect(farthest > 160)
      #expect(farthestStiff <= 150)
      #expect(abs(world.shown(loose).center.x - 150) < 0.5)
      #expect(abs(world.shown(stiff).center.x - 150) < 0.5)
    }
  }

  @Test func `a colour fades by its parts`() {
    World.run { world in
      let view = world.view()
      view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
      }
      world.advance(0.5)
      let shown = world.shownBackground(view)
      #expect(shown.map { abs($0.red - 0.5) < 1e-9 && abs($0.green - 0.25) < 1e-9 } ?? false)
    }
  }

  @Test func `a view that leaves the window is no longer on its way`() {
    World.run { world in
      let view = world.view()
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: {
        journal.note("over \($0)")
      }
      world.advance(0.5)
      view.removeFromSuperview()
      world.window.addSubview(view)
      #expect(world.shown(view).alpha == 0)
      world.advance(0.5)
      #expect(journal.take() == ["over true"])
    }
  }

  @Test func `an animation does not keep its view and still completes`() {
    World.run { world in
      weak var gone: UIView?
      do {
        let view = world.view()
        gone = view
        UIView.animate(withDuration: 1) { [weak view] in
          view?.alpha = 0
        } completion: { _ in
          journal.note("over")
        }
        view.removeFromSuperview()
      }
      #expect(gone == nil)
      world.advance(1)
      #expect(journal.take() == ["over"])
      #expect(!world.loop.hasPendingWork)
    }
  }
}
