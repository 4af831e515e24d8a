package import UIKit

/// The window of a phone in portrait, 390 by 844 points, with touches of one finger.
@MainActor
package struct Phone {
  /// The window, which fills the screen.
  package let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// Shows an empty window. A notch adds safe areas of 47 points at the top and 34 at the bottom.
  package init(hasNotch: Bool = true) {
    if hasNotch {
      window.deviceSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    }
    window.makeKeyAndVisible()
  }

  /// Makes a view controller the root of the window.
  package func show(_ controller: UIViewController) {
    window.rootViewController = controller
    turn()
  }

  /// Adds a view that fills the window.
  package func show(_ view: UIView) {
    view.frame = window.bounds
    window.addSubview(view)
    turn()
  }

  /// Runs one turn of the main loop.
  package func turn() { MainLoop.current.turn() }

  /// Advances the virtual time.
  package func advance(by seconds: TimeInterval) { MainLoop.current.advance(by: seconds) }

  /// Touches the middle of the window and moves the finger down by a distance, or up if negative.
  package func pull(by distance: CGFloat) -> UITouch {
    let touch = window.beginTouch(at: CGPoint(x: 195, y: 422))
    move(touch, by: distance)
    return touch
  }

  /// Moves a touch down by a distance, or up if negative, in 0.4 seconds.
  package func move(_ touch: UITouch, by distance: CGFloat) {
    let start = touch.location(in: nil)
    for step in 1...20 {
      advance(by: 0.02)
      window.moveTouch(
        touch, to: CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / 20))
    }
  }

  /// Ends a touch without velocity.
  package func lift(_ touch: UITouch) {
    advance(by: 0.2)
    window.endTouch(touch)
    turn()
  }

  /// Drags by a distance and lifts the finger without velocity.
  package func drag(by distance: CGFloat) { lift(pull(by: distance)) }

  /// The frame of a view in the window's coordinates, without running animations.
  package func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  /// Whether no animation changes the position, size or alpha of a view.
  package func isStill(_ view: UIView) -> Bool {
    let shown = view.presentation(at: MainLoop.current.now)
    return shown.geometry.center == view.center && shown.geometry.bounds.size == view.bounds.size
      && shown.alpha == view.alpha
  }
}
