import MJRefresh
import Testing
import UIKit
import UIKitSimulator

@MainActor
struct InsetMemberTests {
  private let phone = Phone()
  private let scrollView: UIScrollView

  init() {
    scrollView = phone.scrollView
    let scrollView = scrollView
    phone.run {
      scrollView.contentInsetAdjustmentBehavior = .always
      scrollView.scriptedSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      scrollView.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
  }

  /// The app's own inset as top, left, bottom and right.
  private var own: [CGFloat] {
    let inset = scrollView.contentInset
    return [inset.top, inset.left, inset.bottom, inset.right].map(rounded)
  }

  private var sides: [CGFloat] {
    [scrollView.mj_insetT, scrollView.mj_insetL, scrollView.mj_insetB, scrollView.mj_insetR]
      .map(rounded)
  }

  /// An inset may differ from a whole number by less than anybody sees.
  private func rounded(_ length: CGFloat) -> CGFloat {
    (length * 10_000).rounded() / 10_000
  }

  @Test func `a side is the apps inset and the safe area`() {
    #expect(sides == [11, 22, 33, 44])
    let inset = scrollView.mj_inset
    #expect([inset.top, inset.left, inset.bottom, inset.right].map(rounded) == sides)
  }

  @Test func `setting a side sets what is not the safe areas`() {
    for top in [50, 60, 10, 0] as [CGFloat] {
      phone.run { scrollView.mj_insetT = top }
      #expect(own == [top - 10, 2, 3, 4])
      #expect(sides == [top, 22, 33, 44])
    }
    phone.run { scrollView.mj_insetT = 11 }
    for bottom in [50, 60, 30, 0] as [CGFloat] {
      phone.run { scrollView.mj_insetB = bottom }
      #expect(own == [1, 2, bottom - 30, 4])
      #expect(sides == [11, 22, bottom, 44])
    }
    phone.run { scrollView.mj_insetB = 33 }
    for left in [50, 60, 20, 0] as [CGFloat] {
      phone.run { scrollView.mj_insetL = left }
      #expect(own == [1, left - 20, 3, 4])
      #expect(sides == [11, left, 33, 44])
    }
    phone.run { scrollView.mj_insetL = 22 }
    for right in [50, 60, 40, 0] as [CGFloat] {
      phone.run { scrollView.mj_insetR = right }
      #expect(own == [1, 2, 3, right - 40])
      #expect(sides == [11, 22, 33, right])
    }
  }

  @Test func `adding to a side and subtracting again leaves it as it was`() {
    phone.run {
      scrollView.mj_insetT += 7
      scrollView.mj_insetL += 8
      scrollView.mj_insetB += 9
      scrollView.mj_insetR += 10
    }
    #expect(own == [8, 10, 12, 14])
    phone.run {
      scrollView.mj_insetT -= 7
      scrollView.mj_insetL -= 8
      scrollView.mj_insetB -= 9
      scrollView.mj_insetR -= 10
    }
    #expect(own == [1, 2, 3, 4])
  }

  @Test func `an open header is part of the top`() {
    phone.run { scrollView.mj_header = MJRefreshNormalHeader {} }
    phone.run { scrollView.mj_header.beginRefreshing() }
    phone.advance(by: 1)
    #expect(rounded(scrollView.mj_insetT) == 11 + MJRefreshHeaderHeight)
    phone.run { scrollView.mj_header.endRefreshing() }
    phone.advance(by: 1)
    #expect(sides == [11, 22, 33, 44])
  }
}
