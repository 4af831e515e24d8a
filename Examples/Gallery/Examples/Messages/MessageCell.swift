internal import UIKit

/// A table cell that displays a message: an avatar with initials, the sender, the text and the
/// time.
final class MessageCell: UITableViewCell {
  static let identifier = "message"
  private static let diameter: CGFloat = 44
  private static let margin: CGFloat = 16

  private let avatar = UIView()
  private let initials = UILabel()
  private let sender = MessageCell.label(.headline, .label)
  private let message = MessageCell.label(.subheadline, .secondaryText)
  private let time = MessageCell.label(.footnote, .secondaryText)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    separatorInset = UIEdgeInsets(top: 0, left: 72, bottom: 0, right: 0)
    avatar.layer.cornerRadius = Self.diameter / 2
    initials.textColor = .white
    initials.textAlignment = .center
    initials.font = .systemFont(ofSize: 16, weight: .semibold)
    avatar.addSubview(initials)
    for view in [avatar, sender, message, time] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the height of a row for the preferred text size, in points: 72 for the default size.
  static func height(for traits: UITraitCollection) -> CGFloat {
    let lines = [UIFont.TextStyle.headline, .subheadline].map {
      UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits).lineHeight
    }
    return (lines.reduce(33.5, +)).rounded()
  }

  func show(_ content: Message) {
    avatar.backgroundColor = .avatar(for: content.sender)
    initials.text = content.initials
    sender.text = content.sender
    message.text = content.text
    time.text = content.time
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safeArea = contentView.safeAreaInsets
    let area = contentView.bounds
      .inset(by: UIEdgeInsets(top: 13, left: safeArea.left, bottom: 13, right: safeArea.right))
      .insetBy(dx: Self.margin, dy: 0)
    let diameter = Self.diameter
    let timeSize = time.sizeThatFits(area.size)
    let (line, textX) = (sender.font.lineHeight, area.minX + diameter + 12)
    place(
      avatar, CGRect(x: area.minX, y: area.midY - diameter / 2, width: diameter, height: diameter))
    place(
      time, CGRect(x: area.maxX - timeSize.width, y: area.minY, width: timeSize.width, height: line)
    )
    place(
      sender,
      CGRect(
        x: textX, y: area.minY, width: area.maxX - textX - timeSize.width - 8, height: line))
    place(
      message,
      CGRect(
        x: textX, y: area.minY + line + 3, width: area.maxX - textX,
        height: message.font.lineHeight))
    initials.frame = avatar.bounds
  }

  /// Sets the frame of a view, mirrored in a right-to-left layout.
  private func place(_ view: UIView, _ frame: CGRect) {
    view.frame = frame
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    view.frame.origin.x = contentView.bounds.width - frame.maxX
  }

  private static func label(_ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    return label
  }
}
