import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct AccessibilityScrollTests {
  private let screen = TestScreen()

  private func scrollView(_ content: CGSize) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.contentSize = content
    screen.window.addSubview(view)
    screen.turn()
    return view
  }

  @Test func `scrolling down shows the next page and ends at the end`() {
    let view = scrollView(CGSize(width: 100, height: 500))
    view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    view.contentOffset.y = -20
    #expect(!view.accessibilityScroll(.up))
    #expect(view.accessibilityScroll(.down))
    #expect(view.contentOffset.y == 130)
    #expect(view.accessibilityScroll(.down))
    #expect(view.accessibilityScroll(.down))
    #expect(view.contentOffset.y == 330)
    #expect(!view.accessibilityScroll(.down))
    #expect(view.accessibilityScroll(.up))
    #expect(view.contentOffset.y == 180)
    #expect(!view.accessibilityScroll(.left))
    let kinds = screen.loop.accessibilityPostings.map(\.notification)
    #expect(kinds == Array(repeating: .pageScrolled, count: 4))
  }

  @Test func `left shows what is at the right`() {
    let view = scrollView(CGSize(width: 250, height: 200))
    #expect(!view.accessibilityScroll(.right))
    #expect(view.accessibilityScroll(.left))
    #expect(view.contentOffset.x == 100)
    #expect(view.accessibilityScroll(.left))
    #expect(view.contentOffset.x == 150)
    #expect(!view.accessibilityScroll(.left))
    #expect(view.accessibilityScroll(.right))
    #expect(view.contentOffset.x == 50)
  }

  @Test func `the next page is below, or in the direction of reading`() {
    let vertical = scrollView(CGSize(width: 100, height: 500))
    #expect(vertical.accessibilityScroll(.next))
    #expect(vertical.contentOffset.y == 200)
    #expect(vertical.accessibilityScroll(.previous))
    #expect(!vertical.accessibilityScroll(.previous))
    let horizontal = scrollView(CGSize(width: 300, height: 200))
    #expect(horizontal.accessibilityScroll(.next))
    #expect(horizontal.contentOffset.x == 100)
    let mirrored = scrollView(CGSize(width: 300, height: 200))
    mirrored.semanticContentAttribute = .forceRightToLeft
    mirrored.contentOffset.x = 200
    #expect(mirrored.accessibilityScroll(.next))
    #expect(mirrored.contentOffset.x == 100)
    #expect(mirrored.accessibilityScroll(.previous))
    #expect(mirrored.contentOffset.x == 200)
  }

  @Test func `a scroll view that the user cannot scroll does not scroll`() {
    let view = scrollView(CGSize(width: 100, height: 500))
    view.isScrollEnabled = false
    #expect(!view.accessibilityScroll(.down))
    #expect(view.contentOffset.y == 0)
    #expect(screen.accessibilityPostings == [])
  }

  @Test func `the position is described by page`() {
    let view = scrollView(CGSize(width: 100, height: 500))
    _ = view.accessibilityScroll(.down)
    _ = view.accessibilityScroll(.up)
    #expect(screen.accessibilityPostings == ["Page 2 of 3", "Page 1 of 3"])
  }

  @Test func `the position in a table is described by its rows`() {
    let fixture = TableFixture(sections: [3, 20], titles: [])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 176), style: .plain)
    table.dataSource = fixture
    table.delegate = fixture
    screen.window.addSubview(table)
    screen.turn()
    #expect(table.accessibilityScroll(.down))
    #expect(table.contentOffset.y == 176)
    #expect(screen.accessibilityPostings == ["Rows 5 to 8 of 23"])
  }
}
