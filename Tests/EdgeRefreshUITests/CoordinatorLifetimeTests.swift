import EdgeRefreshControls
import EdgeRefreshUI
import Foundation
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshUI

@Suite(.isolated)
@MainActor
struct CoordinatorLifetimeTests {
  private let phone = Phone(hasNotch: false)
  private let hosting = UIView(frame: Shape.frame)
  private let list = UIScrollView.vertical(Shape.frame)

  private func show(_ modified: ModifiedView) {
    hosting.addSubview(list)
    modified.add(to: hosting, around: Shape.frame)
    phone.show(hosting)
  }

  @Test func `the scroll view owns the control`() {
    let modified = ModifiedView(.top)
    show(modified)
    let control = WeakReference(modified.control)
    #expect(control.object != nil)
    modified.remove()
    phone.turn()
    #expect(control.object == nil && list.subviews.allSatisfy { !($0 is RefreshComponent) })
  }

  @Test func `a scroll view that appears after the markers is found`() {
    let modified = ModifiedView(.top)
    phone.show(hosting)
    modified.add(to: hosting, around: Shape.frame)
    #expect(modified.scrollView == nil)
    hosting.insertSubview(list, at: 0)
    phone.turn()
    #expect(modified.scrollView === list && modified.coordinator.misuses.isEmpty)
  }

  @Test func `a marker that enters a window before the first request attaches its control`() {
    let coordinator = RefreshCoordinator()
    let marker = MarkerView(frame: Shape.frame)
    hosting.addSubview(list)
    hosting.addSubview(marker)
    phone.show(hosting)
    coordinator.add(marker)
    #expect(coordinator.control == nil)
    coordinator.update(RefreshRequest(edge: .top, source: .handler { .success }))
    phone.turn()
    #expect(coordinator.control?.scrollView === list)
  }

  @Test func `a screen that leaves the window and returns keeps its control`() {
    let modified = ModifiedView(.top)
    show(modified)
    let control = modified.control
    hosting.removeFromSuperview()
    phone.advance(by: 1)
    #expect(modified.control === control && modified.scrollView === list)
    phone.show(hosting)
    #expect(modified.control === control && control?.superview === list)
  }

  @Test func `a screen that moves to another window keeps its control and its refresh`() async {
    let task = Work()
    let modified = ModifiedView(task.request(at: .top))
    show(modified)
    modified.coordinator.beginRefreshing()
    phone.advance(by: 1)
    #expect(await settle { task.isWaiting })
    let other = Phone(hasNotch: false)
    other.show(hosting)
    other.advance(by: 1)
    #expect(modified.scrollView === list && modified.control?.isRefreshing == true)
    task.finish(with: .success)
    #expect(await settle { modified.control?.isRefreshing == false })
    #expect(task.startCount == 1)
  }

  @Test(.scenario("S25"))
  func `a scroll view that SwiftUI replaces passes on its control and its refresh`() async {
    let task = Work()
    let modified = ModifiedView(task.request(at: .top))
    show(modified)
    modified.coordinator.beginRefreshing()
    phone.advance(by: 1)
    #expect(await settle { task.isWaiting })
    let new = UIScrollView.vertical(Shape.frame)
    hosting.insertSubview(new, at: 0)
    list.removeFromSuperview()
    modified.update(task.request(at: .top))
    phone.advance(by: 1)
    #expect(modified.scrollView === new && modified.control?.isRefreshing == true)
    #expect(new.roundedInsets == [54, 0] && list.roundedInsets == [0, 0])
    #expect(task.startCount == 1 && !task.wasCanceled)
    task.finish(with: .success)
    #expect(await settle { modified.control?.isRefreshing == false })
    phone.advance(by: 1)
    #expect(new.contentInset == .zero)
  }

  @Test func `a scroll view that SwiftUI replaces after the update is found in the next turn`() {
    let modified = ModifiedView(.top)
    show(modified)
    modified.update(RefreshRequest(edge: .top, source: .handler { .success }))
    let new = UIScrollView.vertical(Shape.frame)
    hosting.insertSubview(new, at: 0)
    list.removeFromSuperview()
    phone.turn()
    #expect(modified.scrollView === new)
  }

