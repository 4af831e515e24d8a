/// The content configuration of a section header or footer.
extension UITableViewHeaderFooterView: ContentConfigurable {
  /// A closure that updates the content of a header or footer for a state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  /// The configuration of the content; `nil` by default.
  ///
  /// Setting a configuration updates the content view if the view can display it, and replaces the
  /// view otherwise. The text label is then not displayed. Setting `nil` restores it.
  @preconcurrency public var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { setContentConfiguration(newValue) }
  }

  /// Returns a list content configuration without content, for a header of the table's style.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    isInGroupedTable ? .groupedHeader() : .plainHeader()
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

  var currentConfigurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  func callUpdateHandler(_ state: UIViewConfigurationState) { updateHandler?(self, state) }

  func makeDefaultContentView() -> UIView {
    let view = RowContentView()
    view.addSubview(storedTextLabel)
    return view
  }
}
