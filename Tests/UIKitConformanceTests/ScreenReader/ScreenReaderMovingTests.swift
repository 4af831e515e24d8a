import TestSupport
import Testing
import UIKit
import UIKitSimulator

/// How the focus of a screen reader moves.
@Suite(.isolated)
@MainActor
struct ScreenReaderMovingTests {
  private let screen = ReadingScreen()
  private var reader: ScreenReader { screen.reader }

  /// Adds a table that fills the screen.
  private func addTable(_ fixture: TableFixture) -> UITableView {
    let table = UITableView(frame: screen.view.bounds, style: .plain)
    table.dataSource = fixture
    table.delegate = fixture
    screen.view.addSubview(table)
    screen.simulator.advance(by: 0)
    return table
  }

  @Test func `using the screen reader turns VoiceOver on`() {
    #expect(!screen.simulator.accessibility.isVoiceOverRunning)
    #expect(reader.current == nil)
    #expect(screen.simulator.accessibility.isVoiceOverRunning)
  }

  @Test func `a screen reader keeps its phone and its state`() {
    screen.addLabel("1", 0, 50)
    screen.simulator.screenReader.next()
    #expect(screen.simulator.screenReader.spoken == ["1"])
    func makeReader() -> ScreenReader {
      let other = ReadingScreen()
      other.addLabel("2", 0, 50)
      return other.reader
    }
    #expect(makeReader().next()?.description == "2")
  }

  @Test func `the focus moves through the elements and stops at both ends`() {
    for index in 1...3 { screen.addLabel("\(index)", 0, CGFloat(50 * index)) }
    #expect(reader.next()?.description == "1")
    #expect(reader.previous() == nil)
    #expect(reader.next()?.description == "2")
    #expect(reader.next()?.description == "3")
    #expect(reader.next() == nil)
    #expect(reader.current?.description == "3")
    #expect(reader.previous()?.description == "2")
    #expect(reader.first()?.description == "1")
    #expect(reader.focus(on: "3")?.description == "3")
    #expect(reader.focus(on: "4") == nil)
    #expect(reader.current?.description == "3")
    #expect(reader.spoken == ["1", "2", "3", "2", "1", "3"])
  }

  @Test func `without a focus, the previous element is the last one`() {
    for index in 1...3 { screen.addLabel("\(index)", 0, CGFloat(50 * index)) }
    #expect(reader.previous()?.description == "3")
  }

  @Test func `an empty screen has no focus`() {
    #expect(reader.next() == nil)
    #expect(reader.first() == nil)
    #expect(!reader.activate())
    #expect(reader.spoken == [])
  }

