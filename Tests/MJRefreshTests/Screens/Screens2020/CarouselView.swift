import MJRefresh
import UIKit

/// Pictures above the list. Pulling past the last one shows all of them.
final class CarouselView: UIView, UICollectionViewDataSource {
  static let height: CGFloat = 140

  let collectionView: UICollectionView
  private let onShowAll: () -> Void

  init(onShowAll: @escaping () -> Void) {
    self.onShowAll = onShowAll
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 120, height: 120)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: CarouselView.height))
    collectionView.backgroundColor = .secondarySystemBackground
    collectionView.dataSource = self
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "picture")
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: topAnchor),
      collectionView.bottomAnchor.constraint(equalTo: bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    MJRefreshNormalTrailer { [weak self] in
      self?.collectionView.mj_trailer.endRefreshing()
      self?.onShowAll()
    }
    .setTitle("Show all", for: .idle)
    .link(to: collectionView)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 8 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "picture", for: indexPath)
    let colors: [UIColor] = [.systemBlue, .systemGreen, .systemOrange, .systemPurple]
    cell.contentView.backgroundColor = colors[indexPath.item % colors.count]
    cell.contentView.layer.cornerRadius = 8
    return cell
  }
}
