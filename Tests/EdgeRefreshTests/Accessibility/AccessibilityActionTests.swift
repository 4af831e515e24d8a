import EdgeRefresh
import ScenarioTrait
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// Refreshing without a drag.
@Suite(.isolated)
@MainActor
struct AccessibilityActionTests {
  let screen = Screen()

  init() { screen.scrollView.contentSize = CGSize(width: 1000, height: 2000) }

  @Test(.scenario("S46"), arguments: ControlKind.allCases)
  func `the scroll view has the action of a control while it can refresh`(kind: ControlKind) {
    let control = kind.make()
    #expect(screen.actions == [])
    screen.attach(control)
    #expect(screen.actions == [kind.actionName])
    #expect(screen.perform(kind.actionName) == true)
    #expect(control.state == .refreshing)
    #expect(screen.actions == [])
    screen.advance(by: 0.5)
    control.endRefreshing()
    #expect(screen.actions == [kind.actionName])
    control.endRefreshing(with: .noMoreData)
    #expect(screen.actions == [])
    control.endRefreshing()
    control.isHidden = true
    #expect(screen.actions == [])
    control.isHidden = false
    control.isUserInteractionEnabled = false
    #expect(screen.actions == [])
    control.isUserInteractionEnabled = true
    #expect(screen.actions == [kind.actionName])
    control.removeFromSuperview()
    #expect(screen.scrollView.accessibilityCustomActions == nil)
  }

  @Test func `the app's own actions stay`() {
    let own = UIAccessibilityCustomAction(name: "Sort") { _ in true }
    let later = UIAccessibilityCustomAction(name: "Filter") { _ in true }
    screen.scrollView.accessibilityCustomActions = [own]
    let header = screen.attach(NormalHeader())
    let footer = screen.attach(AutoNormalFooter())
    #expect(screen.actions == ["Sort", "Refresh", "Load more"])
    screen.scrollView.accessibilityCustomActions?.append(later)
    header.removeFromSuperview()
    #expect(screen.actions == ["Sort", "Load more", "Filter"])
    footer.removeFromSuperview()
    #expect(screen.scrollView.accessibilityCustomActions == [own, later])
  }

