import UIKit

/// A window on the current run loop.
///
/// Its methods wrap API that Apple's UIKit does not have, such as the clock and the touches.
@MainActor final class TestScreen {
  /// The size of the window.
  static let size = CGSize(width: 390, height: 844)

  let loop = MainLoop.current
  let window = UIWindow(frame: CGRect(origin: .zero, size: TestScreen.size))

  /// Makes the window and shows it.
  init() {
    window.makeKeyAndVisible()
  }

  /// Runs the work that is due now; no time passes.
  func turn() { loop.turn() }

  /// Lets a number of seconds pass.
  func advance(_ seconds: TimeInterval) { loop.advance(by: seconds) }

  /// Sets the safe area of the device.
  func setSafeAreaInsets(_ insets: UIEdgeInsets) { window.deviceSafeAreaInsets = insets }

  /// Rotates the device to landscape, with the notch on the left.
  func rotateToLandscape() {
    window.environment = UITraitCollection(
      traitsFrom: [window.environment, UITraitCollection(verticalSizeClass: .compact)])
    window.frame.size = CGSize(width: TestScreen.size.height, height: TestScreen.size.width)
    setSafeAreaInsets(UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    turn()
  }

  /// Switches the device between light and dark.
  func setStyle(_ style: UIUserInterfaceStyle) {
    window.environment = UITraitCollection(
      traitsFrom: [window.environment, UITraitCollection(userInterfaceStyle: style)])
  }

  /// Sets whether collection cells that an animation brings into view are animated.
  func animateCells(_ areAnimated: Bool) {
    loop.answers.cellsInAnimation = areAnimated ? .areAnimated : .areNotAnimated
  }

  /// Sets whether the cells that an animation moves out of view disappear when it ends, not when it
  /// begins.
  func keepLeavingCells(_ areKept: Bool) {
    loop.answers.leavingCells = areKept ? .disappearAtEnd : .disappearAtBegin
  }

  /// Adds a view with a frame to the window.
  func addView(_ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) -> UIView {
    let view = UIView(frame: frame)
    window.addSubview(view)
    return view
  }

  /// The texts of the notifications posted to assistive technologies, oldest first; `nil` for one
  /// without text.
  var accessibilityPostings: [String?] { loop.accessibilityPostings.map(\.text) }
}
