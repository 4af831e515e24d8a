import UIKit

/// A spinner that turns while its control is active.
@MainActor
final class Spinner {
  /// Shows it; hidden while it does not turn.
  var view = UIActivityIndicatorView.refreshSpinner(.medium)

  func render(_ presentation: RefreshPresentation) {
    if presentation.isActive {
      view.startAnimating()
    } else {
      view.stopAnimating()
    }
  }
}
