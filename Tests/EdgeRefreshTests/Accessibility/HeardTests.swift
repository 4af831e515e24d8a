import EdgeRefresh
import Foundation
import ScenarioTrait
import TestSupport
import Testing
import UIKit
import UIKitSimulator

@testable import EdgeRefreshControls

/// What the user of a screen reader hears in a list, and where the focus is.
@Suite(.isolated)
@MainActor
struct HeardTests {
  private let simulator = Simulator()
  private var reader: ScreenReader { simulator.screenReader }

  /// Shows a list with a title, and gives the focus to the title.
  private func show(_ list: PagedList) {
    simulator.run {
      list.title = "Messages"
      simulator.show(UINavigationController(rootViewController: list))
    }
    simulator.advance(by: 1)
    reader.first()
    reader.listen()
  }

  /// Moves the focus forward to an element, and discards what is heard meanwhile.
  private func focus(on description: String) {
    for _ in 0..<60 where reader.current?.description != description { reader.next() }
    #expect(reader.current?.description == description)
    reader.listen()
  }

  @Test(.scenario("S78"), arguments: UIKitAnswers.FocusedElement.allCases)
  func `whoever swipes to the end hears of each page, and is on its first row`(
    element: UIKitAnswers.FocusedElement
  ) {
    simulator.loop.answers.focusedElement = element
    let list = PagedList { list in
      list.tableView.refreshFooter = AutoNormalFooter { [weak list] in list?.load(atStart: false) }
    }
    show(list)
    for page in 1...5 {
      focus(on: "row \(20 * page - 1)")
      reader.next()
      #expect(reader.current?.description == "Loading..., dimmed, button")
      simulator.advance(by: 4)
      #expect(list.loads == page)
      #expect(reader.listen() == ["Loading..., dimmed, button", "Loaded", "row \(20 * page)"])
      #expect(reader.current?.description == "row \(20 * page)")
    }
  }

  @Test(arguments: UIKitAnswers.FocusedElement.allCases)
  func `at the start, the focus goes to the last row before those that were read`(
    element: UIKitAnswers.FocusedElement
  ) {
    simulator.loop.answers.focusedElement = element
    let list = PagedList { list in
      list.tableView.refreshHeader = AutoNormalHeader { [weak list] in list?.load(atStart: true) }
      list.tableView.keepsVisibleContentInPlace = true
    }
    show(list)
    focus(on: "row 0")
    #expect(reader.previous()?.description == "Load more, button")
    reader.activate()
    simulator.advance(by: 4)
    #expect(reader.listen() == ["Loading..., dimmed, button", "Loaded", "row -1"])
    #expect(reader.current?.description == "row -1")
  }

  @Test(arguments: UIKitAnswers.FocusedElement.allCases)
  func `a header that closes with the focus passes it to the first visible row`(
    element: UIKitAnswers.FocusedElement
  ) {
    simulator.loop.answers.focusedElement = element
    let list = PagedList { list in
      let header = NormalHeader { [weak list] in list?.load(atStart: true) }
      header.lastUpdatedTimeLabel.isHidden = true
      list.tableView.refreshHeader = header
    }
    show(list)
    focus(on: "row 0")
    reader.perform("Refresh")
    #expect(reader.previous()?.label == "Loading...")
    simulator.advance(by: 4)
    #expect(reader.listen() == ["Loading...", "Updated", "row -20"])
  }

  @Test(arguments: UIKitAnswers.FocusedElement.allCases)
  func `a result that is displayed keeps the focus until the header closes`(
    element: UIKitAnswers.FocusedElement
  ) {
    simulator.loop.answers.focusedElement = element
    let list = PagedList { list in
      let header = NormalHeader { [weak list] in list?.fail(atStart: true) }
      header.lastUpdatedTimeLabel.isHidden = true
      header.resultDuration = 3
      list.tableView.refreshHeader = header
    }
    show(list)
    focus(on: "row 0")
    reader.perform("Refresh")
    reader.previous()
    simulator.advance(by: 4)
    #expect(reader.current?.label == "Loading failed")
    simulator.advance(by: 4)
    #expect(reader.current?.description == "row 0")
    #expect(reader.listen() == ["Loading...", "Loading failed", "row 0"])
  }

