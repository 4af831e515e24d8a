import EdgeRefresh
import TestSupport
import UIKit

@testable import EdgeRefreshControls
@testable import EdgeRefreshFeatures

/// A phone with a list whose header has a second level. A drag by 320 points goes past the second
/// threshold, and one by 200 points ends between the two thresholds.
@MainActor
final class SecondLevelScreen {
  let phone = Phone(hasNotch: false)
  let rows = Rows(60)
  let list = UITableViewController(style: .plain)
  let header = NormalHeader()
  let place = UIView()
  let level: SecondLevel
  let log = EventLog()
  /// The number of refreshes so far.
  var refreshes = 0

  var table: UITableView { list.tableView }

  init(controller: UIViewController? = nil, root: (UIViewController) -> UIViewController = { $0 }) {
    level = controller.map(SecondLevel.init(viewController:)) ?? SecondLevel(view: place)
    table.estimatedRowHeight = 0
    table.dataSource = rows
    table.delegate = rows
    header.refreshingBlock = { [unowned self] in refreshes += 1 }
    header.secondLevel = level
    table.refreshHeader = header
    phone.show(root(list))
  }

  /// Opens the second level with a pull and waits until it is open.
  func openByPull() {
    phone.drag(by: 320)
    phone.advance(by: 1)
  }

  /// Opens the second level in code and waits until it is open.
  func open() {
    level.open()
    phone.advance(by: 1)
  }

  /// Swipes by a distance in a short time and lifts the finger at full speed.
  func flick(by distance: CGFloat) {
    let touch = phone.window.beginTouch(at: CGPoint(x: 195, y: 600))
    for step in 1...5 {
      phone.advance(by: 0.016)
      phone.window.moveTouch(touch, to: CGPoint(x: 195, y: 600 + distance * CGFloat(step) / 5))
    }
    phone.window.endTouch(touch)
  }

  /// Whether the list is as it would be without the second level.
  var isAtRest: Bool {
    level.state == .closed && level.container == nil && place.superview == nil
      && table.contentInset == .zero && header.alpha == 1
      && table.contentOffset.y == -table.adjustedContentInset.top
      && table.subviews.allSatisfy { !($0 is SecondLevelView) }
  }

  /// Whether the view of the second level fills the list.
  var isOpen: Bool {
    level.isOpen
      && phone.frame(of: shownPlace).roundedForComparison == phone.frame(of: table)
      && (table.contentInset.top + table.safeAreaInsets.top).roundedForComparison
        == table.bounds.height
      && header.alpha == 0
  }

  private var shownPlace: UIView { level.viewController?.view ?? place }

  /// Records the states and the callbacks of the second level.
  func recordStates() {
    level.stateDidChange = { [log] in log.record("\($0)") }
    level.didOpen = { [log] in log.record("didOpen") }
    level.didClose = { [log] in log.record("didClose") }
  }
}
