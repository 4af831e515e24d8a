internal import SwiftUI
internal import UIKit

extension ProbeStage {
  /// Shows a SwiftUI view that fills the canvas.
  @discardableResult
  func show(_ view: some View) -> UIViewController {
    let host = UIHostingController(rootView: view)
    controller.addChild(host)
    host.view.frame = canvas.bounds
    canvas.addSubview(host.view)
    host.didMove(toParent: controller)
    host.view.layoutIfNeeded()
    return host
  }

  /// Shows SwiftUI content in the canvas. Returns a model that can change it.
  func show(_ kind: ProbeContent.Kind) -> ProbeModel {
    let model = ProbeModel()
    show(ProbeContent(kind: kind, model: model))
    return model
  }

  /// The first scroll view in the canvas, depth first.
  var scrollView: UIScrollView? { canvas.firstScrollView }
}

extension UIView {
  /// The view itself or its first descendant that is a scroll view, depth first.
  var firstScrollView: UIScrollView? {
    if let scrollView = self as? UIScrollView { return scrollView }
    return subviews.lazy.compactMap(\.firstScrollView).first
  }

  /// The class names of the view's superviews, from the nearest one to the one below `last`.
  func classNames(upTo last: UIView) -> [String] {
    var names: [String] = []
    var view = superview
    while let current = view, current !== last {
      names.append("\(type(of: current))")
      view = current.superview
    }
    return names
  }

  /// Whether the view is in front of another one in their nearest common superview.
  func comesAfter(_ other: UIView) -> Bool {
    var ancestor: UIView? = superview
    while let current = ancestor, !other.isDescendant(of: current) { ancestor = current.superview }
    guard let ancestor,
      let own = ancestor.subviews.firstIndex(where: { self.isDescendant(of: $0) }),
      let others = ancestor.subviews.firstIndex(where: { other.isDescendant(of: $0) })
    else { return false }
    return own > others
  }
}
