import UIKit

/// A cell whose height follows from its texts.
final class ProductCell: UITableViewCell {
  private let nameLabel = UILabel()
  private let detailsLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    detailsLabel.font = .preferredFont(forTextStyle: .subheadline)
    detailsLabel.textColor = .secondaryLabel
    detailsLabel.numberOfLines = 0
    for view in [nameLabel, detailsLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      nameLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      detailsLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 4),
      detailsLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      detailsLabel.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
      detailsLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ product: Product) {
    nameLabel.text = product.name
    detailsLabel.text = product.details
  }
}
