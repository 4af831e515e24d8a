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
  }
}
