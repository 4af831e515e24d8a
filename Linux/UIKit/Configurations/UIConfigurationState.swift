/// The traits and states of a view that determine its content.
public protocol UIConfigurationState {
  /// Creates a state with traits and default values.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is highlighted. `false` by default.
  public var isHighlighted = false
  /// Whether the cell is selected. `false` by default.
  public var isSelected = false

  /// Creates a state with traits and default values.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
