import EdgeRefresh
import Foundation
import TestSupport
import Testing
import UIKit

@testable import GalleryExamples
@testable import UIKitSimulator

/// Controls in lists side by side under a header, used with a finger.
@Suite(.serialized)
@MainActor
struct ProfileTests {
  private let screen: ProfileScreen

  init() throws { screen = try ProfileScreen() }

  @Test(.scenario("S38"), arguments: 0...2)
  func `a pull refreshes the page that is visible and no other`(index: Int) throws {
    screen.swipe(to: index)
    #expect(screen.requestCount == 0)
    screen.drag(y: 260)
    let header = try screen.refreshHeader(index)
    #expect(screen.requestCount == 1)
    #expect(screen.controls.filter(\.isRefreshing) == [header])
    #expect(screen.headerTop.rounded() == header.bounds.height)
    screen.expectAppInsets()
    screen.respond()
    #expect(screen.requestCount == 1)
    #expect(screen.headerTop == 0)
    screen.expectRest()
  }

  @Test(.scenario("S38"), arguments: 0...2)
  func `the end of each page loads more, and of no other page`(index: Int) throws {
    screen.swipe(to: index)
    let footer = try screen.refreshFooter(index)
    for _ in 0..<6 where screen.requestCount == 0 { screen.drag(y: -400) }
    #expect(screen.requestCount == 1)
    #expect(screen.controls.filter(\.isRefreshing) == [footer])
    #expect(screen.headerTop == -screen.headerLength)
    let count = screen.pages[index].messages.count
    screen.respond()
    #expect(screen.pages[index].messages.count > count)
    screen.expectRest()
  }

  @Test(.scenario("S38")) func `a control opens above the header of the profile`() throws {
    screen.drag(y: 260)
    let control = try screen.refreshHeader(0)
    let area = try #require(screen.header.superview)
    #expect(control.convert(control.bounds, to: area).minY.rounded() == 0)
    #expect(control.convert(control.bounds, to: area).maxY.rounded() == screen.headerTop.rounded())
  }

  @Test(.scenario("S38"), arguments: [0, 100, 262, 400] as [CGFloat])
  func `a swipe does not move rows and refreshes nothing`(distance: CGFloat) {
    screen.drag(y: -distance)
    screen.simulator.advance(by: 1)
    let position = screen.positions[0]
    for index in [1, 2, 1, 0] {
      var seen: [Int: CGFloat] = [:]
      screen.swipe(to: index) {
        for page in screen.visiblePages {
          #expect(screen.pages[page].position == seen[page, default: screen.pages[page].position])
          seen[page] = screen.pages[page].position
        }
      }
      #expect(screen.headerTop == -min(position, screen.headerLength))
    }
    #expect(screen.positions[0] == position)
    #expect(screen.requestCount == 0)
    screen.expectRest()
  }

  @Test(.scenario("S38")) func `a finger that turns sideways during a pull turns no page`() throws {
    let simulator = screen.simulator
    simulator.touchDown(at: CGPoint(x: 300, y: 400))
    for step in 1...20 {
      simulator.advance(by: 0.02)
      simulator.touchMove(to: CGPoint(x: 300, y: 400 + CGFloat(step) * 13))
    }
    #expect(try screen.refreshHeader(0).state == .pulling)
    for step in 1...20 {
      simulator.advance(by: 0.02)
      simulator.touchMove(to: CGPoint(x: 300 - CGFloat(step) * 12, y: 660))
      #expect(screen.pager.contentOffset.x == 0)
    }
    simulator.touchUp()
    simulator.advance(by: 1)
    #expect(screen.requestCount == 1)
    #expect(try screen.refreshHeader(0).isRefreshing)
    screen.expectRest()
  }

