import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct InsetArithmeticTests {
  let screen = Screen()
  var view: UIScrollView { screen.scrollView }

  @Test(.scenario("S50"))
  func `restoring a saved inset undoes any number of changes`() {
    view.refreshFooter = AutoNormalFooter {}
    for heights in [[300], [300, 300], [300, 346], [346, 300, 0, 44]] as [[CGFloat]] {
      let saved = view.contentInset
      for height in heights { view.contentInset.bottom = height }
      view.contentInset = saved
      #expect(screen.inset == [0, 0, 44, 0])
    }
  }

  @Test(.scenario("S50"))
  func `adding to the inset and subtracting again restores it`() {
    view.refreshFooter = AutoNormalFooter {}
    for amount in [300, 44, 1 / 3, 0.1, 54] as [CGFloat] {
      let read = view.contentInset.bottom
      view.contentInset.bottom += amount
      #expect(abs(view.contentInset.bottom - (read + amount)) < 1e-6)
      view.contentInset.bottom -= amount
      #expect(screen.inset == [0, 0, 44, 0])
    }
    view.refreshFooter = nil
    #expect(view.contentInset == .zero, "exactly the app's inset")
  }

  @Test(.scenario("S50"))
  func `a rounding error of the app's arithmetic is not written back`() {
    view.refreshFooter = AutoNormalFooter {}
    var writes = 0
    let observation = view.observe(\.contentInset) { _, _ in
      MainActor.assumeIsolated { writes += 1 }
    }
    view.contentInset.bottom += 222
    view.contentInset.bottom -= 222
    #expect(writes == 2, "only those of the app")
    #expect(screen.inset == [0, 0, 44, 0])
    observation.invalidate()
  }

  @Test(.scenario("S50"))
  func `an inset saved during a refresh restores the app's inset after the end`() {
    let header = screen.refreshing(NormalHeader {})
    let saved = view.contentInset
    view.contentInset.top += 30
    view.contentInset.bottom = 300
    header.endRefreshing()
    screen.advance(by: 1)
    view.contentInset.bottom = 346
    view.contentInset = saved
    #expect(screen.inset == [0, 0, 0, 0])
  }

  @Test(.scenario("S50"))
  func `an amount added to a saved inset is added to the app's inset at that time`() {
    let header = screen.refreshing(NormalHeader {})
    let saved = view.contentInset.top
    header.endRefreshing()
    screen.advance(by: 1)
    view.contentInset.top = saved + 10
    #expect(screen.inset == [10, 0, 0, 0])
  }

  @Test(.scenario("S50"))
  func `a saved inset can be restored after the control is removed`() {
    view.contentInset.bottom = 5
    view.refreshFooter = AutoNormalFooter {}
    let saved = view.contentInset
    view.refreshFooter = nil
    view.contentInset.bottom = 300
    view.contentInset = saved
    #expect(screen.inset == [0, 0, 5, 0])
  }

  @Test(.scenario("S50"))
  func `an inset copied from another list does not include the amounts of its controls`() {
    view.contentInset.bottom = 7
    view.refreshFooter = AutoNormalFooter {}
    let other = Screen()
    other.scrollView.refreshFooter = BackNormalFooter {}
    other.scrollView.contentInset = view.contentInset
    #expect(other.inset == [0, 0, 7, 0])
  }

  @Test(.scenario("S5"), arguments: [44, 54])
  func `an inset equal to a control's height belongs to the app`(value: CGFloat) {
    let header = screen.refreshing(NormalHeader {})
    view.refreshFooter = AutoNormalFooter {}
    view.contentInset.bottom = value
    #expect(screen.inset == [54, 0, value + 44, 0])
    view.contentInset.top = 10
    header.endRefreshing()
    screen.advance(by: 1)
    view.contentInset.top = value
    #expect(screen.inset == [value, 0, value + 44, 0])
    view.refreshFooter = nil
    #expect(screen.inset == [value, 0, value, 0])
  }

  @Test(.scenario("S5"), arguments: [44, 54])
  func `an inset equal to a footer's height that is set before the footer belongs to the app`(
    value: CGFloat
  ) {
    view.contentInset.bottom = value
    view.refreshFooter = AutoNormalFooter {}
    #expect(screen.inset == [0, 0, value + 44, 0])
    view.contentInset.bottom = value
    #expect(screen.inset == [0, 0, value + 44, 0])
  }

  @Test(.scenario("S50"))
  func `insets with irrational values can be changed and restored`() {
    let irregular = CGFloat(2).squareRoot() * 30
    view.contentInset.top = irregular
    let header = screen.refreshing(NormalHeader {})
    let saved = view.contentInset
    view.contentInset.top += 12
    header.endRefreshing()
    screen.advance(by: 1)
    #expect(abs(view.contentInset.top - irregular - 12) < 1e-6)
    view.contentInset = saved
    #expect(abs(view.contentInset.top - irregular) < 1e-6)
  }

  @Test func `the app's inset can be read and set without the controls`() {
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.contentInsetExcludingRefreshControls == view.contentInset)
    view.contentInsetExcludingRefreshControls.left = 5
    #expect(screen.inset == [1, 5, 3, 4])
    let header = screen.refreshing(NormalHeader {})
    view.refreshFooter = AutoNormalFooter {}
    #expect(
      view.contentInsetExcludingRefreshControls
        == UIEdgeInsets(top: 1, left: 5, bottom: 3, right: 4))
    view.contentInsetExcludingRefreshControls = UIEdgeInsets(top: 54, left: 0, bottom: 44, right: 0)
    #expect(screen.inset == [108, 0, 88, 0])
    #expect(screen.offset.y == -108, "the open header stays in view")
    header.endRefreshing()
    screen.advance(by: 1)
    #expect(screen.inset == [54, 0, 88, 0])
  }

  @Test func `the content inset exceeds the exact sum by less than a millionth of a point`() {
    let round = Array(stride(from: CGFloat(10), to: 90, by: 0.25))
    for height in round + round.map({ $0.squareRoot() }) {
      let footer = AutoNormalFooter {}
      footer.frame.size.height = height
      view.refreshFooter = footer
      #expect(abs(view.contentInset.bottom - height) < 1e-6)
      #expect(view.contentInset.bottom > height)
    }
  }

  @Test(arguments: [false, true])
  func `the own inset that an observer of the inset sets is the one that stays`(isFirst: Bool) {
    if !isFirst { view.refreshFooter = AutoNormalFooter {} }
    let observation = view.observe(\.contentInset) { view, _ in
      MainActor.assumeIsolated {
        if view.contentInset.top == 100 { view.contentInsetExcludingRefreshControls = .zero }
      }
    }
    if isFirst { view.refreshFooter = AutoNormalFooter {} }
    view.contentInset.top = 100
    #expect(screen.inset == [0, 0, 44, 0])
    observation.invalidate()
  }
}
