/// The content configuration of a cell.
extension UICollectionViewCell: ContentConfigurable {
  /// A closure that updates the content of a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// The configuration of the content; `nil` by default.
  ///
  /// Setting a configuration updates the content view if the view can display it, and replaces the
  /// view otherwise. Setting `nil` replaces the view with an empty one.
  @preconcurrency public var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { setContentConfiguration(newValue) }
  }

  /// A closure that is called after `updateConfiguration(using:)`; `nil` by default. Setting it
  /// requests an update.
  @preconcurrency public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { updateHandler }
    set {
      updateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  var currentConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  func callUpdateHandler(_ state: UICellConfigurationState) { updateHandler?(self, state) }

  func makeDefaultContentView() -> UIView { UIView() }
}
