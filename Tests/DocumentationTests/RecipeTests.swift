import EdgeRefresh
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitSimulator

/// Runs the code of the article *Recipes*.
@MainActor
struct RecipeTests {
  private let simulator = Simulator()
  private let model = News()

  @Test func `a Lottie animation follows the pull and plays during the refresh`() async throws {
    let gate = Gate()
    let animation = simulator.run { LottieAnimationView(name: "refresh") }
    let (screen, header) = simulator.run {
      let header = RefreshHeader(content: LottieContent(animation))
      header.setRefreshHandler { await gate.wait() }
      return (show(ExampleViewController()), header)
    }
    screen.tableView.refreshHeader = header
    simulator.advance(by: 0.1)
    #expect(header.bounds.height == 80)
    #expect(animation.bounds.size == header.bounds.size)

    simulator.touchDown(at: CGPoint(x: 195, y: 300))
    move(by: 80)
    #expect(animation.currentProgress > 0 && animation.currentProgress < 1)
    #expect(!animation.isAnimationPlaying)
    move(by: 300)
    #expect(animation.currentProgress == 1)
    simulator.touchUp()
    await wait { gate.isWaiting }
    simulator.advance(by: 2)
    #expect(animation.isAnimationPlaying)
    #expect(animation.playCount == 1)

    gate.open()
    await wait { header.state == .idle }
    #expect(animation.isAnimationPlaying, "the control is closing")
    await wait { !animation.isAnimationPlaying }
    #expect(animation.currentProgress == 0)
    #expect(animation.playCount == 1)
    #expect(screen.tableView.contentInset == .zero)
  }

  @Test func `the Lottie recipe attaches a header that ends its refresh`() async throws {
    let screen = show(ExampleViewController())
    simulator.run { screen.showAnimation(model) }
    let header = try #require(screen.tableView.refreshHeader)
    pull()
    await wait { !model.articles.isEmpty && header.state == .idle }
    #expect(model.articles.count == 20)
    #expect(header.state == .idle)
  }

  /// Pulls the header of a screen, and expects one refresh, which lasts until a closure ends it.
  private func expectRefresh(
    of screen: ExampleViewController, countedBy reloads: Count, end: () -> Void
  ) throws {
    let header = try #require(screen.tableView.refreshHeader)
    pull()
    simulator.advance(by: 2)
    #expect(reloads.value == 1)
    #expect(header.state == .refreshing)
    simulator.run(end)
    simulator.advance(by: 1)
    #expect(header.state == .idle)
    #expect(screen.tableView.contentInset == .zero)
  }

  /// Pulls a header, and expects that its refresh lasts until a gate opens.
  private func expectPull(of header: RefreshHeader, toLastUntil gate: Gate) async {
    pull()
    await wait { gate.isWaiting }
    simulator.advance(by: 1)
    #expect(header.state == .refreshing)
    gate.open()
    await wait { header.state == .idle }
    #expect(header.state == .idle)
  }

