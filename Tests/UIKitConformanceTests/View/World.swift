import UIKit

/// A run loop of its own with a window on it: the one place where these tests use what is not Apple's.
@MainActor final class World {
  /// The size of the window.
  static let size = CGSize(width: 390, height: 844)

  let loop: MainLoop
  let window: UIWindow

  private init(loop: MainLoop) {
    self.loop = loop
    window = UIWindow(frame: CGRect(origin: .zero, size: World.size))
    window.makeKeyAndVisible()
  }

  /// Runs a block in a new world whose window is shown.
  static func run<Result>(_ body: (World) throws -> Result) rethrows -> Result {
    let loop = MainLoop()
    return try MainLoop.$current.withValue(loop) { try body(World(loop: loop)) }
  }

  /// Does what a device does on its own, time standing still.
  func turn() { loop.turn() }

  /// Lets time pass.
  func advance(_ seconds: TimeInterval) { loop.advance(by: seconds) }

  /// Sets what the device's shape covers of the window.
  func cover(_ insets: UIEdgeInsets) { window.deviceSafeAreaInsets = insets }

  /// Turns the device on its side, with a notch on the left.
  func turnSideways() {
    window.environment = UITraitCollection(
      traitsFrom: [window.environment, UITraitCollection(verticalSizeClass: .compact)])
    window.frame.size = CGSize(width: World.size.height, height: World.size.width)
    cover(UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    turn()
  }

  /// Switches the device between light and dark.
  func setStyle(_ style: UIUserInterfaceStyle) {
    window.environment = UITraitCollection(
      traitsFrom: [window.environment, UITraitCollection(userInterfaceStyle: style)])
  }

  /// Puts a finger down, moves it along points and lifts it, one event each 1/60 s.
  func drag(_ points: [CGPoint], lifts: Bool = true) -> UITouch {
    let touch = window.beginTouch(at: points[0])
    for point in points.dropFirst() {
      loop.advance(by: 1.0 / 60)
      window.moveTouch(touch, to: point)
    }
    if lifts { window.endTouch(touch) }
    return touch
  }

  /// Touches a point for a moment.
  func tap(_ point: CGPoint) { _ = drag([point]) }

  /// A view of a size, in the window.
  func view(_ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) -> UIView {
    let view = UIView(frame: frame)
    window.addSubview(view)
    return view
  }

  /// What is on screen of a view right now.
  func shown(_ view: UIView) -> (
    center: CGPoint, bounds: CGRect, transform: CGAffineTransform, alpha: CGFloat
  ) {
    let shown = view.presentation(at: loop.now)
    return (
      shown.geometry.center, shown.geometry.bounds, shown.geometry.transform, shown.alpha
    )
  }

  /// The colour that is on screen behind a view's content right now.
  func shownBackground(_ view: UIView) -> (red: CGFloat, green: CGFloat, blue: CGFloat)? {
    view.presentation(at: loop.now).background.map { ($0.red, $0.green, $0.blue) }
  }

  /// How much of a navigation bar's background is to be seen.
  func barOpacity(_ navigation: UINavigationController) -> CGFloat {
    navigation.navigationBar.backgroundOpacity
  }

  /// How much of it is on screen right now.
  func shownBarOpacity(_ navigation: UINavigationController) -> CGFloat {
    navigation.navigationBar.presentedBackgroundOpacity(at: loop.now)
  }

  /// What assistive technologies were told, in order.
  var spoken: [String?] { loop.accessibilityPostings.map(\.text) }
}

/// Numbers that look random and are the same in every run.
struct RandomNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let mixed = (state ^ (state >> 33)) &* 0xff51_afd7_ed55_8ccd
    return mixed ^ (mixed >> 33)
  }
}

/// Notes what happens, in order.
@MainActor final class Journal {
  var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// What was noted since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
