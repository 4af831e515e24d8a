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
  @Test func `every option is one of the control, but the time limit is the coordinator's`() {
    var options = RefreshOptions()
    options.timeoutDuration = 4
    options.showsFailure = true
    options.loading.prefetchDistance = .viewLengths(2)
    options.footer.hidesWhenContentFits = true
    var expected = options
    expected.timeoutDuration = nil
    let hosting = UIView(frame: Shape.frame)
    hosting.addSubview(UIScrollView.vertical(Shape.frame))
    var request = RefreshRequest(edge: .bottom, source: .handler { .success })
    request.options = options
    let modified = ModifiedView(request)
    modified.add(to: hosting, around: Shape.frame)
    let phone = Phone(hasNotch: false)
    phone.show(hosting)
    #expect(modified.control?.options == expected)
    request.options = RefreshOptions()
    modified.update(request)
    phone.turn()
    #expect(modified.control?.options == RefreshOptions())
  }

  @Test func `a modifier changes the options at its edges, after those around it`() {
    RefreshConfiguration.default.options.resultDuration = 3
    defer { RefreshConfiguration.default.options = RefreshOptions() }
    var changes = RefreshRequestChanges()
    changes.add(for: []) { $0.options.showsFailure = true }
    changes.add(for: [.bottom, .top]) { $0.options.closingDuration = 1 }
    changes.add(for: [.bottom]) { $0.options.showsFailure = false }
    func options(at edge: RefreshEdge, isAutomatic: Bool = false) -> RefreshOptions {
      var request = RefreshRequest(
        edge: edge, isAutomatic: isAutomatic, source: .handler { .success })
      request.apply(changes)
      return request.options
    }
    let (header, footer) = (options(at: .top), options(at: .bottom))
    let chat = options(at: .leading, isAutomatic: true)
    #expect(header.showsFailure && !footer.showsFailure && chat.showsFailure)
    #expect(header.closingDuration == 1 && footer.closingDuration == 1)
    #expect(chat.closingDuration == 0.4 && chat.resultDuration == 3)
    #expect(chat.loading.keepsVisibleContentInPlace == true)
    #expect(header.loading.keepsVisibleContentInPlace == nil)
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
    request.isEnabled = false
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
    request.options.loading.keepsVisibleContentInPlace = true
    let modified = ModifiedView(request)
    modified.add(to: hosting, around: Shape.frame)
    phone.show(hosting)
    list.keepsVisibleContentInPlace = false
    modified.update(request)
    phone.turn()
    #expect(!list.keepsVisibleContentInPlace)
  }

  @Test func `a disabled control is not pulled`() {
    let phone = Phone(hasNotch: false)
    let hosting = UIView(frame: Shape.frame)
    let list = UIScrollView.vertical(Shape.frame)
    hosting.addSubview(list)
    var request = RefreshRequest(edge: .top, source: .handler { .success })
    request.isEnabled = false
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
    request.options.loading.keepsVisibleContentInPlace = true
    request.options.loading.keepsEndVisible = true
    let modified = ModifiedView(request)
    modified.add(to: hosting, around: Shape.frame)
    phone.show(hosting)
    #expect(
      list.keepsVisibleContentInPlace && list.keepsEndVisible
        && modified.control is AutoNormalHeader)
    request.options.loading.keepsVisibleContentInPlace = false
    modified.update(request)
    phone.turn()
    #expect(!list.keepsVisibleContentInPlace && list.keepsEndVisible)
    request.options.loading.keepsVisibleContentInPlace = true
    modified.update(request)
    phone.turn()
    modified.remove()
    phone.turn()
    #expect(!list.keepsVisibleContentInPlace && !list.keepsEndVisible)
  }

  @Test func `a list that passes on its control passes on its settings`() {
    let phone = Phone(hasNotch: false)
    let hosting = UIView(frame: Shape.frame)
    let (old, new) = (UIScrollView.vertical(Shape.frame), UIScrollView.vertical(Shape.frame))
    hosting.addSubview(old)
    var request = RefreshRequest(edge: .top, isAutomatic: true, source: .handler { .success })
    request.options.loading.keepsVisibleContentInPlace = true
    request.options.loading.keepsEndVisible = true
    let modified = ModifiedView(request)
    modified.add(to: hosting, around: Shape.frame)
    phone.show(hosting)
    hosting.insertSubview(new, at: 0)
    old.removeFromSuperview()
    phone.turn()
    #expect(
      modified.scrollView === new && new.keepsVisibleContentInPlace
        && new.keepsEndVisible)
    #expect(!old.keepsVisibleContentInPlace && !old.keepsEndVisible)
  }

  @Test func `settings that the app has made itself stay`() {
    let phone = Phone(hasNotch: false)
    let hosting = UIView(frame: Shape.frame)
    let list = UIScrollView.vertical(Shape.frame)
    list.keepsVisibleContentInPlace = true
    list.keepsEndVisible = true
    hosting.addSubview(list)
    let footer = ModifiedView(.bottom)
    footer.add(to: hosting, around: Shape.frame)
    phone.show(hosting)
    footer.remove()
    #expect(list.keepsVisibleContentInPlace && list.keepsEndVisible)
  }
}
