import EdgeRefresh
import Foundation
import ScenarioTrait
import TestSupport
import Testing
import UIKit
import UIKitCairo

@testable import EdgeRefreshControls

/// A visual effect in a control is neither below a mask nor below a translucent view.
@Suite(.isolated, .scenario("S89"))
@MainActor
struct VisualEffectTests {
  typealias Sheet = BarControlTests.Sheet

  /// Where a control has its material.
  enum Place: CaseIterable, Sendable {
    /// The content view is the material, or contains it.
    case content, insideContent
    /// A view of SwiftUI is in the content: that of a view controller, or of a cell configuration.
    case hostedByController, hostedByConfiguration
    /// The app has added the material to a subclass, on top of the library's views.
    case subview
    /// The content gets its material after it has been shown.
    case lateContent

    var isContent: Bool { self != .subview }
  }

  private static let bars = UIEdgeInsets(top: 91, left: 70, bottom: 83, right: 75)

  private final class Content: UIView, RefreshContent {
    func render(_ presentation: RefreshPresentation) {}
  }

  /// A view with the members of one that draws a configuration.
  private final class HostedView: UIView, UIContentView {
    var configuration: any UIContentConfiguration = UIListContentConfiguration.cell()
  }

  /// A control with a material, and the objects that it needs.
  @MainActor
  private final class Fixture {
    let control: RefreshComponent
    let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    let place: Place
    private let controller = UIViewController()

    init(_ edge: RefreshEdge, _ place: Place) {
      self.place = place
      let content = Content()
      control =
        switch edge {
        case .top: place.isContent ? RefreshHeader(content: content) : NormalHeader()
        case .bottom: place.isContent ? BackFooter(content: content) : BackNormalFooter()
        case .leading: place.isContent ? RefreshLeader(content: content) : NormalLeader()
        case .trailing: place.isContent ? RefreshTrailer(content: content) : NormalTrailer()
        }
      let views: [UIView] =
        switch place {
        case .content: [material]
        case .insideContent: [UIView(), UIView(), material]
        case .hostedByController: [controller.view, material]
        case .hostedByConfiguration: [HostedView(), material]
        case .subview, .lateContent: []
        }
      if place.isContent { add(views, to: content) }
      if place == .subview { add([material], to: control) }
    }

    func addLate() {
      if place == .lateContent, let content = control.content { add([material], to: content) }
    }

    private func add(_ views: [UIView], to view: UIView) {
      var parent = view
      for view in views {
        view.frame = parent.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(view)
        parent = view
      }
    }

    /// Whether a view around the material impairs it.
    var isImpaired: Bool {
      sequence(first: material as UIView, next: \.superview).contains {
        $0.mask != nil || $0.alpha < 1
      }
    }
  }

