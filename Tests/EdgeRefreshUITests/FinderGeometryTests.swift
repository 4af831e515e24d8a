import EdgeRefreshUI
import Foundation
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshUI

/// Which scroll view is found depends on how much of the modified view it fills.
@Suite(.isolated)
@MainActor
struct FinderGeometryTests {
  private let phone = Phone(hasNotch: false)
  private let hosting = UIView(frame: Shape.frame)

  /// Shows views, and returns the scroll view that a modifier around a frame finds.
  private func find(
    in views: UIView..., around frame: CGRect = Shape.frame, within parent: UIView? = nil
  ) -> UIScrollView? {
    for view in views { hosting.addSubview(view) }
    let modified = ModifiedView(.top)
    modified.add(to: parent ?? hosting, around: frame)
    phone.show(hosting)
    phone.advance(by: 2)
    return modified.scrollView
  }

  @Test func `a marker is neither drawn nor touched`() {
    let marker = MarkerView(frame: .zero)
    #expect(marker.backgroundColor == nil && !marker.isUserInteractionEnabled)
  }

  @Test(arguments: [0.5, -0.5])
  func `a list that differs from the modified view by a rounding error is found`(error: Double) {
    let list = UIScrollView.vertical(Shape.frame.insetBy(dx: error, dy: error))
    #expect(find(in: list) === list)
  }

  @Test func `lists side by side that overlap by a rounding error are still two`() {
    let left = UIScrollView.vertical(CGRect(x: 0, y: 0, width: 195, height: 844))
    let right = UIScrollView.vertical(CGRect(x: 194.5, y: 0, width: 195, height: 844))
    #expect(find(in: left, right) == nil)
  }

  @Test(arguments: [(0.45, false), (0.55, true)])
  func `a list on a page is found if it fills more than half of the modified view`(
    part: Double, isFound: Bool
  ) {
    let list = UIScrollView.vertical(CGRect(x: 0, y: 0, width: 390, height: 844 * part))
    let page = UIScrollView.vertical(Shape.frame, content: list)
    #expect(find(in: page, within: page) === (isFound ? list : page))
  }

  @Test func `the front one of lists in one view is found`() {
    let (back, front) = (UIScrollView.vertical(Shape.frame), UIScrollView.vertical(Shape.frame))
    let found = find(in: UIView(Shape.frame, UIView(Shape.frame, back), UIView(Shape.frame, front)))
    #expect(found === front)
  }

  @Test func `a modifier in a scroll view does not find the list behind that`() {
    let page = UIScrollView.vertical(Shape.frame)
    #expect(find(in: UIScrollView.vertical(Shape.frame), page, within: page) === page)
  }

  @Test(arguments: [(100.0, true), (500, false)])
  func `a list that begins in the modified view and ends below it is found if it fills it`(
    start: Double, isFound: Bool
  ) {
    let list = UIScrollView.vertical(CGRect(x: 0, y: start, width: 390, height: 844))
    #expect(find(in: list) === (isFound ? list : nil))
  }

  @Test func `a list that is larger than the modified view, or offset, is found`() {
    let area = Shape.frame.insetBy(dx: 20, dy: 0)
    let frames = [
      Shape.frame,  // `padding(.horizontal, -20)`
      Shape.frame.offsetBy(dx: 0, dy: -100),  // `offset(y: -100)`
      CGRect(x: 20, y: -300, width: 350, height: 1144),  // `ignoresSafeArea(edges: .top)`
    ]
    for frame in frames {
      let list = UIScrollView.vertical(frame)
      #expect(find(in: list, around: area) === list, "\(frame)")
      list.removeFromSuperview()
    }
  }

  @Test(arguments: [(0.45, false), (0.55, true)])
  func `a list is found if more than half of it, and of the modified view, are the same`(
    part: Double, isFound: Bool
  ) {
    let area = CGRect(x: 0, y: 844 * (1 - part), width: 390, height: 844 * part)
    #expect((find(in: UIScrollView.vertical(Shape.frame), around: area) != nil) == isFound)
  }

  @Test func `a list that is turned upside down, as in a chat, is found`() {
    let phone = Phone(hasNotch: true)
    let list = UIScrollView.vertical(Shape.frame)
    list.transform = CGAffineTransform(rotationAngle: .pi)
    hosting.addSubview(list)
    let modified = ModifiedView(.top)
    modified.add(to: hosting, around: CGRect(x: 0, y: 47, width: 390, height: 763))
    phone.show(hosting)
    #expect(modified.scrollView === list)
  }
}
