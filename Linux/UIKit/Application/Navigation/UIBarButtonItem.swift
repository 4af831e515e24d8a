public import Foundation

/// What is in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// What the item is called.
  open var title: String? {
    didSet { if oldValue != title { changed?() } }
  }

  /// The item's picture, drawn in the tint colour, in place of the title.
  open var image: UIImage? {
    didSet { if oldValue !== image { changed?() } }
  }

  /// Whether the item can be used. `true` by default.
  open var isEnabled = true {
    didSet { if oldValue != isEnabled { changed?() } }
  }

  /// A number for the app's own use.
  open var tag = 0

  /// Called when the bar has to show the item anew.
  var changed: (() -> Void)?

  /// Makes an item that shows nothing.
  public override init() { super.init() }
}

/// A button in a navigation bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How a button's title is written.
  public enum Style: Int, Sendable {
    /// Regular.
    case plain = 0
    /// Semibold: what finishes.
    case done = 2
  }

  /// Buttons that every app has.
  public enum SystemItem: Int, Sendable {
    /// Finishes, and keeps what was done.
    case done = 0
    /// Finishes, and keeps nothing.
    case cancel = 1
    /// Begins to edit.
    case edit = 2
    /// Keeps what was done.
    case save = 3
    /// Adds something.
    case add = 4

    var title: String {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "Add"
      }
    }
  }

  /// How the title is written.
  open var style: Style = .plain {
    didSet { if oldValue != style { changed?() } }
  }

  /// What the button does.
  open var primaryAction: UIAction? {
    didSet {
      guard oldValue !== primaryAction, let primaryAction else { return }
      title = primaryAction.title
      image = primaryAction.image
    }
  }

  /// A view in place of the button.
  open var customView: UIView? {
    didSet { if oldValue !== customView { changed?() } }
  }

  /// The colour of the button; the bar's tint by default.
  open var tintColor: UIColor? {
    didSet { if oldValue != tintColor { changed?() } }
  }

  /// Makes a button that shows nothing.
  public override init() { super.init() }

  /// Makes a button; title and picture are the action's where they are not said.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
  }

  /// Makes a button that every app has.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
    title = systemItem.title
    if systemItem == .done || systemItem == .save { style = .done }
    if systemItem == .add { image = BarSymbols.plus }
  }

  /// Makes an item that is a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}
