import EdgeRefreshControls
public import UIKit

/// The place of the visible content while content is inserted: see <doc:LoadingAtTheStart>.
extension UIScrollView {
  /// Whether the first visible item stays at its place when content is inserted, removed or
  /// resized. Default: `false`.
  ///
  /// Set it for lists that load older content at the start, with an ``AutoHeader``, an
  /// ``AutoLeader`` or a control that is pulled. It applies to `reloadData()`, to updates of rows,
  /// items and sections, to the size of other content, and to rotations and bars. The content does
  /// not move by a pixel, at rest, during a drag and during the deceleration, which both continue.
  /// What your app scrolls arrives.
  ///
  /// If the number of items changes during a load at the start or when it ends, this looks for the
  /// visible items at the same distance from the last item; at other times, at the same index
  /// paths. For updates that insert items at several places, set ``itemIdentifierProvider``.
  /// Without a control, call ``keepVisibleContentInPlace(during:)``.
  public var keepsVisibleContentInPlace: Bool {
    get { keptContent.keepsVisibleContentInPlace }
    set { keptContent.keepsVisibleContentInPlace = newValue }
  }

  /// Returns what identifies an item at an index path, for example the identifier of a message.
  /// Default: `nil`, to find items by their number.
  ///
  /// With identifiers, the first visible item stays in place at every update, wherever items are
  /// inserted, moved and removed. If it is removed, the next visible one does. The closure is
  /// called with index paths that the table or collection view shows now, in layout passes only:
  /// for items whose cells appear, and after an update for further items until one is found. It
  /// must accept any index path of the list. If it returns `nil`, the item is not used.
  ///
  /// The closure is kept as long as the scroll view. It should capture the owner of the scroll view
  /// weakly.
  public var itemIdentifierProvider: ((IndexPath) -> AnyHashable?)? {
    get { keptContent.itemIdentifierProvider }
    set { keptContent.itemIdentifierProvider = newValue }
  }

  /// Whether a list that is at its end stays at its end. Default: `false`.
  ///
  /// A list is at its end if its last content is visible, or at most 20 points away. It stays there
  /// when content is appended and when a keyboard, a bar, an inset or its size changes. It does not
  /// move while a finger is on it. A list that neither the user nor the app has scrolled appears at
  /// its end, so a chat opens with the last message. To animate the movement, append the content
  /// and call `layoutIfNeeded()` in an animation block.
  public var keepsEndVisible: Bool {
    get { keptContent.keepsEndVisible }
    set { keptContent.keepsEndVisible = newValue }
  }

  /// Runs updates that insert content before the visible content, which stays in place.
  ///
  /// The content is laid out when this returns. The updates are not animated. It works as during a
  /// load at the start, and also if ``keepsVisibleContentInPlace`` is `false`.
  ///
  /// ```swift
  /// // Twenty older articles were added at the start of the data source.
  /// let rows = (0..<20).map { IndexPath(row: $0, section: 0) }
  /// tableView.keepVisibleContentInPlace {
  ///   tableView.insertRows(at: rows, with: .none)
  /// }
  /// ```
  ///
  /// - Parameter updates: Changes the data and updates the scroll view.
  public func keepVisibleContentInPlace(during updates: () -> Void) {
    keptContent.keepVisibleContentInPlace(during: updates)
  }
}
