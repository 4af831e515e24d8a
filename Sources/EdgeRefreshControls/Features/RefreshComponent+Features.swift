import EdgeRefreshCore
import UIKit

extension RefreshComponent {
  /// The features, created at the first access.
  var features: ControlFeatures {
    if let features = settings.features { return features }
    let features = ControlFeatures()
    settings.features = features
    return features
  }

  /// Draws again and measures after the texts for results have changed.
  func resultTextsDidChange() {
    parts.text?.forgetHeight()
    setNeedsLayout()
  }

  /// Lets a tap retry a failure, wherever it is in the control.
  func recognizeTapsForRetrying() {
    guard engine.hasFailed, !features.recognizesTaps else { return }
    features.recognizesTaps = true
    onTap(of: self) { [weak self] in self?.retry() }
  }

  /// Resets the failure of the control at the end of the axis, because the content is new.
  func resetOppositeFailure() {
    guard let scrollView, engine.isPulledAtStart else { return }
    let other: RefreshComponent? = scrollView.refreshControl(at: engine.edge.opposite)
    if let other, other.engine.hasFailed { other.send(.end(.success)) }
  }
}

extension RefreshEdge {
  /// The edge at the other end of the axis.
  var opposite: RefreshEdge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
