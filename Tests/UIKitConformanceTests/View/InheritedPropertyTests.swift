import TestSupport
import Testing
import UIKit

/// Records changes of the tint color, the safe area and the traits.
private final class RecordingView: UIView {
  var tintChanges = 0
  var safeAreaChanges: [UIEdgeInsets] = []
  var previousStyles: [UIUserInterfaceStyle?] = []

  override func tintColorDidChange() {
    super.tintColorDidChange()
    tintChanges += 1
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    safeAreaChanges.append(safeAreaInsets)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    previousStyles.append(previousTraitCollection?.userInterfaceStyle)
  }
}

@Suite(.isolated)
@MainActor
struct InheritedPropertyTests {
  private let deviceInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  @Test func `the tint color is inherited unless the view sets its own`() {
    let (outer, inner) = (UIView(), RecordingView())
    outer.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)
    outer.tintColor = .systemRed
    #expect(inner.tintColor == .systemRed)
    #expect(inner.tintChanges == 1)
    inner.tintColor = .systemGreen
    outer.tintColor = .systemBlue
    #expect(inner.tintColor == .systemGreen)
    #expect(inner.tintChanges == 2)
    inner.tintColor = nil
    #expect(inner.tintColor == .systemBlue)
    #expect(inner.tintChanges == 3)
  }

  @Test func `moving to a superview with another tint color is reported`() {
    let (outer, inner) = (UIView(), RecordingView())
    outer.tintColor = .systemRed
    outer.addSubview(inner)
    #expect(inner.tintChanges == 1)
    inner.removeFromSuperview()
    #expect(inner.tintChanges == 2)
  }

  @Test func `a view has the part of its superview's safe area insets that overlaps it`() {
    let screen = TestScreen()
    screen.setSafeAreaInsets(deviceInsets)
    let full = RecordingView(frame: screen.window.bounds)
    screen.window.addSubview(full)
    #expect(full.safeAreaInsets == deviceInsets)
    #expect(full.safeAreaChanges == [deviceInsets])
    let part = RecordingView(frame: CGRect(x: 0, y: 20, width: 100, height: 100))
    full.addSubview(part)
    #expect(part.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0))
    part.frame.origin.y = 100
    #expect(part.safeAreaInsets == .zero)
    part.frame.origin.y = TestScreen.size.height - 90
    #expect(part.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 44, right: 0))
    #expect(part.safeAreaChanges.count == 3)
  }

  @Test func `the safe area follows the device and is zero outside a window`() {
    let screen = TestScreen()
    let view = RecordingView(frame: screen.window.bounds)
    screen.window.addSubview(view)
    #expect(view.safeAreaChanges == [])
    screen.setSafeAreaInsets(deviceInsets)
    screen.setSafeAreaInsets(deviceInsets)
    #expect(view.safeAreaChanges == [deviceInsets])
    view.removeFromSuperview()
    #expect(view.safeAreaChanges == [deviceInsets, .zero])
  }

  @Test func `scrolling a view moves its subviews through the safe area`() {
    let screen = TestScreen()
    screen.setSafeAreaInsets(deviceInsets)
    let scrolled = UIView(frame: screen.window.bounds)
    let inside = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.window.addSubview(scrolled)
    scrolled.addSubview(inside)
    #expect(inside.safeAreaInsets.top == 47)
    scrolled.bounds.origin.y = -47
    #expect(inside.safeAreaInsets.top == 0)
  }

  @Test func `traits come from the window and their changes are reported once`() {
    let screen = TestScreen()
    let (outer, inner) = (RecordingView(), RecordingView())
    screen.window.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    screen.setStyle(.dark)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(outer.previousStyles == [.light])
    #expect(inner.previousStyles == [.light])
    screen.setStyle(.dark)
    #expect(inner.previousStyles == [.light])
  }

  @Test func `an overridden style applies to the view and its subviews`() {
    let screen = TestScreen()
    let (outer, inner) = (UIView(), RecordingView())
    screen.window.addSubview(outer)
    outer.addSubview(inner)
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(screen.window.traitCollection.userInterfaceStyle == .light)
    outer.overrideUserInterfaceStyle = .unspecified
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(inner.previousStyles == [.light, .dark])
  }

  @Test func `the layout direction is the interface's unless the view overrides it`() {
    let view = UIView()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .playback
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(
      UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft)
        == .rightToLeft)
  }
}