  @Test(.scenario("S38"), arguments: [5, 15, 25, 35, 55, 65, 75, 85])
  func `a diagonal drag either turns the page or pulls`(degrees: Double) {
    let angle = degrees * .pi / 180
    var hasTurned = false
    var hasPulled = false
    screen.drag(
      from: CGPoint(x: 340, y: 450), x: -280 * CGFloat(cos(angle)), y: 280 * CGFloat(sin(angle))
    ) {
      hasTurned = hasTurned || screen.pager.contentOffset.x != 0
      hasPulled = hasPulled || screen.positions.contains { $0 != 0 }
    }
    #expect(hasTurned == (degrees < 45))
    #expect(hasPulled == (degrees > 45))
    #expect(screen.requestCount == (hasPulled ? 1 : 0))
    screen.expectRest()
  }

  @Test(.scenario("S38"))
  func `turning the page during a refresh closes the gap above the header`() throws {
    screen.drag(y: 260)
    var tops: [CGFloat] = []
    screen.swipe(to: 1) { tops.append(screen.headerTop) }
    #expect(tops.first?.rounded() == 54)
    #expect(tops.last == 0)
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(try screen.refreshHeader(0).isRefreshing)
    #expect(try screen.refreshHeader(1).state == .idle)
    screen.swipe(to: 0)
    #expect(screen.headerTop.rounded() == 54, "the open control is visible again")
    screen.swipe(to: 1)
    screen.respond()
    #expect(screen.headerTop == 0)
    screen.expectRest()
    screen.swipe(to: 0)
    #expect(screen.headerTop == 0)
    screen.expectRest()
  }

  @Test(.scenario("S38"))
  func `a page loads more while another one refreshes`() throws {
    screen.drag(y: 260)
    screen.swipe(to: 2)
    for _ in 0..<6 where screen.requestCount == 1 { screen.drag(y: -400) }
    #expect(screen.requestCount == 2)
    #expect(try screen.refreshHeader(0).isRefreshing)
    #expect(try screen.refreshFooter(2).isRefreshing)
    screen.expectAppInsets()
    screen.respond()
    #expect(try !screen.refreshHeader(0).isRefreshing)
    #expect(try screen.refreshFooter(2).isRefreshing)
    screen.expectAppInsets()
    screen.expectRest()
  }

  @Test(.scenario("S38")) func `pages keep their positions while the header is off the screen`() {
    screen.drag(y: -400)
    screen.swipe(to: 1)
    #expect(screen.pages[1].position == screen.headerLength)
    screen.drag(y: -40)
    let positions = screen.positions
    #expect(positions[1] > screen.headerLength)
    screen.swipe(to: 0)
    screen.swipe(to: 1)
    #expect(Array(screen.positions.prefix(2)) == Array(positions.prefix(2)))
    #expect(screen.headerTop == -screen.headerLength)
  }

  @Test(.scenario("S38")) func `a page that appears follows a header that is partly visible`() {
    screen.drag(y: -500)
    screen.swipe(to: 1)
    screen.drag(y: 120)
    let hidden = -screen.headerTop
    #expect(hidden > 0 && hidden < screen.headerLength)
    screen.swipe(to: 0)
    #expect(screen.pages[0].position == hidden)
    #expect(screen.headerTop == -hidden)
  }

  /// JXPagingView #205: a refresh that a tap on a tab begins did not open while the header was
  /// partly visible.
  @Test(.scenario("S38"), arguments: [0, 60, 262, 400] as [CGFloat])
  func `a tap on the current tab opens its control from every position`(distance: CGFloat) throws {
    screen.drag(y: -distance)
    screen.tapTab(0)
    #expect(try screen.refreshHeader(0).isRefreshing)
    #expect(screen.requestCount == 1)
    #expect(screen.headerTop.rounded() == 54)
    screen.expectRest()
  }

  @Test(.scenario("S38")) func `a tap on a tab turns to its page, and past the one between`() {
    screen.drag(y: -100)
    let position = screen.positions[0]
    screen.tapTab(2)
    #expect(screen.visiblePages == [2])
    #expect(screen.positions == [position, position, position])
    #expect(screen.requestCount == 0)
    screen.expectRest()
  }
}
