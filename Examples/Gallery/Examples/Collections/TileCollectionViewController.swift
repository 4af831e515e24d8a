internal import EdgeRefresh
internal import UIKit

/// A collection of coloured tiles, one for each message: what the collection examples are made of.
class TileCollectionViewController: UICollectionViewController {
  let server: MessageServer
  let layout = UICollectionViewFlowLayout()
  private(set) var messages = Message.first

  init(server: MessageServer) {
    self.server = server
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.itemSize = CGSize(width: 88, height: 88)
    layout.minimumInteritemSpacing = 12
    layout.minimumLineSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    collectionView.backgroundColor = .systemBackground
    collectionView.register(TileCell.self, forCellWithReuseIdentifier: TileCell.identifier)
  }

  /// Asks for news, shows them and tells the header.
  func reload() {
    server.news { [weak self] news in
      guard let self else { return }
      show(news + messages)
      collectionView.refreshHeader?.endRefreshing()
    }
  }

  /// Asks for older messages, shows them and calls back.
  func loadMore(_ completion: @escaping @MainActor () -> Void) {
    server.older { [weak self] older in
      guard let self else { return }
      show(messages + older)
      completion()
    }
  }

  /// Shows these messages instead.
  func show(_ messages: [Message]) {
    self.messages = messages
    collectionView.reloadData()
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    messages.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: TileCell.identifier, for: indexPath)
    (cell as? TileCell)?.show(messages[indexPath.item])
    return cell
  }
}
