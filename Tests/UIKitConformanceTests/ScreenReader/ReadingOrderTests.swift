import TestSupport
import Testing
import UIKit
import UIKitSimulator

/// Which elements a screen reader reaches, and in which order.
@Suite(.isolated)
@MainActor
struct ReadingOrderTests {
  private let screen = ReadingScreen()

  // MARK: Order

  @Test func `lines are read from the top, and each line from the left`() {
    screen.addLabel("4", 200, 100)
    screen.addLabel("3", 0, 103)
    screen.addLabel("2", 200, 50)
    screen.addLabel("1", 0, 50)
    #expect(screen.elements == ["1", "2", "3", "4"])
  }

  @Test func `lines are read from the right in a right-to-left layout`() {
    screen.view.semanticContentAttribute = .forceRightToLeft
    screen.simulator.window.semanticContentAttribute = .forceRightToLeft
    screen.addLabel("2", 0, 50)
    screen.addLabel("1", 200, 50)
    screen.addLabel("3", 0, 100)
    #expect(screen.elements == ["1", "2", "3"])
  }

  @Test func `texts beside a tall image are read together`() {
    screen.addLabel("title", 120, 50)
    screen.addLabel("price", 260, 50, height: 60)
    screen.addLabel("subtitle", 120, 80)
    let image = screen.addView(0, 40, width: 100, height: 80)
    image.isAccessibilityElement = true
    image.accessibilityLabel = "photo"
    image.accessibilityTraits = .image
    #expect(screen.elements == ["photo, image", "title", "subtitle", "price"])
  }

  @Test func `lines whose frames overlap a little are still lines`() {
    screen.addLabel("1", 20, 50)
    screen.addLabel("2", 0, 66)
    #expect(screen.elements == ["1", "2"])
  }

  @Test func `views are read across their containers unless these are grouped`() {
    let left = screen.addView(0, 0, width: 150, height: 200)
    let right = screen.addView(200, 0, width: 150, height: 200)
    for (view, name) in [(left, "left"), (right, "right")] {
      screen.addLabel("\(name) 1", 0, 50, to: view)
      screen.addLabel("\(name) 2", 0, 100, to: view)
    }
    #expect(screen.elements == ["left 1", "right 1", "left 2", "right 2"])
    left.shouldGroupAccessibilityChildren = true
    right.shouldGroupAccessibilityChildren = true
    #expect(screen.elements == ["left 1", "left 2", "right 1", "right 2"])
  }

