internal import UIKit

/// A row with the name and the question of an experiment.
final class ProbeCell: UITableViewCell {
  private let name = UILabel()
  private let question = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    name.font = .preferredFont(forTextStyle: .body)
    question.font = .preferredFont(forTextStyle: .footnote)
    question.numberOfLines = 2
    contentView.addSubview(name)
    contentView.addSubview(question)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows an experiment.
  func show(_ experiment: ProbeExperiment) {
    name.text = experiment.name
    question.text = experiment.question
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds.insetBy(dx: 16, dy: 6)
    name.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 24)
    question.frame = CGRect(
      x: area.minX, y: name.frame.maxY, width: area.width, height: area.height - 24)
  }
}
