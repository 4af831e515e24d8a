import EdgeRefreshControls
import EdgeRefreshUI
import Foundation
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls
@testable import EdgeRefreshUI

/// A store without a time.
private struct NoTimes: LastUpdatedStore {
  func lastUpdatedTime(forKey key: String) -> Date? { nil }
  func setLastUpdatedTime(_ time: Date?, forKey key: String) {}
}

/// What SwiftUI's environment, its transforms and its margins do to a control.
@Suite(.isolated)
@MainActor
struct EnvironmentTests {
  private let phone = Phone(hasNotch: false)
  private let hosting = UIView(frame: Shape.frame)
  private let work = Work()

  private func show(_ request: RefreshRequest, around list: UIScrollView) -> ModifiedView {
    phone.show(request, around: list, in: hosting)
  }

  private func list(at edge: RefreshEdge = .top) -> UIScrollView {
    edge.isHorizontal ? .horizontal(Shape.frame) : .vertical(Shape.frame)
  }

  private nonisolated static let edges = RefreshEdge.allCases
  private nonisolated static let looks = [RefreshLook.arrow, .spinner]

  // MARK: Texts

  @Test func `a locale determines the texts, the times and the spoken language`() throws {
    var request = work.request(at: .top)
    request.environment.locale = Locale(identifier: "de_DE@calendar=gregorian")
    let list = list()
    let modified = show(request, around: list)
    let header = try #require(modified.control as? NormalHeader)
    let other = NormalHeader()
    header.lastUpdatedStore = NoTimes()
    #expect(header.stateLabel.text == "Zum Aktualisieren ziehen")
    #expect(header.lastUpdatedTimeLabel.text == "Aktualisiert: noch nie")
    #expect(header.accessibilityActionName == "Aktualisieren")
    #expect(header.accessibilityLanguage == "de")
    #expect(other.stateLabel.text == "Pull down to refresh")
    request.environment.locale = nil
    modified.update(request)
    phone.turn()
    #expect(modified.control === header && header.stateLabel.text == other.stateLabel.text)
  }

  @Test(arguments: edges, [true, false])
  func `a locale determines the texts of every control`(edge: RefreshEdge, isAutomatic: Bool) {
    for look in Self.looks {
      var request = work.request(at: edge, look: look, isAutomatic: isAutomatic)
      request.environment.locale = Locale(identifier: "fr")
      let list = list(at: edge)
      let modified = show(request, around: list)
      let title = modified.control?.builtInTitle
      let expected = RefreshComponent.builtInTitle(
        for: .idle, at: edge, isAutomatic: isAutomatic, in: Locale(identifier: "fr"))
      let english = RefreshComponent.builtInTitle(
        for: .idle, at: edge, isAutomatic: isAutomatic, in: nil)
      #expect(title == expected && title != english)
      modified.remove()
      list.removeFromSuperview()
      phone.turn()
    }
  }

  // MARK: Fonts and colors

  private func label(of control: RefreshComponent?) -> UILabel? {
    if let control = control as? any StateTextDisplaying { return control.stateLabel }
    return control?.subviews.first?.subviews.compactMap { $0 as? UILabel }.first
  }

  private func spinner(of control: RefreshComponent?) -> UIActivityIndicatorView? {
    if let control = control as? any ActivityIndicatorDisplaying { return control.loadingView }
    return control?.subviews.first?.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
  }

  @Test(arguments: [0, 1])
  func `a font and a tint reach the built-in looks, also during a refresh`(look: Int) async {
    var request = work.request(at: .bottom, look: Self.looks[look])
    let modified = show(request, around: list())
    let font = label(of: modified.control)?.font
    let color = spinner(of: modified.control)?.color
    modified.coordinator.beginRefreshing()
    #expect(await settle { work.isWaiting })
    request.environment.font = .systemFont(ofSize: 31)
    modified.update(request)
    hosting.tintColor = .red
    phone.advance(by: 0.1)
    #expect(label(of: modified.control)?.font.pointSize == 31)
    #expect(spinner(of: modified.control)?.color == .red)
    #expect(modified.control?.isRefreshing == true && work.startCount == 1)
    modified.control?.options.adjustsForContentSizeCategory = false
    #expect(label(of: modified.control)?.font.pointSize == 31)
    request.environment.font = nil
    modified.update(request)
    hosting.tintColor = nil
    phone.advance(by: 0.1)
    #expect(label(of: modified.control)?.font == font)
    #expect(spinner(of: modified.control)?.color == color)
    work.finish(with: .success)
    await phone.endLoad(of: modified)
    #expect(modified.control?.isRefreshing == false && work.startCount == 1)
  }

