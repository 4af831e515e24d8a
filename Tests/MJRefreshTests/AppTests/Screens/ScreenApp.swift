import Testing
import UIKit
import UIKitSimulator

/// An app with a navigation bar that pushes a screen and pops it, with gestures for tests.
@MainActor
final class ScreenApp {
  let simulator = Simulator()
  let navigation: UINavigationController

  init() {
    let navigation = simulator.run {
      UINavigationController(rootViewController: UIViewController())
    }
    self.navigation = navigation
    simulator.show(navigation)
  }

  /// Creates a screen and pushes it.
  @discardableResult
  func open<Screen: UIViewController>(_ make: () -> Screen) -> Screen {
    let screen = simulator.run {
      let screen = make()
      navigation.pushViewController(screen, animated: true)
      return screen
    }
    advance(by: 1)
    return screen
  }

  /// Pops the screen.
  func leave() {
    simulator.goBack()
    advance(by: 1)
  }

  func advance(by seconds: TimeInterval) { simulator.advance(by: seconds) }

  /// Lets the tasks and animations of the app run for a second.
  func work() async {
    for _ in 0..<5 {
      for _ in 0..<20 { await Task.yield() }
      advance(by: 0.2)
    }
  }

  /// Runs code in the app, and then lets a second pass.
  func run(_ body: () -> Void) {
    simulator.run { body() }
    advance(by: 1)
  }

  func rotate() {
    simulator.device = simulator.device.rotated
    advance(by: 1)
  }

  /// Drags down by a part of the height of the screen, or up if it is negative, lifts the finger
  /// and waits.
  func drag(by part: CGFloat) {
    let size = simulator.window.bounds.size
    let start = CGPoint(x: size.width / 2, y: size.height * (part < 0 ? 0.75 : 0.45))
    let end = CGPoint(x: start.x, y: start.y + part * size.height)
    simulator.drag(from: start, to: end, duration: 0.4)
    advance(by: 1)
  }

  func pullDown() { drag(by: 0.45) }

  /// Scrolls to the end of the content without animation.
  func scrollToEnd(of scrollView: UIScrollView) {
    // Rows that measure themselves change the content size when they become visible.
    for _ in 0..<4 {
      run {
        let inset = scrollView.adjustedContentInset
        scrollView.contentOffset.y = max(
          scrollView.contentSize.height + inset.bottom - scrollView.bounds.height, -inset.top)
      }
    }
  }

  /// Taps the label or button that shows a text.
  func tap(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let label = label(text, in: simulator.window) else {
      Issue.record("nothing shows \(text)", sourceLocation: sourceLocation)
      return
    }
    let middle = CGPoint(x: label.bounds.midX, y: label.bounds.midY)
    simulator.tap(at: label.convert(middle, to: nil))
    advance(by: 1)
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if view.isHidden || view.alpha < 0.01 { return nil }
    if let label = view as? UILabel, label.text == text { return label }
    for subview in view.subviews.reversed() {
      if let label = label(text, in: subview) { return label }
    }
    return nil
  }
}

/// Whether lengths are equal except for the tiny amount by which a control marks its inset.
func isClose(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 1e-6 }

/// Random numbers from a seed, with Knuth's generator for MMIX.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns a number from 0 up to, but not including, a bound.
  mutating func roll(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
