internal import EdgeRefresh
internal import UIKit

/// A header with a material, in front of a picture.
final class MaterialExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.backgroundView = ProfileCover(frame: .zero)
    let header = RefreshHeader(content: MaterialCard(frame: .zero))
    header.refreshingBlock = { [weak self] in self?.reload() }
    tableView.refreshHeader = header
  }
}

/// A content view for a header: a card through which the background shines.
private final class MaterialCard: UIView, RefreshContent {
  private let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    card.layer.cornerRadius = 12
    card.clipsToBounds = true
    label.font = .preferredFont(forTextStyle: .headline)
    label.textAlignment = .center
    card.contentView.addSubview(label)
    addSubview(card)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 64)
  }

  func render(_ presentation: RefreshPresentation) {
    label.text =
      presentation.isActive
      ? "Loading messages" : presentation.state == .pulling ? "Let go to load" : "Pull to load"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = bounds.insetBy(dx: max(16, bounds.width / 2 - 130), dy: 8)
    label.frame = card.bounds
  }
}
