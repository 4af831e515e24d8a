import EdgeRefreshControls
import EdgeRefreshUI
import Foundation
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshUI

/// Scroll views that the user cannot see are not found.
@Suite(.isolated)
@MainActor
struct InvisibleScrollViewTests {
  /// How a list, or a view around it, is made invisible.
  enum Cause: CaseIterable {
    case hidden, transparent, almostTransparent, withoutHeight, withoutWidth

    @MainActor
    func apply(to view: UIView) {
      switch self {
      case .hidden: view.isHidden = true
      case .transparent: view.alpha = 0
      case .almostTransparent: view.alpha = 0.009
      case .withoutHeight: view.frame.size.height = 0
      case .withoutWidth: view.frame.size.width = 0
      }
      view.clipsToBounds = true
    }

    @MainActor
    func revert(on view: UIView) {
      view.isHidden = false
      view.alpha = 1
      view.frame = Shape.frame
    }
  }

  private let phone = Phone(hasNotch: false)
  private let hosting = UIView(frame: Shape.frame)
  private let back = UIScrollView.vertical(Shape.frame)
  private let front = UIScrollView.vertical(Shape.frame)

  /// Puts a list into a number of views. Returns them, from the list to the outermost one.
  private func wrap(_ list: UIScrollView, depth: Int) -> [UIView] {
    var views: [UIView] = [list]
    for _ in 0..<depth { views.append(UIView(Shape.frame, views[views.count - 1])) }
    return views
  }

  private func show(_ modified: ModifiedView) {
    modified.add(to: hosting, around: Shape.frame)
    phone.show(hosting)
  }

  private func update(_ modified: ModifiedView) {
    modified.update(RefreshRequest(edge: .top, source: .handler { .success }))
    phone.turn()
  }

  @Test(arguments: Cause.allCases, 0...3)
  func `an invisible list in front of another one is not found`(cause: Cause, depth: Int) {
    for level in 0...depth {
      let (back, front) = (UIScrollView.vertical(Shape.frame), UIScrollView.vertical(Shape.frame))
      let views = wrap(front, depth: depth)
      cause.apply(to: views[level])
      let hosting = UIView(Shape.frame, back, views[depth])
      let modified = ModifiedView(.top)
      modified.add(to: hosting, around: Shape.frame)
      phone.show(hosting)
      #expect(modified.scrollView === back, "level \(level)")
      hosting.removeFromSuperview()
    }
  }

  @Test(arguments: Cause.allCases, 0...2)
  func `the control moves when lists become visible or invisible, with an update`(
    cause: Cause, level: Int
  ) {
    let frontViews = wrap(front, depth: 2)
    let backViews = wrap(back, depth: 2)
    hosting.addSubview(backViews[2])
    hosting.addSubview(frontViews[2])
    cause.apply(to: frontViews[level])
    let modified = ModifiedView(.top)
    show(modified)
    let control = modified.control
    for _ in 0..<2 {
      #expect(modified.scrollView === back)
      cause.revert(on: frontViews[level])
      update(modified)
      #expect(modified.scrollView === back, "it can still be seen")
      cause.apply(to: backViews[level])
      update(modified)
      #expect(modified.scrollView === front && modified.control === control)
      cause.revert(on: backViews[level])
      cause.apply(to: frontViews[level])
      update(modified)
    }
    #expect(back.subviews.contains { $0 === control } && front.contentInset == .zero)
  }

  @Test(arguments: Cause.allCases)
  func `an only list that is invisible at first is found later`(cause: Cause) {
    hosting.addSubview(front)
    cause.apply(to: front)
    let modified = ModifiedView(.top)
    show(modified)
    phone.advance(by: 15)
    #expect(modified.control == nil && modified.coordinator.misuses == [.noScrollView])
    cause.revert(on: front)
    phone.advance(by: 1.1)
    #expect(modified.scrollView === front)
  }

  @Test(arguments: Cause.allCases)
  func `an only list that becomes invisible keeps its control`(cause: Cause) {
    hosting.addSubview(front)
    let modified = ModifiedView(.top)
    show(modified)
    cause.apply(to: front)
    update(modified)
    phone.advance(by: 15)
    #expect(modified.scrollView === front && modified.coordinator.misuses.isEmpty)
  }

  @Test(arguments: Cause.allCases)
  func `a list that becomes invisible does not lose its control to the page around it`(
    cause: Cause
  ) {
    hosting.addSubview(UIScrollView.vertical(Shape.frame, content: front))
    let modified = ModifiedView(.top)
    modified.add(to: hosting.subviews[0], around: Shape.frame)
    phone.show(hosting)
    #expect(modified.scrollView === front)
    cause.apply(to: front)
    update(modified)
    phone.advance(by: 3)
    #expect(modified.scrollView === front)
  }

  @Test func `transparencies of views around a list multiply`() {
    hosting.addSubview(back)
    let views = wrap(front, depth: 2)
    for view in views { view.alpha = 0.2 }
    hosting.addSubview(views[2])
    let modified = ModifiedView(.top)
    show(modified)
    #expect(modified.scrollView === back)
  }

  @Test func `a dimmed list, and one in a view without a size that does not clip, are found`() {
    let holder = UIView(.zero, front)
    front.alpha = 0.02
    hosting.addSubview(back)
    hosting.addSubview(holder)
    let modified = ModifiedView(.top)
    show(modified)
    #expect(modified.scrollView === front)
  }

  @Test func `a screen that is transparent as a whole has its control`() {
    hosting.addSubview(front)
    hosting.alpha = 0
    let modified = ModifiedView(.top)
    show(modified)
    #expect(modified.scrollView === front)
  }

  @Test func `a list that fades in has its control from the beginning`() {
    hosting.addSubview(front)
    front.alpha = 0
    UIView.animate(withDuration: 0.3) { front.alpha = 1 }
    let modified = ModifiedView(.top)
    show(modified)
    #expect(modified.scrollView === front)
  }

  @Test func `a list on a page that has no size yet takes the control from the page`() {
    let page = UIScrollView.vertical(Shape.frame)
    front.frame.size = .zero
    page.addSubview(front)
    hosting.addSubview(page)
    let modified = ModifiedView(.top)
    modified.add(to: page, around: Shape.frame)
    phone.show(hosting)
    #expect(modified.scrollView === page)
    front.frame = Shape.frame
    phone.advance(by: 0.1)
    #expect(modified.scrollView === front && page.contentInset == .zero)
  }
}
