public import Foundation

/// The item that represents a view controller in a navigation bar.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The title. `nil` by default.
  open var title: String? {
    didSet { if oldValue != title { contentDidChange?() } }
  }

  /// The title of the back button that leads to this item, or `nil` to use `title`. `nil` by
  /// default.
  open var backButtonTitle: String? {
    didSet { if oldValue != backButtonTitle { contentDidChange?() } }
  }

  /// The bar buttons at the leading edge, outermost first. They replace the back button.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { adopt(leftBarButtonItems, oldValue) }
  }

  /// The bar buttons at the trailing edge, outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { adopt(rightBarButtonItems, oldValue) }
  }

  /// The outermost bar button at the leading edge. Setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost bar button at the trailing edge. Setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Whether the title is large, if the bar prefers large titles. `automatic` by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if oldValue != largeTitleDisplayMode { contentDidChange?() } }
  }

  /// The controller whose search bar is shown below the title. `nil` by default.
  open var searchController: UISearchController? {
    didSet { if oldValue !== searchController { contentDidChange?() } }
  }

  /// Whether scrolling hides the search bar. Pulling the content down shows it again. `true` by
  /// default.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if oldValue != hidesSearchBarWhenScrolling { contentDidChange?() } }
  }

  /// The shape of the bar for this item. A navigation controller updates it.
  var shape = BarShape()

  /// Called when the bar must update its content.
  var contentDidChange: (() -> Void)?

  /// Creates an item with a title. An empty string means no title.
  public init(title: String) {
    self.title = title.isEmpty ? nil : title
    super.init()
  }

  /// Whether a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// Like the title of the previous item. The title of the first item is large.
    case automatic = 0
    /// The title is large.
    case always = 1
    /// The title is not large.
    case never = 2
  }

  private func adopt(_ items: [UIBarButtonItem]?, _ old: [UIBarButtonItem]?) {
    for item in old ?? [] { item.contentDidChange = nil }
    for item in items ?? [] {
      item.contentDidChange = { [weak self] in self?.contentDidChange?() }
    }
    contentDidChange?()
  }
}
