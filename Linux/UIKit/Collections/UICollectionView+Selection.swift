import Foundation

/// Selection in code and by touch.
extension UICollectionView {
  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if let selection, selection != indexPath { deselectItem(at: selection, animated: animated) }
    guard allowsSelection, let indexPath else { return }
    selection = indexPath
    setSelected(true, at: indexPath, animated: animated)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  func deselect(_ indexPath: IndexPath, animated: Bool) {
    guard selection == indexPath else { return }
    selection = nil
    setSelected(false, at: indexPath, animated: animated)
  }

  private func setSelected(_ isSelected: Bool, at path: IndexPath, animated: Bool) {
    guard let cell = cellForItem(at: path) else { return }
    guard animated, window != nil else {
      cell.isSelected = isSelected
      return
    }
    UIView.animate(
      withDuration: Self.changeDuration, delay: 0, options: .allowUserInteraction,
      animations: { cell.isSelected = isSelected })
  }

  func touchBegan(on cell: UICollectionViewCell) {
    guard allowsSelection, highlightedPath == nil, let path = indexPath(for: cell),
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    highlightedPath = path
    cell.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  func touchEnded(on cell: UICollectionViewCell, isInside: Bool) {
    guard let path = highlightedPath, cellForItem(at: path) === cell else { return }
    highlightedPath = nil
    cell.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
    if isInside { handleTap(path) }
  }

  private func handleTap(_ path: IndexPath) {
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if let old = selection, old != path {
      deselectItem(at: old, animated: false)
      collectionDelegate?.collectionView(self, didDeselectItemAt: old)
    }
    selection = path
    cellForItem(at: path)?.isSelected = true
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
  }
}