  @Test(arguments: UIKitAnswers.FocusedElement.allCases)
  func `a back footer that closes with the focus passes it to the first new row`(
    element: UIKitAnswers.FocusedElement
  ) {
    simulator.loop.answers.focusedElement = element
    let list = PagedList { list in
      list.tableView.refreshFooter = BackNormalFooter { [weak list] in list?.load(atStart: false) }
    }
    show(list)
    focus(on: "row 19")
    reader.perform("Load more")
    #expect(reader.next()?.label == "Loading...")
    simulator.advance(by: 4)
    #expect(reader.listen() == ["Loading...", "Loaded", "row 20"])
    let footer = list.tableView.refreshFooter
    simulator.run { footer?.refreshingBlock = { [weak list] in list?.fail(atStart: false) } }
    focus(on: "row 39")
    reader.perform("Load more")
    #expect(reader.next()?.label == "Loading...")
    simulator.advance(by: 4)
    #expect(reader.listen() == ["Loading...", "Loading failed", "row 39"])
  }

  @Test(arguments: UIKitAnswers.FocusedElement.allCases)
  func `the focus stays on a row, whatever the controls do`(
    element: UIKitAnswers.FocusedElement
  ) {
    simulator.loop.answers.focusedElement = element
    let list = PagedList { list in
      list.tableView.refreshHeader = NormalHeader { [weak list] in list?.load(atStart: true) }
      list.tableView.refreshFooter = AutoNormalFooter { [weak list] in list?.load(atStart: false) }
    }
    show(list)
    focus(on: "row 3")
    for action in ["Refresh", "Load more"] {
      reader.perform(action)
      simulator.advance(by: 4)
    }
    #expect(
      reader.listen() == ["Loading...", "Updated", "row -17", "Loading...", "Loaded", "row -17"],
      "the list displays its rows with other cells")
    let postings = simulator.run { MainLoop.current.accessibilityPostings }
    #expect(postings.allSatisfy { !($0.argument is UIResponder) })
  }

  @Test(arguments: [
    (RefreshOutcome.failure, "Loading failed"), (.noMoreData, "No more data"),
  ])
  func `a failure and the end of the data are heard, even if the user goes on`(
    outcome: RefreshOutcome, text: String
  ) {
    let list = PagedList { list in
      list.tableView.refreshHeader = NormalHeader(refreshingBlock: {})
      list.tableView.refreshFooter = BackNormalFooter(refreshingBlock: {})
    }
    show(list)
    focus(on: "row 3")
    reader.perform("Load more")
    simulator.advance(by: 4)
    reader.listen()
    simulator.run { list.tableView.refreshFooter?.endRefreshing(with: outcome) }
    reader.next()
    reader.next()
    #expect(reader.listen() == [text, "row 5"])
  }

  @Test func `with one line of the app, a swipe with three fingers refreshes at the top`() {
    let list = PagedList { list in
      list.tableView.refreshHeader = NormalHeader { [weak list] in list?.fail(atStart: true) }
    }
    show(list)
    focus(on: "row 3")
    #expect(reader.scroll(.down))
    #expect(list.loads == 0)
    #expect(reader.scroll(.up))
    #expect(list.loads == 0, "the list has scrolled to its top")
    #expect(reader.scroll(.up))
    simulator.advance(by: 1)
    #expect(list.loads == 1)
  }

  @Test(arguments: UIKitAnswers.FocusedElement.allCases)
  func `a header of content without items passes the focus to its first element`(
    element: UIKitAnswers.FocusedElement
  ) {
    simulator.loop.answers.focusedElement = element
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    simulator.run {
      let controller = UIViewController()
      for index in 0..<2 {
        let label = UILabel(frame: CGRect(x: 0, y: 100 + 50 * index, width: 200, height: 40))
        label.text = "paragraph \(index)"
        scrollView.addSubview(label)
      }
      let header = NormalHeader(refreshingBlock: {})
      header.lastUpdatedTimeLabel.isHidden = true
      scrollView.refreshHeader = header
      controller.view.addSubview(scrollView)
      simulator.show(controller)
    }
    #expect(reader.first()?.label == "paragraph 0")
    reader.perform("Refresh")
    #expect(reader.previous()?.label == "Loading...")
    reader.listen()
    simulator.run { scrollView.refreshHeader?.endRefreshing() }
    simulator.advance(by: 1)
    #expect(reader.listen() == ["Updated", "paragraph 0"])
  }

  @Test func `a double tap on a footer is heard once`() {
    let list = PagedList { list in
      let footer = AutoNormalFooter { [weak list] in list?.fail(atStart: false) }
      footer.loadsAutomatically = false
      list.tableView.refreshFooter = footer
    }
    show(list)
    focus(on: "Load more, button")
    reader.activate()
    simulator.advance(by: 4)
    #expect(reader.listen() == ["Loading..., dimmed, button", "Loading failed"])
    #expect(reader.current?.description == "Load more, button")
    reader.activate()
    reader.listen()
    #expect(list.loads == 2)
  }

  @Test func `a failed load that is displayed is the value of a button that repeats it`() {
    let list = PagedList { list in
      let footer = AutoNormalFooter { [weak list] in list?.fail(atStart: false) }
      footer.showsFailure = true
      list.tableView.refreshFooter = footer
    }
    show(list)
    focus(on: "row 19")
    simulator.advance(by: 4)
    #expect(reader.listen() == ["Loading failed"])
    let element = reader.next()
    #expect(element?.description == "Load more, Loading failed, button")
    let footer = list.tableView.refreshFooter
    #expect(
      footer?.accessibilityUserInputLabels == ["Load more", "Failed, tap to retry"],
      "Voice Control also finds the visible title")
  }

  @Test(arguments: UIKitAnswers.FocusedElement.allCases)
  func `entering a list from its title does not load at its far start`(
    element: UIKitAnswers.FocusedElement
  ) {
    simulator.loop.answers.focusedElement = element
    let list = PagedList { list in
      list.tableView.refreshHeader = AutoNormalHeader { [weak list] in list?.load(atStart: true) }
      list.tableView.keepsVisibleContentInPlace = true
      list.tableView.keepsEndVisible = true
    }
    show(list)
    #expect(list.tableView.contentOffset.y > 300)
    #expect(reader.next()?.description.hasPrefix("row") == true)
    simulator.advance(by: 4)
    #expect(list.loads == 0)
    // Reaching the start of the list row by row begins a load.
    for _ in 0..<40 where list.loads == 0 {
      reader.previous()
      reader.listen()
    }
    #expect(list.loads == 1)
    let row = reader.current?.label
    let y = reader.current?.frame.minY
    simulator.advance(by: 4)
    #expect(reader.current?.label == row && reader.current?.frame.minY == y)
    #expect(reader.listen() == [row], "the same row")
    let number = Int(row?.dropFirst(4) ?? "") ?? 0
    #expect(reader.previous()?.label == "row \(number - 1)")
  }

  @Test(arguments: UIKitAnswers.FocusedElement.allCases)
  func `rows that arrive after the end of a load receive the focus as well`(
    element: UIKitAnswers.FocusedElement
  ) {
    simulator.loop.answers.focusedElement = element
    let list = PagedList { list in
      list.tableView.refreshFooter = AutoNormalFooter(refreshingBlock: {})
    }
    show(list)
    focus(on: "row 19")
    reader.next()
    simulator.advance(by: 1)
    simulator.run { list.tableView.refreshFooter?.endRefreshing() }
    simulator.advance(by: 0.5)
    simulator.run { list.append(20) }
    simulator.advance(by: 1)
    #expect(reader.listen().suffix(2) == ["Loaded", "row 20"])
    #expect(reader.current?.description == "row 20")
  }

  @Test(arguments: UIKitAnswers.FocusedElement.allCases)
  func `rows that an app identifies keep the focus at both ends`(
    element: UIKitAnswers.FocusedElement
  ) {
    simulator.loop.answers.focusedElement = element
    let list = PagedList { list in
      list.tableView.refreshHeader = AutoNormalHeader { [weak list] in list?.load(atStart: true) }
      list.tableView.keepsVisibleContentInPlace = true
      list.tableView.keepsEndVisible = true
      list.tableView.itemIdentifierProvider = { [weak list] in list?.number(at: $0) }
    }
    show(list)
    reader.next()
    for _ in 0..<40 where list.loads == 0 {
      reader.previous()
      reader.listen()
    }
    let row = reader.current?.label
    simulator.run { list.append(20) }
    simulator.advance(by: 0.5)
    #expect(reader.current?.label == row)
    simulator.run { list.append(21) }
    simulator.advance(by: 4)
    #expect(reader.current?.label == row)
    #expect(Set(reader.listen()) == [row ?? ""])
  }

  @Test(arguments: UIKitAnswers.FocusedElement.allCases)
  func `a success interrupts nothing if the focus is outside of the list`(
    element: UIKitAnswers.FocusedElement
  ) {
    simulator.loop.answers.focusedElement = element
    let list = PagedList { list in
      list.tableView.refreshHeader = NormalHeader { [weak list] in list?.load(atStart: true) }
    }
    show(list)
    simulator.run { _ = list.tableView.refreshHeader?.requestRefresh() }
    simulator.advance(by: 4)
    #expect(reader.listen() == ["Loading...", "Updated"])
    let posting = simulator.run { MainLoop.current.accessibilityPostings.last }
    #expect(posting?.priority == .default && posting?.isQueued == true)
  }

  @Test func `texts of the app are spoken in the language of the app`() {
    let configuration = RefreshConfiguration.default
    configuration.languageCode = "de"
    defer { configuration.languageCode = nil }
    let footer = AutoNormalFooter {}
    let scrollView = UIScrollView()
    scrollView.refreshFooter = footer
    #expect(footer.accessibilityLanguage == "de")
    footer.setTitle("My own text", for: .idle)
    #expect(footer.accessibilityLabel == "My own text" && footer.accessibilityLanguage == nil)
    footer.setTitle(nil, for: .idle)
    footer.accessibilityActionName = "Sync"
    #expect(footer.accessibilityLabel == "Sync" && footer.accessibilityLanguage == nil)
  }
}

