internal import EdgeRefresh
internal import UIKit

/// A collection of colored tiles, one for each message. The collection examples subclass it.
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

  /// Loads new messages, then ends the header's refresh.
  func reload() {
    server.news { [weak self] news in
      guard let self else { return }
      show(news + messages)
      collectionView.refreshHeader?.endRefreshing()
    }
  }

  /// Loads older messages, then calls the completion.
  func loadMore(_ completion: @escaping @MainActor () -> Void) {
    server.older { [weak self] older in
      guard let self else { return }
      show(messages + older)
      completion()
    }
  }

  /// Replaces the messages.
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
