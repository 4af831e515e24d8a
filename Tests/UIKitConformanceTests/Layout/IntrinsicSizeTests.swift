import Foundation
import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct IntrinsicSizeTests {
  private let screen = TestScreen()
  private let box: UIView
  private let sentence = "The quick brown fox jumps over the lazy dog, again and again and again."

  init() {
    box = screen.addView(CGRect(x: 20, y: 30, width: 300, height: 200))
  }

  private func addLabel(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(label)
    return label
  }

  @Test func `a label hugs its text`() {
    let label = addLabel("Hello")
    label.topAnchor.constraint(equalTo: box.topAnchor, constant: 3).isActive = true
    screen.turn()
    #expect(label.frame.size == label.intrinsicContentSize)
    #expect(label.frame.minY == 3)
    label.text = "Hello, world"
    screen.turn()
    #expect(label.frame.size == label.intrinsicContentSize)
  }

  @Test func `the label that resists compression less is truncated`() {
    let (first, second) = (addLabel(sentence), addLabel(sentence))
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      second.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      first.widthAnchor.constraint(greaterThanOrEqualToConstant: 20),
    ])
    first.text = "Short"
    second.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    screen.turn()
    #expect(first.frame.width == first.intrinsicContentSize.width)
    #expect(second.frame.maxX == 300)
  }

  @Test func `the label that hugs its text less is stretched`() {
    let (first, second) = (addLabel("A"), addLabel("B"))
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: box.trailingAnchor),
    ])
    first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    #expect(first.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(first.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(first.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    screen.turn()
    #expect(first.frame.width == first.intrinsicContentSize.width)
    #expect(second.frame.maxX == 300)
  }

  @Test func `a label wraps at the width that constraints give it`() {
    let label = addLabel(sentence, lines: 0)
    let below = UIView()
    below.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(below)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: box.topAnchor),
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
    ])
    screen.turn()
    let fitting = label.sizeThatFits(CGSize(width: 300, height: 0))
    #expect(label.frame.width == 300)
    #expect(label.frame.height == fitting.height)
    #expect(fitting.height > 30)
    #expect(below.frame.minY == label.frame.maxY)
    box.frame.size.width = 150
    screen.turn()
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 150, height: 0)).height)
    #expect(label.frame.height > fitting.height)
    #expect(below.frame.minY == label.frame.maxY)
  }

  @Test func `a label breaks lines at its preferred width`() {
    let label = addLabel(sentence, lines: 0)
    label.preferredMaxLayoutWidth = 100
    screen.turn()
    #expect(label.frame.size == label.sizeThatFits(CGSize(width: 100, height: 0)))
    #expect(label.intrinsicContentSize == label.frame.size)
  }

  @Test func `a label is as narrow as its wrapped text allows`() {
    let label = addLabel(sentence, lines: 0)
    label.widthAnchor.constraint(lessThanOrEqualToConstant: 200).isActive = true
    screen.turn()
    #expect(label.frame.size == label.sizeThatFits(CGSize(width: 200, height: 0)))
  }

  @Test func `an image view and a button have the sizes of their content`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 34)).image { _ in }
    let imageView = UIImageView()
    let button = UIButton(type: .system)
    for view in [imageView, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
    }
    screen.turn()
    #expect(imageView.frame.size == .zero)
    imageView.image = image
    button.setTitle("A long title", for: .normal)
    screen.turn()
    #expect(imageView.frame.size == CGSize(width: 12, height: 34))
    #expect(button.frame.size == button.intrinsicContentSize)
  }

  @Test func `an own view announces a new intrinsic size`() {
    final class Square: UIView {
      var side: CGFloat = 10 {
        didSet { invalidateIntrinsicContentSize() }
      }
      override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }
    }
    let view = Square()
    view.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(view)
    screen.turn()
    #expect(view.frame.size == CGSize(width: 10, height: 10))
    view.side = 25
    screen.turn()
    #expect(view.frame.size == CGSize(width: 25, height: 25))
  }

  @Test func `baselines of labels are aligned`() {
    let (small, large) = (addLabel("small"), addLabel("large"))
    large.font = .systemFont(ofSize: 40)
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    screen.turn()
    #expect(small.frame.minY > large.frame.minY + 10)
    #expect(small.frame.maxY < large.frame.maxY)
  }

  @Test func `without text the baselines are the top and bottom edges`() {
    let (first, second) = (UIView(), UIView())
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
    first.firstBaselineAnchor.constraint(equalTo: box.topAnchor, constant: 5).isActive = true
    second.lastBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor).isActive = true
    screen.turn()
    #expect(first.frame.minY == 5)
    #expect(second.frame.maxY == 5)
  }
}