  /// Shows a screen whose header awaits a Combine subject.
  private func showSubject() throws -> (
    screen: ExampleViewController, header: RefreshHeader, PassthroughSubject<String, any Error>
  ) {
    let screen = show(ExampleViewController())
    let subject = PassthroughSubject<String, any Error>()
    simulator.run { screen.awaitValues(of: { subject.eraseToAnyPublisher() }) }
    return (screen, try #require(screen.tableView.refreshHeader), subject)
  }

  @Test func `a Combine subject begins and ends a refresh`() async throws {
    let screen = show(ExampleViewController())
    let model = CombineModel()
    var cancellables: Set<AnyCancellable> = []
    simulator.run { screen.bindHeader(to: model, storedIn: &cancellables) }
    let reloads = Count()
    model.reload.sink { reloads.value += 1 }.store(in: &cancellables)
    try expectRefresh(of: screen, countedBy: reloads) { model.outcomes.send(.success) }
  }

  @Test func `a canceled Combine subscription no longer ends refreshes`() throws {
    let screen = show(ExampleViewController())
    let model = CombineModel()
    var cancellables: Set<AnyCancellable> = []
    simulator.run { screen.bindHeader(to: model, storedIn: &cancellables) }
    pull()
    simulator.advance(by: 2)
    cancellables = []
    simulator.run { model.outcomes.send(.success) }
    #expect(screen.tableView.refreshHeader?.state == .refreshing)
  }

  @Test func `a handler that awaits a Combine publisher ends with the publisher`() async throws {
    let (screen, header, subject) = try showSubject()
    pull()
    simulator.advance(by: 1)
    await wait { subject.isSubscribed }
    simulator.run { subject.send("First") }
    await wait { screen.tableView.accessibilityLabel == "First" }
    #expect(header.state == .refreshing)
    simulator.run { subject.send(completion: .finished) }
    await wait { header.state == .idle }
    #expect(header.state == .idle)
    #expect(screen.tableView.accessibilityLabel == "First")
  }

  @Test func `ending the refresh cancels the subscription of its handler`() async throws {
    let (_, header, subject) = try showSubject()
    pull()
    await wait { subject.isSubscribed }
    #expect(subject.isSubscribed)
    simulator.run { header.endRefreshing() }
    await wait { !subject.isSubscribed }
    #expect(!subject.isSubscribed)
  }

  @Test func `a failure of a Combine publisher fails the refresh`() async throws {
    let (_, header, subject) = try showSubject()
    let times = Times()
    header.lastUpdatedStore = times
    pull()
    simulator.advance(by: 1)
    await wait { subject.isSubscribed }
    simulator.run { subject.send(completion: .failure(Feed.LoadFailed())) }
    await wait { header.state == .idle }
    #expect(header.state == .idle)
    #expect(times.changes == 0)
  }

  @Test func `RxSwift sequences begin and end a refresh`() throws {
    let screen = show(ExampleViewController())
    let model = RxModel()
    let bag = DisposeBag()
    simulator.run { screen.bindHeader(to: model, disposedBy: bag) }
    let reloads = Count()
    _ = model.reload.subscribe(AnyObserver { _ in reloads.value += 1 })
    try expectRefresh(of: screen, countedBy: reloads) { model.outcomes.onNext(.success) }
  }

  @Test func `a handler that awaits an observable ends with the observable`() async throws {
    let screen = show(ExampleViewController())
    simulator.run {
      screen.awaitValues(of: {
        Observable.create { observer in
          observer.onNext("First")
          observer.on(.completed)
          return Disposables.create()
        }
      })
    }
    let header = try #require(screen.tableView.refreshHeader)
    pull()
    await wait { screen.tableView.accessibilityLabel == "First" && header.state == .idle }
    #expect(screen.tableView.accessibilityLabel == "First")
    #expect(header.state == .idle)
  }

  @Test func `a header follows a property of an observable store`() async throws {
    let screen = show(ExampleViewController())
    let gate = Gate()
    let store = store(waitingAt: gate)
    simulator.run { showFeed(of: store, in: screen.tableView) }
    let header = try #require(screen.tableView.refreshHeader)
    await expectPull(of: header, toLastUntil: gate)
    #expect(store.titles == ["Title"])
    #expect(gate.count == 1)
  }

  @Test func `a header opens when an observable store loads by itself`() async throws {
    let screen = show(ExampleViewController())
    let gate = Gate()
    let store = store(waitingAt: gate)
    simulator.run { showFeed(of: store, in: screen.tableView) }
    let header = try #require(screen.tableView.refreshHeader)
    let load = Task { await store.reload() }
    await wait { header.state == .refreshing }
    simulator.advance(by: 1)
    #expect(header.state == .refreshing)
    gate.open()
    await wait { header.state == .idle }
    await load.value
    #expect(header.state == .idle)
    #expect(gate.count == 1, "the header does not load again")
  }

  @Test func `observing a store does not retain it`() {
    weak var freed: FeedStore?
    do {
      let store = store(waitingAt: Gate())
      freed = store
      store.observeLoading { _ in }
    }
    #expect(freed == nil)
  }

  @Test func `an action of a composable store ends a refresh with its effect`() async throws {
    let gate = Gate()
    let screen = show(ExampleViewController())
    let store = store(pages: 3, gate: gate)
    simulator.run { screen.showStore(store) }
    let header = try #require(screen.tableView.refreshHeader)
    let times = Times()
    header.lastUpdatedStore = times
    await expectPull(of: header, toLastUntil: gate)
    #expect(times.changes == 1, "the refresh succeeded")
    #expect(store.pages == 3)
  }

  @Test func `a failure in the state of a composable store fails the refresh`() async throws {
    let gate = Gate()
    let screen = show(ExampleViewController())
    let store = store(pages: nil, gate: gate)
    simulator.run { screen.showStore(store) }
    let header = try #require(screen.tableView.refreshHeader)
    let times = Times()
    header.lastUpdatedStore = times
    pull()
    await wait { gate.isWaiting }
    gate.open()
    await wait { header.state == .idle }
    #expect(header.state == .idle)
    #expect(times.changes == 0)
  }

  @Test func `a footer reads from the state of a composable store whether there is more`()
    async throws
  {
    let gate = Gate()
    let screen = show(ExampleViewController())
    let store = store(pages: 3, gate: gate)
    simulator.run { screen.showStore(store) }
    let footer = try #require(screen.tableView.refreshFooter)
    simulator.run { footer.beginRefreshing() }
    await wait { gate.isWaiting }
    gate.open()
    await wait { footer.state == .noMoreData }
    #expect(footer.state == .noMoreData)
  }

  @Test func `a control that is removed cancels the effect of a composable store`() async throws {
    let screen = show(ExampleViewController())
    let canceled = Count()
    let store = Store<Feed.State, Feed.Action>(initialState: Feed.State()) { _, _ in
      {
        while !Task.isCancelled { await Task.yield() }
        canceled.value += 1
        return nil
      }
    }
    simulator.run { screen.showStore(store) }
    pull()
    await wait { screen.tableView.refreshHeader?.state == .refreshing }
    simulator.run { screen.tableView.refreshHeader = nil }
    await wait { canceled.value == 1 }
    #expect(canceled.value == 1)
  }

  @Test func `a diffable snapshot is applied before the refresh ends`() async throws {
    let screen = show(ExampleViewController())
    let table: UITableView = screen.tableView
    let dataSource = simulator.run {
      UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in
        UITableViewCell()
      }
    }
    simulator.run { table.addHeader(showing: model, with: dataSource) }
    let header = try #require(table.refreshHeader)
    var rowsAtEnd: Int?
    header.closingAnimations = { rowsAtEnd = table.numberOfRows(inSection: 0) }
    pull()
    await wait { rowsAtEnd != nil }
    #expect(rowsAtEnd == 20)
  }