  @Test func `a modified view that moves to another scroll view takes its control along`() {
    let modified = ModifiedView(.top)
    let other = UIScrollView.vertical(CGRect(x: 0, y: 422, width: 390, height: 422))
    list.frame.size.height = 422
    hosting.addSubview(list)
    hosting.addSubview(other)
    modified.add(to: list, around: CGRect(x: 0, y: 0, width: 390, height: 3000))
    phone.show(hosting)
    #expect(modified.scrollView === list)
    let control = modified.control
    modified.add(to: other, around: CGRect(x: 0, y: 0, width: 390, height: 3000))
    modified.update(RefreshRequest(edge: .top, source: .handler { .success }))
    phone.turn()
    #expect(modified.scrollView === other && modified.control === control)
  }

  @Test func `a modified view that moves beside another list takes its control along`() {
    let modified = ModifiedView(.top)
    let half = CGRect(x: 0, y: 0, width: 390, height: 422)
    let lists = [UIScrollView.vertical(half), UIScrollView.vertical(half)]
    let places = [UIView(half, lists[0]), UIView(half.offsetBy(dx: 0, dy: 422), lists[1])]
    for place in places { hosting.addSubview(place) }
    modified.add(to: places[0], around: half)
    phone.show(hosting)
    #expect(modified.scrollView === lists[0])
    modified.host.removeFromSuperview()
    modified.add(to: places[1], around: half)
    phone.turn()
    #expect(modified.scrollView === lists[1])
  }

  @Test func `a removed modifier detaches its control and restores the inset`() async {
    let task = Work()
    let modified = ModifiedView(task.request(at: .top))
    show(modified)
    modified.coordinator.beginRefreshing()
    phone.advance(by: 1)
    #expect(await settle { task.isWaiting })
    #expect(list.roundedInsets == [54, 0])
    modified.remove()
    phone.turn()
    #expect(list.contentInset == .zero && modified.control == nil)
    #expect(await settle { task.wasCanceled })
  }

  @Test func `nothing keeps a coordinator whose view was removed`() async {
    let task = Work()
    var modified: ModifiedView? = ModifiedView(task.request(at: .top))
    if let modified { show(modified) }
    let coordinator = WeakReference(modified?.coordinator)
    coordinator.object?.beginRefreshing()
    phone.advance(by: 1)
    #expect(await settle { task.isWaiting })
    modified?.remove()
    modified = nil
    phone.turn()
    #expect(await settle { task.wasCanceled && coordinator.object == nil })
  }

  @Test func `nothing is left to do for a modifier that is removed without a list`() {
    let modified = ModifiedView(.top)
    modified.add(to: hosting, around: Shape.frame)
    phone.show(hosting)
    phone.advance(by: 0.5)
    #expect(MainLoop.current.hasPendingWork)
    modified.dismantle()
    phone.turn()
    #expect(!MainLoop.current.hasPendingWork)
  }

  @Test func `a pull still works after an update of SwiftUI that resets how the content bounces`() {
    list.contentSize.height = 100
    let modified = ModifiedView(.top)
    show(modified)
    list.alwaysBounceVertical = false
    modified.update(RefreshRequest(edge: .top, source: .handler { .success }))
    phone.turn()
    #expect(list.alwaysBounceVertical)
    modified.remove()
    phone.turn()
    #expect(!list.alwaysBounceVertical, "the value of SwiftUI is restored")
  }

  @Test func `a recycled row can attach its control again`() {
    let modified = [ModifiedView(.top), ModifiedView(.top)]
    show(modified[0])
    modified[0].remove()
    modified[1].add(to: hosting, around: Shape.frame)
    phone.turn()
    #expect(modified[1].scrollView === list)
  }

  @Test func `the control of a removed modifier is replaced by that of a waiting one`() {
    let modified = [ModifiedView(.top), ModifiedView(.top)]
    show(modified[0])
    modified[1].add(to: hosting, around: Shape.frame)
    phone.turn()
    #expect(modified[0].scrollView === list && modified[1].scrollView == nil)
    modified[0].remove()
    phone.advance(by: 0.1)
    #expect(modified[1].scrollView === list && modified[1].coordinator.misuses.isEmpty)
  }

  @Test func `header and footer of one scroll view have their own coordinators`() {
    let footer = ModifiedView(.bottom)
    let header = ModifiedView(.top)
    show(footer)
    header.add(to: hosting, around: Shape.frame)
    phone.turn()
    #expect(header.control is NormalHeader && footer.control is BackNormalFooter)
    #expect(header.scrollView === list && footer.scrollView === list)
  }
}

/// A weak reference.
@MainActor
private struct WeakReference<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object?) {
    self.object = object
  }
}
