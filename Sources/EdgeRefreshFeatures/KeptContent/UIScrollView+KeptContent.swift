import EdgeRefreshControls
public import UIKit

/// Keeping the visible content in place while content is inserted: see <doc:LoadingAtTheStart>.
extension UIScrollView: ContentKeeping {
  /// Whether the first visible item stays in place when content is inserted, removed or resized.
  /// Default: `false`.
  ///
  /// Set it for lists that load older content at the start, with an ``AutoHeader``, an
  /// ``AutoLeader`` or a control that is pulled. It applies to `reloadData()`, updates of rows,
  /// items and sections, other changes of the content size, rotations and bars. The content may be
  /// at rest, dragged or decelerating. A scroll that your app has started still reaches its
  /// destination.
  ///
  /// If the number of items changes during a load at the start or when it ends, the visible items
  /// are found by their distance from the last item. At other times, they are found by their index
  /// paths. For updates that insert items at several places, set ``itemIdentifierProvider``.
  /// To insert content at the start without a control, call ``keepVisibleContentInPlace(during:)``.
  public var keepsVisibleContentInPlace: Bool {
    get { keeper?.keepsVisibleContent ?? false }
    set { if newValue != keepsVisibleContentInPlace { madeKeeper.keepsVisibleContent = newValue } }
  }

  /// Returns what identifies an item at an index path, for example the identifier of a message.
  /// Default: `nil`, to find items as ``keepsVisibleContentInPlace`` describes.
  ///
  /// With identifiers, the first visible item stays in place at every update, wherever items are
  /// inserted, moved and removed. If it is removed, the next visible item stays in place. The
  /// closure is called only in layout passes: for items whose cells appear and, after an update,
  /// for other items until the one to keep in place is found. It must accept any index path that
  /// the list has at that time. If it returns `nil`, the item is not used.
  ///
  /// The scroll view retains the closure, which should capture the owner of the scroll view weakly.
  public var itemIdentifierProvider: ((IndexPath) -> AnyHashable?)? {
    get { keeper?.identifier }
    set { if newValue != nil || keeper != nil { madeKeeper.identifier = newValue } }
  }

  /// Whether a list that is at its end stays at its end. Default: `false`.
  ///
  /// A list is at its end if that end is at most 20 points out of view. It stays there
  /// when content is appended, when a keyboard or a bar appears or disappears, and when an inset or
  /// the size of the list changes. It does not move while a finger is on it. A list that neither
  /// the user nor the app has scrolled appears at its end, so a chat shows the last message. If you
  /// set the property later, a list that was scrolled stays where it is. Without a refresh control,
  /// however, it is not known whether a list at its start was scrolled back there.
  ///
  /// To animate the movement, append the content and call `layoutIfNeeded()` in an animation block.
  public var keepsEndVisible: Bool {
    get { keeper?.keepsEndVisible ?? false }
    set { if newValue != keepsEndVisible { madeKeeper.keepsEndVisible = newValue } }
  }

  /// Runs updates that insert content before the visible content, which stays in place.
  ///
  /// The content is laid out when this returns. The updates are not animated. The visible content
  /// is found as during a load at the start, even if ``keepsVisibleContentInPlace`` is `false`.
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
    madeKeeper.keepContent(during: updates)
  }

  private var keeper: VisibleContentKeeper? {
    ScrollHost.existing(of: self)?.contentKeeper as? VisibleContentKeeper
  }

  private var madeKeeper: VisibleContentKeeper {
    if let keeper, keeper.superview === self { return keeper }
    return VisibleContentKeeper(of: self)
  }
}