  @Test func `a tap on the selected tab scrolls to the top and then refreshes`() async throws {
    let tabs = simulator.run { UITabBarController() }
    let taps = TabTaps()
    let rows = Rows(50)
    let screen = simulator.run { ExampleViewController() }
    screen.tableView.dataSource = rows
    simulator.run {
      tabs.delegate = taps
      tabs.viewControllers = [
        UINavigationController(rootViewController: screen), UIViewController(),
      ]
      simulator.show(tabs)
    }
    let table: UITableView = screen.tableView
    simulator.run { table.refreshHeader = NormalHeader(refreshingBlock: {}) }
    simulator.advance(by: 0.1)
    let top = -table.adjustedContentInset.top
    simulator.run { table.contentOffset.y = 500 }

    simulator.run { tabs.tap(0) }
    simulator.advance(by: 2)
    #expect(table.contentOffset.y == top)
    #expect(table.refreshHeader?.state == .idle)

    simulator.run { tabs.tap(0) }
    simulator.advance(by: 2)
    #expect(table.refreshHeader?.state == .refreshing)

    simulator.run { tabs.tap(1) }
    #expect(tabs.selectedViewController === tabs.viewControllers?.last)
  }

  @Test func `an empty list can be pulled, and has no footer`() async throws {
    let screen = show(ExampleViewController())
    let table: UITableView = screen.tableView
    let rows = Rows(0)
    table.dataSource = rows
    simulator.run { showMessage("Nothing here yet", whileEmpty: model, in: table) }
    simulator.advance(by: 0.1)
    let footer = try #require(table.refreshFooter)
    #expect(footer.isHidden)
    #expect(table.backgroundView?.isHidden == false)
    #expect(screen.shown == [])
    pull()
    rows.counts = [20]
    await wait { !model.articles.isEmpty && table.refreshHeader?.state == .idle }
    #expect(model.articles.count == 20)
    #expect(table.backgroundView?.isHidden == true)
    await wait { !footer.isHidden }
    #expect(!footer.isHidden)
  }

