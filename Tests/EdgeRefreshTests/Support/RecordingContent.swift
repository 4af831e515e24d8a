import EdgeRefresh
import UIKit

@testable import EdgeRefreshControls

/// A content view of a given size that records the presentations it draws.
final class RecordingContent: UIView, RefreshContent {
  /// The intrinsic size in points. Default: no intrinsic size.
  var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  private(set) var presentations: [RefreshPresentation] = []

  override var intrinsicContentSize: CGSize { size }

  func render(_ presentation: RefreshPresentation) {
    presentations.append(presentation)
  }
}
