import EdgeRefreshControls
import EdgeRefreshUI
import Foundation
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshUI

/// A list whose rows SwiftUI adds in a turn after the one in which the handler has returned.
@Suite(.isolated)
@MainActor
struct RowsAfterLoadTests {
  private let phone = Phone(hasNotch: false)
  private let hosting = UIView(frame: Shape.frame)
  private let work = Work()

  private func list(at edge: RefreshEdge) -> UIScrollView {
    edge.isHorizontal ? .horizontal(Shape.frame) : .vertical(Shape.frame, length: 900)
  }

  /// How the list answers after the handler.
  struct Answer: Sendable, CustomTestStringConvertible {
    let edge: RefreshEdge
    let isAutomatic: Bool
    let hasMore: Bool?
    let outcome: RefreshOutcome
    /// When the rows come, in seconds after the handler has returned.
    let delay: TimeInterval

    var testDescription: String {
      "\(edge), automatic: \(isAutomatic), \(hasMore as Any), \(outcome), after \(delay)"
    }

    static let all: [Answer] = [RefreshEdge.bottom, .trailing].flatMap { edge in
      [false, true].flatMap { isAutomatic in
        [(nil, .success), (nil, .noMoreData), (true, .success)].flatMap {
          (pair: (Bool?, RefreshOutcome)) in
          [1 / 60, 0.05].map {
            Answer(
              edge: edge, isAutomatic: isAutomatic, hasMore: pair.0, outcome: pair.1, delay: $0)
          }
        }
      }
    }
  }

  @Test(.scenario("S86"), arguments: Answer.all)
  func `the first new row is where the control was`(_ answer: Answer) async throws {
    let list = list(at: answer.edge)
    var request = work.request(at: answer.edge, isAutomatic: answer.isAutomatic)
    request.hasMore = answer.hasMore
    let modified = phone.show(request, around: list, in: hosting)
    let end = list.contentSize
    list.contentOffset =
      answer.edge.isHorizontal
      ? CGPoint(x: end.width - list.bounds.width + 44, y: 0)
      : CGPoint(x: 0, y: end.height - list.bounds.height + 44)
    modified.coordinator.beginRefreshing()
    #expect(await settle { work.isWaiting })
    phone.advance(by: 1)
    let control = try #require(modified.control)
    let (offset, place) = (list.contentOffset, control.frame.origin)
    #expect(list.bounds.intersects(control.frame))
    work.finish(with: answer.outcome)
    #expect(await settle { !work.isWaiting && MainLoop.current.hasPendingWork })
    phone.advance(by: answer.delay)
    let size = list.contentSize
    #expect(answer.edge.isHorizontal ? place.x >= size.width : place.y >= size.height)
    #expect(list.contentOffset == offset)
    if answer.edge.isHorizontal {
      list.contentSize.width += 1000
    } else {
      list.contentSize.height += 1000
    }
    phone.advance(by: 2)
    #expect(list.contentOffset == offset)
    #expect(!control.isRefreshing && !modified.coordinator.load.isActive)
  }

  @Test func `a refresh of the header ends when its handler returns`() async {
    let modified = phone.show(work.request(at: .top), around: list(at: .top), in: hosting)
    modified.coordinator.beginRefreshing()
    #expect(await settle { work.isWaiting })
    work.finish(with: .success)
    #expect(await settle { modified.control?.isRefreshing == false })
  }

  @Test func `a load that adds no rows ends after a tenth of a second`() async {
    let modified = phone.show(work.request(at: .bottom), around: list(at: .bottom), in: hosting)
    modified.coordinator.beginRefreshing()
    #expect(await settle { work.isWaiting })
    phone.advance(by: 1)
    work.finish(with: .success)
    #expect(await settle { !work.isWaiting && MainLoop.current.hasPendingWork })
    phone.advance(by: 0.05)
    #expect(modified.control?.isRefreshing == true)
    phone.advance(by: 0.1)
    #expect(modified.control?.isRefreshing == false)
  }

  @Test func `a time limit that is over while the load waits has no effect`() async {
    var options = RefreshOptions()
    options.timeoutDuration = 2
    options.showsFailure = true
    let request = work.request(at: .bottom, options: options)
    let modified = phone.show(request, around: list(at: .bottom), in: hosting)
    modified.coordinator.beginRefreshing()
    #expect(await settle { work.isWaiting })
    phone.advance(by: 1.95)
    work.finish(with: .success)
    await phone.endLoad(of: modified)
    #expect(modified.control?.isRefreshing == false)
    #expect(modified.control?.displaysFailure == false)
  }
}