  @Test func `a header that is opened for a picture looks the same at any time`() throws {
    let screen = show(ExampleViewController())
    let header = simulator.run { NormalHeader { try await Task.sleep(for: .seconds(100)) } }
    simulator.run { screen.tableView.refreshHeader = header }
    simulator.advance(by: 1)
    simulator.run { openForPicture(header) }
    let first = simulator.screenshot()
    #expect(header.state == .refreshing)
    #expect(abs(screen.tableView.contentInset.top - header.bounds.height) < 0.001)
    for seconds in [0.1, 0.37, 5] {
      simulator.advance(by: seconds)
      #expect(simulator.screenshot() == first, "after \(seconds) seconds")
    }
  }

  @Test func `a content view can be drawn without a control`() {
    let animation = LottieAnimationView(name: "refresh")
    showRefreshing(LottieContent(animation))
    #expect(animation.isAnimationPlaying)
  }

  // MARK: - The screen

  /// Shows a screen.
  private func show(_ make: @autoclosure () -> ExampleViewController) -> ExampleViewController {
    let screen = simulator.run(make)
    simulator.show(screen)
    simulator.advance(by: 0.1)
    return screen
  }

  /// Pulls the list past the threshold and lifts the finger.
  private func pull() {
    simulator.drag(
      from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 600), duration: 0.5)
  }

  /// Moves the finger down from the place where it touched the screen.
  private func move(by distance: CGFloat) {
    for step in 1...10 {
      simulator.touchMove(to: CGPoint(x: 195, y: 300 + distance * CGFloat(step) / 10))
      simulator.advance(by: 1 / 60)
    }
  }

  /// Advances the clock of the simulated phone, and runs the tasks after each step, until the
  /// condition holds or ten seconds have passed.
  private func wait(until condition: () -> Bool) async {
    for _ in 0..<200 where !condition() {
      simulator.advance(by: 0.05)
      for _ in 0..<5 { await Task.yield() }
    }
  }

  /// A store whose loads wait at a gate.
  private func store(waitingAt gate: Gate) -> FeedStore {
    FeedStore {
      await gate.wait()
      return ["Title"]
    }
  }

  /// A store whose effects wait at a gate, and then load a number of pages or fail.
  private func store(pages: Int?, gate: Gate) -> Store<Feed.State, Feed.Action> {
    Store(initialState: Feed.State()) { state, action in
      switch action {
      case .refresh, .loadMore:
        return {
          await gate.wait()
          return .loaded(pages: pages)
        }
      case .loaded(let pages):
        state.pages = pages ?? state.pages
        state.hasFailed = pages == nil
        state.hasMore = false
        return nil
      }
    }
  }
}

/// Lets loads wait until a test opens the gate, and counts them.
@MainActor
private final class Gate {
  private(set) var count = 0
  private var isOpen = false

  var isWaiting: Bool { count > 0 }

  func wait() async {
    count += 1
    while !isOpen && !Task.isCancelled { await Task.yield() }
  }

  func open() { isOpen = true }
}

/// Counts the times of successful refreshes.
private final class Times: LastUpdatedStore {
  private(set) var changes = 0

  func lastUpdatedTime(forKey key: String) -> Date? { nil }

  func setLastUpdatedTime(_ time: Date?, forKey key: String) { changes += 1 }
}

/// A number that closures share.
private final class Count {
  var value = 0
}
