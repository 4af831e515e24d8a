internal import UIKit

/// A cell with a text of any number of lines. Its height fits the text.
final class LinesCell: UITableViewCell {
  static let identifier = "lines"
  private static let margins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)

  private let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.font = .preferredFont(forTextStyle: .body)
    label.numberOfLines = 0
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ lines: String, color: UIColor = .label) {
    label.text = lines
    label.textColor = color
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width - Self.margins.left - Self.margins.right
    let text = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(
      width: size.width, height: text.height + Self.margins.top + Self.margins.bottom)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.inset(by: Self.margins)
  }
}
