public import Foundation

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The title in the middle.
  open var title: String? {
    didSet { if oldValue != title { changed?() } }
  }

  /// A view in place of the title; the bar centres it.
  open var titleView: UIView? {
    didSet { if oldValue !== titleView { changed?() } }
  }

  /// What the back button of the next controller says; the title by default.
  open var backButtonTitle: String? {
    didSet { if oldValue != backButtonTitle { changed?() } }
  }

  /// Whether there is no back button for this controller. `false` by default.
  open var hidesBackButton = false {
    didSet { if oldValue != hidesBackButton { changed?() } }
  }

  /// The buttons on the left, the outermost first; they take the place of the back button.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { adopt(leftBarButtonItems, oldValue) }
  }

  /// The buttons on the right, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { adopt(rightBarButtonItems, oldValue) }
  }

  /// The outermost button on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Whether the title is a large one, where the bar prefers those; as for the item before by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if oldValue != largeTitleDisplayMode { changed?() } }
  }

  /// Whose search bar stands below the title.
  open var searchController: UISearchController? {
    didSet { if oldValue !== searchController { changed?() } }
  }

  /// Whether the search bar goes away when the content is scrolled; `true` by default. It is pulled out
  /// from behind the bar then.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if oldValue != hidesSearchBarWhenScrolling { changed?() } }
  }

  /// What of the bar shows for this item, once a navigation controller has it.
  var shape = BarShape()

  /// Called when the bar has to show the item anew.
  var changed: (() -> Void)?

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title.isEmpty ? nil : title
    super.init()
  }

  /// When a title is a large one.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As that of the item before; that of the first item is.
    case automatic = 0
    /// In any case.
    case always = 1
    /// Not at all.
    case never = 2
  }

  private func adopt(_ items: [UIBarButtonItem]?, _ old: [UIBarButtonItem]?) {
    for item in old ?? [] { item.changed = nil }
    for item in items ?? [] { item.changed = { [weak self] in self?.changed?() } }
    changed?()
  }
}
