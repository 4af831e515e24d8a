internal import UIKit

/// A table cell that displays a message in a bubble. Its height fits the text.
final class ChatCell: UITableViewCell {
  static let identifier = "chat"

  private let bubble = UIView()
  private let label = UILabel()
  private var isOwn = false
  /// The space above the bubble, in points.
  private var spaceAbove: CGFloat = 1

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    bubble.layer.cornerRadius = 18
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(bubble)
    bubble.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a message. Consecutive messages from one person are closer together.
  func show(_ message: ChatMessage, after previous: ChatMessage?) {
    label.text = message.text
    label.textColor = message.isOwn ? .white : .label
    bubble.backgroundColor = message.isOwn ? .ownBubble : .receivedBubble
    isOwn = message.isOwn
    spaceAbove = previous?.isOwn == message.isOwn ? 1 : 9
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: spaceAbove + textSize(inWidth: size.width).height + 17)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (bounds, margins) = (contentView.bounds, contentView.layoutMargins)
    let text = textSize(inWidth: bounds.width)
    let isAtRight = isOwn == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    let width = text.width + 26
    bubble.frame = CGRect(
      x: isAtRight ? bounds.maxX - margins.right - width : margins.left, y: spaceAbove,
      width: width, height: text.height + 16)
    label.frame = bubble.bounds.insetBy(dx: 13, dy: 8)
  }

  /// The size of the text. A bubble is at most three quarters as wide as the cell.
  private func textSize(inWidth width: CGFloat) -> CGSize {
    let size = label.sizeThatFits(
      CGSize(width: width * 0.75 - 26, height: .greatestFiniteMagnitude))
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }
}

extension UIColor {
  /// The color of the user's own messages. White text on it has a contrast of more than 4.5.
  static let ownBubble = UIColor(red: 0.02, green: 0.40, blue: 0.86, alpha: 1)

  /// The color of the messages that the user has received.
  fileprivate static let receivedBubble = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.91, green: 0.91, blue: 0.93, alpha: 1)
  }
}
