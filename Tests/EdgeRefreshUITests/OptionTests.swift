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

  @Test func `a refresh lasts until the task that its action has started ends`() async throws {
    let phone = Phone(hasNotch: false)
    let hosting = UIView(frame: Shape.frame)
    let (stream, continuation) = AsyncStream.makeStream(of: Bool.self)
    let source = RefreshSource.action {
      Task { @MainActor in
        for await hasMore in stream { return hasMore }
        return true
      }
    }
    let request = RefreshRequest(edge: .bottom, source: source)
    let modified = phone.show(request, around: UIScrollView.vertical(Shape.frame), in: hosting)
    modified.coordinator.beginRefreshing()
    for _ in 0..<20 { await Task.yield() }
    phone.advance(by: 1)
    #expect(modified.control?.isRefreshing == true)
    continuation.yield(false)
    await phone.endLoad(of: modified)
    #expect(modified.control?.state == .noMoreData)
  }

  @Test func `a task that an action has started is canceled with the refresh`() async throws {
    let phone = Phone(hasNotch: false)
    let hosting = UIView(frame: Shape.frame)
    let started = Task<Void, any Error> { @MainActor in
      let stream = AsyncStream<Void> { _ in }
      for await _ in stream {}
      try Task.checkCancellation()
    }
    let request = RefreshRequest(edge: .top, source: .action { started })
    let modified = phone.show(request, around: UIScrollView.vertical(Shape.frame), in: hosting)
    modified.coordinator.beginRefreshing()
    #expect(await settle { modified.coordinator.load.handlerRun != nil })
    for _ in 0..<20 { await Task.yield() }
    modified.coordinator.endRefreshing(with: .success)
    #expect(await settle { started.isCancelled })
    await #expect(throws: CancellationError.self) { try await started.value }
  }

  /// The settings for the control at an edge, with a setting's name for its change.
  private func settings(_ inner: InnerSettings, at edge: RefreshEdge) -> [String] {
    inner.settings[edge.isHorizontal]?.styles[edge].map { ["\($0)"] } ?? []
  }

  @Test func `a setting inside a view applies to the nearest controls around it`() {
    func named(_ name: String, for edges: [RefreshEdge]) -> (inout RefreshSettings) -> Void {
      { for edge in edges.isEmpty ? RefreshEdge.allCases : edges { $0.styles[edge] = name } }
    }
    // Before all controls.
    var inner = InnerSettings()
    inner.add(for: [], named("A", for: []))
    inner.takeControl(at: .top)
    #expect(settings(inner, at: .top) == ["A"] && settings(inner, at: .bottom) == ["A"])
    // After the header, for the footer around it.
    inner = InnerSettings()
    inner.takeControl(at: .top)
    inner.add(for: [.bottom], named("A", for: [.bottom]))
    inner.add(for: [], named("B", for: []))
    #expect(settings(inner, at: .bottom) == ["A"])
    // Of a horizontal row with a control of its own, in a page with a header.
    inner = InnerSettings()
    inner.takeControl(at: .leading)
    inner.add(for: [], named("A", for: []))
    inner.add(for: [.top], named("B", for: [.top]))
    #expect(settings(inner, at: .top) == ["B"] && settings(inner, at: .leading) == [])
    // Inside a horizontal row.
    inner = InnerSettings()
    inner.add(for: [], named("A", for: []))
    inner.takeControl(at: .trailing)
    #expect(settings(inner, at: .top) == [])
    // Views side by side.
    var other = InnerSettings()
    other.add(for: [.top], named("B", for: [.top]))
    other.add(inner)
    #expect(settings(other, at: .top) == ["B"] && other.edges == [.trailing])
  }

  @Test(.scenario("S94"))
  func `what belongs to a control does not reach one at the same edge inside`() {
    var changes = RefreshRequestChanges()
    changes.add(for: []) {
      $0.reportError = { _ in }
      $0.options.showsFailure = true
      $0.options.loading.keepsEndVisible = true
    }
    var own = RefreshRequestChanges()
    own.add(for: [.top]) { $0.options.loading.keepsEndVisible = true }
    func request(at edge: RefreshEdge) -> RefreshRequest {
      var request = RefreshRequest(edge: edge, source: .handler { .success })
      request.apply(changes)
      return request
    }
    #expect(request(at: .top).reportError != nil)
    changes.addEndOfList(at: .top)
    for edge in RefreshEdge.allCases {
      let request = request(at: edge)
      #expect((request.reportError == nil) == (edge == .top))
      #expect(request.options.loading.keepsEndVisible == (edge == .top ? nil : true))
      #expect(request.options.showsFailure)
    }
    changes.add(own)
    #expect(request(at: .top).options.loading.keepsEndVisible == true)
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