  @Test func `an element outside the visible area is scrolled into view`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 50, width: 300, height: 100))
    scrollView.contentSize = CGSize(width: 300, height: 400)
    screen.view.addSubview(scrollView)
    screen.addLabel("top", 0, 0, to: scrollView)
    screen.addLabel("bottom", 0, 350, to: scrollView)
    screen.addLabel("after", 0, 200)
    reader.first()
    reader.next()
    #expect(scrollView.contentOffset.y == 270)
    #expect(reader.next()?.description == "after")
    #expect(reader.previous()?.description == "bottom")
    #expect(reader.previous()?.description == "top")
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func `every row of a table is reached, forward and backward`() {
    let fixture = TableFixture(sections: [30, 30], titles: ["One", "Two"])
    let table = addTable(fixture)
    let footer = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    footer.text = "End"
    table.tableFooterView = footer
    screen.addLabel("outside", 0, 640)
    let expected =
      ["One, heading"] + fixture.sections[0] + ["Two, heading"] + fixture.sections[1] + ["End"]
    var forward: [String] = []
    while let element = reader.next(), forward.count < 200 { forward.append(element.description) }
    #expect(forward.filter { $0 != "outside" } == expected)
    var backward: [String] = []
    while let element = reader.previous(), backward.count < 200 {
      backward.append(element.description)
    }
    #expect(backward.filter { $0 != "outside" } == expected.reversed())
    #expect(table.contentOffset.y == -20)
  }

  @Test func `every item of a horizontal collection is reached, also from right to left`() {
    for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 90, height: 90)
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 300, height: 100), collectionViewLayout: layout)
      let items = NumberedItems(count: 20)
      items.isReversed = direction == .forceRightToLeft
      collection.register(NumberedCell.self, forCellWithReuseIdentifier: "item")
      collection.dataSource = items
      collection.semanticContentAttribute = direction
      screen.view.addSubview(collection)
      screen.simulator.advance(by: 0)
      if items.isReversed { collection.contentOffset.x = collection.contentSize.width - 300 }
      screen.simulator.advance(by: 0)
      reader.first()
      var texts = [reader.current?.description ?? ""]
      while let element = reader.next(), texts.count < 100 { texts.append(element.description) }
      #expect(texts == (0..<20).map { "item \($0)" })
      collection.removeFromSuperview()
      screen.simulator.advance(by: 0)
    }
  }

  @Test func `a row that is added at the end is reached`() {
    let fixture = TableFixture(rows: 3)
    let table = addTable(fixture)
    reader.focus(on: "row 2")
    #expect(reader.next() == nil)
    fixture.sections[0].append("row 3")
    screen.simulator.run { table.reloadData() }
    #expect(reader.next()?.description == "row 3")
  }

  @Test func `the focus stays on its row when rows are inserted or reloaded`() {
    let fixture = TableFixture(rows: 5)
    let table = addTable(fixture)
    reader.focus(on: "row 2")
    fixture.sections[0].insert("new", at: 0)
    screen.simulator.run { table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none) }
    screen.simulator.advance(by: 1)
    #expect(reader.current?.description == "row 2")
    screen.simulator.run { table.reloadData() }
    screen.simulator.advance(by: 1)
    #expect(reader.current?.description == "row 2")
    fixture.sections[0] = (0..<5).map { "other \($0)" }
    screen.simulator.run { table.reloadData() }
    screen.simulator.advance(by: 1)
    #expect(reader.current?.description == "other 3")
  }

  @Test func `no element has the focus when its element disappears`() {
    let labels = (0..<4).map { screen.addLabel("\($0)", 0, CGFloat(50 * $0 + 50)) }
    reader.focus(on: "2")
    labels[0].isHidden = true
    screen.simulator.advance(by: 0)
    #expect(reader.current?.description == "2")
    let other = UIAccessibility.AssistiveTechnologyIdentifier(rawValue: "another technology")
    screen.simulator.run {
      #expect(UIAccessibility.focusedElement(using: nil) != nil)
      #expect(UIAccessibility.focusedElement(using: other) == nil)
    }
    labels[2].removeFromSuperview()
    screen.simulator.advance(by: 0)
    #expect(reader.current == nil)
    #expect(screen.simulator.run { UIAccessibility.focusedElement(using: nil) } == nil)
    #expect(reader.next()?.description == "1")
    #expect(reader.takeSpoken() == ["2", "1"])
    labels[1].removeFromSuperview()
    screen.simulator.run { UIAccessibility.post(notification: .screenChanged, argument: nil) }
    screen.simulator.advance(by: 0)
    #expect(reader.current?.description == "3")
  }

  @Test func `the focus moves to the first element when the screen changes`() {
    let simulator = Simulator()
    let root = UIViewController()
    root.title = "Root"
    let stack = UINavigationController(rootViewController: root)
    simulator.show(stack)
    let reader = simulator.screenReader
    reader.first()
    let top = UIViewController()
    top.title = "Top"
    simulator.run { stack.pushViewController(top, animated: true) }
    simulator.advance(by: 1)
    #expect(reader.current?.description == "Root, button")
    #expect(reader.activate())
    simulator.advance(by: 1)
    #expect(reader.current?.description == "Root, heading")
    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    simulator.run { root.present(alert, animated: true) }
    simulator.advance(by: 1)
    #expect(reader.current?.description == "Alert")
  }

  @Test func `the app moves the focus to an element or to the first element`() {
    for index in 1...3 { screen.addLabel("\(index)", 0, CGFloat(50 * index)) }
    let group = screen.addView(0, 200, width: 200, height: 100)
    screen.addLabel("in the group", 0, 0, to: group)
    reader.focus(on: "2")
    func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
      screen.simulator.run { UIAccessibility.post(notification: notification, argument: argument) }
      screen.simulator.advance(by: 0)
    }
    post(.layoutChanged, nil)
    #expect(reader.current?.description == "2")
    post(.layoutChanged, screen.view.subviews[2])
    #expect(reader.current?.description == "3")
    post(.layoutChanged, group)
    #expect(reader.current?.description == "in the group")
    post(.screenChanged, nil)
    #expect(reader.current?.description == "1")
    #expect(reader.spoken == ["2", "3", "in the group", "1"])
  }

  @Test func `an element is told when it receives and loses the focus`() {
    final class Listener: UILabel {
      var log: [String] = []
      override func accessibilityElementDidBecomeFocused() { log.append("focused") }
      override func accessibilityElementDidLoseFocus() { log.append("lost") }
    }
    let listener = Listener(frame: CGRect(x: 0, y: 50, width: 100, height: 20))
    listener.text = "1"
    screen.view.addSubview(listener)
    screen.addLabel("2", 0, 100)
    reader.next()
    #expect(screen.simulator.run { listener.accessibilityElementIsFocused() })
    reader.next()
    #expect(!screen.simulator.run { listener.accessibilityElementIsFocused() })
    #expect(listener.log == ["focused", "lost"])
  }
}

/// A cell with a text that is read.
private final class NumberedCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}

/// Items whose cells show their numbers.
@MainActor private final class NumberedItems: NSObject, UICollectionViewDataSource {
  let count: Int
  /// Whether the first item is at the right. The flow layout here does not mirror horizontal
  /// content.
  var isReversed = false

  init(count: Int) { self.count = count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    let number = isReversed ? count - 1 - indexPath.item : indexPath.item
    (cell as? NumberedCell)?.label.text = "item \(number)"
    return cell
  }
}
