import UIKit

/// A cell with the title of a story.
final class StoryCell: UITableViewCell {
  static let identifier = "story"

  private let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.font = .preferredFont(forTextStyle: .body)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// The title that the cell shows.
  var title: String? { label.text }

  func show(_ story: Story) {
    label.text = story.title
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
  }
}
