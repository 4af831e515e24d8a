import EdgeRefresh
import TestSupport
import Testing
import UIKit

/// Section headers and footers that a list pins to its edges, while a control opens and closes.
@Suite(.isolated, .scenario("S85"))
@MainActor
struct PinnedViewTests {
  enum List: CaseIterable, Sendable { case table, tableWithViews, collection }

  enum Pin: CaseIterable, Sendable {
    case headers, footers, both

    var hasHeaders: Bool { self != .footers }
    var hasFooters: Bool { self != .headers }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let list: List
    let pin: Pin
    let isFooter: Bool
    let answer: UIKitAnswers.PinnedViews
    let cells: UIKitAnswers.CellsInAnimation

    var testDescription: String {
      "\(isFooter ? "footer" : "header") of a \(list), \(pin), \(answer), \(cells)"
    }

    static let all = List.allCases.flatMap { list in
      Pin.allCases.flatMap { pin in
        [true, false].flatMap { isFooter in
          UIKitAnswers.PinnedViews.allCases.flatMap { answer in
            UIKitAnswers.CellsInAnimation.allCases.map {
              Case(list: list, pin: pin, isFooter: isFooter, answer: answer, cells: $0)
            }
          }
        }
      }
    }
  }

  @Test(arguments: Case.all)
  func `pinned views stay at their edges in every frame`(_ pinned: Case) {
    let screen = PinnedScreen(pinned)
    let control = screen.control
    control.beginRefreshing()
    screen.follow("opening")
    control.endRefreshing()
    screen.follow("closing")
    screen.pull()
    screen.follow("opening after a pull")
    #expect(control.state == .refreshing)
    control.endRefreshing()
    screen.follow("closing after a pull")
    control.showsFailure = true
    screen.pull()
    screen.follow("opening before a failure")
    #expect(control.state == .refreshing)
    control.endRefreshing(with: .failure)
    screen.follow("a failure")
    control.endRefreshing()
    screen.follow("closing after a failure")
  }

  @Test(arguments: Case.all.filter { $0.answer == .jump })
  func `pinned views stay at their edges in the middle of the list`(_ pinned: Case) {
    let screen = PinnedScreen(pinned)
    screen.scrollView.contentOffset.y = pinned.isFooter ? screen.lastOffset - 20 : 20 - 47
    screen.phone.advance(by: 1)
    screen.control.beginRefreshing()
    screen.follow("opening")
    screen.control.endRefreshing()
    screen.follow("closing")
  }
}

/// A list with pinned section headers and footers, whose places are compared in each frame.
@MainActor
final class PinnedScreen {
  let phone: Phone
  let scrollView: UIScrollView
  let control: RefreshComponent
  private let pinned: PinnedViewTests.Case
  private let source: PinnedSource

  init(_ pinned: PinnedViewTests.Case) {
    self.pinned = pinned
    MainLoop.current.answers.pinnedViews = pinned.answer
    MainLoop.current.answers.cellsInAnimation = pinned.cells
    phone = Phone()
    source = PinnedSource(pinned)
    scrollView = source.list()
    control = pinned.isFooter ? BackNormalFooter() : NormalHeader()
    scrollView.setRefreshControl(control)
    phone.show(scrollView)
    if pinned.isFooter { scrollView.contentOffset.y = lastOffset }
    phone.advance(by: 1)
  }

  var lastOffset: CGFloat {
    scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
      - scrollView.bounds.height
  }

  /// Pulls the control past its threshold and lifts the finger.
  func pull() {
    phone.drag(by: pinned.isFooter ? -300 : 300)
  }

  /// Follows a movement frame by frame. A view that is at the same edge before and after it is
  /// there in each frame, completely. Other views move in one direction.
  func follow(_ movement: String, _ location: SourceLocation = #_sourceLocation) {
    var frames: [[ObjectIdentifier: CGFloat]] = []
    // The first turn shows the first frame.
    for frame in 0...30 {
      MainLoop.current.advance(by: frame == 0 ? 0 : 1.0 / 40)
      let views = sectionViews
      frames.append(
        Dictionary(views.map { (ObjectIdentifier($0), place($0)) }) { first, _ in first })
      for cell in cells where cell.layer.animationKeys() != nil {
        Issue.record("\(movement), frame \(frame): a cell is animated", sourceLocation: location)
        return
      }
    }
    guard let first = frames.first, let last = frames.last else { return }
    for (view, end) in last {
      guard let start = first[view] else { continue }
      for (frame, places) in frames.enumerated() {
        guard let now = places[view] else { continue }
        let isBetween = now > min(start, end) - 1 && now < max(start, end) + 1
        #expect(
          isBetween, "\(movement), frame \(frame): \(now), from \(start) to \(end)",
          sourceLocation: location)
        if !isBetween { return }
      }
    }
    #expect(!last.isEmpty)
  }

  private var cells: [UIView] {
    scrollView.subviews.filter { $0 is UITableViewCell || $0 is UICollectionViewCell }
  }

  private var sectionViews: [UIView] { scrollView.subviews.filter { $0.tag == PinnedSource.tag } }

  /// The top of a view on screen, with running animations.
  private func place(_ view: UIView) -> CGFloat {
    let now = MainLoop.current.now
    return view.presentation(at: now).geometry.frame.minY
      - scrollView.presentation(at: now).geometry.bounds.minY
  }
}

/// Twelve sections of six items, with headers and footers of 60 points.
@MainActor
private final class PinnedSource: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource
{
  static let tag = 7
  private let pinned: PinnedViewTests.Case

  init(_ pinned: PinnedViewTests.Case) { self.pinned = pinned }

  func list() -> UIScrollView {
    let frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    guard pinned.list == .collection else {
      let table = UITableView(frame: frame)
      table.estimatedRowHeight = 0
      table.rowHeight = 50
      table.dataSource = self
      table.delegate = self
      return table
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 50)
    layout.minimumLineSpacing = 0
    if pinned.pin.hasHeaders {
      layout.headerReferenceSize = CGSize(width: 0, height: 60)
      layout.sectionHeadersPinToVisibleBounds = true
    }
    if pinned.pin.hasFooters {
      layout.footerReferenceSize = CGSize(width: 0, height: 60)
      layout.sectionFootersPinToVisibleBounds = true
    }
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    collection.dataSource = self
    return collection
  }

  func numberOfSections(in tableView: UITableView) -> Int { 12 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: "row")
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    pinned.pin.hasHeaders ? 60 : 0
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    pinned.pin.hasFooters ? 60 : 0
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    pinned.pin.hasHeaders ? sectionView() : nil
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    pinned.pin.hasFooters ? sectionView() : nil
  }

  private func sectionView() -> UIView {
    let view =
      pinned.list == .table ? UITableViewHeaderFooterView(reuseIdentifier: nil) : UIView()
    view.tag = Self.tag
    return view
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 12 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 6 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    view.tag = Self.tag
    return view
  }
}
