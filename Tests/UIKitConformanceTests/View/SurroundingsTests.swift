import TestSupport
import Testing
import UIKit

/// Counts what it hears of its surroundings.
private final class ListeningView: UIView {
  var tints = 0
  var safeAreas: [UIEdgeInsets] = []
  var formerStyles: [UIUserInterfaceStyle?] = []

  override func tintColorDidChange() {
    super.tintColorDidChange()
    tints += 1
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    safeAreas.append(safeAreaInsets)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    formerStyles.append(previousTraitCollection?.userInterfaceStyle)
  }
}

@Suite(.isolated)
@MainActor
struct SurroundingsTests {
  private let covered = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  @Test func `tint is inherited until it is set and again after nil`() {
    let (outer, inner) = (UIView(), ListeningView())
    outer.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)
    outer.tintColor = .systemRed
    #expect(inner.tintColor == .systemRed)
    #expect(inner.tints == 1)
    inner.tintColor = .systemGreen
    outer.tintColor = .systemBlue
    #expect(inner.tintColor == .systemGreen)
    #expect(inner.tints == 2)
    inner.tintColor = nil
    #expect(inner.tintColor == .systemBlue)
    #expect(inner.tints == 3)
  }

  @Test func `moving under another tint is told`() {
    let (outer, inner) = (UIView(), ListeningView())
    outer.tintColor = .systemRed
    outer.addSubview(inner)
    #expect(inner.tints == 1)
    inner.removeFromSuperview()
    #expect(inner.tints == 2)
  }

  @Test func `the safe area is what the superviews safe area leaves of a view`() {
    let screen = TestScreen()
    screen.setSafeAreaInsets(covered)
    let full = ListeningView(frame: screen.window.bounds)
    screen.window.addSubview(full)
    #expect(full.safeAreaInsets == covered)
    #expect(full.safeAreas == [covered])
    let part = ListeningView(frame: CGRect(x: 0, y: 20, width: 100, height: 100))
    full.addSubview(part)
    #expect(part.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0))
    part.frame.origin.y = 100
    #expect(part.safeAreaInsets == .zero)
    part.frame.origin.y = TestScreen.size.height - 90
    #expect(part.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 44, right: 0))
    #expect(part.safeAreas.count == 3)
  }

  @Test func `the safe area follows the device and ends with the window`() {
    let screen = TestScreen()
    let view = ListeningView(frame: screen.window.bounds)
    screen.window.addSubview(view)
    #expect(view.safeAreas == [])
    screen.setSafeAreaInsets(covered)
    screen.setSafeAreaInsets(covered)
    #expect(view.safeAreas == [covered])
    view.removeFromSuperview()
    #expect(view.safeAreas == [covered, .zero])
  }

  @Test func `a scrolled view moves its subviews through the safe area`() {
    let screen = TestScreen()
    screen.setSafeAreaInsets(covered)
    let scrolled = UIView(frame: screen.window.bounds)
    let inside = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.window.addSubview(scrolled)
    scrolled.addSubview(inside)
    #expect(inside.safeAreaInsets.top == 47)
    scrolled.bounds.origin.y = -47
    #expect(inside.safeAreaInsets.top == 0)
  }

  @Test func `traits come from the window and changes are told from the outside in`() {
    let screen = TestScreen()
    let (outer, inner) = (ListeningView(), ListeningView())
    screen.window.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    screen.setStyle(.dark)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(outer.formerStyles == [.light])
    #expect(inner.formerStyles == [.light])
    screen.setStyle(.dark)
    #expect(inner.formerStyles == [.light])
  }

  @Test func `an overridden style holds for the view and what is in it`() {
    let screen = TestScreen()
    let (outer, inner) = (UIView(), ListeningView())
    screen.window.addSubview(outer)
    outer.addSubview(inner)
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(screen.window.traitCollection.userInterfaceStyle == .light)
    outer.overrideUserInterfaceStyle = .unspecified
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(inner.formerStyles == [.light, .dark])
  }

  @Test func `direction is the interfaces unless the view says otherwise`() {
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
