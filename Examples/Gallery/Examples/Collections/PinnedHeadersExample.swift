internal import EdgeRefresh
internal import UIKit

/// A collection with pinned section headers, and a refresh header above all sections.
final class PinnedHeadersExample: TileCollectionViewController {
  private static let kind = UICollectionView.elementKindSectionHeader

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.sectionHeadersPinToVisibleBounds = true
    layout.headerReferenceSize = CGSize(width: 0, height: 36)
    collectionView.register(
      DayView.self, forSupplementaryViewOfKind: Self.kind, withReuseIdentifier: "day")
    let header = NormalHeader(refreshingBlock: { [weak self] in self?.reload() })
    collectionView.refreshHeader = header
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "day", for: indexPath)
    (view as? DayView)?.label.text = ["Today", "Yesterday", "Tuesday"][indexPath.section]
    return view
  }
}

/// A section header that displays the name of a day.
private final class DayView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 16, dy: 0)
  }
}
