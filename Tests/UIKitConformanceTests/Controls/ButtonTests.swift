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
    #expect(button.title(for: .normal) == "Go")
  }

  @Test func `each state has its own title, color and image`() {
    let button = makeButton()
    let (normal, selected) = (square(10), square(12))
    button.setTitle("Off", for: .normal)
    button.setTitle("On", for: .selected)
    button.setTitleColor(.red, for: .selected)
    button.setImage(normal, for: .normal)
    button.setImage(selected, for: .selected)
    #expect(button.titleLabel?.textColor == .white)
    #expect(button.imageView?.image === normal)
    button.isSelected = true
    #expect(button.titleLabel?.text == "On")
    #expect(button.titleLabel?.textColor == .red)
    #expect(button.imageView?.image === selected)
    button.isHighlighted = true
    #expect(button.state == [.selected, .highlighted])
    #expect(button.titleLabel?.text == "Off")
  }

  @Test func `a system button has the tint color unless it is disabled`() {
    let button = UIButton(type: .system)
    #expect(button.titleLabel?.textColor == .systemBlue)
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
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

  @Test func `the size fits the image and the title`() throws {
    let button = UIButton()
    button.setImage(square(20), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 20))
    button.setTitle("A longer title", for: .normal)
    let title = try #require(button.titleLabel).intrinsicContentSize
    #expect(button.intrinsicContentSize.width == 20 + title.width)
    #expect(button.intrinsicContentSize.height == max(20, title.height + 12))
  }

  @Test func `a primary action gives a button its image`() {
    let image = square(10)
    let action = UIAction(title: "Add", image: image) { _ in }
    #expect(UIButton(primaryAction: action).image(for: .normal) === image)
  }
}
