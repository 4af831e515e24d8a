import EdgeRefreshCore
import UIKit

/// Makes content bounce along an axis while a control is on it, and restores how it bounced.
///
/// What the app sets meanwhile is what it wants: it stays until another control joins, and it is what is
/// restored.
@MainActor
final class BounceKeeper {
  private var vertical = Axis(property: \.alwaysBounceVertical)
  private var horizontal = Axis(property: \.alwaysBounceHorizontal)

  private struct Axis {
    let property: ReferenceWritableKeyPath<UIScrollView, Bool>
    var memberCount = 0
    /// What to restore.
    var wanted = false
    var observation: NSKeyValueObservation?
    var isWriting = false
  }

  /// A control joins at an edge.
  func join(_ edge: RefreshEdge, of scrollView: UIScrollView) {
    let axis = axis(of: edge)
    let property = self[keyPath: axis].property
    self[keyPath: axis].memberCount += 1
    if self[keyPath: axis].memberCount == 1 {
      self[keyPath: axis].wanted = scrollView[keyPath: property]
    }
    // What is set here is not the app's.
    self[keyPath: axis].isWriting = true
    scrollView[keyPath: property] = true
    self[keyPath: axis].isWriting = false
    guard self[keyPath: axis].observation == nil else { return }
    let isHorizontal = edge.isHorizontal
    self[keyPath: axis].observation = scrollView.observe(property) { [weak self] scrollView, _ in
      MainActor.assumeIsolated { self?.appDidSet(isHorizontal, of: scrollView) }
    }
  }

  /// A control leaves; the last one restores what the app wants.
  func leave(_ edge: RefreshEdge, of scrollView: UIScrollView?) {
    let axis = axis(of: edge)
    self[keyPath: axis].memberCount -= 1
    guard self[keyPath: axis].memberCount == 0 else { return }
    self[keyPath: axis].isWriting = true
    defer { self[keyPath: axis].isWriting = false }
    scrollView?[keyPath: self[keyPath: axis].property] = self[keyPath: axis].wanted
  }

  private func appDidSet(_ isHorizontal: Bool, of scrollView: UIScrollView) {
    let axis = isHorizontal ? \BounceKeeper.horizontal : \BounceKeeper.vertical
    guard !self[keyPath: axis].isWriting else { return }
    self[keyPath: axis].wanted = scrollView[keyPath: self[keyPath: axis].property]
  }

  private func axis(of edge: RefreshEdge) -> ReferenceWritableKeyPath<BounceKeeper, Axis> {
    edge.isHorizontal ? \.horizontal : \.vertical
  }
}
