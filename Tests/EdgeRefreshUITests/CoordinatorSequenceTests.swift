import EdgeRefreshControls
import EdgeRefreshUI
import Foundation
import Randomness
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshUI

/// Random sequences of what SwiftUI, the app and the user do.
@Suite(.isolated)
@MainActor
struct CoordinatorSequenceTests {
  /// A screen with one modified view, and the scroll views that it has had.
  @MainActor
  private final class Session {
    let phone = Phone(hasNotch: false)
    let hosting = UIView(frame: Shape.frame)
    var lists: [UIScrollView] = []
    var modified: ModifiedView?
    /// The work of each modified view.
    var works: [Work] = []
    var isAutomatic = false
    var look = RefreshLook.arrow
    let edge: RefreshEdge
    /// Whether lists that are replaced are freed.
    let freesLists: Bool
    private var generator: SplitMix64

    init(seed: UInt64) {
      generator = SplitMix64(seed: seed)
      edge = seed.isMultiple(of: 2) ? .top : .bottom
      freesLists = seed.isMultiple(of: 3)
      replaceList()
      phone.show(hosting)
    }

    var request: RefreshRequest? {
      works.last?.request(at: edge, look: look, isAutomatic: isAutomatic)
    }

    /// Whether every task that should have begun or ended has done so.
    var isSettled: Bool {
      let isRunning = modified?.coordinator.load.handlerRun != nil
      return works.filter(\.isWaiting).count == (isRunning ? 1 : 0)
    }

    func replaceList() {
      let list = UIScrollView.vertical(Shape.frame)
      hosting.insertSubview(list, at: 0)
      lists.last?.removeFromSuperview()
      if freesLists { lists.removeAll() }
      lists.append(list)
    }

    func update() {
      if let request { modified?.update(request) }
    }

    /// Returns the name of the step.
    func step() -> String {
      switch generator.below(12) {
      case 0:
        modified?.remove()
        modified = nil
        phone.turn()
        return "remove"
      case 1, 2:
        guard modified == nil else { return "nothing" }
        works.append(Work())
        modified = request.map { ModifiedView($0) }
        modified?.add(to: hosting, around: Shape.frame)
        return "add"
      case 3:
        replaceList()
        return "replace the list"
      case 4:
        look = generator.pick([.arrow, .spinner])
        update()
        return "look"
      case 5:
        isAutomatic.toggle()
        update()
        return "automatic: \(isAutomatic)"
      case 6:
        hosting.removeFromSuperview()
        phone.advance(by: 0.1)
        phone.show(hosting)
        return "leave and return"
      case 7:
        modified?.coordinator.beginRefreshing()
        return "begin"
      case 8:
        works.last?.finish(with: generator.pick([.success, .noMoreData, .failure]))
        return "finish"
      case 9:
        modified?.coordinator.endRefreshing(with: .success)
        return "end"
      case 10:
        phone.drag(by: edge == .top ? 300 : -300)
        return "drag"
      default:
        update()
        phone.advance(by: generator.number(0...0.6))
        return "update, wait"
      }
    }
  }

  @Test(.scenario("S25"), arguments: 1...60 as ClosedRange<UInt64>)
  func `work runs once at a time, and insets return to zero`(seed: UInt64) async {
    let session = Session(seed: seed)
    var steps: [String] = []
    for _ in 0..<40 {
      steps.append(session.step())
      for _ in 0..<8 { await Task.yield() }
      // How many turns a task takes depends on the machine.
      _ = await settle { session.isSettled }
      // A load at the end waits for its rows.
      if steps.last == "finish" {
        session.phone.advance(by: 0.2)
        _ = await settle { session.isSettled }
      }
      let waiting = session.works.filter(\.isWaiting)
      #expect(waiting.count <= 1, "\(steps)")
      let isLoading = session.modified?.coordinator.load.isActive ?? false
      if isLoading != !waiting.isEmpty { #expect(isLoading == !waiting.isEmpty, "\(steps)") }
      let attached = session.lists.flatMap(\.subviews).filter { $0 is RefreshComponent }
      if attached.count > 1 { Issue.record("\(attached.count) controls after \(steps)") }
    }
    session.update()
    session.phone.advance(by: 2)
    if let list = session.lists.last, session.modified != nil {
      #expect(session.modified?.scrollView === list, "\(steps)")
    }
    session.works.last?.finish(with: .success)
    _ = await settle { session.isSettled }
    session.phone.advance(by: 2)
    session.modified?.remove()
    session.modified = nil
    session.phone.turn()
    _ = await settle { session.isSettled }
    #expect(session.lists.allSatisfy { $0.contentInset == .zero }, "\(steps)")
    #expect(session.works.allSatisfy { !$0.isWaiting }, "\(steps)")
  }
}