/// A list with 20 rows, which loads 20 more in three seconds.
@MainActor
private final class PagedList: UITableViewController {
  private(set) var loads = 0
  private var numbers = Array(0..<20)
  private let setUp: (PagedList) -> Void

  init(setUp: @escaping (PagedList) -> Void) {
    self.setUp = setUp
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 60
    tableView.estimatedRowHeight = 0
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    setUp(self)
  }

  func load(atStart isStart: Bool) {
    loads += 1
    answer(atStart: isStart, .success) {
      if isStart {
        let first = $0.numbers.first ?? 0
        $0.numbers.insert(contentsOf: (first - 20)..<first, at: 0)
      } else {
        let last = $0.numbers.last ?? 0
        $0.numbers += (last + 1)...(last + 20)
      }
      $0.tableView.reloadData()
    }
  }

  func number(at path: IndexPath) -> Int { numbers[path.row] }

  /// Adds a row at the end.
  func append(_ number: Int) {
    numbers.append(number)
    tableView.reloadData()
  }

  func fail(atStart isStart: Bool) {
    loads += 1
    answer(atStart: isStart, .failure) { _ in }
  }

  private func answer(
    atStart isStart: Bool, _ outcome: RefreshOutcome, _ change: @escaping (PagedList) -> Void
  ) {
    _ = MainLoop.current.schedule(after: 3) { [weak self] in
      guard let self else { return }
      change(self)
      if isStart {
        tableView.refreshHeader?.endRefreshing(with: outcome)
      } else {
        tableView.refreshFooter?.endRefreshing(with: outcome)
      }
    }
  }

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    tableView.refreshHeader?.accessibilityScroll(direction) ?? false
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numbers.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "row \(numbers[indexPath.row])"
    return cell
  }
}
