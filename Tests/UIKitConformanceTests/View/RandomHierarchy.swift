import Foundation
import Randomness

@testable import UIKit

/// Two windows, views that are moved between them at random, and controllers that are given some of
/// the views.
///
/// All numbers are multiples of a quarter, so that sums are exact.
@MainActor final class RandomHierarchy {
  private var random: SplitMix64
  let windows = [TestScreen().window, UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))]
  private var views: [UIView] = []
  private var controllers: [UIViewController?] = []
  private let navigation = UINavigationController()
  private var container: UIView { navigation.view }

  /// The views to compare: all views in the windows, and those outside that have a superview.
  var placedViews: [UIView] {
    var found: [UIView] = []
    func visit(_ view: UIView) {
      found.append(view)
      view.subviews.forEach(visit)
    }
    windows.forEach(visit)
    for view in views where view.superview != nil && view.window == nil { found.append(view) }
    return found
  }

  var scrollViews: [UIScrollView] { views.compactMap { $0 as? UIScrollView } }

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    views = (0..<12).map { $0.isMultiple(of: 2) ? UIView() : UIScrollView() }
    controllers = (0..<4).map { _ in UIViewController() }
    for view in views { view.frame = frame() }
    windows[0].addSubview(container)
  }

  /// Changes something and returns its description.
  func change() -> String {
    switch random.below(9) {
    case 0...2: changeHierarchy()
    case 3...5: changeGeometry()
    case 6: changeScrollView()
    case 7: changeController()
    default: changeArea()
    }
  }

  private func changeHierarchy() -> String {
    let index = random.below(views.count)
    let view = views[index]
    guard !random.once(in: 4) else {
      view.removeFromSuperview()
      return "remove \(index)"
    }
    let superview = random.pick(windows + views + views + [container])
    guard !superview.isDescendant(of: view) else { return "nothing" }
    superview.insertSubview(view, at: random.below(superview.subviews.count + 1))
    return "add \(index) to \(name(superview))"
  }

  private func changeGeometry() -> String {
    let view = random.pick(views + [container])
    switch random.below(6) {
    case 0, 1:
      view.frame = frame()
      return "frame of \(name(view))"
    case 2:
      view.bounds.size = frame().size
      return "size of \(name(view))"
    case 3:
      view.transform = random.once(in: 2) ? .identity : CGAffineTransform(scaleX: 2, y: 0.5)
      return "transform of \(name(view))"
    default:
      view.bounds.origin = CGPoint(x: length(-200...200), y: length(-200...200))
      return "origin of \(name(view))"
    }
  }

  private func changeScrollView() -> String {
    let view = random.pick(scrollViews)
    switch random.below(7) {
    case 0:
      view.contentInset = insets()
      return "inset of \(name(view))"
    case 1:
      view.contentSize = CGSize(width: length(0...900), height: length(0...900))
      return "content of \(name(view))"
    case 2:
      view.contentInsetAdjustmentBehavior = random.pick([
        .automatic, .scrollableAxes, .never, .always,
      ])
      return "behavior of \(name(view))"
    case 3:
      view.bounces.toggle()
      return "bounces of \(name(view))"
    case 4:
      view.alwaysBounceVertical.toggle()
      view.alwaysBounceHorizontal = random.once(in: 2)
      return "directions of \(name(view))"
    case 5:
      view.clipsToBounds.toggle()
      return "clipping of \(name(view))"
    default:
      view.setContentOffset(CGPoint(x: length(-50...300), y: length(-50...300)), animated: false)
      return "offset of \(name(view))"
    }
  }

  private func changeController() -> String {
    let index = random.below(controllers.count)
    let controller = controllers[index] ?? UIViewController()
    switch random.below(6) {
    case 0:
      controllers[index] = nil
      return "release controller \(index)"
    case 1:
      let view = random.pick(views)
      controller.view = view
      return "controller \(index) gets \(name(view))"
    case 2:
      controller.additionalSafeAreaInsets = random.once(in: 3) ? .zero : insets()
      return "more for controller \(index)"
    case 3:
      navigation.setViewControllers([], animated: false)
      return "empty navigation"
    case 4:
      guard controller.parent == nil, !container.isDescendant(of: controller.view) else {
        return "nothing"
      }
      navigation.setViewControllers([controller], animated: false)
      return "show controller \(index)"
    default:
      let other = controllers[random.below(controllers.count)]
      guard let other, controller.parent == nil, !isAncestor(controller, of: other) else {
        controller.removeFromParent()
        return "controller \(index) leaves"
      }
      other.addChild(controller)
      return "controller \(index) gets a parent"
    }
  }

  private func changeArea() -> String {
    let view = random.pick(views)
    switch random.below(4) {
    case 0:
      view.scriptedSafeAreaInsets = random.once(in: 2) ? nil : insets()
      return "script \(name(view))"
    case 1:
      windows[0].layoutIfNeeded()
      return "layout"
    default:
      let window = random.pick(windows)
      window.deviceSafeAreaInsets = insets()
      return "area of \(name(window))"
    }
  }

  private func isAncestor(_ controller: UIViewController, of other: UIViewController) -> Bool {
    var step: UIViewController? = other
    while let current = step, current !== controller { step = current.parent }
    return step != nil
  }

  private func name(_ view: UIView) -> String {
    views.firstIndex { $0 === view }.map { "\($0)" } ?? "\(type(of: view))"
  }

  private func length(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(random.whole(range.lowerBound * 2...range.upperBound * 2)) / 2
  }

  private func insets() -> UIEdgeInsets {
    UIEdgeInsets(
      top: length(0...60), left: length(0...20), bottom: length(0...60), right: length(0...20))
  }

  private func frame() -> CGRect {
    let size = random.pick([
      CGSize(width: 390, height: 844), CGSize(width: 100, height: 100),
      CGSize(width: 390, height: 40), CGSize(width: length(0...500), height: length(0...900)),
    ])
    return CGRect(origin: CGPoint(x: length(-100...100), y: length(-100...400)), size: size)
  }
}
