internal import EdgeRefresh
internal import UIKit

/// Tiles in a section that scrolls sideways, with a yellow header and a footer that is pulled. A
/// tap on a tile pushes an empty screen.
final class SidewaysSectionExample: TileCollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.collectionViewLayout = Self.layout()
    let header = NormalHeader(refreshingBlock: { [weak self] in self?.reload() })
    header.backgroundColor = .systemYellow
    collectionView.refreshHeader = header
    let footer = BackNormalFooter()
    footer.refreshingBlock = { [weak self, weak footer] in
      self?.loadMore { footer?.endRefreshing() }
    }
    collectionView.refreshFooter = footer
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    let screen = UIViewController()
    screen.view.backgroundColor = .systemBackground
    navigationController?.pushViewController(screen, animated: true)
  }

  /// A section whose lines are columns of seven tiles.
  private static func layout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(100), heightDimension: .absolute(100)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(100), heightDimension: .absolute(700)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    return UICollectionViewCompositionalLayout(section: section)
  }
}
