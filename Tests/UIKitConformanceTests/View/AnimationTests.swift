import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct AnimationTests {
  private let log = EventLog()

  /// Core Animation's timing curve, solved by Newton's method. The stand-in bisects instead.
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

  @Test func `the model changes at once and the screen gradually`() {
    let screen = TestScreen()
    let view = screen.addView()
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { view.center.x = 150 }
    #expect(view.center.x == 150)
    #expect(screen.presentation(of: view).center.x == 50)
    screen.advance(0.1)
    #expect(abs(screen.presentation(of: view).center.x - 75) < 1e-6)
    screen.advance(0.2)
    #expect(abs(screen.presentation(of: view).center.x - 125) < 1e-6)
    screen.advance(0.1)
    #expect(screen.presentation(of: view).center.x == 150)
  }

  @Test(arguments: [
    (UIView.AnimationOptions.curveEaseInOut, 0.42, 0.58), (.curveEaseIn, 0.42, 1),
    (.curveEaseOut, 0, 0.58),
  ])
  func `the screen follows the timing curve`(
    _ options: UIView.AnimationOptions, _ x1: Double, _ x2: Double
  ) {
    let screen = TestScreen()
    let view = screen.addView()
    UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = 1050 }
    for step in 1..<20 {
      screen.advance(0.05)
      let expected = 50 + 1000 * ease(Double(step) / 20, x1, x2)
      #expect(abs(screen.presentation(of: view).center.x - expected) < 1e-3)
    }
  }

  @Test func `size, alpha and bounds origin are animated`() {
    let screen = TestScreen()
    let view = screen.addView()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
      view.alpha = 0
      view.bounds.origin.y = -80
    }
    screen.advance(0.5)
    let presentation = screen.presentation(of: view)
    #expect(presentation.bounds == CGRect(x: 0, y: -40, width: 150, height: 200))
    #expect(presentation.center == CGPoint(x: 75, y: 100))
    #expect(presentation.alpha == 0.5)
  }

  @Test func `a rotation is animated by its angle`() {
    let screen = TestScreen()
    let view = screen.addView()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
    screen.advance(0.5)
    let half = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(abs(screen.presentation(of: view).transform.a - half.a) < 1e-9)
    #expect(abs(screen.presentation(of: view).transform.b - half.b) < 1e-9)
  }

  @Test func `a rotation of nearly 180 degrees takes the shorter way`() {
    let screen = TestScreen()
    let view = screen.addView()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(rotationAngle: 0.000001 - .pi)
    }
    screen.advance(0.5)
    #expect(screen.presentation(of: view).transform.b < -0.99)
    screen.advance(0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = .identity
    }
    screen.advance(0.5)
    #expect(screen.presentation(of: view).transform.b < -0.99)
  }

  @Test func `scaling up from zero is linear`() {
    let screen = TestScreen()
    let view = screen.addView()
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = .identity
    }
    screen.advance(0.25)
    #expect(abs(screen.presentation(of: view).transform.a - 0.25) < 1e-9)
  }

  @Test(arguments: [UIView.AnimationOptions(), .beginFromCurrentState])
  func `an interrupted animation does not jump`(_ options: UIView.AnimationOptions) {
    let screen = TestScreen()
    let view = screen.addView()
    UIView.animate(withDuration: 1) {
      view.center.x = 250
      view.transform = CGAffineTransform(rotationAngle: 2)
      view.alpha = 0.2
    }
    screen.advance(0.4)
    let before = screen.presentation(of: view)
    UIView.animate(withDuration: 1, delay: 0, options: options) {
      view.center.x = 10
      view.transform = .identity
      view.alpha = 1
    }
    let after = screen.presentation(of: view)
    #expect(abs(after.center.x - before.center.x) < 1e-9)
    #expect(abs(after.transform.a - before.transform.a) < 1e-9)
    #expect(abs(after.transform.b - before.transform.b) < 1e-9)
    #expect(abs(after.alpha - before.alpha) < 1e-9)
    screen.advance(1)
    #expect(screen.presentation(of: view).center.x == 10)
    #expect(screen.presentation(of: view).transform == .identity)
  }

  @Test(arguments: [UIView.AnimationOptions.curveLinear, [.curveLinear, .beginFromCurrentState]])
  func `a reversed animation slows down first`(_ options: UIView.AnimationOptions) {
    let screen = TestScreen()
    let view = screen.addView()
    UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = 150 }
    screen.advance(0.5)
    UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = 50 }
    screen.advance(0.25)
    // Both animations run, one forward and one back, at the same speed.
    #expect(abs(screen.presentation(of: view).center.x - 100) < 1e-6)
    screen.advance(0.5)
    #expect(abs(screen.presentation(of: view).center.x - 75) < 1e-6)
  }

  @Test func `removing all animations shows the model and still completes`() {
    let screen = TestScreen()
    let view = screen.addView()
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: { _ in
      log.record("completed")
    }
    screen.advance(0.5)
    view.layer.removeAllAnimations()
    #expect(screen.presentation(of: view).alpha == 0)
    screen.advance(0.5)
    #expect(log.takeEntries() == ["completed"])
  }

  @Test func `a view keeps its layer, which may outlive it`() {
    var view: UIView? = UIView()
    let layer = view?.layer
    #expect(view?.clipsToBounds == false)
    layer?.masksToBounds = true
    #expect(view?.clipsToBounds == true)
    #expect(view?.layer === layer)
    #expect(UIView().layer !== UIView().layer)
    view = nil
    layer?.removeAllAnimations()
    #expect(layer?.borderColor == UIColor.black.cgColor)
  }

  @Test func `a delay postpones the animation and its completion`() {
    let screen = TestScreen()
    let view = screen.addView()
    UIView.animate(withDuration: 0.2, delay: 0.3, options: .curveLinear) {
      view.center.x = 150
    } completion: { _ in
      log.record("\(screen.loop.nanoseconds)")
    }
    screen.advance(0.3)
    #expect(screen.presentation(of: view).center.x == 50)
    screen.advance(0.1)
    #expect(abs(screen.presentation(of: view).center.x - 100) < 1e-6)
    screen.advance(0.1)
    #expect(log.takeEntries() == ["500000000"])
  }

  @Test func `autoreversing takes twice the duration`() {
    let screen = TestScreen()
    let view = screen.addView()
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse]) {
      view.center.x = 150
    } completion: { _ in
      log.record("completed")
    }
    screen.advance(1.5)
    #expect(abs(screen.presentation(of: view).center.x - 100) < 1e-6)
    #expect(log.takeEntries() == [])
    screen.advance(0.5)
    #expect(log.takeEntries() == ["completed"])
  }

  @Test func `a repeating animation runs until another replaces it`() {
    let screen = TestScreen()
    let view = screen.addView()
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat]) {
      view.center.x = 150
    } completion: {
      log.record("completed \($0)")
    }
    screen.advance(7.25)
    #expect(abs(screen.presentation(of: view).center.x - 75) < 1e-6)
    #expect(log.takeEntries() == [])
    UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) {
      view.center.x = 50
    }
    screen.turn()
    #expect(log.takeEntries() == ["completed false"])
    screen.advance(1)
    #expect(screen.presentation(of: view).center.x == 50)
  }

  @Test func `a spring comes to rest in time and overshoots unless critically damped`() {
    let screen = TestScreen()
    let (underdamped, critical) = (screen.addView(), screen.addView())
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
      animations: { underdamped.center.x = 150 })
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: { critical.center.x = 150 })
    var (farthestUnderdamped, farthestCritical) = (CGFloat(0), CGFloat(0))
    for _ in 0..<99 {
      screen.advance(0.01)
      farthestUnderdamped = max(farthestUnderdamped, screen.presentation(of: underdamped).center.x)
      farthestCritical = max(farthestCritical, screen.presentation(of: critical).center.x)
    }
    #expect(farthestUnderdamped > 160)
    #expect(farthestCritical <= 150)
    #expect(abs(screen.presentation(of: underdamped).center.x - 150) < 0.5)
    #expect(abs(screen.presentation(of: critical).center.x - 150) < 0.5)
  }

  @Test func `a color is animated by component`() {
    let screen = TestScreen()
    let view = screen.addView()
    view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    }
    screen.advance(0.5)
    let presentation = screen.presentedBackground(of: view)
    #expect(presentation.map { abs($0.red - 0.5) < 1e-9 && abs($0.green - 0.25) < 1e-9 } ?? false)
  }

  @Test func `leaving the window shows the model and the completion runs soon`() {
    let screen = TestScreen()
    let view = screen.addView()
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      log.record("completed \($0)")
    }
    screen.advance(0.5)
    view.removeFromSuperview()
    screen.window.addSubview(view)
    #expect(screen.presentation(of: view).alpha == 0)
    screen.turn()
    #expect(log.takeEntries() == ["completed false"])
  }

  @Test func `an animation does not retain its view and still completes`() {
    let screen = TestScreen()
    weak var released: UIView?
    do {
      let view = screen.addView()
      released = view
      UIView.animate(withDuration: 1) { [weak view] in
        view?.alpha = 0
      } completion: { _ in
        log.record("completed")
      }
      view.removeFromSuperview()
    }
    #expect(released == nil)
    screen.advance(1)
    #expect(log.takeEntries() == ["completed"])
    #expect(!screen.loop.hasPendingWork)
  }
}
