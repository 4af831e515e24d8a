import EdgeRefreshControls
public import UIKit

/// The place of the visible content while content is inserted: see <doc:LoadingAtTheStart>.
extension UIScrollView {
  /// Whether the visible content stays in place when content is inserted before it. Default:
  /// `false`.
  ///
  /// Set it for lists that load older content at the start, with an ``AutoHeader``, an
  /// ``AutoLeader`` or a control that is pulled. It applies to `reloadData()`, to updates of rows,
  /// items and sections, and to the size of other content. The content does not move by a pixel, at
  /// rest, during a drag and during the deceleration, which both continue.
  ///
  /// If the number of items changes during a load at the start or when it ends, this looks for the
  /// visible items at the same distance from the last item; at other times, at the same index
  /// paths. For updates that insert items at several places, set ``visibleContentIdentifier``.
  /// Without a control, call ``keepVisibleContentInPlace(during:)``.
  public var keepsVisibleContentInPlace: Bool {
    get { keepsVisibleContent }
    set { keepsVisibleContent = newValue }
  }

  /// Returns what identifies an item at an index path, for example the identifier of a message.
  /// Default: `nil`, to find items by their number.
  ///
  /// With identifiers, the visible content stays in place at every update, wherever items are
  /// inserted, moved and removed. It is called with index paths that the table or collection view
  /// shows now: for visible items after each layout pass, and after an update for further items
  /// until one is found. If it returns `nil`, the item is not used.
  ///
  /// The closure is kept as long as the scroll view. It should capture the owner of the scroll view
  /// weakly.
  public var visibleContentIdentifier: ((IndexPath) -> AnyHashable?)? {
    get { itemIdentifier }
    set { itemIdentifier = newValue }
  }

  /// Whether a list that is at its end stays at its end when content is appended. Default: `false`.
  ///
  /// A list is at its end if its last content is visible, or at most 20 points away. It does not
  /// move while a finger is on it. A list whose content appears for the first time is at its end,
  /// so a chat opens with the last message. To animate the movement, append the content and call
  /// `layoutIfNeeded()` in an animation block.
  public var staysAtEnd: Bool {
    get { remainsAtEnd }
    set { remainsAtEnd = newValue }
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
    keepVisibleContent(during: updates)
  }
}
