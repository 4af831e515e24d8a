import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct ButtonTests {
  private func square(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func makeButton(_ size: CGSize = CGSize(width: 200, height: 60)) -> UIButton {
    UIButton(frame: CGRect(origin: .zero, size: size))
  }

  @Test func `a button has the values of its type by default`() {
    let button = UIButton()
    #expect(button.buttonType == .custom)
    #expect(UIButton(type: .roundedRect).buttonType == .system)
    #expect(button.currentTitle == nil)
    #expect(button.currentImage == nil)
    #expect(button.currentTitleColor == .white)
    #expect(button.contentHorizontalAlignment == .center)
    #expect(button.contentVerticalAlignment == .center)
    #expect(button.contentEdgeInsets == .zero)
    #expect(button.allControlEvents == [])
  }

  @Test func `a subclass gets the initializers of a button`() {
    final class Rounded: UIButton {
      override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 8
      }
      required init?(coder: NSCoder) { nil }
    }
    let button = Rounded(type: .system, primaryAction: UIAction(title: "Go") { _ in })
    #expect(button.layer.cornerRadius == 8)
    #expect(button.buttonType == .system)
    #expect(button.currentTitle == "Go")
  }

  @Test func `each state has its own title, color and images`() {
    let button = makeButton()
    let (normal, selected) = (square(10), square(12))
    button.setTitle("Off", for: .normal)
    button.setTitle("On", for: .selected)
    button.setTitleColor(.red, for: .selected)
    button.setImage(normal, for: .normal)
    button.setImage(selected, for: .selected)
    button.setBackgroundImage(selected, for: .highlighted)
    #expect(button.imageView?.image === normal)
    #expect(button.currentBackgroundImage == nil)
    button.isSelected = true
    #expect(button.titleLabel?.text == "On")
    #expect(button.titleLabel?.textColor == .red)
    #expect(button.imageView?.image === selected)
    button.isHighlighted = true
    #expect(button.state == [.selected, .highlighted])
    #expect(button.currentTitle == "Off")
    button.isSelected = false
    #expect(button.currentBackgroundImage === selected)
  }

  @Test func `an attributed title takes precedence over the title`() {
    let button = makeButton()
    button.setTitle("Plain", for: .normal)
    button.setAttributedTitle(
      NSAttributedString(string: "Styled", attributes: [.foregroundColor: UIColor.green]),
      for: .normal)
    #expect(button.titleLabel?.attributedText?.string == "Styled")
    #expect(button.accessibilityLabel == "Styled")
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "Plain")
    #expect(button.titleLabel?.textColor == .white)
  }

  @Test func `the image is before the title and both are centered`() throws {
    let button = makeButton()
    button.setTitle("Title", for: .normal)
    button.setImage(square(20), for: .normal)
    button.layoutIfNeeded()
    let image = try #require(button.imageView).frame
    let title = try #require(button.titleLabel).frame
    #expect(image.size == CGSize(width: 20, height: 20))
    #expect(image.maxX == title.minX)
    #expect(((image.minX + title.maxX) / 2).isClose(to: 100))
    #expect(image.midY.isClose(to: 30))
    #expect(title.midY.isClose(to: 30))
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    let imageStart = try #require(button.imageView).frame.minX
    #expect(try #require(button.titleLabel).frame.maxX.isClose(to: imageStart))
  }

  @Test(arguments: [
    (UIControl.ContentHorizontalAlignment.left, 10.0), (.right, 170), (.center, 90),
    (.leading, 10), (.trailing, 170),
  ])
  func `the alignment and the insets place the content`(
    alignment: UIControl.ContentHorizontalAlignment, x: CGFloat
  ) throws {
    let button = makeButton()
    button.contentEdgeInsets = UIEdgeInsets(top: 4, left: 10, bottom: 0, right: 20)
    button.contentHorizontalAlignment = alignment
    button.contentVerticalAlignment = .top
    button.setImage(square(10), for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.origin == CGPoint(x: x, y: 4))
  }

  @Test func `leading is the right side in a right-to-left interface`() {
    let button = makeButton()
    button.contentHorizontalAlignment = .leading
    #expect(button.effectiveContentHorizontalAlignment == .left)
    button.semanticContentAttribute = .forceRightToLeft
    #expect(button.effectiveContentHorizontalAlignment == .right)
  }

  @Test func `opposite insets of the title move it`() throws {
    let button = makeButton()
    button.setTitle("Title", for: .normal)
    button.layoutIfNeeded()
    let before = try #require(button.titleLabel).frame
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
    button.layoutIfNeeded()
    #expect(try #require(button.titleLabel).frame.minX.isClose(to: before.minX + 8))
  }

  @Test func `the size fits the image, the title and the insets`() throws {
    let button = UIButton()
    button.setImage(square(20), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 20))
    button.setTitle("A longer title", for: .normal)
    let title = try #require(button.titleLabel).intrinsicContentSize
    #expect(button.intrinsicContentSize.width == 20 + title.width)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      button.intrinsicContentSize
        == CGSize(width: 26 + title.width, height: max(20, title.height) + 4))
  }

  @Test func `the frame of a part can be changed by a subclass`() {
    final class Stacked: UIButton {
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 0, y: 0, width: 30, height: 30)
      }
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 0, y: 30, width: 30, height: 12)
      }
    }
    let button = Stacked(frame: CGRect(x: 0, y: 0, width: 30, height: 42))
    button.setTitle("Up", for: .normal)
    button.setImage(square(4), for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 30, height: 30))
    #expect(button.titleLabel?.frame == CGRect(x: 0, y: 30, width: 30, height: 12))
  }

  @Test func `actions are sent and removed by event and identifier`() {
    let button = UIButton()
    let log = EventLog()
    let action = UIAction(
      title: "Delete", discoverabilityTitle: "Delete the item", attributes: .destructive, state: .on
    ) { action in
      log.record("\(action.title) from \(action.sender as? UIButton === button)")
    }
    button.addAction(action, for: [.touchUpInside, .touchDown])
    #expect(button.allControlEvents == [.touchUpInside, .touchDown])
    button.sendActions(for: .touchUpInside)
    button.removeAction(action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.removeAction(identifiedBy: action.identifier, for: .touchDown)
    button.sendActions(for: .touchDown)
    #expect(log.takeEntries() == ["Delete from true"])
    #expect(button.allControlEvents == [])
    #expect(action.attributes == .destructive)
    #expect(action.state == .on)
    #expect(action.subtitle == nil)
  }

  @Test func `a primary action gives a button its image`() {
    let image = square(10)
    let action = UIAction(title: "Add", image: image) { _ in }
    #expect(UIButton(primaryAction: action).currentImage === image)
    #expect(UIButton(primaryAction: action).buttonType == .system)
    let framed = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10), primaryAction: action)
    #expect(framed.currentTitle == "Add")
    #expect(framed.buttonType == .custom)
  }
}
