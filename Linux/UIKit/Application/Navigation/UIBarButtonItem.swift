public import Foundation

/// An item in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// The title of the item. `nil` by default.
  open var title: String? {
    didSet { if oldValue != title { contentDidChange?() } }
  }

  /// The image of the item, drawn in the tint color instead of the title. `nil` by default.
  open var image: UIImage? {
    didSet { if oldValue !== image { contentDidChange?() } }
  }

  /// Whether the item is enabled. `true` by default.
  open var isEnabled = true {
    didSet { if oldValue != isEnabled { contentDidChange?() } }
  }

  /// A number that identifies the item in the app. 0 by default.
  open var tag = 0

  /// An identifier for tests. It is neither displayed nor spoken. `nil` by default.
  open var accessibilityIdentifier: String? {
    didSet { if oldValue != accessibilityIdentifier { contentDidChange?() } }
  }

  /// A short localized label that identifies the item. If `nil`, the default, the title of a bar
  /// button is read.
  open var accessibilityLabel: String? {
    didSet { if oldValue != accessibilityLabel { contentDidChange?() } }
  }

  /// A localized description of the result of using the item. `nil` by default.
  open var accessibilityHint: String? {
    didSet { if oldValue != accessibilityHint { contentDidChange?() } }
  }

  /// Called when the bar must update its content.
  var contentDidChange: (() -> Void)?

  /// Creates an empty item.
  public override init() { super.init() }
}

/// A button in a navigation bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// The style of a button's title.
  public enum Style: Int, Sendable {
    /// A regular title.
    case plain = 0
    /// A semibold title, for the button that completes a task.
    case done = 2
  }

  /// Buttons with a standard title or image.
  public enum SystemItem: Int, Sendable {
    /// Ends a task and saves the changes.
    case done = 0
    /// Ends a task and discards the changes.
    case cancel = 1
    /// Begins editing.
    case edit = 2
    /// Saves the changes.
    case save = 3
    /// Adds an item.
    case add = 4
    /// Loads the content again.
    case refresh = 13

    var title: String {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "Add"
      case .refresh: "Refresh"
      }
    }
  }

  /// The style of the title. `plain` by default.
  open var style: Style = .plain {
    didSet { if oldValue != style { contentDidChange?() } }
  }

  /// The action of the button. Setting it also sets the title and the image.
  open var primaryAction: UIAction? {
    didSet {
      guard oldValue !== primaryAction, let primaryAction else { return }
      title = primaryAction.title
      image = primaryAction.image
    }
  }

  /// The tint color of the button, or `nil` for that of the bar. `nil` by default.
  open var tintColor: UIColor? {
    didSet { if oldValue != tintColor { contentDidChange?() } }
  }

  /// Creates an empty button.
  public override init() { super.init() }

  /// Creates a button. The title and the image are those of the action by default.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
  }

  /// Creates a button with a standard title or image.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
    title = systemItem.title
    if systemItem == .done || systemItem == .save { style = .done }
    if systemItem == .add { image = BarSymbols.plus }
  }
}
