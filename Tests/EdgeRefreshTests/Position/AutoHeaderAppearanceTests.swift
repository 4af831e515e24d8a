import EdgeRefresh
import Randomness
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// A list with an automatic control at its start appears, is pushed, rotated and laid out. It loads
/// only if a finger or the app scrolls toward the start.
@Suite(.isolated)
@MainActor
struct AutoHeaderAppearanceTests {
  /// What is on the screen around the list.
  enum Surroundings: CaseIterable {
    case none, bar, largeTitle, hiddenBar
  }

  /// When the control is attached.
  enum Order: CaseIterable {
    case beforeWindow, beforeLayout, beforeRows, afterRows
  }

  @Test(arguments: Surroundings.allCases, Order.allCases)
  func `a list that appears at its start does not load`(surroundings: Surroundings, order: Order) {
    for kind in StartList.Kind.allCases {
      let list = StartList(kind)
      if order == .beforeWindow { list.attach() }
      if order != .beforeRows { list.setCount(60) }
      list.show(surroundings)
      if order == .beforeLayout { list.attach() }
      list.phone.advance(by: 1)
      if order == .beforeRows {
        list.attach()
        list.setCount(60)
      }
      if order == .afterRows { list.attach() }
      list.phone.advance(by: 1)
      #expect(list.loads == 0, "\(kind)")
      list.scrollToStartByApp()
      #expect(list.loads == 1, "\(kind)")
      list.remove()
    }
  }

  @Test(arguments: Surroundings.allCases)
  func `rotating and covering a list at its start does not load`(surroundings: Surroundings) {
    for kind in StartList.Kind.allCases {
      let list = StartList(kind)
      list.attach()
      list.setCount(60)
      list.show(surroundings)
      list.phone.advance(by: 1)
      for step in [StartList.Step.rotate, .push, .rotate, .pop, .safeArea(60), .safeArea(0)] {
        list.perform(step)
        list.phone.advance(by: 1)
        #expect(list.loads == 0, "\(kind) \(step)")
      }
      list.dragToStart()
      #expect(list.loads == 1, "\(kind)")
      list.remove()
    }
  }

  /// A list that is set up in `viewDidLoad`, as in the article about loading at the start.
  private final class ChatController: UITableViewController {
    let rows = Rows(60)
    var isChat = true
    private(set) var loads = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.dataSource = rows
      tableView.delegate = rows
      tableView.refreshHeader = AutoNormalHeader { [unowned self] in loads += 1 }
      tableView.keepsVisibleContentInPlace = isChat
      tableView.keepsEndVisible = isChat
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `the three lines of the article in viewDidLoad do not load`(
    hasLargeTitle: Bool, isChat: Bool
  ) {
    let phone = Phone()
    let chat = ChatController(style: .plain)
    chat.isChat = isChat
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.navigationBar.prefersLargeTitles = hasLargeTitle
    phone.show(navigation)
    navigation.pushViewController(chat, animated: true)
    phone.advance(by: 1)
    #expect(chat.loads == 0)
    navigation.pushViewController(UIViewController(), animated: true)
    phone.advance(by: 1)
    navigation.popViewController(animated: true)
    phone.advance(by: 1)
    #expect(chat.loads == 0)
    for _ in 0..<8 where chat.loads == 0 { phone.drag(by: 400) }
    #expect(chat.loads == 1, "a finger scrolls to the start")
  }

  @Test func `nothing but a touch or a scroll of the app loads, in any order of events`() {
    for seed in 0..<200 {
      var random = SplitMix64(seed: UInt64(seed))
      let list = StartList(random.pick(StartList.Kind.allCases))
      var steps: [StartList.Step] = [
        .attach, .show(random.pick(Surroundings.allCases)), .count(60),
      ]
      steps.shuffle(using: &random)
      steps += (0..<20).map { _ in StartList.Step.random(using: &random) }
      for (index, step) in steps.enumerated() {
        list.perform(step)
        if random.once(in: 3) { list.phone.advance(by: 0.5) }
        guard list.loads == 0 else {
          Issue.record("\(list.kind), seed \(seed): \(steps.prefix(index + 1))")
          list.remove()
          return
        }
      }
      list.settle()
      list.dragToStart()
      // A large title may change its height in the same movement.
      #expect(
        list.loads == 1 || list.hasLargeTitle,
        "\(list.kind), seed \(seed): \(list.summary) \(steps)")
      list.remove()
    }
  }

  @Test(arguments: StartList.Kind.allCases)
  func `an app that scrolls to the start loads, after any change`(kind: StartList.Kind) {
    for seed in 0..<30 {
      var random = SplitMix64(seed: UInt64(seed))
      let list = StartList(kind)
      list.attach()
      list.setCount(60)
      list.show(random.pick([.none, .bar, .hiddenBar]))
      for _ in 0..<8 { list.perform(StartList.Step.random(using: &random)) }
      list.settle()
      #expect(list.loads == 0)
      list.scrollToStartByApp()
      #expect(list.loads == 1, "\(kind) \(seed) \(list.summary)")
      list.remove()
    }
  }

  /// A scroll view that moves its content before or after its inset changes.
  private final class LateScrollView: UIScrollView {
    var bar: CGFloat = 0
    var adjusted: CGFloat = 0
    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: bar, left: 0, bottom: 0, right: 0)
    }
    override var adjustedContentInset: UIEdgeInsets {
      var inset = contentInset
      inset.top += adjusted
      return inset
    }
  }

  @Test(arguments: [false, true])
  func `content that moves before or after its inset changes does not load`(isBefore: Bool) {
    let view = LateScrollView()
    let screen = Screen(scrollView: view)
    var loads = 0
    let header = screen.attach(AutoNormalHeader { loads += 1 })
    view.contentOffset.y = -20
    screen.advance(by: 1)
    #expect(loads == 0)
    view.bar = 88
    if isBefore {
      view.contentOffset.y -= 88
      view.adjusted = 88
      header.safeAreaInsetsDidChange()
    } else {
      view.adjusted = 88
      header.safeAreaInsetsDidChange()
      view.contentOffset.y -= 88
    }
    screen.advance(by: 1)
    #expect(loads == 0)
    view.contentOffset.y = 300
    screen.turn()
    view.contentOffset.y = -132
    screen.turn()
    #expect(loads == 1)
  }
}