  @Test func `actions that an app replaces come back with the next change of the content`() {
    screen.attach(NormalHeader())
    screen.scrollView.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Sort") { _ in true }
    ]
    screen.scrollView.contentSize.height += 100
    #expect(screen.actions == ["Sort", "Refresh"])
  }

  @Test func `the action follows the language, and an app can name it`() {
    let footer = screen.attach(BackNormalFooter())
    RefreshConfiguration.default.languageCode = "de"
    #expect(screen.actions == [RefreshTexts.german[.loadMoreAction]])
    RefreshConfiguration.default.languageCode = nil
    footer.accessibilityActionName = "Show details"
    #expect(screen.actions == ["Show details"])
    #expect(footer.accessibilityActions.map(\.name) == ["Show details"])
    footer.accessibilityActionName = nil
    #expect(screen.actions == ["Load more"])
  }

  @Test func `the action works on other elements and does not keep the control`() throws {
    var header: NormalHeader? = NormalHeader()
    let action = try #require(header?.accessibilityActions.first)
    #expect(action.name == "Refresh")
    #expect(action.actionHandler?(action) == false)
    screen.scrollView.refreshHeader = header
    #expect(action.actionHandler?(action) == true)
    #expect(action.actionHandler?(action) == false)
    weak let freed = header
    screen.scrollView.refreshHeader = nil
    header = nil
    screen.advance(by: 1)
    #expect(freed == nil)
    #expect(action.actionHandler?(action) == false)
  }

  @Test func `an exclusive control does not refresh while another one does`() {
    let header = screen.attach(NormalHeader())
    let footer = screen.attach(AutoNormalFooter())
    footer.isBlockedByOtherRefreshes = true
    header.beginRefreshing()
    #expect(screen.perform("Load more") == false)
    #expect(footer.state == .idle)
  }

  @Test func `the content stays in place if the control is out of view`() {
    let header = screen.attach(NormalHeader())
    screen.scrollView.contentOffset.y = 600
    screen.perform("Refresh")
    screen.advance(by: 0.5)
    #expect(header.state == .refreshing)
    #expect(screen.scrollView.contentOffset.y == 600)
    #expect(header.scrollsToControl)
    header.endRefreshing()
    screen.advance(by: 0.5)
    #expect(screen.scrollView.contentOffset.y == 600)
    screen.scrollView.contentOffset.y = 0
    screen.perform("Refresh")
    screen.advance(by: 0.5)
    #expect(screen.scrollView.contentOffset.y.roundedForComparison == -54)
  }

  @Test func `a refresh that a handler begins scrolls to the control`() {
    let header = NormalHeader()
    header.setRefreshHandler {}
    var count = 0
    header.refreshingBlock = { [weak header] in
      count += 1
      if count == 1 {
        header?.endRefreshing()
        header?.beginRefreshing()
      }
    }
    screen.attach(header)
    screen.scrollView.contentOffset.y = 600
    screen.perform("Refresh")
    screen.advance(by: 0.5)
    #expect(count == 2)
    #expect(screen.scrollView.contentOffset.y.roundedForComparison == -54)
  }

  @Test func `an end in the handler does not make the action fail`() {
    let header = NormalHeader()
    header.refreshingBlock = { [weak header] in header?.endRefreshing() }
    screen.attach(header)
    #expect(screen.perform("Refresh") == true)
    screen.advance(by: 1)
    #expect(header.state == .idle)
  }

  @Test(arguments: [UIAccessibilityScrollDirection.up, .previous])
  func `scrolling past the top with an assistive technology refreshes`(
    direction: UIAccessibilityScrollDirection
  ) {
    let header = screen.attach(NormalHeader())
    screen.scrollView.contentOffset.y = 100
    #expect(!header.accessibilityScroll(direction))
    screen.scrollView.contentOffset.y = 0
    for other in [UIAccessibilityScrollDirection.down, .next, .left, .right] {
      #expect(!header.accessibilityScroll(other))
    }
    #expect(header.state == .idle)
    #expect(header.accessibilityScroll(direction))
    #expect(header.state == .refreshing)
    #expect(!header.accessibilityScroll(direction))
  }

  @Test(arguments: [false, true])
  func `side controls refresh by a direction of the fingers`(isRightToLeft: Bool) {
    screen.scrollView.semanticContentAttribute =
      isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    let leader = screen.attach(NormalLeader())
    let trailer = screen.attach(NormalTrailer())
    let start: UIAccessibilityScrollDirection = isRightToLeft ? .left : .right
    let end: UIAccessibilityScrollDirection = isRightToLeft ? .right : .left
    screen.scrollView.contentOffset.x = isRightToLeft ? 610 : 0
    #expect(!leader.accessibilityScroll(end) && !trailer.accessibilityScroll(end))
    #expect(leader.accessibilityScroll(start))
    leader.endRefreshing()
    screen.advance(by: 1)
    screen.scrollView.contentOffset.x = isRightToLeft ? 0 : 610
    #expect(!trailer.accessibilityScroll(start))
    #expect(trailer.accessibilityScroll(end))
  }

  @Test func `a footer refreshes by scrolling down at the end`() {
    let footer = screen.attach(AutoNormalFooter())
    #expect(!footer.accessibilityScroll(.down))
    footer.loadsAutomatically = false
    screen.scrollView.contentOffset.y = 1244
    #expect(footer.accessibilityScroll(.down))
    #expect(footer.state == .refreshing)
  }

  @Test func `a key command refreshes`() {
    let header = screen.attach(NormalHeader())
    let command = header.keyCommand()
    #expect(command.title == "Refresh")
    #expect(command.input == "r")
    #expect(command.modifierFlags == .command)
    let controller = CommandController(header.keyCommand())
    screen.window.rootViewController = controller
    screen.window.makeKeyAndVisible()
    #expect(UIApplication.shared.pressKey("r", modifiers: .command))
    #expect(header.state == .refreshing)
    #expect(screen.takeSpoken() == ["Loading..."])
  }
}

private final class CommandController: UIViewController {
  private let command: UIKeyCommand

  init(_ command: UIKeyCommand) {
    self.command = command
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var keyCommands: [UIKeyCommand]? { [command] }
}
