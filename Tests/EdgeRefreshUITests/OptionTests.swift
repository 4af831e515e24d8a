import EdgeRefreshControls
import EdgeRefreshUI
import Foundation
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshUI

@Suite(.isolated)
@MainActor
struct OptionTests {
  private static let all = RefreshOptions(
    isEnabled: false, beginsAtThreshold: true, hapticFeedback: .system,
    minimumVisibleDuration: 2, resultDuration: 3, showsFailure: true, timeoutDuration: 4,
    prefetchDistance: .screens(2), hidesWhenContentFits: true,
    resetsNoMoreDataOnHeaderRefresh: true)

  /// The values of a control's settings.
  private func settings(of control: RefreshComponent) -> RefreshOptions {
    let footer = control as? RefreshFooter
    return RefreshOptions(
      isEnabled: control.isUserInteractionEnabled, beginsAtThreshold: control.beginsAtThreshold,
      hapticFeedback: control.hapticFeedback,
      minimumVisibleDuration: control.minimumVisibleDuration,
      resultDuration: control.resultDuration, showsFailure: control.showsFailure,
      timeoutDuration: control.timeoutDuration,
      prefetchDistance: (control as? any AutomaticLoading)?.prefetchDistance,
      hidesWhenContentFits: footer?.hidesWhenContentFits,
      resetsNoMoreDataOnHeaderRefresh: footer?.resetsNoMoreDataOnHeaderRefresh)
  }

  @Test func `every option is a setting of the control, and returns to its default`() {
    for control in [BackNormalFooter(), AutoNormalFooter(), NormalHeader()] as [RefreshComponent] {
      let defaults = settings(of: control)
      var expected = Self.all
      // The coordinator measures it.
      expected.timeoutDuration = nil
      if control is any AutomaticLoading {
        expected.beginsAtThreshold = false
      } else {
        expected.prefetchDistance = nil
      }
      if !(control is RefreshFooter) {
        expected.hidesWhenContentFits = nil
        expected.resetsNoMoreDataOnHeaderRefresh = nil
      }
      Self.all.apply(to: control)
      #expect(settings(of: control) == expected, "\(type(of: control))")
      RefreshOptions().apply(to: control)
      #expect(settings(of: control) == defaults, "\(type(of: control))")
    }
  }

  @Test func `a changed option is applied to the control in use`() {
    let phone = Phone(hasNotch: false)
    let hosting = UIView(frame: Shape.frame)
    hosting.addSubview(UIScrollView.vertical(Shape.frame))
    var request = RefreshRequest(edge: .top, source: .handler { .success })
    let modified = ModifiedView(request)
    modified.add(to: hosting, around: Shape.frame)
    phone.show(hosting)
    let control = modified.control
    request.options.isEnabled = false
    request.options.minimumVisibleDuration = 1
    modified.update(request)
    phone.turn()
    #expect(modified.control === control && control?.isUserInteractionEnabled == false)
    #expect(control?.minimumVisibleDuration == 1)
  }

  @Test func `an update with the same options does not repeat them`() {
    let phone = Phone(hasNotch: false)
    let hosting = UIView(frame: Shape.frame)
    let list = UIScrollView.vertical(Shape.frame)
    hosting.addSubview(list)
    var request = RefreshRequest(edge: .top, isAutomatic: true, source: .handler { .success })
    request.options.keepsVisibleContentInPlace = true
    let modified = ModifiedView(request)
    modified.add(to: hosting, around: Shape.frame)
    phone.show(hosting)
    list.keepsVisibleContent = false
    modified.update(request)
    phone.turn()
    #expect(!list.keepsVisibleContent)
  }

