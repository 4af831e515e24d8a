internal import UIKit

/// A table cell that displays a message in a bubble. Its height fits the text.
final class ChatCell: UITableViewCell {
  static let identifier = "chat"

  private let bubble = UIView()
  private let label = UILabel()
  private lazy var spaceAbove = bubble.topAnchor.constraint(equalTo: contentView.topAnchor)
  private lazy var atLeading = bubble.leadingAnchor.constraint(
    equalTo: contentView.layoutMarginsGuide.leadingAnchor)
  private lazy var atTrailing = bubble.trailingAnchor.constraint(
    equalTo: contentView.layoutMarginsGuide.trailingAnchor)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    bubble.layer.cornerRadius = 18
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    bubble.translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bubble)
    bubble.addSubview(label)
    NSLayoutConstraint.activate([
      spaceAbove,
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -1),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 13),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -13),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a message. Messages of one person that follow each other are closer together.
  func show(_ message: ChatMessage, after previous: ChatMessage?) {
    label.text = message.text
    label.textColor = message.isOwn ? .white : .label
    bubble.backgroundColor = message.isOwn ? .ownBubble : .receivedBubble
    spaceAbove.constant = previous?.isOwn == message.isOwn ? 1 : 9
    atLeading.isActive = !message.isOwn
    atTrailing.isActive = message.isOwn
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
