import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct AnimationKeyTests {
  @Test func `the animations of a layer have the names of its properties`() {
    let screen = TestScreen()
    let view = screen.addView()
    #expect(view.layer.animationKeys() == nil)
    UIView.animate(withDuration: 1) {
      view.center.x += 100
      view.alpha = 0
    }
    #expect(view.layer.animationKeys() == ["position", "opacity"])
    UIView.animate(withDuration: 1) {
      view.bounds.size.width += 10
      view.bounds.origin.y = 5
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      view.backgroundColor = .red
    }
    #expect(
      view.layer.animationKeys() == [
        "position", "bounds.origin", "bounds.size", "transform", "opacity", "backgroundColor",
      ])
  }

  @Test func `an animation is removed by its key, and the others go on`() {
    let screen = TestScreen()
    let view = screen.addView()
    let center = view.center
    UIView.animate(withDuration: 1) {
      view.center.x += 100
      view.alpha = 0
    }
    screen.advance(0.5)
    view.layer.removeAnimation(forKey: "position")
    view.layer.removeAnimation(forKey: "unknown")
    #expect(screen.presentation(of: view).center.x == center.x + 100)
    #expect((0.2...0.8).contains(screen.presentation(of: view).alpha))
    for key in ["opacity", "bounds.origin", "bounds.size", "transform", "backgroundColor"] {
      view.layer.removeAnimation(forKey: key)
    }
    #expect(view.layer.animationKeys() == nil)
    #expect(screen.presentation(of: view).alpha == 0)
  }
}