  @Test func `a tint of the whole window changes no spinner`() {
    phone.window.tintColor = .red
    let modified = show(work.request(at: .top), around: list())
    #expect(spinner(of: modified.control)?.color == NormalHeader().loadingView.color)
  }

  @Test func `a color scheme that does not reach the list reaches its control`() throws {
    var request = work.request(at: .top)
    request.environment.isDark = true
    let list = list()
    let modified = show(request, around: list)
    let control = try #require(modified.control)
    #expect(control.traitCollection.userInterfaceStyle == .dark)
    #expect(list.traitCollection.userInterfaceStyle != .dark)
    request.environment.isDark = false
    modified.update(request)
    phone.turn()
    #expect(control.traitCollection.userInterfaceStyle != .dark)
    #expect(control.overrideUserInterfaceStyle == .unspecified)
  }

  @Test(arguments: [false, true])
  func `a direction that does not reach a scroll view is passed on`(isDefault: Bool) {
    var request = work.request(at: .leading)
    request.environment.readsFromRight = !isDefault
    let list = list(at: .leading)
    let modified = show(request, around: list)
    #expect(modified.control?.readsFromRight == !isDefault)
    #expect(list.semanticContentAttribute == (isDefault ? .unspecified : .forceRightToLeft))
    #expect((modified.control?.frame.minX ?? 0 > 0) == !isDefault)
    modified.update(request)
    phone.turn()
    #expect(modified.control?.readsFromRight == !isDefault)
    request.environment.readsFromRight = false
    modified.update(request)
    phone.turn()
    #expect(list.semanticContentAttribute == .unspecified)
  }

  @Test func `a scroll view gets its own direction back when the control leaves it`() {
    var request = work.request(at: .leading)
    request.environment.readsFromRight = true
    let (old, new) = (list(at: .leading), list(at: .leading))
    old.semanticContentAttribute = .forceLeftToRight
    let modified = show(request, around: old)
    #expect(old.semanticContentAttribute == .forceRightToLeft)
    old.removeFromSuperview()
    hosting.insertSubview(new, at: 0)
    phone.advance(by: 2)
    #expect(modified.scrollView === new && new.semanticContentAttribute == .forceRightToLeft)
    #expect(old.semanticContentAttribute == .forceLeftToRight)
    modified.remove()
    phone.turn()
    #expect(new.semanticContentAttribute == .unspecified)
  }

  // MARK: Margins and edges

  /// SwiftUI's content margins, if they are the inset of the scroll view.
  @Test(arguments: edges, [(0, false), (44, false), (44, true)])
  func `a pulled control is beyond the margins of the content`(
    edge: RefreshEdge, bars: (length: CGFloat, areInInset: Bool)
  ) throws {
    let (bar, hasInsetForBars) = bars
    phone.window.deviceSafeAreaInsets = UIEdgeInsets(top: bar, left: bar, bottom: bar, right: bar)
    let list = list(at: edge)
    if hasInsetForBars { list.contentInsetAdjustmentBehavior = .never }
    /// Sets the margins, which the inset may contain together with the bars.
    func setMargins(_ length: CGFloat) {
      let inset = length + (hasInsetForBars ? bar : 0)
      list.contentInsetWithoutControls = UIEdgeInsets(
        top: inset, left: inset, bottom: inset, right: inset)
    }
    setMargins(40)
    var request = work.request(at: edge)
    let modified = show(request, around: list)
    let control = try #require(modified.control)
    func scrollToEnd() {
      let inset = list.adjustedContentInset
      list.contentOffset =
        edge.isStart
        ? CGPoint(x: -inset.left, y: -inset.top)
        : CGPoint(
          x: edge.isHorizontal
            ? list.contentSize.width - list.bounds.width + inset.right : -inset.left,
          y: edge.isHorizontal
            ? -inset.top : list.contentSize.height - list.bounds.height + inset.bottom)
    }
    func space() -> CGFloat {
      switch edge {
      case .top: -control.frame.maxY
      case .bottom: control.frame.minY - list.contentSize.height
      case .leading: -control.frame.maxX
      case .trailing: control.frame.minX - list.contentSize.width
      }
    }
    scrollToEnd()
    phone.turn()
    #expect(abs(space() - 40) < 0.5)
    setMargins(10)
    phone.turn()
    #expect(abs(space() - 10) < 0.5)
    modified.coordinator.beginRefreshing()
    phone.advance(by: 1)
    #expect(abs(space() - 10) < 0.5)
    modified.coordinator.endRefreshing(with: .success)
    phone.advance(by: 1)
    #expect(list.adjustedContentInsetWithoutControls.top == 10 + bar && abs(space() - 10) < 0.5)
    request.options.distanceFromContent = 3
    modified.update(request)
    phone.turn()
    #expect(abs(space() - 3) < 0.5)
  }

