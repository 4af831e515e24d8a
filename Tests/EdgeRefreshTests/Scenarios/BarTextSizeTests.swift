import EdgeRefresh
import Foundation
import ScenarioTrait
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// No part of a control is visible through a bar when the control grows with the text size.
@Suite(.isolated, .scenario("S71"))
@MainActor
struct BarTextSizeTests {
  @Test(arguments: [
    UIContentSizeCategory.extraSmall, .accessibilityExtraExtraExtraLarge,
  ])
  func `a control of any length comes out from the edge of its bar`(
    category: UIContentSizeCategory
  ) {
    MainLoop.current.preferredContentSizeCategory = category
    let screen = BarScreen(.both, hasControls: true)
    let other = BarScreen(.both, hasControls: false)
    #expect(screen.picture.firstDifference(from: other.picture) == nil)
    let (start, end) = (screen.table.contentOffset.y, screen.endOffset)
    for control in [screen.header, screen.footer] {
      let length = control.bounds.height
      #expect((length > 60) == (category != .extraSmall))
      for visible in [-10, 0, 10, length / 2, length, length + 30] {
        screen.table.contentOffset.y = control === screen.header ? start - visible : end + visible
        other.follow(screen)
        let (picture, otherPicture) = (screen.picture, other.picture)
        let difference = picture.firstDifference(
          from: otherPicture, top: screen.bars.top, bottom: screen.bars.bottom)
        #expect(difference == nil, "\(visible) points of \(length)")
        if visible >= length / 2 { #expect(picture != otherPicture, "\(visible) points") }
        if visible <= 0 { #expect(picture == otherPicture, "\(visible) points") }
      }
    }
  }

  @Test(arguments: [Bars.navigation, .both])
  func `a new text size lets nothing of a control appear under a bar`(bars: Bars) {
    let screen = BarScreen(bars, hasControls: true)
    let other = BarScreen(bars, hasControls: false)
    func choose(_ category: UIContentSizeCategory) {
      MainLoop.current.preferredContentSizeCategory = category
      screen.phone.advance(by: 0.1)
    }
    for category in [UIContentSizeCategory.accessibilityExtraExtraExtraLarge, .large] {
      choose(category)
      #expect(screen.picture == other.picture)
    }
    screen.header.beginRefreshing()
    screen.phone.advance(by: 1)
    let length = screen.header.bounds.height
    choose(.accessibilityExtraExtraExtraLarge)
    #expect(screen.header.bounds.height > length)
    for offset in [0, 10, 40, length, 200] as [CGFloat] {
      screen.table.contentOffset.y = -screen.table.adjustedContentInset.top + offset
      other.follow(screen)
      let difference = screen.picture.firstDifference(from: other.picture, top: screen.bars.top)
      #expect(difference == nil, "\(offset)")
    }
    screen.table.contentOffset.y = -screen.table.adjustedContentInset.top
    screen.header.endRefreshing()
    screen.phone.advance(by: 1)
    other.follow(screen)
    #expect(screen.table.contentInset == .zero && screen.picture == other.picture)
  }
}
