import Foundation
import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct StackViewTests {
  /// A view with an intrinsic size.
  private final class Block: UIView {
    let size: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
  }

  private let screen = TestScreen()
  private let first = Block(40, 20)
  private let second = Block(60, 30)
  private let third = Block(20, 10)
  private let stack: UIStackView

  init() {
    stack = UIStackView(arrangedSubviews: [first, second, third])
  }

  /// The frames after layout, in a stack of a size or of the size of its content.
  private func frames(_ size: CGSize? = nil) -> [CGRect] {
    stack.translatesAutoresizingMaskIntoConstraints = size != nil
    if let size { stack.frame = CGRect(origin: .zero, size: size) }
    screen.window.addSubview(stack)
    screen.turn()
    return [first, second, third].map(\.frame)
  }

  @Test func `a stack is as large as its content and its spacing`() {
    stack.spacing = 5
    #expect(
      frames() == [
        CGRect(x: 0, y: 0, width: 40, height: 30), CGRect(x: 45, y: 0, width: 60, height: 30),
        CGRect(x: 110, y: 0, width: 20, height: 30),
      ])
    #expect(stack.bounds.size == CGSize(width: 130, height: 30))
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 130, height: 30))
  }

  @Test func `a column is arranged from top to bottom`() {
    stack.axis = .vertical
    stack.alignment = .trailing
    #expect(
      frames() == [
        CGRect(x: 20, y: 0, width: 40, height: 20), CGRect(x: 0, y: 20, width: 60, height: 30),
        CGRect(x: 40, y: 50, width: 20, height: 10),
      ])
  }

  @Test func `a row is mirrored from right to left`() {
    stack.semanticContentAttribute = .forceRightToLeft
    #expect(frames().map(\.minX) == [80, 20, 0])
  }

  @Test func `alignments place the views of a row`() {
    stack.alignment = .center
    #expect(frames().map(\.midY) == [15, 15, 15])
    stack.alignment = .top
    #expect(frames().map(\.minY) == [0, 0, 0])
    stack.alignment = .bottom
    #expect(frames().map(\.maxY) == [30, 30, 30])
    #expect(frames().map(\.height) == [20, 30, 10])
    stack.alignment = .fill
    #expect(frames().map(\.height) == [30, 30, 30])
  }

  @Test func `the view that hugs its content least fills the row`() {
    second.setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    #expect(frames(CGSize(width: 200, height: 50)).map(\.width) == [40, 140, 20])
  }

  @Test func `views can have equal lengths`() {
    stack.distribution = .fillEqually
    stack.spacing = 10
    #expect(frames(CGSize(width: 320, height: 50)).map(\.width) == [100, 100, 100])
  }

  @Test func `views can have lengths in proportion to their content`() {
    stack.distribution = .fillProportionally
    #expect(frames(CGSize(width: 240, height: 50)).map(\.width) == [80, 120, 40])
  }

  @Test func `gaps can be equal`() {
    stack.distribution = .equalSpacing
    #expect(frames(CGSize(width: 200, height: 50)).map(\.minX) == [0, 80, 180])
  }

  @Test func `distances between centers can be equal`() {
    stack.distribution = .equalCentering
    #expect(frames(CGSize(width: 230, height: 50)).map(\.midX) == [20, 120, 220])
  }

  @Test func `a hidden view takes no space`() {
    stack.spacing = 5
    _ = frames()
    second.isHidden = true
    #expect(frames().last?.minX == 45)
    #expect(stack.bounds.width == 65)
    second.isHidden = false
    #expect(frames().last?.minX == 110)
  }

  @Test func `spacing can differ after a view`() {
    stack.spacing = 5
    stack.setCustomSpacing(20, after: first)
    #expect(stack.customSpacing(after: first) == 20)
    #expect(stack.customSpacing(after: second) == UIStackView.spacingUseDefault)
    #expect(frames().map(\.minX) == [0, 60, 125])
  }

  @Test func `views can be inside the margins`() {
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(frames().first?.origin == CGPoint(x: 2, y: 1))
    #expect(stack.bounds.size == CGSize(width: 126, height: 34))
  }

  @Test func `arranged subviews can be added, moved and removed`() {
    let fourth = Block(10, 10)
    stack.addArrangedSubview(fourth)
    #expect(fourth.superview === stack)
    #expect(!fourth.translatesAutoresizingMaskIntoConstraints)
    stack.insertArrangedSubview(fourth, at: 0)
    #expect(stack.arrangedSubviews == [fourth, first, second, third])
    #expect(frames().map(\.minX) == [10, 50, 110])
    stack.removeArrangedSubview(fourth)
    #expect(fourth.superview === stack)
    first.removeFromSuperview()
    #expect(stack.arrangedSubviews == [second, third])
    _ = frames()
    #expect(second.frame.minX == 0)
  }
}