  @Test func `a disabled control is not pulled`() {
    let phone = Phone(hasNotch: false)
    let hosting = UIView(frame: Shape.frame)
    let list = UIScrollView.vertical(Shape.frame)
    hosting.addSubview(list)
    var request = RefreshRequest(edge: .top, source: .handler { .success })
    request.options.isEnabled = false
    let modified = ModifiedView(request)
    modified.add(to: hosting, around: Shape.frame)
    phone.show(hosting)
    phone.drag(by: 300)
    phone.advance(by: 1)
    #expect(modified.control?.isRefreshing == false && list.contentInset == .zero)
  }

  @Test func `a control at the start keeps the visible content in place, and a chat at its end`() {
    let phone = Phone(hasNotch: false)
    let hosting = UIView(frame: Shape.frame)
    let list = Rows(50).table()
    hosting.addSubview(list)
    var request = RefreshRequest(edge: .top, isAutomatic: true, source: .handler { .success })
    request.options.keepsVisibleContentInPlace = true
    request.options.staysAtEnd = true
    let modified = ModifiedView(request)
    modified.add(to: hosting, around: Shape.frame)
    phone.show(hosting)
    #expect(list.keepsVisibleContent && list.remainsAtEnd && modified.control is AutoNormalHeader)
    request.options.keepsVisibleContentInPlace = false
    modified.update(request)
    phone.turn()
    #expect(!list.keepsVisibleContent && list.remainsAtEnd)
    request.options.keepsVisibleContentInPlace = true
    modified.update(request)
    phone.turn()
    modified.remove()
    #expect(!list.keepsVisibleContent && !list.remainsAtEnd)
  }

  @Test func `a list that passes on its control passes on its settings`() {
    let phone = Phone(hasNotch: false)
    let hosting = UIView(frame: Shape.frame)
    let (old, new) = (UIScrollView.vertical(Shape.frame), UIScrollView.vertical(Shape.frame))
    hosting.addSubview(old)
    var request = RefreshRequest(edge: .top, isAutomatic: true, source: .handler { .success })
    request.options.keepsVisibleContentInPlace = true
    request.options.staysAtEnd = true
    let modified = ModifiedView(request)
    modified.add(to: hosting, around: Shape.frame)
    phone.show(hosting)
    hosting.insertSubview(new, at: 0)
    old.removeFromSuperview()
    phone.turn()
    #expect(modified.scrollView === new && new.keepsVisibleContent && new.remainsAtEnd)
    #expect(!old.keepsVisibleContent && !old.remainsAtEnd)
  }

  @Test func `settings that the app has made itself stay`() {
    let phone = Phone(hasNotch: false)
    let hosting = UIView(frame: Shape.frame)
    let list = UIScrollView.vertical(Shape.frame)
    list.keepsVisibleContent = true
    list.remainsAtEnd = true
    hosting.addSubview(list)
    let footer = ModifiedView(.bottom)
    footer.add(to: hosting, around: Shape.frame)
    phone.show(hosting)
    footer.remove()
    #expect(list.keepsVisibleContent && list.remainsAtEnd)
  }

  @Test func `options that are not set are the app's defaults`() {
    var behavior = RefreshBehavior()
    behavior.beginsAtThreshold = true
    behavior.hapticFeedback = .system
    behavior.minimumVisibleDuration = 2
    behavior.resultDuration = 3
    behavior.showsFailure = true
    behavior.timeoutDuration = 4
    behavior.prefetchDistance = .screens(2)
    behavior.hidesWhenContentFits = true
    behavior.resetsNoMoreDataOnHeaderRefresh = true
    RefreshConfiguration.default.behavior = behavior
    defer { RefreshConfiguration.default.behavior = RefreshBehavior() }
    #expect(RefreshOptions().timeLimit == 4)
    for control in [BackNormalFooter(), AutoNormalFooter()] {
      let defaults = settings(of: control)
      RefreshOptions().apply(to: control)
      var expected = defaults
      expected.timeoutDuration = nil
      #expect(settings(of: control) == expected, "\(type(of: control))")
      #expect(control.showsFailure && control.resultDuration == 3)
    }
  }
}
