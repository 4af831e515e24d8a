/// The key of a state that an app adds to a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the state.
  public let rawValue: String

  /// Creates a key from a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Creates a key from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The traits and states of a view that determine its content.
public protocol UIConfigurationState {
  /// Creates a state with traits and default values.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// A state that the app has added; `nil` if there is none with the key.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view, such as a header or footer.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled, as it is while it receives no touches. `false` by default.
  public var isDisabled = false
  /// Whether the view is highlighted. `false` by default.
  public var isHighlighted = false
  /// Whether the view is selected. `false` by default.
  public var isSelected = false
  /// Whether the view is in focus. `false` by default.
  public var isFocused = false
  /// Whether the view is pinned to an edge of the visible area. `false` by default.
  public var isPinned = false

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits and default values.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A state that the app has added; `nil` if there is none with the key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The role of a cell in a drag.
  public enum DragState: Sendable {
    /// The cell is not dragged.
    case none
    /// The cell is being lifted.
    case lifting
    /// The cell is dragged.
    case dragging
  }

  /// The role of a cell in a drop.
  public enum DropState: Sendable {
    /// There is no drop.
    case none
    /// There is a drop, but not on the cell.
    case notTargeted
    /// The drop would go to the cell.
    case targeted
  }

  /// Whether the cell is in editing mode. `false` by default.
  public var isEditing = false
  /// Whether the cell shows its children. `false` by default.
  public var isExpanded = false
  /// Whether the cell is swiped to the side. `false` by default.
  public var isSwiped = false
  /// Whether the cell is being reordered. `false` by default.
  public var isReordering = false
  /// The role of the cell in a drag. `none` by default.
  public var cellDragState = DragState.none
  /// The role of the cell in a drop. `none` by default.
  public var cellDropState = DropState.none

  private var view: UIViewConfigurationState

  /// Creates a state with traits and default values.
  public init(traitCollection: UITraitCollection) {
    view = UIViewConfigurationState(traitCollection: traitCollection)
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection {
    get { view.traitCollection }
    set { view.traitCollection = newValue }
  }

  /// Whether the cell is disabled, as it is while it receives no touches. `false` by default.
  public var isDisabled: Bool {
    get { view.isDisabled }
    set { view.isDisabled = newValue }
  }

  /// Whether the cell is highlighted. `false` by default.
  public var isHighlighted: Bool {
    get { view.isHighlighted }
    set { view.isHighlighted = newValue }
  }

  /// Whether the cell is selected. `false` by default.
  public var isSelected: Bool {
    get { view.isSelected }
    set { view.isSelected = newValue }
  }

  /// Whether the cell is in focus. `false` by default.
  public var isFocused: Bool {
    get { view.isFocused }
    set { view.isFocused = newValue }
  }

  /// Whether the cell is pinned to an edge of the visible area. `false` by default.
  public var isPinned: Bool {
    get { view.isPinned }
    set { view.isPinned = newValue }
  }

  /// A state that the app has added; `nil` if there is none with the key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { view[key] }
    set { view[key] = newValue }
  }
}
