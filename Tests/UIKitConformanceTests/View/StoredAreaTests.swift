import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Safe areas, adjusted insets and windows are stored. Here they are compared with values that are
/// computed from the hierarchy.
@Suite(.isolated)
@MainActor
struct StoredAreaTests {
  @Test(arguments: UInt64(1)...60)
  func `stored areas and windows are those of the current hierarchy`(seed: UInt64) {
    let hierarchy = RandomHierarchy(seed: seed)
    var changes: [String] = []
    for step in 0..<150 {
      changes.append(hierarchy.change())
      let trace = Comment(
        rawValue: "seed \(seed), step \(step): \(changes.suffix(4).joined(separator: ", "))")
      let views = hierarchy.placedViews
      #expect(views.allSatisfy { $0.window === window(of: $0) }, trace)
      #expect(views.allSatisfy { $0.safeAreaInsets == safeArea(of: $0) }, trace)
      #expect(
        hierarchy.scrollViews.allSatisfy { $0.adjustedContentInset == adjustedInset(of: $0) },
        trace)
    }
  }

  private func window(of view: UIView) -> UIWindow? {
    var step: UIView? = view
    while let current = step {
      if let window = current as? UIWindow { return window }
      step = current.superview
    }
    return nil
  }

  private func safeArea(of view: UIView) -> UIEdgeInsets {
    if let scripted = view.scriptedSafeAreaInsets { return scripted }
    if let window = view as? UIWindow { return window.deviceSafeAreaInsets }
    if view is ScrollIndicatorView { return .zero }
    var insets = view.viewController?.containerSafeAreaInsets ?? .zero
    if let superview = view.superview, window(of: view) != nil,
      view.viewController?.containerSafeAreaInsets == nil
    {
      let isVisible = !superview.clipsToBounds || overlap(view.frame, superview.bounds)
      let own = safeArea(of: superview)
      let area = superview.bounds.inset(by: own)
      if isVisible {
        insets = UIEdgeInsets(
          top: own.top == 0 ? 0 : max(0, area.minY - view.frame.minY),
          left: own.left == 0 ? 0 : max(0, area.minX - view.frame.minX),
          bottom: own.bottom == 0 ? 0 : max(0, view.frame.maxY - area.maxY),
          right: own.right == 0 ? 0 : max(0, view.frame.maxX - area.maxX))
      }
    }
    let more = view.viewController?.additionalSafeAreaInsets ?? .zero
    return UIEdgeInsets(
      top: insets.top + more.top, left: insets.left + more.left,
      bottom: insets.bottom + more.bottom, right: insets.right + more.right)
  }

  private func overlap(_ one: CGRect, _ other: CGRect) -> Bool {
    one.minX < other.maxX && other.minX < one.maxX && one.minY < other.maxY && other.minY < one.maxY
  }

  private func adjustedInset(of view: UIScrollView) -> UIEdgeInsets {
    var responder: UIResponder? = view
    while let current = responder, !(current is UIViewController) { responder = current.next }
    let isInNavigation = (responder as? UIViewController)?.navigationController != nil
    let (inset, area) = (view.contentInset, view.safeAreaInsets)
    let isWide = view.contentSize.width + inset.left + inset.right > view.bounds.width
    let isTall = view.contentSize.height + inset.top + inset.bottom > view.bounds.height
    let scrolls = (
      x: view.alwaysBounceHorizontal && view.bounces || isWide,
      y: view.alwaysBounceVertical && view.bounces || isTall
    )
    let axes: (x: Bool, y: Bool) =
      switch view.contentInsetAdjustmentBehavior {
      case .never: (false, false)
      case .always: (true, true)
      case .scrollableAxes: scrolls
      case .automatic: (scrolls.x, scrolls.y || isInNavigation)
      }
    return UIEdgeInsets(
      top: inset.top + (axes.y ? area.top : 0), left: inset.left + (axes.x ? area.left : 0),
      bottom: inset.bottom + (axes.y ? area.bottom : 0),
      right: inset.right + (axes.x ? area.right : 0))
  }
}
