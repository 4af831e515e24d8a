import EdgeRefreshControls
import EdgeRefreshUI
import Foundation
import Randomness
import TestSupport
import UIKit

@testable import EdgeRefreshUI

/// A random session on a screen: SwiftUI adds, updates and removes modifiers and lists, the app
/// begins and ends refreshes and sets phases, and a finger moves the content.
///
/// It depends on the seed only.
@MainActor
final class ScreenSession {
  /// The number of steps before the session comes to rest.
  static let length = 40

  let seed: UInt64
  var random: SplitMix64
  let phone: Phone
  let version: SystemVersion
  let answers: UpdateAnswers
  /// The view of the modified views and the lists.
  let hosting = UIView(frame: Shape.frame)
  /// The view that contains the hosting view, or the hosting view itself.
  let screen: UIView
  let isHorizontal: Bool
  /// Whether the lists clip their content.
  let isClipped: Bool
  /// Whether a control does not refresh while another one does.
  let isBlockedByOtherRefreshes: Bool
  let modifiers: [SoakModifier]
  /// The lists of the screen, from the back to the front.
  var lists: [SoakList] = []
  /// All lists that exist, including those that were removed and not freed.
  var allLists: [SoakList] = []
  var touch: UITouch?
  /// What has happened until now.
  private(set) var steps: [String] = []
  /// The rules that were broken.
  private(set) var violations: [String] = []
  private let controllers: [UIViewController]

  init(seed: UInt64) {
    self.seed = seed
    var random = SplitMix64(seed: seed)
    phone = Phone(hasNotch: random.once(in: 3))
    isHorizontal = random.once(in: 4)
    isBlockedByOtherRefreshes = random.once(in: 8)
    let edges: [RefreshEdge] = isHorizontal ? [.leading, .trailing] : [.top, .bottom]
    let used = random.once(in: 3) ? edges : [random.pick(edges)]
    modifiers = used.map { SoakModifier(at: $0, &random) }
    version = random.pick(SystemVersion.allCases)
    answers = UpdateAnswers(
      overwritesInset: random.once(in: 3), resetsBounce: random.once(in: 3),
      changesLength: !isHorizontal && random.once(in: 3))
    switch random.below(4) {
    case 0:
      let pages = version.pages(
        [hosting, UIView(frame: Shape.frame)], haveControllers: random.once(in: 2))
      (screen, controllers) = (pages.root, pages.controllers)
    case 1 where !isHorizontal:
      let page = version.scrollView(content: hosting)
      (screen, controllers) = (page.root, [])
      allLists = [SoakList(page: page.scrollView)]
    default:
      (screen, controllers) = (hosting, [])
    }
    // A chat may turn its list, and a scroll view need not clip.
    if random.once(in: 4) {
      hosting.transform = random.pick([
        CGAffineTransform(scaleX: 1, y: -1), CGAffineTransform(rotationAngle: .pi),
      ])
    }
    isClipped = !random.once(in: 4)
    self.random = random
  }

  /// Plays the session of a seed in a main loop of its own.
  ///
  /// - Returns: The steps and the rules that were broken; `nil` if there are none.
  static func play(seed: UInt64) async -> String? {
    await MainLoop.$current.withValue(MainLoop()) {
      let session = ScreenSession(seed: seed)
      await session.run()
      guard !session.violations.isEmpty else { return nil }
      return "seed \(seed): \(session.violations.joined(separator: ", ")) after "
        + session.steps.joined(separator: "; ")
    }
  }

  private func run() async {
    addList()
    phone.show(screen)
    for _ in 0..<Self.length where violations.isEmpty {
      steps.append(step())
      // Several things may happen in the same turn.
      if random.once(in: 4) { continue }
      await settle()
      check()
    }
    if violations.isEmpty { await rest() }
  }

  /// Updates the modified views and the lists, as SwiftUI does when the app's data changes.
  func update() {
    for list in lists { answers.apply(to: list.view, inset: list.inset) }
    for modifier in modifiers { modifier.update() }
  }

  /// Lets SwiftUI, the main loop and the tasks run.
  func settle() async {
    for _ in 0..<4 {
      for modifier in modifiers { modifier.updateIfNeeded() }
      phone.turn()
      for _ in 0..<4 { await Task.yield() }
      // How many turns a task takes depends on the machine.
      _ = await TestSupport.settle { modifiers.allSatisfy(\.isSettled) }
      for modifier in modifiers {
        modifier.didTurn(isBlockedByOtherRefreshes: isBlockedByOtherRefreshes)
      }
    }
  }

  /// Ends everything, and then removes the modifiers.
  private func rest() async {
    steps.append("rest")
    if let touch { phone.window.endTouch(touch) }
    touch = nil
    if screen.superview == nil { phone.show(screen) }
    for modifier in modifiers { modifier.model.setter = .takes }
    for _ in 0..<4 {
      for modifier in modifiers { modifier.end() }
      update()
      await settle()
      phone.advance(by: 2)
      await settle()
    }
    check()
    checkRest()
    for modifier in modifiers { modifier.remove() }
    await settle()
    phone.advance(by: 3)
    await settle()
    checkEnd()
  }

  func expect(_ condition: Bool, _ rule: @autoclosure () -> String) {
    if !condition { violations.append(rule()) }
  }
}

/// A list of a session, with the views around it.
@MainActor
final class SoakList {
  let view: UIScrollView
  /// The list and the views around it, from the inside to the outside.
  let views: [UIView]
  let isHorizontal: Bool
  /// The inset that the app has set.
  var inset = UIEdgeInsets.zero
  private let rows = Rows(30)
  private let grid = Grid(30, size: CGSize(width: 390, height: 44))

  init(isHorizontal: Bool, isList: Bool, version: SystemVersion, depth: Int) {
    self.isHorizontal = isHorizontal
    if isHorizontal {
      view = .horizontal(Shape.frame)
    } else if isList {
      view = version == .iOS15 ? rows.table() : grid.collection()
      view.alwaysBounceVertical = true
    } else {
      view = .vertical(Shape.frame)
    }
    var views: [UIView] = [view]
    for _ in 0..<depth { views.append(UIView(Shape.frame, views[views.count - 1])) }
    self.views = views
  }

  /// The page that the modified views are part of.
  init(page: UIScrollView) {
    isHorizontal = false
    view = page
    views = [page]
  }

  /// The outermost view, which is in the hosting view.
  var root: UIView { views[views.count - 1] }

  var isVisible: Bool { views.allSatisfy { !$0.isHidden && $0.alpha > 0.5 && !$0.bounds.isEmpty } }

  /// Adds or removes content at the end.
  func setCount(_ count: Int) {
    if let table = view as? UITableView {
      rows.counts = [count]
      table.reloadData()
    } else if let collection = view as? UICollectionView {
      grid.counts = [count]
      collection.reloadData()
    } else if isHorizontal {
      view.contentSize.width = CGFloat(count) * 44
    } else {
      view.contentSize.height = CGFloat(count) * 44
    }
  }

  func setInset(_ inset: UIEdgeInsets) {
    self.inset = inset
    view.contentInsetWithoutControls = inset
  }
}
