import Foundation

/// The reuse queues of cells and supplementary views, and the registered classes.
@MainActor
struct CollectionReuse {
  private struct Key: Hashable {
    let kind: String?
    let identifier: String
  }

  private var classes: [Key: UICollectionReusableView.Type] = [:]
  private var views: [Key: [UICollectionReusableView]] = [:]

  mutating func register(
    _ type: UICollectionReusableView.Type?, kind: String?, identifier: String
  ) {
    classes[Key(kind: kind, identifier: identifier)] = type
  }

  mutating func enqueue(_ view: UICollectionReusableView, kind: String?) {
    guard let identifier = view.reuseIdentifier else { return }
    views[Key(kind: kind, identifier: identifier), default: []].append(view)
  }

  /// Returns a queued view, a new one of the registered class, or `nil` if no class is registered.
  mutating func dequeue(kind: String?, identifier: String) -> UICollectionReusableView? {
    let key = Key(kind: kind, identifier: identifier)
    if let view = views[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return classes[key]?.init(_registered: identifier)
  }
}

extension UICollectionView {
  func registerCells(_ cellClass: AnyClass?, _ identifier: String) {
    guard let cellClass else {
      reuse.register(nil, kind: nil, identifier: identifier)
      return
    }
    guard let type = cellClass as? UICollectionViewCell.Type else {
      preconditionFailure("\(cellClass) is registered for cells, but is not a UICollectionViewCell")
    }
    reuse.register(type, kind: nil, identifier: identifier)
  }

  func registerViews(_ viewClass: AnyClass?, _ elementKind: String, _ identifier: String) {
    guard let viewClass else {
      reuse.register(nil, kind: elementKind, identifier: identifier)
      return
    }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      preconditionFailure("\(viewClass) is registered for views, but is not reusable")
    }
    reuse.register(type, kind: elementKind, identifier: identifier)
  }

  func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    guard let cell = reuse.dequeue(kind: nil, identifier: identifier) as? UICollectionViewCell
    else {
      preconditionFailure("no class is registered for cells with the identifier \(identifier)")
    }
    prepare(cell, storedCollectionViewLayout.layoutAttributesForItem(at: indexPath))
    return cell
  }

  func dequeueView(
    _ elementKind: String, _ identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = reuse.dequeue(kind: elementKind, identifier: identifier) else {
      preconditionFailure(
        "no class is registered for views of kind \(elementKind) with the identifier \(identifier)")
    }
    prepare(
      view,
      storedCollectionViewLayout.layoutAttributesForSupplementaryView(
        ofKind: elementKind, at: indexPath))
    return view
  }

  private func prepare(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes?
  ) {
    view.counterFlipTransform = flipTransform
    if let attributes { view.layOut(with: inSuperview(attributes)) }
  }
}
