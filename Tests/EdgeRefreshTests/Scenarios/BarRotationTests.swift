import EdgeRefresh
import Foundation
import ScenarioTrait
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// No part of a control is visible through a bar while the phone rotates and afterward.
@Suite(.isolated, .scenario("S71"))
@MainActor
struct BarRotationTests {
  nonisolated static let bars: [Bars] = [
    .none, .navigation, .largeTitle, .search, .transparent, .toolbar, .both,
  ]

  private let screen: (Bars) -> BarScreen = { BarScreen($0, hasControls: true) }
  private let other: (Bars) -> BarScreen = { BarScreen($0, hasControls: false) }

  /// Rotates screens and calls a closure in some frames of the animation.
  private func rotate(_ screens: BarScreen..., frame: (Int) -> Void) {
    for screen in screens { screen.rotate() }
    for index in 1...6 {
      MainLoop.current.advance(by: 0.06)
      frame(index)
    }
    MainLoop.current.advance(by: 1)
  }

  @Test(arguments: bars, [nil, 300] as [CGFloat?])
  func `at rest, nothing of a control appears`(bars: Bars, offset: CGFloat?) {
    let (screen, other) = (screen(bars), other(bars))
    for list in [screen, other] { if let offset { list.table.contentOffset.y = offset } }
    for direction in ["to the side", "back"] {
      rotate(screen, other) {
        #expect(
          screen.picture.firstDifference(from: other.picture) == nil, "\(direction), frame \($0)")
      }
      #expect(screen.picture.firstDifference(from: other.picture) == nil, "\(direction)")
    }
  }

  @Test(arguments: bars.filter(\.isAtBottom))
  func `at the end of the content, nothing of a footer appears`(bars: Bars) {
    let (screen, other) = (screen(bars), other(bars))
    for direction in ["to the side", "back"] {
      for list in [screen, other] { list.table.contentOffset.y = list.endOffset }
      rotate(screen, other) {
        #expect(
          screen.picture.firstDifference(from: other.picture) == nil, "\(direction), frame \($0)")
      }
    }
  }

  // A large title is left out: in the stand-in, how it becomes small depends on the drag.
  @Test(arguments: bars.filter { !$0.isCollapsible })
  func `during a pull, nothing of the header is under the bar`(bars: Bars) {
    let (screen, other) = (screen(bars), other(bars))
    let rest = other.picture
    func expectEqualBars(_ place: String, location: SourceLocation = #_sourceLocation) {
      other.follow(screen)
      #expect(
        screen.picture.firstDifference(from: other.picture, top: screen.bars.top) == nil,
        "\(place)", sourceLocation: location)
    }
    let window = screen.phone.window
    let touch = window.beginTouch(at: CGPoint(x: 195, y: 150))
    for y in [170, 200, 230, 260] as [CGFloat] {
      screen.phone.advance(by: 0.02)
      window.moveTouch(touch, to: CGPoint(x: 195, y: y))
    }
    for direction in ["to the side", "back"] {
      other.follow(screen)
      rotate(screen, other) { _ in }
      expectEqualBars(direction)
      for y in [250, 290, 340] as [CGFloat] {
        screen.phone.advance(by: 0.02)
        window.moveTouch(touch, to: CGPoint(x: 195, y: y))
        expectEqualBars("\(direction), \(y)")
      }
    }
    window.endTouch(touch)
    screen.phone.advance(by: 1)
    screen.header.endRefreshing()
    // The scroll indicators disappear last.
    screen.phone.advance(by: 2)
    #expect(screen.picture.firstDifference(from: rest) == nil)
  }

  @Test(arguments: bars)
  func `an open header stays below the bar`(bars: Bars) {
    let (screen, other) = (screen(bars), other(bars))
    let rest = other.picture
    screen.header.beginRefreshing()
    screen.phone.advance(by: 1)
    for direction in ["to the side", "back"] {
      other.follow(screen)
      let before = screen.bars.top
      rotate(screen, other) {
        // The bar has another height in landscape.
        let difference = screen.picture.firstDifference(
          from: other.picture, top: min(before, screen.bars.top))
        #expect(difference == nil, "\(direction), frame \($0)")
      }
      other.follow(screen)
      let (picture, otherPicture) = (screen.picture, other.picture)
      #expect(picture.firstDifference(from: otherPicture, top: screen.bars.top) == nil)
      #expect(picture.firstDifference(from: otherPicture) != nil, "it is visible")
      #expect(Int(screen.phone.frame(of: screen.header).minY.rounded()) == screen.bars.top)
    }
    screen.header.endRefreshing()
    screen.phone.advance(by: 1)
    #expect(screen.picture.firstDifference(from: rest) == nil)
  }
}
