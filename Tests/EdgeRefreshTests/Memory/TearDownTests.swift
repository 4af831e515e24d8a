import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct TearDownTests {
  /// A step of the teardown of a screen.
  enum TeardownStep: CaseIterable {
    case leaveWindow, removeControl, releaseControl, releaseOwner
  }

  /// The state of the control when the teardown begins.
  enum Situation: CaseIterable {
    case idle, pulling, waiting, opening, open, closing, outOfData
  }

  /// The owner of the views in an app. The control's handler has a weak reference to it.
  @MainActor final class Owner {
    let screen: Screen
    private(set) var reloads = 0

    init(isVisible: Bool) {
      screen = Screen(isVisible: isVisible)
      screen.scrollView.contentSize.width = 1200
    }

    func reload() { reloads += 1 }
  }

  /// An object that the handler retains.
  final class Token {}

  /// Weak references to the objects that must be deallocated after the teardown.
  struct References {
    weak var control: RefreshComponent?
    weak var scrollView: UIScrollView?
    weak var owner: Owner?
    weak var token: Token?

    @MainActor var areDeallocated: Bool {
      control == nil && scrollView == nil && owner == nil && token == nil
    }

    /// Descriptions of the objects that are not deallocated.
    var remaining: [String] {
      [
        control.map { "\($0)" }, scrollView.map { "\($0)" }, owner.map { "\($0)" },
        token.map { "\($0)" },
      ].compactMap { $0 }
    }
  }

  /// How a callback removes the control that nothing else retains.
  enum Removal: CaseIterable { case remove, replace, dropScrollView }

  @Test(.scenario("S42"), arguments: Removal.allCases, [false, true])
  func `a callback may remove its own control`(removal: Removal, isDidOpen: Bool) {
    let screen = Screen()
    weak var removed: RefreshHeader?
    var calls = 0
    func remove() {
      calls += 1
      switch removal {
      case .remove: screen.scrollView.refreshHeader = nil
      case .replace: screen.scrollView.refreshHeader = NormalHeader {}
      case .dropScrollView: screen.scrollView.removeFromSuperview()
      }
    }
    do {
      let header = RefreshHeader(refreshingBlock: isDidOpen ? {} : remove)
      if isDidOpen { header.didOpen = remove }
      screen.scrollView.refreshHeader = header
      removed = header
    }
    screen.scrollView.refreshHeader?.beginRefreshing()
    screen.advance(by: 1)
    #expect(calls == 1)
    if removal != .dropScrollView { #expect(removed == nil && screen.inset == [0, 0, 0, 0]) }
  }

  @Test(.scenario("S4")) func `a control that a callback adds again is attached once`() {
    let screen = Screen()
    let header = NormalHeader {}
    screen.scrollView.alwaysBounceVertical = false
    screen.scrollView.refreshHeader = header
    header.beginRefreshing()
    screen.advance(by: 1)
    header.didClose = { [weak header, weak view = screen.scrollView] in
      header?.didClose = nil
      view?.refreshHeader = header
    }
    screen.scrollView.refreshHeader = nil
    #expect(header.superview === screen.scrollView)
    screen.scrollView.refreshHeader = nil
    #expect(!screen.scrollView.alwaysBounceVertical)
    #expect(!screen.scrollView.subviews.contains { $0 is ViewportObserver })
  }

  @Test(.scenario("S42"), .scenario("S43"), arguments: ControlKind.allCases)
  func `a control with a block is deallocated in every order of teardown`(kind: ControlKind) {
    for (number, situation) in Situation.allCases.enumerated() {
      for order in Self.orders(in: number) {
        let references = tearDown(kind, in: situation, order) { owner, token in
          .block { [weak owner] in
            owner?.reload()
            withExtendedLifetime(token) {}
          }
        }
        MainLoop.current.advance(by: 2)
        #expect(references.areDeallocated, "\(situation), \(order): \(references.remaining)")
        #expect(!MainLoop.current.hasPendingWork, "\(situation), \(order)")
      }
    }
  }

  @Test(.scenario("S42"), .scenario("S43"), arguments: ControlKind.allCases)
  func `a control with an asynchronous handler is deallocated in every order of teardown`(
    kind: ControlKind
  ) async {
    // The stream has no elements, so that only cancellation ends the handler.
    let (never, continuation) = AsyncStream.makeStream(of: Void.self)
    for (number, situation) in Situation.allCases.enumerated() {
      for order in Self.orders(in: number) {
        let references = tearDown(kind, in: situation, order) { owner, token in
          .asynchronous { [weak owner] in
            for await _ in never {}
            owner?.reload()
            withExtendedLifetime(token) {}
          }
        }
        MainLoop.current.advance(by: 2)
        #expect(
          await settle { references.areDeallocated },
          "\(situation), \(order): \(references.remaining)")
      }
    }
    continuation.finish()
  }

  /// The orders of the steps to try in a situation. Without all cases, each situation has another
  /// third of them.
  private static func orders(in situation: Int) -> [[TeardownStep]] {
    TeardownStep.allCases.permutations.enumerated()
      .filter { Thoroughness.isFull || ($0.offset + situation) % 3 == 0 }.map(\.element)
  }

  enum Handler {
    case block(@MainActor () -> Void)
    case asynchronous(@MainActor () async -> Void)
  }

  private func tearDown(
    _ kind: ControlKind, in situation: Situation, _ order: [TeardownStep],
    handler: (Owner, Token) -> Handler
  ) -> References {
    var owner: Owner? = Owner(isVisible: situation != .waiting)
    var control: RefreshComponent? = kind.make()
    var references = References(
      control: control, scrollView: owner?.screen.scrollView, owner: owner)
    if let owner, let control {
      let token = Token()
      references.token = token
      switch handler(owner, token) {
      case .block(let block): control.refreshingBlock = block
      case .asynchronous(let block): control.setRefreshHandler(block)
      }
      owner.screen.scrollView.insertSubview(control, at: 0)
      bring(control, on: owner.screen, into: situation)
    }
    for step in order {
      switch step {
      case .leaveWindow: references.scrollView?.removeFromSuperview()
      case .removeControl: references.control?.removeFromSuperview()
      case .releaseControl: control = nil
      case .releaseOwner: owner = nil
      }
    }
    return references
  }

  /// Puts the control into a situation.
  private func bring(_ control: RefreshComponent, on screen: Screen, into situation: Situation) {
    screen.turn()
    switch situation {
    case .idle: break
    case .pulling:
      screen.drag(to: -200)
      screen.scrollView.scriptDragMoved(to: CGPoint(x: -200, y: 1600))
      screen.scrollView.scriptDragMoved(to: CGPoint(x: 1200, y: 1600))
    case .waiting: control.beginRefreshing()
    case .opening:
      control.beginRefreshing()
      screen.advance(by: 0.1)
    case .open:
      control.beginRefreshing()
      screen.advance(by: 0.5)
    case .closing:
      control.beginRefreshing()
      screen.advance(by: 0.5)
      control.endRefreshing()
      screen.advance(by: 0.1)
    case .outOfData: control.endRefreshing(with: .noMoreData)
    }
  }
}

extension Array {
  /// All permutations of the elements.
  fileprivate var permutations: [[Element]] {
    guard count > 1 else { return [self] }
    return indices.flatMap { index in
      var rest = self
      let first = rest.remove(at: index)
      return rest.permutations.map { [first] + $0 }
    }
  }
}
