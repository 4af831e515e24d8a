internal import UIKit

/// A message as a row: the sender in a circle and in words, the text, the time.
final class MessageCell: UITableViewCell {
  static let identifier = "message"
  static let height: CGFloat = 72

  private let circle = UIView()
  private let initials = UILabel()
  private let sender = UILabel()
  private let message = UILabel()
  private let time = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    circle.layer.cornerRadius = 22
    initials.textColor = .white
    initials.textAlignment = .center
    initials.font = .systemFont(ofSize: 16, weight: .semibold)
    sender.font = .systemFont(ofSize: 17, weight: .semibold)
    message.font = .systemFont(ofSize: 15)
    message.textColor = .secondaryLabel
    time.font = .systemFont(ofSize: 14)
    time.textColor = .secondaryLabel
    time.textAlignment = .right
    circle.addSubview(initials)
    for view in [circle, sender, message, time] { contentView.addSubview(view) }
    separatorInset = UIEdgeInsets(top: 0, left: 72, bottom: 0, right: 0)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ shown: Message) {
    circle.backgroundColor = Self.color(of: shown.sender)
    initials.text = shown.initials
    sender.text = shown.sender
    message.text = shown.text
    time.text = shown.time
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width
    circle.frame = CGRect(x: 16, y: 14, width: 44, height: 44)
    initials.frame = circle.bounds
    let timeWidth: CGFloat = 88
    time.frame = CGRect(x: width - 16 - timeWidth, y: 14, width: timeWidth, height: 20)
    sender.frame = CGRect(x: 72, y: 13, width: width - 72 - 16 - timeWidth, height: 22)
    message.frame = CGRect(x: 72, y: 37, width: width - 72 - 16, height: 20)
  }

  /// The same colour for the same name, every time.
  private static func color(of name: String) -> UIColor {
    let colors: [UIColor] = [
      .systemBlue, .systemGreen, .systemOrange, .systemPink, .systemPurple, .systemTeal,
      .systemIndigo,
    ]
    let sum = name.unicodeScalars.reduce(0) { $0 + Int($1.value) }
    return colors[sum % colors.count]
  }
}
