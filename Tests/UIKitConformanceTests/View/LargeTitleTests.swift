import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct LargeTitleTests {
  private let fixture = TableFixture(rows: 40)

  /// Shows a navigation controller with a table under a large title.
  private func navigation(_ screen: TestScreen) -> (UINavigationController, UITableView) {
    screen.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let list = UITableViewController(style: .plain)
    list.title = "Mailboxes"
    list.tableView.dataSource = fixture
    list.tableView.delegate = fixture
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    screen.window.rootViewController = navigation
    screen.turn()
    return (navigation, list.tableView)
  }

  /// The frame of the large title in the window; `nil` if the bar has none.
  private func largeTitle(_ navigation: UINavigationController) -> CGRect? {
    func find(_ view: UIView) -> UIView? {
      if view.accessibilityTraits == .header, view.bounds.height > 30 { return view }
      return view.subviews.lazy.compactMap { find($0) }.first
    }
    let title = find(navigation.navigationBar)
    return title.map { $0.convert($0.bounds, to: nil) }
  }

  @Test func `the title is below the bar's buttons and part of the safe area`() {
    let screen = TestScreen()
    let (navigation, table) = navigation(screen)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 96))
    #expect(table.safeAreaInsets.top == 143)
    #expect(table.contentOffset.y == -143)
    let title = largeTitle(navigation)
    #expect(title?.minX == 16)
    #expect(title?.maxY == 135)
    #expect(screen.barBackgroundOpacity(of: navigation) == 0)
  }

  @Test func `scrolling collapses the title and the safe area follows`() throws {
    let screen = TestScreen()
    let (navigation, table) = navigation(screen)
    table.contentOffset.y += 30
    #expect(navigation.navigationBar.frame.height == 66)
    #expect(table.safeAreaInsets.top == 113)
    #expect(table.adjustedContentInset.top == 113)
    #expect(table.contentOffset.y == -113, "the content still touches the bar")
    let row = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(row.convert(CGPoint.zero, to: nil).y == 113)
    #expect(largeTitle(navigation)?.maxY == 105)
    table.contentOffset.y = 200
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(table.adjustedContentInset.top == 91)
    #expect(screen.barBackgroundOpacity(of: navigation) == 1)
    table.contentOffset.y = -143
    #expect(navigation.navigationBar.frame.height == 96)
  }

  @Test func `the title moves with content that is pulled down`() {
    let screen = TestScreen()
    let (navigation, table) = navigation(screen)
    let width = largeTitle(navigation)?.width ?? 0
    table.contentOffset.y = -143 - 60
    #expect(navigation.navigationBar.frame.height == 156)
    #expect(table.safeAreaInsets.top == 143, "a pull does not change the safe area")
    #expect(abs((largeTitle(navigation)?.maxY ?? 0) - 195) < 1e-6)
    let grown = largeTitle(navigation)?.width ?? 0
    #expect(grown > width && grown < width * 1.1)
  }

  @Test func `content released halfway snaps to the nearer position`() {
    let screen = TestScreen()
    let (navigation, table) = navigation(screen)
    screen.drag(from: CGPoint(x: 195, y: 500), by: 0, -30)
    #expect(table.contentOffset.y > -143)
    screen.advance(1)
    #expect(table.contentOffset.y == -143)
    screen.drag(from: CGPoint(x: 195, y: 500), by: 0, -45)
    screen.advance(1)
    #expect(table.contentOffset.y == -91)
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test func `a drag expands the bar without resistance`() {
    let screen = TestScreen()
    let (navigation, table) = navigation(screen)
    table.contentOffset.y = -91
    let finger = screen.touchDown(195, 400)
    screen.move(finger, to: CGPoint(x: 195, y: 450), over: 0.3)
    let opened = -91 - table.contentOffset.y
    #expect(opened > 30 && opened <= 50)
    #expect(abs(navigation.navigationBar.frame.height - 44 - opened) < 1e-6)
    let before = table.contentOffset.y
    screen.move(finger, to: CGPoint(x: 195, y: 451), over: 0.1)
    #expect(abs(before - table.contentOffset.y - 1) < 0.4)
    screen.lift(finger)
  }

  @Test func `a fling to the top expands the title`() {
    let screen = TestScreen()
    let (navigation, table) = navigation(screen)
    table.contentOffset.y = 400
    screen.turn()
    screen.fling(from: CGPoint(x: 195, y: 300), by: 0, 300)
    screen.advance(4)
    #expect(table.contentOffset.y == -143)
    #expect(navigation.navigationBar.frame.height == 96)
  }

  @Test func `the app's inset stays between the bar and the content`() {
    let screen = TestScreen()
    let (navigation, table) = navigation(screen)
    table.contentInset.top = 54
    table.contentOffset.y = -197
    #expect(navigation.navigationBar.frame.height == 96)
    table.contentOffset.y += 52
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(table.adjustedContentInset.top == 145)
    table.contentInset.top = 0
    #expect(table.contentOffset.y == -91)
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test func `display modes are inherited along the stack`() {
    let screen = TestScreen()
    let (navigation, _) = navigation(screen)
    let heights = [UINavigationItem.LargeTitleDisplayMode.automatic, .never, .automatic, .always]
      .map { mode in
        let controller = UIViewController()
        controller.navigationItem.largeTitleDisplayMode = mode
        navigation.pushViewController(controller, animated: false)
        screen.turn()
        return controller.view.safeAreaInsets.top - 47
      }
    #expect(heights == [96, 44, 44, 96])
    navigation.viewControllers = [navigation.viewControllers[0]]
    navigation.navigationBar.prefersLargeTitles = false
    screen.turn()
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 91)
  }

  @Test func `pushing a controller with a small title shrinks the bar during the animation`() {
    let screen = TestScreen()
    let (navigation, table) = navigation(screen)
    let next = UIViewController()
    next.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(next, animated: true)
    #expect(next.view.safeAreaInsets.top == 91)
    #expect(table.safeAreaInsets.top == 143)
    screen.advance(0.1)
    let height = screen.presentation(of: navigation.navigationBar).bounds.height
    #expect(height > 44 && height < 96)
    screen.advance(1)
    #expect(navigation.navigationBar.frame.height == 44)
    navigation.popViewController(animated: true)
    screen.advance(1)
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(table.contentOffset.y == -143)
  }

  @Test func `in landscape the bar and the title are small`() {
    let screen = TestScreen()
    let (navigation, table) = navigation(screen)
    screen.rotateToLandscape()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 844, height: 32))
    #expect(table.safeAreaInsets == UIEdgeInsets(top: 32, left: 47, bottom: 21, right: 47))
    #expect(table.contentOffset.y == -32)
  }
}
