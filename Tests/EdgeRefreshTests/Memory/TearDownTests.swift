import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct TearDownTests {
  /// What an app lets go of, one after the other.
  enum Act: CaseIterable {
    case leaveWindow, takeControlOff, forgetControl, forgetOwner
  }

  /// What the control is doing when that begins.
  enum Situation: CaseIterable {
    case idle, pulling, waiting, opening, open, closing, outOfData
  }

  /// What an app is made of: it owns its views, and its control's handler knows it weakly.
  @MainActor final class Owner {
    let screen: Screen
    private(set) var reloads = 0

    init(isVisible: Bool) {
      screen = Screen(isVisible: isVisible)
      screen.scrollView.contentSize.width = 1200
    }

    func reload() { reloads += 1 }
  }

  /// What a handler holds, besides.
  final class Token {}

  /// What must be gone in the end.
  struct Traces {
    weak var control: RefreshComponent?
    weak var scrollView: UIScrollView?
    weak var owner: Owner?
    weak var token: Token?

    @MainActor var areGone: Bool {
      control == nil && scrollView == nil && owner == nil && token == nil
    }

    var left: [String] {
      [
        control.map { "\($0)" }, scrollView.map { "\($0)" }, owner.map { "\($0)" },
        token.map { "\($0)" },
      ].compactMap { $0 }
    }
  }

  @Test(.scenario("S42"), .scenario("S43"), arguments: ControlKind.allCases)
  func `with a block`(kind: ControlKind) {
    for situation in Situation.allCases {
      for order in Act.allCases.permutations {
        let traces = takeApart(kind, in: situation, order) { owner, token in
          .block { [weak owner] in
            owner?.reload()
            withExtendedLifetime(token) {}
          }
        }
        MainLoop.current.advance(by: 2)
        #expect(traces.areGone, "\(situation), \(order): \(traces.left)")
        #expect(!MainLoop.current.hasPendingWork, "\(situation), \(order)")
      }
    }
  }

  @Test(.scenario("S42"), .scenario("S43"), arguments: ControlKind.allCases)
  func `with an asynchronous handler`(kind: ControlKind) async {
    // Nothing ever comes: only being cancelled ends the handler.
    let (never, continuation) = AsyncStream.makeStream(of: Void.self)
    for situation in Situation.allCases {
      for order in Act.allCases.permutations {
        let traces = takeApart(kind, in: situation, order) { owner, token in
          .asynchronous { [weak owner] in
            for await _ in never {}
            owner?.reload()
            withExtendedLifetime(token) {}
          }
        }
        MainLoop.current.advance(by: 2)
        #expect(await settle { traces.areGone }, "\(situation), \(order): \(traces.left)")
      }
    }
    continuation.finish()
  }

  enum Handler {
    case block(@MainActor () -> Void)
    case asynchronous(@MainActor () async -> Void)
  }

  private func takeApart(
    _ kind: ControlKind, in situation: Situation, _ order: [Act],
    handler: (Owner, Token) -> Handler
  ) -> Traces {
    var owner: Owner? = Owner(isVisible: situation != .waiting)
    var control: RefreshComponent? = kind.make()
    var traces = Traces(control: control, scrollView: owner?.screen.scrollView, owner: owner)
    if let owner, let control {
      let token = Token()
      traces.token = token
      switch handler(owner, token) {
      case .block(let block): control.refreshingBlock = block
      case .asynchronous(let block): control.setRefreshHandler(block)
      }
      owner.screen.scrollView.insertSubview(control, at: 0)
      bring(control, on: owner.screen, into: situation)
    }
    for act in order {
      switch act {
      case .leaveWindow: traces.scrollView?.removeFromSuperview()
      case .takeControlOff: traces.control?.removeFromSuperview()
      case .forgetControl: control = nil
      case .forgetOwner: owner = nil
      }
    }
    return traces
  }

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
  /// All orders of the elements.
  fileprivate var permutations: [[Element]] {
    guard count > 1 else { return [self] }
    return indices.flatMap { index in
      var rest = self
      let first = rest.remove(at: index)
      return rest.permutations.map { [first] + $0 }
    }
  }
}
