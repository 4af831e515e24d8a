import MJRefresh
import UIKit

/// A header that shows images and no time.
class NewsHeader: MJRefreshGifHeader {
  override func prepare() {
    super.prepare()
    let idleImages = film(20, height: 30)
    setImages(idleImages, for: .idle)
    let refreshingImages = Array(idleImages.suffix(3))
    setImages(refreshingImages, for: .pulling)
    setImages(refreshingImages, duration: 0.3, for: .refreshing)
    lastUpdatedTimeLabel.isHidden = true
    // The bar above the list is transparent while the list is at its top.
    isAutomaticallyChangeAlpha = true
    setTitle("Pull to update", for: .idle)
    setTitle("Release to update", for: .pulling)
    setTitle("Updating ...", for: .refreshing)
  }
}

/// A cell that lays out its labels with frames.
class NewsCell: UITableViewCell {
  static let height: CGFloat = 72

  let titleLabel = UILabel()
  let sourceLabel = UILabel()
  private let line = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    titleLabel.font = UIFont.boldSystemFont(ofSize: 16)
    sourceLabel.font = UIFont.systemFont(ofSize: 12)
    sourceLabel.textColor = UIColor.gray
    line.backgroundColor = UIColor(white: 0.9, alpha: 1)
    contentView.addSubview(titleLabel)
    contentView.addSubview(sourceLabel)
    contentView.addSubview(line)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.mj_w - 30
    titleLabel.frame = CGRect(x: 15, y: 14, width: width, height: 22)
    sourceLabel.frame = CGRect(x: 15, y: titleLabel.frame.maxY + 6, width: width, height: 16)
    line.frame = CGRect(x: 15, y: contentView.mj_h - 0.5, width: width + 15, height: 0.5)
  }
}