  @Test func `a container orders its elements`() {
    let container = screen.addView(0, 0, width: 300, height: 100)
    let first = screen.addLabel("first", 0, 0, to: container)
    let second = screen.addLabel("second", 0, 50, to: container)
    screen.addLabel("left out", 200, 50, to: container)
    let drawn = UIAccessibilityElement(accessibilityContainer: container)
    drawn.accessibilityLabel = "drawn"
    drawn.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 70, width: 50, height: 20)
    screen.addLabel("below", 0, 150)
    container.accessibilityElements = [drawn, second, first]
    #expect(screen.elements == ["drawn", "second", "first", "below"])
    second.isHidden = true
    #expect(screen.elements == ["drawn", "first", "below"])
    container.accessibilityElements = []
    #expect(screen.elements == ["below"])
  }

  @Test func `the bar of a navigation controller comes before its content`() {
    let simulator = Simulator()
    let root = UITableViewController()
    root.title = "List"
    let fixture = TableFixture(rows: 2)
    root.tableView.dataSource = fixture
    let item = UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in })
    root.navigationItem.rightBarButtonItem = item
    simulator.show(UINavigationController(rootViewController: root))
    #expect(
      simulator.screenReader.elements.map(\.description)
        == ["List, heading", "Add, button", "row 0", "row 1"])
    let top = UIViewController()
    top.title = "Detail"
    simulator.run { root.navigationController?.pushViewController(top, animated: false) }
    #expect(
      simulator.screenReader.elements.map(\.description) == ["List, button", "Detail, heading"])
  }

  // MARK: Hidden elements

  @Test func `hidden and transparent views cannot be reached`() {
    let outer = screen.addView(0, 0, width: 200, height: 200)
    let label = screen.addLabel("text", 0, 0, to: outer)
    #expect(screen.elements == ["text"])
    outer.isHidden = true
    #expect(screen.elements == [])
    outer.isHidden = false
    outer.alpha = 0
    #expect(screen.elements == [])
    outer.alpha = 1
    outer.accessibilityElementsHidden = true
    #expect(screen.elements == [])
    outer.accessibilityElementsHidden = false
    label.accessibilityElementsHidden = true
    #expect(screen.elements == [])
  }

  @Test func `elements in an element cannot be reached`() {
    let outer = screen.addView(0, 0, width: 200, height: 200)
    screen.addLabel("inner", 0, 0, to: outer)
    outer.isAccessibilityElement = true
    outer.accessibilityLabel = "outer"
    #expect(screen.elements == ["outer"])
  }

  @Test func `a label without text is not read`() {
    screen.addLabel("", 0, 0)
    let label = screen.addLabel("", 0, 50)
    label.accessibilityValue = "3 of 5"
    #expect(screen.elements == ["3 of 5"])
  }

  @Test func `views outside the screen or a clipping view cannot be reached`() {
    screen.addLabel("below the screen", 0, 700)
    screen.addLabel("partly visible", -50, 100)
    let clipping = screen.addView(0, 200, width: 200, height: 50)
    clipping.clipsToBounds = true
    screen.addLabel("inside", 0, 0, to: clipping)
    let clipped = screen.addLabel("clipped", 0, 60, to: clipping)
    screen.addLabel("empty", 0, 300, width: 0)
    #expect(screen.elements == ["partly visible", "inside"])
    clipping.clipsToBounds = false
    #expect(screen.elements == ["partly visible", "inside", "clipped"])
    clipped.removeFromSuperview()
  }

  @Test func `content that a scroll view clips can be reached by scrolling`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 50, width: 300, height: 100))
    scrollView.contentSize = CGSize(width: 300, height: 400)
    screen.view.addSubview(scrollView)
    screen.addLabel("after", 0, 200)
    screen.addLabel("top", 0, 0, to: scrollView)
    screen.addLabel("bottom", 0, 350, to: scrollView)
    screen.addLabel("outside the content", 0, 450, to: scrollView)
    screen.addLabel("above the content", 0, -60, to: scrollView)
    #expect(screen.elements == ["top", "bottom", "after"])
    scrollView.contentInset.top = 80
    #expect(screen.elements == ["above the content", "top", "bottom", "after"])
    scrollView.contentInset.top = 0
    scrollView.isScrollEnabled = false
    #expect(screen.elements == ["top", "after"])
  }

  @Test func `a modal view hides its siblings`() {
    screen.addLabel("behind", 0, 50)
    let panel = screen.addView(0, 100, width: 300, height: 100)
    screen.addLabel("in the panel", 0, 0, to: panel)
    #expect(screen.elements == ["behind", "in the panel"])
    panel.accessibilityViewIsModal = true
    #expect(screen.elements == ["in the panel"])
    panel.isHidden = true
    #expect(screen.elements == ["behind"])
  }

  @Test func `a modal window hides the other windows`() {
    screen.addLabel("behind", 0, 50)
    let window = screen.simulator.run {
      let window = UIWindow(frame: screen.simulator.window.frame)
      window.isHidden = false
      return window
    }
    screen.addLabel("message", 0, 100, to: window)
    #expect(screen.elements == ["behind", "message"])
    window.accessibilityViewIsModal = true
    #expect(screen.elements == ["message"])
    window.isHidden = true
    #expect(screen.elements == ["behind"])
  }

  @Test func `a presented controller hides the one below`() {
    screen.addLabel("below", 0, 50)
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    screen.simulator.run { screen.controller.present(alert, animated: true) }
    screen.simulator.advance(by: 1)
    #expect(screen.elements == ["Delete?", "Cancel, button", "OK, button"])
    screen.simulator.run { alert.dismiss(animated: true) }
    screen.simulator.advance(by: 1)
    #expect(screen.elements == ["below"])
  }

  // MARK: Lists

  @Test func `a table reads headings, rows and the controls in them`() {
    let fixture = TableFixture(sections: [1, 2], titles: ["One", "Two"])
    let table = UITableView(frame: screen.view.bounds, style: .plain)
    table.dataSource = fixture
    table.delegate = fixture
    screen.view.addSubview(table)
    screen.simulator.advance(by: 0)
    let control = UISwitch()
    control.isOn = true
    table.cellForRow(at: IndexPath(row: 1, section: 1))?.accessoryView = control
    #expect(
      screen.elements == [
        "One, heading", "0.0", "Two, heading", "1.0", "1.1", "on, switch button",
      ])
    table.cellForRow(at: IndexPath(row: 1, section: 1))?.isAccessibilityElement = true
    #expect(screen.elements.count == 5)
  }

  @Test func `a pinned heading is read where its section begins`() {
    let fixture = TableFixture(sections: [30], titles: ["One"])
    let table = UITableView(frame: screen.view.bounds, style: .plain)
    table.dataSource = fixture
    table.delegate = fixture
    screen.view.addSubview(table)
    table.contentOffset.y = 300
    screen.simulator.advance(by: 0)
    #expect(table.headerView(forSection: 0)?.frame.minY == 320)
    #expect(screen.elements.prefix(2) == ["One, heading", "0.6"])
  }
}
