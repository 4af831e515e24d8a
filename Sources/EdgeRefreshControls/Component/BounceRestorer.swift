import EdgeRefreshCore
import UIKit

/// Makes content bounce along an axis while a control is attached, and restores the app's setting.
///
/// If the app changes the setting while a control is attached, the new value takes effect until the
/// next control is attached, and the new value is restored at the end.
@MainActor
final class BounceRestorer {
  private var vertical = Axis(property: \.alwaysBounceVertical)
  private var horizontal = Axis(property: \.alwaysBounceHorizontal)

  private struct Axis {
    let property: ReferenceWritableKeyPath<UIScrollView, Bool>
    var controlCount = 0
    /// The app's setting.
    var appValue = false
    var observation: NSKeyValueObservation?
    var isWriting = false
  }

  /// Makes the content bounce along the axis of an edge to which a control was attached.
  func attach(at edge: RefreshEdge, of scrollView: UIScrollView) {
    let axis = axis(of: edge)
    let property = self[keyPath: axis].property
    self[keyPath: axis].controlCount += 1
    if self[keyPath: axis].controlCount == 1 {
      self[keyPath: axis].appValue = scrollView[keyPath: property]
    }
    self[keyPath: axis].isWriting = true
    scrollView[keyPath: property] = true
    self[keyPath: axis].isWriting = false
    guard self[keyPath: axis].observation == nil else { return }
    let isHorizontal = edge.isHorizontal
    self[keyPath: axis].observation = scrollView.observe(property) { [weak self] scrollView, _ in
      MainActor.assumeIsolated { self?.valueDidChange(isHorizontal, of: scrollView) }
    }
  }

  /// Restores the app's setting if the last control of the axis was detached.
  func detach(from edge: RefreshEdge, of scrollView: UIScrollView?) {
    let axis = axis(of: edge)
    self[keyPath: axis].controlCount -= 1
    guard self[keyPath: axis].controlCount == 0 else { return }
    self[keyPath: axis].isWriting = true
    defer { self[keyPath: axis].isWriting = false }
    scrollView?[keyPath: self[keyPath: axis].property] = self[keyPath: axis].appValue
  }

  private func valueDidChange(_ isHorizontal: Bool, of scrollView: UIScrollView) {
    let axis = isHorizontal ? \BounceRestorer.horizontal : \BounceRestorer.vertical
    guard !self[keyPath: axis].isWriting else { return }
    self[keyPath: axis].appValue = scrollView[keyPath: self[keyPath: axis].property]
  }

  private func axis(of edge: RefreshEdge) -> ReferenceWritableKeyPath<BounceRestorer, Axis> {
    edge.isHorizontal ? \.horizontal : \.vertical
  }
}
