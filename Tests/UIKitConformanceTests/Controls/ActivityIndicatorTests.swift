import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct ActivityIndicatorTests {
  @Test func `each style has its size`() {
    let medium = UIActivityIndicatorView(style: .medium)
    #expect(medium.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(medium.intrinsicContentSize == CGSize(width: 20, height: 20))
    let large = UIActivityIndicatorView(style: .large)
    #expect(large.sizeThatFits(.zero) == CGSize(width: 37, height: 37))
    medium.style = .large
    #expect(medium.bounds.size == CGSize(width: 37, height: 37))
  }

  @Test func `the indicator is hidden while it is stopped`() {
    let view = UIActivityIndicatorView(style: .medium)
    #expect(view.hidesWhenStopped)
    #expect(view.isHidden)
    view.startAnimating()
    #expect(view.isAnimating)
    #expect(!view.isHidden)
    view.stopAnimating()
    #expect(!view.isAnimating)
    #expect(view.isHidden)
  }

  @Test func `the indicator stays visible if it does not hide when stopped`() {
    let view = UIActivityIndicatorView(style: .medium)
    view.hidesWhenStopped = false
    #expect(!view.isHidden)
    view.startAnimating()
    view.stopAnimating()
    #expect(!view.isHidden)
    view.hidesWhenStopped = true
    #expect(view.isHidden)
  }

  @Test func `the most opaque spoke advances ten times a second`() {
    let screen = TestScreen()
    let view = UIActivityIndicatorView(style: .medium)
    screen.window.addSubview(view)
    view.startAnimating()
    var spokes: [Int?] = []
    for _ in 0..<9 {
      spokes.append(mostOpaqueSpoke(view, screen))
      screen.advance(0.1)
    }
    #expect(spokes == [0, 1, 2, 3, 4, 5, 6, 7, 0])
  }

  @Test func `starting a running indicator does not restart it`() {
    let screen = TestScreen()
    let view = UIActivityIndicatorView(style: .medium)
    screen.window.addSubview(view)
    view.startAnimating()
    screen.advance(0.35)
    view.startAnimating()
    #expect(mostOpaqueSpoke(view, screen) == 3)
    view.stopAnimating()
    view.startAnimating()
    #expect(mostOpaqueSpoke(view, screen) == 0)
  }

  @Test func `an indicator that leaves the window is still animating`() {
    let screen = TestScreen()
    let view = UIActivityIndicatorView(style: .medium)
    screen.window.addSubview(view)
    view.startAnimating()
    view.removeFromSuperview()
    #expect(view.isAnimating)
  }

  @Test func `the color is gray unless one is set`() {
    let screen = TestScreen()
    let view = UIActivityIndicatorView(style: .large)
    screen.window.addSubview(view)
    view.startAnimating()
    #expect(inks(view, screen).first == Ink(0x8E8E93))
    view.color = .red
    #expect(inks(view, screen).first == Ink(0xFF0000))
    view.color = nil
    #expect(view.color == .systemGray)
  }

  /// The index of the most opaque spoke, counted from the top.
  private func mostOpaqueSpoke(_ view: UIView, _ screen: TestScreen) -> Int? {
    let opacities = inks(view, screen).map(\.alpha)
    #expect(opacities.count == 8)
    return opacities.firstIndex(of: opacities.max() ?? 0)
  }

  private func inks(_ view: UIView, _ screen: TestScreen) -> [Ink] {
    screen.presentedCommands(of: view).compactMap { command in
      guard case .stroke(_, style: _, let ink) = command else { return nil }
      return ink
    }
  }
}
