import UIKit

/// A row that displays a headline.
final class HeadlineCell: UITableViewCell {
  private let headline = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    headline.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
    headline.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(headline)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String) { headline.text = text }
}
