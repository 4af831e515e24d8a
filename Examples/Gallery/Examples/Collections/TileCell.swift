internal import UIKit

/// A colored tile that displays the initials of a message's sender.
final class TileCell: UICollectionViewCell {
  static let identifier = "tile"

  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 14
    label.font = .systemFont(ofSize: 24, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }

  func show(_ message: Message) {
    contentView.backgroundColor = .avatar(for: message.sender)
    label.text = message.initials
    // VoiceOver reads the name, because initials alone do not identify the sender.
    isAccessibilityElement = true
    accessibilityLabel = message.sender
  }
}