  @Test(arguments: [false, true], edges)
  func `each edge has its own margin, in both directions`(readsFromRight: Bool, edge: RefreshEdge)
    throws
  {
    let list = list(at: edge)
    if readsFromRight { list.semanticContentAttribute = .forceRightToLeft }
    list.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let control = try #require(show(work.request(at: edge), around: list).control)
    let isLeft = edge.isStart != readsFromRight
    switch edge {
    case .top: #expect(abs(-control.frame.maxY - 10) < 0.5)
    case .bottom: #expect(abs(control.frame.minY - list.contentSize.height - 30) < 0.5)
    case .leading, .trailing:
      let space = isLeft ? -control.frame.maxX : control.frame.minX - list.contentSize.width
      #expect(abs(space - (isLeft ? 20 : 40)) < 0.5)
    }
  }

  @Test func `margins are measured again when only the safe area changes`() throws {
    let list = list()
    list.contentInsetAdjustmentBehavior = .never
    list.contentInset.top = 100
    let control = try #require(show(work.request(at: .top), around: list).control)
    #expect(abs(-control.frame.maxY - 100) < 0.5)
    phone.window.deviceSafeAreaInsets.top = 88
    phone.turn()
    // Content that rests below the bar does not change its safe area, so a movement tells.
    list.contentOffset.y -= 1
    phone.turn()
    #expect(abs(-control.frame.maxY - 12) < 0.5)
  }

  @Test func `an automatic control is next to the content, within the margins`() {
    let list = list()
    list.contentInset.bottom = 40
    let modified = show(work.request(at: .bottom, isAutomatic: true), around: list)
    #expect(modified.control?.frame.minY == list.contentSize.height)
  }

  // MARK: Turned lists

  private nonisolated static let turns = [
    CGAffineTransform.identity, CGAffineTransform(scaleX: 1, y: -1),
    CGAffineTransform(rotationAngle: .pi), CGAffineTransform(scaleX: -1, y: 1),
  ]

  @Test func `a control in a list that stands on its side is not mirrored`() throws {
    let modified = show(work.request(at: .top), around: list())
    hosting.transform = CGAffineTransform(rotationAngle: .pi / 2)
    modified.update(work.request(at: .top))
    phone.turn()
    #expect(modified.control?.transform == .identity)
  }

  @Test(arguments: turns.indices, edges)
  func `a control is upright in a turned list`(turn: Int, edge: RefreshEdge) throws {
    let modified = show(work.request(at: edge), around: list(at: edge))
    hosting.transform = Self.turns[turn]
    phone.turn()
    modified.update(work.request(at: edge))
    phone.turn()
    let control = try #require(modified.control)
    let frame = control.frame
    let (origin, corner) = (
      control.convert(CGPoint.zero, to: nil), control.convert(CGPoint(x: 1, y: 1), to: nil)
    )
    #expect(corner.x > origin.x && corner.y > origin.y)
    phone.advance(by: 1)
    #expect(control.frame == frame && control.bounds.size == frame.size)
  }
}
