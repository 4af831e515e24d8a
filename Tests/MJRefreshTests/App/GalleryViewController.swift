import MJRefresh
import UIKit

/// A horizontal list of pictures. Pulling past the last one opens another screen.
final class GalleryViewController: UIViewController, UICollectionViewDataSource {
  let layout = UICollectionViewFlowLayout()
  lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
  var pictures = 12
  var openings = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 120, height: 120)
    collectionView.frame = CGRect(x: 0, y: 100, width: view.mj_w, height: 160)
    collectionView.dataSource = self
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "picture")
    view.addSubview(collectionView)

    let trailer = MJRefreshNormalTrailer { [weak self] in
      self?.openings += 1
      self?.collectionView.mj_trailer?.endRefreshing()
    }
    trailer.setTitle("All of them", for: .idle)
    trailer.stateLabel?.textColor = .gray
    collectionView.mj_trailer = trailer
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    pictures
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
  }
}
