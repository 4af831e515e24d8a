/// The content view of a cell, and the configuration that it displays.
struct ConfigurableContent {
  /// The content view. If there is a configuration, it has created the view.
  var view: UIView
  /// The configuration that the view displays; `nil` by default.
  var configuration: (any UIContentConfiguration)?
  /// Whether the configuration must be updated before the view is measured or displayed.
  var needsUpdate = true
}

/// A cell.
@MainActor protocol ContentConfigurable: UIView {
  var content: ConfigurableContent { get set }
  var isSelected: Bool { get }
  var isHighlighted: Bool { get }

  /// Creates the content view that is used without a configuration.
  func makeDefaultContentView() -> UIView
}

extension ContentConfigurable {
  /// Displays a configuration in the content view. Replaces a view that displays a configuration of
  /// another type.
  func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
    guard configuration != nil || content.configuration != nil else { return }
    let displaying = content.configuration == nil ? nil : content.view as? any UIContentView
    content.configuration = configuration
    if let configuration, let displaying,
      type(of: configuration) == type(of: displaying.configuration)
    {
      displaying.configuration = configuration
    } else {
      let (old, new) = (content.view, configuration?.makeContentView() ?? makeDefaultContentView())
      content.view = new
      new.frame = old.frame
      insertSubview(new, aboveSubview: old)
      old.removeFromSuperview()
    }
    setNeedsLayout()
  }

  func markForConfigurationUpdate() {
    guard !content.needsUpdate else { return }
    content.needsUpdate = true
    setNeedsLayout()
  }

  /// Updates the configuration if the state may have changed.
  func updateConfigurationIfNeeded() {
    guard content.needsUpdate else { return }
    content.needsUpdate = false
    guard let configuration = content.configuration else { return }
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    setContentConfiguration(configuration.updated(for: state))
  }
}

/// The content view of a row without a configuration.
///
/// The margins are 11 points at the top and bottom, and at least 8 points at the sides. If the
/// margins of the row extend further into the view at a side, they apply there.
final class RowContentView: UIView {
  /// None, because the margins of the row include the safe area.
  override var safeAreaOfMargins: UIEdgeInsets { .zero }

  override var standardMargins: UIEdgeInsets {
    guard let superview else { return UIEdgeInsets(top: 11, left: 8, bottom: 11, right: 8) }
    let outer = superview.bounds.inset(by: superview.layoutMargins)
    return UIEdgeInsets(
      top: 11, left: max(8, outer.minX - frame.minX),
      bottom: 11, right: max(8, frame.maxX - outer.maxX))
  }
}
