import EdgeRefresh
import Foundation
import Testing
import UIKit

@testable import GalleryExamples
@testable import UIKitSimulator

/// The profile of the gallery on a simulated phone, with a server that responds on request.
@MainActor final class ProfileScreen {
  /// The requests that have not been answered, oldest first.
  private final class Requests {
    var waiting: [@MainActor @Sendable () -> Void] = []
    var count = 0
  }

  let simulator = Simulator()
  private let requests = Requests()
  private let controller: ProfileExample
  let pages: [ProfilePage]
  let pager: UIScrollView
  let header: ProfileHeader
  let tabs: ProfileTabs

  init() throws {
    let requests = requests
    (controller, pages) = try simulator.run {
      let controller = ProfileExample(
        server: MessageServer { _, response in
          requests.waiting.append(response)
          requests.count += 1
        })
      controller.loadViewIfNeeded()
      return (controller, try controller.children.map { try #require($0 as? ProfilePage) })
    }
    simulator.show(UINavigationController(rootViewController: controller))
    pager = try #require(pages[0].view.superview as? UIScrollView)
    header = try #require(controller.view.firstDescendant(ProfileHeader.self))
    tabs = try #require(controller.view.firstDescendant(ProfileTabs.self))
    simulator.advance(by: 0.1)
  }

  // MARK: State

  /// The number of requests since the screen was shown. Each refresh makes one.
  var requestCount: Int { requests.count }
  var hasWaitingRequests: Bool { !requests.waiting.isEmpty }

  /// The position of the profile header below its place at the top, in points.
  var headerTop: CGFloat { header.frame.minY }
  var headerLength: CGFloat { header.bounds.height }

  /// The indexes of the pages of which a part is on the screen.
  var visiblePages: [Int] {
    pages.indices.filter {
      let frame: CGRect = pages[$0].view.frame
      return frame.minX < pager.bounds.maxX && frame.maxX > pager.bounds.minX
    }
  }

  /// The positions of all pages.
  var positions: [CGFloat] { pages.map(\.position) }

  /// The controls of all pages.
  var controls: [RefreshComponent] { pages.flatMap { controls(of: $0) } }

  func controls(of page: ProfilePage) -> [RefreshComponent] {
    let (header, footer) = (page.tableView.refreshHeader, page.tableView.refreshFooter)
    return [header as RefreshComponent?, footer].compactMap(\.self)
  }

  func refreshHeader(_ index: Int) throws -> RefreshHeader {
    try #require(pages[index].tableView.refreshHeader)
  }

  func refreshFooter(_ index: Int) throws -> RefreshFooter {
    try #require(pages[index].tableView.refreshFooter)
  }

  // MARK: Actions

  /// Answers the oldest request and waits until the control has closed.
  func respond() {
    guard hasWaitingRequests else { return }
    let response = requests.waiting.removeFirst()
    simulator.run { response() }
    simulator.advance(by: 1)
  }

  /// Drags by a distance and lifts the finger at rest. Calls a closure for each frame of the drag
  /// and of the following second.
  func drag(
    from start: CGPoint = CGPoint(x: 195, y: 650), x: CGFloat = 0, y: CGFloat = 0,
    eachFrame: () -> Void = {}
  ) {
    let script = FingerScript().drag(
      from: start, to: CGPoint(x: start.x + x, y: start.y + y), duration: 0.4, hold: 0.2
    ).wait(1)
    play(script, eachFrame: eachFrame)
  }

  /// Turns to a page with swipes.
  func swipe(to index: Int, eachFrame: () -> Void = {}) {
    while let current = visiblePages.first, current != index {
      let (left, right) = (CGPoint(x: 80, y: 650), CGPoint(x: 330, y: 650))
      let isForward = index > current
      let script = FingerScript().fling(
        from: isForward ? right : left, to: isForward ? left : right
      ).wait(1)
      play(script, eachFrame: eachFrame)
      if visiblePages == [current] { break }
    }
    #expect(visiblePages == [index])
  }

  /// Taps a tab and waits until its page has appeared.
  func tapTab(_ index: Int) {
    let column = tabs.bounds.width / CGFloat(pages.count)
    let point = CGPoint(x: (CGFloat(index) + 0.5) * column, y: tabs.bounds.midY)
    simulator.tap(at: tabs.convert(point, to: nil))
    simulator.advance(by: 1)
  }

  /// Plays a script and calls a closure for each frame.
  func play(_ script: FingerScript, eachFrame: () -> Void = {}) {
    simulator.play(
      script, until: script.duration, pacing: .virtual, pictureInterval: 1 / 60,
      picture: eachFrame)
  }

  // MARK: Checks

  /// Expects that each page, apart from what controls add, has the inset that the profile sets.
  func expectAppInsets(_ comment: String = "") {
    for page in pages {
      let list = page.tableView
      let unused = list.bounds.height - tabs.bounds.height - list.contentSize.height
      let expected = UIEdgeInsets(
        top: headerLength + tabs.bounds.height, left: 0,
        bottom: max(simulator.window.safeAreaInsets.bottom, unused), right: 0)
      #expect(list.contentInsetExcludingRefreshControls == expected, "\(comment)")
    }
  }

  /// Answers all requests and expects that nothing remains of the controls: neither an inset nor a
  /// displaced header.
  func expectRest(_ comment: String = "") {
    simulator.advance(by: 0.5)
    for _ in 0..<20 where hasWaitingRequests { respond() }
    simulator.advance(by: 3)
    expectAppInsets(comment)
    for page in pages {
      let (list, inset) = (page.tableView, page.tableView.contentInset)
      #expect(controls(of: page).allSatisfy { !$0.isRefreshing }, "\(comment)")
      #expect(inset.top == page.room.top, "\(comment)")
      let footer = list.refreshFooter is AutoFooter ? list.refreshFooter?.bounds.height ?? 0 : 0
      let bottom = list.contentInsetExcludingRefreshControls.bottom + footer
      #expect(abs(inset.bottom - bottom) < 1e-5, "\(comment)")
      #expect(page.position >= 0, "\(comment)")
    }
    let current = visiblePages
    #expect(current.count == 1, "\(comment)")
    guard let index = current.first else { return }
    #expect(headerTop == -min(pages[index].position, headerLength), "\(comment)")
  }
}