  @Test(arguments: RefreshEdge.allCases, Place.allCases)
  func `a material under a bar and beside it looks the same`(edge: RefreshEdge, place: Place) {
    MainLoop.current.answers.maskedEffect = .isReported
    let (fixture, visible) = (Fixture(edge, place), Fixture(edge, place))
    visible.control.hidesUnderBars = false
    let sheets = [fixture, visible].map { Sheet($0.control, bars: Self.bars) }
    let empty = Sheet(nil, bars: Self.bars)
    for fixture in [fixture, visible] { fixture.addLate() }
    fixture.control.setNeedsLayout()
    sheets[0].phone.turn()
    let bars = Self.bars
    let area = CGRect(origin: .zero, size: Sheet.size).inset(
      by: edge.isHorizontal
        ? UIEdgeInsets(top: 0, left: bars.left, bottom: 0, right: bars.right)
        : UIEdgeInsets(top: bars.top, left: 0, bottom: bars.bottom, right: 0))
    for distance in [0, 15, 30, fixture.control.extent, 80, 15, 0] {
      for sheet in sheets + [empty] { sheet.move(past: edge, by: distance) }
      let (picture, shown, rest) = (sheets[0].picture, sheets[1].picture, empty.picture)
      #expect(!fixture.isImpaired, "\(distance) points")
      // Between the bars, the picture is that of a control without any limit.
      #expect(!picture.differs(from: shown, inside: area), "\(distance) points")
      if place.isContent {
        #expect(!picture.differs(from: rest, outside: area), "\(distance) points")
        if distance == 0 { #expect(picture == rest) }
      } else {
        #expect(picture == shown, "\(distance) points")
      }
      if distance > 0 { #expect(picture.differs(from: rest, inside: area)) }
    }
    #expect(MainLoop.current.impairedEffects == 0)
  }

  @Test(arguments: RefreshEdge.allCases, Place.allCases)
  func `a control with a material does not fade`(edge: RefreshEdge, place: Place) {
    MainLoop.current.answers.maskedEffect = .isReported
    let fixture = Fixture(edge, place)
    fixture.control.fadesWithPull = true
    let sheet = Sheet(fixture.control, bars: Self.bars)
    fixture.addLate()
    fixture.control.setNeedsLayout()
    sheet.phone.turn()
    for distance in [0, 10, 30, 0] as [CGFloat] {
      sheet.move(past: edge, by: distance)
      #expect(fixture.control.alpha == 1)
    }
    fixture.control.beginRefreshing()
    sheet.phone.advance(by: 1)
    fixture.control.endRefreshing()
    for _ in 1...20 {
      sheet.phone.advance(by: 0.05)
      #expect(!fixture.isImpaired && sheet.phone.isStill(fixture.control))
    }
    #expect(MainLoop.current.impairedEffects == 0)
    fixture.control.fadesWithPull = false
    fixture.control.fadesWithPull = true
    #expect(fixture.control.alpha == 1)
  }

  @Test func `a control whose material is removed fades again`() {
    let fixture = Fixture(.top, .subview)
    fixture.control.fadesWithPull = true
    let sheet = Sheet(fixture.control, bars: Self.bars)
    fixture.material.removeFromSuperview()
    fixture.control.setNeedsLayout()
    sheet.phone.turn()
    #expect(fixture.control.alpha == 0 && fixture.control.mask != nil)
  }

  @Test func `content without a material stays a subview of its control`() {
    let content = Content()
    let header = RefreshHeader(content: content)
    let sheet = Sheet(header, bars: Self.bars)
    sheet.move(past: .top, by: 20)
    #expect(content.superview === header && header.subviews == [content])
  }

  @Test func `clipped content is laid out, touched and drawn as before`() throws {
    let fixture = Fixture(.top, .content)
    let header = fixture.control
    let button = UIButton(type: .system)
    fixture.material.contentView.addSubview(button)
    let sheet = Sheet(header, bars: Self.bars)
    button.frame = CGRect(x: 100, y: 10, width: 100, height: 34)
    let content = try #require(header.content)
    #expect(content.isDescendant(of: header) && content.control === header)
    for distance in [54, 40, 80] as [CGFloat] {
      sheet.move(past: .top, by: distance)
      #expect(content.frame == header.bounds)
      let middle = sheet.phone.frame(of: button)
      #expect(sheet.phone.window.hitTest(CGPoint(x: 150, y: middle.midY), with: nil) === button)
    }
    header.beginRefreshing()
    sheet.phone.advance(by: 1)
    button.isUserInteractionEnabled = false
    let hit = sheet.phone.window.hitTest(CGPoint(x: 150, y: 91 + 27), with: nil)
    #expect(hit === fixture.material.contentView)
    fixture.material.isUserInteractionEnabled = false
    content.isUserInteractionEnabled = false
    #expect(sheet.phone.window.hitTest(CGPoint(x: 150, y: 91 + 27), with: nil) === header)
  }

  @Test func `clipped content follows its bar when the phone rotates`() {
    let screen = BarScreen(.navigation, hasControls: false)
    let other = BarScreen(.navigation, hasControls: false)
    let fixture = Fixture(.top, .content)
    screen.table.setRefreshControl(fixture.control)
    screen.phone.turn()
    for _ in 1...2 {
      screen.rotate()
      other.rotate()
      for frame in 1...5 {
        screen.phone.advance(by: 0.07)
        let difference = screen.picture.firstDifference(from: other.picture, top: 44)
        #expect(difference == nil, "frame \(frame)")
      }
      #expect(screen.picture == other.picture)
    }
    let navigationBar = screen.bars.top
    fixture.control.beginRefreshing()
    for _ in 1...10 {
      screen.phone.advance(by: 0.05)
      #expect(!fixture.isImpaired)
      #expect(screen.picture.firstDifference(from: other.picture, top: navigationBar) == nil)
    }
    #expect(screen.picture != other.picture)
  }

  @Test func `a mask of the app shows clipped content under the bar`() {
    let fixture = Fixture(.top, .content)
    let sheet = Sheet(fixture.control, bars: Self.bars)
    let rest = sheet.picture
    let mask = UIView(frame: fixture.control.bounds)
    mask.backgroundColor = .black
    fixture.control.mask = mask
    sheet.move(past: .top, by: 10)
    sheet.move(past: .top, by: 0)
    #expect(fixture.control.mask === mask && sheet.picture != rest)
  }

  @Test func `a control with a material disappears at once behind a second level`() {
    let screen = Screen()
    let header = NormalHeader()
    let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    material.frame = CGRect(x: 20, y: 5, width: 100, height: 44)
    header.addSubview(material)
    header.secondLevel = SecondLevel(view: UIView())
    screen.scrollView.refreshHeader = header
    screen.turn()
    header.secondLevel?.open()
    #expect(screen.window.presentation(at: 0).alpha == 1)
    #expect(header.alpha == 0 && header.presentation(at: MainLoop.current.now).alpha == 0)
    screen.advance(by: 1)
    header.secondLevel?.close()
    screen.advance(by: 1)
    #expect(header.alpha == 1)
  }
}

extension Bitmap {
  /// Returns whether two pictures differ inside an area.
  fileprivate func differs(from other: Bitmap, inside area: CGRect) -> Bool {
    (Int(area.minY)..<Int(area.maxY)).contains { y in
      let row = y * width + Int(area.minX)..<y * width + Int(area.maxX)
      return pixels[row] != other.pixels[row]
    }
  }
}
