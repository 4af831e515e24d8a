internal import EdgeRefresh
internal import UIKit

/// A row of tiles in a compositional layout, from right to left, with a leader and a trailer.
final class CompositionalExample: TileCollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.semanticContentAttribute = .forceRightToLeft
    collectionView.collectionViewLayout = Self.row()
    collectionView.refreshLeader = NormalLeader {
      try await Task.sleep(nanoseconds: 1_000_000_000)
    }
    let trailer = NormalTrailer()
    trailer.refreshingBlock = { [weak self, weak trailer] in
      self?.loadMore { trailer?.endRefreshing() }
    }
    collectionView.refreshTrailer = trailer
  }

  private static func row() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .absolute(100))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group), configuration: configuration)
  }
}
