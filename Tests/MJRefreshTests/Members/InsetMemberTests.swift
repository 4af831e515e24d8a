import MJRefresh
import Testing
import UIKit
import UIKitSimulator

@MainActor
struct InsetMemberTests {
  private let app = SimulatedApp()
  private let scrollView: UIScrollView

  init() {
    scrollView = app.scrollView
    let scrollView = scrollView
    app.run {
      scrollView.contentInsetAdjustmentBehavior = .always
      scrollView.scriptedSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      scrollView.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
  }

  /// The content inset that the app has set: top, left, bottom and right.
  private var appInset: [CGFloat] {
    let inset = scrollView.contentInset
    return [inset.top, inset.left, inset.bottom, inset.right].map(rounded)
  }

  /// The values of `mj_insetT`, `mj_insetL`, `mj_insetB` and `mj_insetR`.
  private var sides: [CGFloat] {
    [scrollView.mj_insetT, scrollView.mj_insetL, scrollView.mj_insetB, scrollView.mj_insetR]
      .map(rounded)
  }

  /// Rounds to 0.0001 points, because an inset may differ from the exact sum by less than that.
  private func rounded(_ length: CGFloat) -> CGFloat {
    (length * 10_000).rounded() / 10_000
  }

  @Test func `the inset of a side is the app's inset plus the safe area`() {
    #expect(sides == [11, 22, 33, 44])
    let inset = scrollView.mj_inset
    #expect([inset.top, inset.left, inset.bottom, inset.right].map(rounded) == sides)
  }

  @Test func `setting the inset of a side sets only the part that is not the safe area`() {
    for top in [50, 60, 10, 0] as [CGFloat] {
      app.run { scrollView.mj_insetT = top }
      #expect(appInset == [top - 10, 2, 3, 4])
      #expect(sides == [top, 22, 33, 44])
    }
    app.run { scrollView.mj_insetT = 11 }
    for bottom in [50, 60, 30, 0] as [CGFloat] {
      app.run { scrollView.mj_insetB = bottom }
      #expect(appInset == [1, 2, bottom - 30, 4])
      #expect(sides == [11, 22, bottom, 44])
    }
    app.run { scrollView.mj_insetB = 33 }
    for left in [50, 60, 20, 0] as [CGFloat] {
      app.run { scrollView.mj_insetL = left }
      #expect(appInset == [1, left - 20, 3, 4])
      #expect(sides == [11, left, 33, 44])
    }
    app.run { scrollView.mj_insetL = 22 }
    for right in [50, 60, 40, 0] as [CGFloat] {
      app.run { scrollView.mj_insetR = right }
      #expect(appInset == [1, 2, 3, right - 40])
      #expect(sides == [11, 22, 33, right])
    }
  }

  @Test func `adding to a side and subtracting the same amount restores the app's inset`() {
    app.run {
      scrollView.mj_insetT += 7
      scrollView.mj_insetL += 8
      scrollView.mj_insetB += 9
      scrollView.mj_insetR += 10
    }
    #expect(appInset == [8, 10, 12, 14])
    app.run {
      scrollView.mj_insetT -= 7
      scrollView.mj_insetL -= 8
      scrollView.mj_insetB -= 9
      scrollView.mj_insetR -= 10
    }
    #expect(appInset == [1, 2, 3, 4])
  }

  @Test func `the top inset includes an open header`() {
    app.run { scrollView.mj_header = MJRefreshNormalHeader {} }
    app.run { scrollView.mj_header.beginRefreshing() }
    app.advance(by: 1)
    #expect(rounded(scrollView.mj_insetT) == 11 + MJRefreshHeaderHeight)
    app.run { scrollView.mj_header.endRefreshing() }
    app.advance(by: 1)
    #expect(sides == [11, 22, 33, 44])
  }
}
