public import Foundation

/// The content and the style of a content view.
///
/// A configuration creates its view. Assigning another configuration of the same kind to the view
/// updates the view.
public protocol UIContentConfiguration {
  /// Creates a view that displays this configuration.
  @MainActor func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration for a state, for example with the colors of a selected cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that displays a content configuration.
@MainActor public protocol UIContentView: NSObjectProtocol {
  /// The configuration that the view displays. Setting it updates the view.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can display a configuration. A cell replaces a view that cannot.
  ///
  /// The default implementation returns whether the configuration has the same type as the current
  /// one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the configuration has the same type as the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
