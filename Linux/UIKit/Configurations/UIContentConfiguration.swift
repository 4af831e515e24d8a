public import Foundation

/// The content and the style of a content view.
///
/// A configuration creates its view. Assigning another configuration of the same type to the view
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
}
