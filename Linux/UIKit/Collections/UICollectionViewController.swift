public import Foundation

/// A controller whose view is a collection that it fills itself.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// The collection.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  /// Says where everything is.
  public let collectionViewLayout: UICollectionViewLayout

  /// Whether the selection goes away when the view appears; true by default.
  open var clearsSelectionOnViewWillAppear = true

  /// Makes a controller with a collection of a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Always nil: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Makes the collection.
  open override func loadView() {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: collectionViewLayout)
    collection.dataSource = self
    collection.delegate = self
    view = collection
  }

  /// Clears the selection, if it is to be cleared.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: animated)
    }
  }

  /// How many sections there are; 1 unless it is overridden.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// How many items a section has; none unless it is overridden.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// The cell of an item; a controller with items overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    preconditionFailure("\(type(of: self)) has items, but does not override cellForItemAt")
  }

  /// A view beside the items; a controller whose layout has such views overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    preconditionFailure("the layout has a view of kind \(kind), but \(type(of: self)) has none")
  }

  /// Whether an item that is touched is highlighted, and then selected.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Whether an item that was tapped is selected.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// The user has selected an item.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// An item is no longer selected.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  /// A cell is about to be visibleViews.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// A cell is no longer visibleViews.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// The content offset has changed.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// The user begins to drag.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// The user has let go.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// The content has come to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// An animation that was asked for in code is over.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
