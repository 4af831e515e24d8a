import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct BoldTextTests {
  /// The weights of the fonts in which a view is drawn.
  private func weights(of view: UIView, in screen: TestScreen) -> [UIFont.Weight] {
    screen.turn()
    return screen.presentedCommands(of: view).flatMap { command -> [UIFont.Weight] in
      guard case .text(let request, at: _, opacity: _) = command else { return [] }
      return request.paragraphs.flatMap(\.runs).map(\.font.weight)
    }
  }

  private func label(_ text: String, in screen: TestScreen) -> UILabel {
    let label = UILabel()
    label.text = text
    screen.window.addSubview(label)
    label.sizeToFit()
    return label
  }

  @Test func `labels are drawn and measured in a heavier weight`() {
    let screen = TestScreen()
    let label = label("Pull down to refresh", in: screen)
    let regular = label.bounds.width
    #expect(weights(of: label, in: screen) == [.regular])
    screen.loop.accessibilitySettings = .boldText
    label.sizeToFit()
    #expect(label.bounds.width > regular)
    #expect(weights(of: label, in: screen) == [.semibold])
    #expect(label.font == .systemFont(ofSize: 17))
    screen.loop.accessibilitySettings = []
    label.sizeToFit()
    #expect(label.bounds.width == regular)
  }

  @Test func `an intrinsic size follows the weight`() {
    let screen = TestScreen()
    let label = label("Pull down to refresh", in: screen)
    label.translatesAutoresizingMaskIntoConstraints = false
    let regular = label.intrinsicContentSize.width
    screen.loop.accessibilitySettings = .boldText
    #expect(label.intrinsicContentSize.width > regular)
  }

  @Test(arguments: [
    (UIFont.Weight.light, UIFont.Weight.medium), (.regular, .semibold), (.medium, .bold),
    (.semibold, .bold), (.bold, .heavy), (.heavy, .black), (.black, .black),
  ])
  func `each weight has a heavier one`(weight: UIFont.Weight, heavier: UIFont.Weight) {
    let screen = TestScreen()
    let label = label("Title", in: screen)
    label.font = .systemFont(ofSize: 17, weight: weight)
    label.attributedText = NSAttributedString(
      string: "Title", attributes: [.font: UIFont.systemFont(ofSize: 20, weight: weight)])
    screen.loop.accessibilitySettings = .boldText
    #expect(weights(of: label, in: screen) == [heavier])
  }
}
