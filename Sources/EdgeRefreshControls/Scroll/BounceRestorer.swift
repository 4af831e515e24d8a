import EdgeRefreshCore
import UIKit

/// Makes content bounce along an axis while a control is attached, and restores the app's setting.
///
/// If the app changes the setting while a control is attached, its value takes effect until the
/// next control is attached or a SwiftUI modifier is updated. It is restored when the last control
/// is detached.
@MainActor
final class BounceRestorer {
  private var vertical: Axis?
  private var horizontal: Axis?

  /// Makes the content bounce along the axis of an edge to which a control was attached.
  func attach(at edge: RefreshEdge, of scrollView: UIScrollView) {
    axis(of: edge).attach(to: scrollView)
  }

  /// Makes the content bounce again, along the axis of an edge with a control.
  func repeatBounce(at edge: RefreshEdge, of scrollView: UIScrollView) {
    axis(of: edge).setValue(true, of: scrollView)
  }

  /// Restores the app's setting if the last control of the axis was detached.
  func detach(from edge: RefreshEdge, of scrollView: UIScrollView?) {
    axis(of: edge).detach(from: scrollView)
  }

  private func axis(of edge: RefreshEdge) -> Axis {
    if let axis = edge.isHorizontal ? horizontal : vertical { return axis }
    let axis = Axis(isHorizontal: edge.isHorizontal)
    if edge.isHorizontal { horizontal = axis } else { vertical = axis }
    return axis
  }

  /// The setting of one axis.
  @MainActor
  private final class Axis {
    private let isHorizontal: Bool
    private var controlCount = 0
    /// The app's setting.
    private var appValue = false
    private var observation: NSKeyValueObservation?
    private var isWriting = false

    init(isHorizontal: Bool) { self.isHorizontal = isHorizontal }

    func attach(to scrollView: UIScrollView) {
      controlCount += 1
      if controlCount == 1 { appValue = value(of: scrollView) }
      setValue(true, of: scrollView)
      if observation == nil { observe(scrollView) }
    }

    func detach(from scrollView: UIScrollView?) {
      controlCount -= 1
      if controlCount == 0, let scrollView { setValue(appValue, of: scrollView) }
    }

    private func observe(_ scrollView: UIScrollView) {
      let property: KeyPath<UIScrollView, Bool> =
        isHorizontal ? \.alwaysBounceHorizontal : \.alwaysBounceVertical
      observation = scrollView.observe(property) { [weak self] scrollView, _ in
        MainActor.assumeIsolated { self?.valueDidChange(of: scrollView) }
      }
    }

    private func valueDidChange(of scrollView: UIScrollView) {
      if !isWriting { appValue = value(of: scrollView) }
    }

    private func value(of scrollView: UIScrollView) -> Bool {
      isHorizontal ? scrollView.alwaysBounceHorizontal : scrollView.alwaysBounceVertical
    }

    func setValue(_ value: Bool, of scrollView: UIScrollView) {
      isWriting = true
      if isHorizontal {
        scrollView.alwaysBounceHorizontal = value
      } else {
        scrollView.alwaysBounceVertical = value
      }
      isWriting = false
    }
  }
}
