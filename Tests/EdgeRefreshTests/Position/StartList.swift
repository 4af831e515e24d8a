import EdgeRefresh
import Randomness
import TestSupport
import UIKit

@testable import EdgeRefreshControls

/// A list on a phone with a control at its start that loads automatically.
@MainActor
final class StartList {
  enum Kind: CaseIterable {
    case scrollView, table, collection, row, rightToLeftRow

    var isHorizontal: Bool { self == .row || self == .rightToLeftRow }
  }

  /// A change other than scrolling by a finger or the app.
  enum Step {
    case attach
    case show(AutoHeaderAppearanceTests.Surroundings)
    case count(Int)
    case push, pop, rotate, reload, layOut
    case safeArea(CGFloat)
    case device(CGFloat)
    case bar(isHidden: Bool)
    case keyboard(CGFloat)
    case inset(CGFloat)
    case keepsContent(Bool)
    case keepsEndVisible(Bool)
    case wait

    static func random(using random: inout SplitMix64) -> Step {
      switch random.below(16) {
      case 0: .push
      case 1, 2: .pop
      case 3, 4: .rotate
      case 5: .reload
      case 6: .layOut
      case 7: .safeArea(CGFloat(random.pick([0, 20, 60])))
      case 8: .device(CGFloat(random.pick([0, 20, 59])))
      case 9: .bar(isHidden: random.once(in: 2))
      case 10: .keyboard(CGFloat(random.pick([0, 300])))
      case 11: .inset(CGFloat(random.pick([0, 30, 100])))
      case 12: .count(random.pick([0, 3, 40, 60, 80]))
      case 13: .keepsContent(random.once(in: 2))
      case 14: .keepsEndVisible(random.once(in: 2))
      default: .wait
      }
    }
  }

  let kind: Kind
  let phone = Phone()
  let view: UIScrollView
  let control: RefreshComponent
  private(set) var loads = 0
  private let controller = UIViewController()
  private var navigation: UINavigationController?
  private let rows = Rows(0)
  private let grid = Grid(0)

  init(_ kind: Kind) {
    self.kind = kind
    switch kind {
    case .scrollView, .row, .rightToLeftRow: view = UIScrollView()
    case .table: view = rows.table()
    case .collection: view = grid.collection()
    }
    if kind == .rightToLeftRow { view.semanticContentAttribute = .forceRightToLeft }
    control = kind.isHorizontal ? AutoNormalLeader() : AutoNormalHeader()
    control.refreshingBlock = { [unowned self] in loads += 1 }
    controller.title = "List"
  }

  func attach() { view.setRefreshControl(control) }

  func setCount(_ count: Int) {
    rows.counts = [count]
    grid.counts = [count]
    switch kind {
    case .scrollView: view.contentSize = CGSize(width: 100, height: 44 * CGFloat(count))
    case .row, .rightToLeftRow:
      let width = 44 * CGFloat(count)
      let isAtStart = isRightToLeft && view.contentOffset.x >= view.contentSize.width - 400
      view.contentSize = CGSize(width: width, height: 100)
      // A right-to-left row starts at its right end, which the app shows.
      if isAtStart && loads == 0 { showStart() }
    case .table: (view as? UITableView)?.reloadData()
    case .collection: (view as? UICollectionView)?.reloadData()
    }
  }

  private var isRightToLeft: Bool { kind == .rightToLeftRow }

  /// Shows the first items of a right-to-left row, as an app does. The control is detached
  /// meanwhile, because it would load when the app scrolls toward the start.
  private func showStart() {
    let isAttached = control.superview === view
    if isAttached { view.refreshLeader = nil }
    view.contentOffset.x = max(0, view.contentSize.width - view.bounds.width)
    if isAttached { attach() }
  }

  func show(_ surroundings: AutoHeaderAppearanceTests.Surroundings) {
    controller.view.frame = phone.window.bounds
    view.frame = controller.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(view)
    guard surroundings != .none else {
      phone.show(controller)
      return
    }
    let navigation = UINavigationController(rootViewController: UIViewController())
    self.navigation = navigation
    navigation.navigationBar.prefersLargeTitles = surroundings == .largeTitle
    navigation.isNavigationBarHidden = surroundings == .hiddenBar
    phone.show(navigation)
    navigation.pushViewController(controller, animated: true)
    phone.turn()
  }

  var hasLargeTitle: Bool { navigation?.navigationBar.prefersLargeTitles == true }

  func perform(_ step: Step) {
    switch step {
    case .attach: attach()
    case .show(let surroundings): show(surroundings)
    case .count(let count): setCount(count)
    case .push: navigation?.pushViewController(UIViewController(), animated: true)
    case .pop:
      if navigation?.topViewController !== controller {
        navigation?.popViewController(animated: true)
      }
    case .rotate:
      let size = phone.window.frame.size
      phone.window.frame.size = CGSize(width: size.height, height: size.width)
      phone.turn()
    case .reload: setCount(rows.counts[0])
    case .layOut: if view.window != nil { view.layoutIfNeeded() }
    case .safeArea(let top):
      controller.additionalSafeAreaInsets = UIEdgeInsets(
        top: top, left: top, bottom: 0, right: top / 2)
    case .device(let length):
      phone.window.deviceSafeAreaInsets = UIEdgeInsets(
        top: length, left: length, bottom: 34, right: length)
    case .bar(let isHidden): navigation?.setNavigationBarHidden(isHidden, animated: false)
    case .keyboard(let height): view.contentInset.bottom = height
    case .inset(let length):
      if kind.isHorizontal { view.contentInset.left = length }
      view.contentInset.right = length
    case .keepsContent(let value): view.keepsVisibleContentInPlace = value
    case .keepsEndVisible(let value): view.keepsEndVisible = value
    case .wait: phone.advance(by: 1)
    }
  }

  /// Brings the list to the screen, with rows.
  func settle() {
    phone.advance(by: 1)
    while let navigation, navigation.topViewController !== controller {
      navigation.popViewController(animated: false)
      phone.advance(by: 1)
    }
    view.keepsEndVisible = false
    setCount(60)
    phone.advance(by: 1)
  }

  private func moveAway() {
    let middle = CGPoint(x: 700, y: 700)
    view.contentOffset = kind.isHorizontal ? CGPoint(x: middle.x, y: 0) : CGPoint(x: 0, y: middle.y)
    // A large title shrinks.
    phone.advance(by: 0.1)
  }

  private var start: CGPoint {
    let inset = view.adjustedContentInset
    guard kind.isHorizontal else { return CGPoint(x: 0, y: -inset.top) }
    return CGPoint(
      x: isRightToLeft
        ? view.contentSize.width + inset.right - view.bounds.width : -inset.left, y: 0)
  }

  func scrollToStartByApp() {
    moveAway()
    view.contentOffset = start
    phone.turn()
  }

  func dragToStart() {
    moveAway()
    view.scriptDragBegan()
    view.scriptDragMoved(to: start)
    phone.turn()
    view.scriptDragEnded(cancelled: false)
    phone.turn()
  }

  /// What the control sees, for messages.
  var summary: String {
    "offset \(view.contentOffset), insets \(view.adjustedContentInset), size \(view.contentSize), "
      + "\(control.state), \(control.engine)"
  }

  func remove() {
    phone.window.rootViewController = nil
    phone.window.isHidden = true
    view.removeFromSuperview()
    phone.advance(by: 2)
  }
}
