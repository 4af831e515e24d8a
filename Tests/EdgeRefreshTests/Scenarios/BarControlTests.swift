import EdgeRefresh
import Foundation
import ScenarioTrait
import TestSupport
import Testing
import UIKit
import UIKitCairo

@testable import EdgeRefreshControls

/// No part of a control, or of what an app adds to it, is visible through a bar.
@Suite(.isolated, .scenario("S71"))
@MainActor
struct BarControlTests {
  /// A control of an app.
  enum OwnControl: CaseIterable, Sendable {
    case contentHeader, contentFooter, contentTrailer
    /// A view as wide as the control.
    case banner
    /// A view that reaches beyond the control, away from the content or over it.
    case logoAbove, logoOverContent, logoBelow, logoBeside, logoBeforeLeader
    /// A view that is added after the layout.
    case lateLogo
    case clipping

    @MainActor func make() -> RefreshComponent {
      switch self {
      case .contentHeader: RefreshHeader(content: square(CGRect(x: 0, y: 0, width: 60, height: 60)))
      case .contentFooter: BackFooter(content: square(CGRect(x: 0, y: 0, width: 60, height: 60)))
      case .contentTrailer:
        RefreshTrailer(content: square(CGRect(x: 0, y: 0, width: 60, height: 60)))
      case .banner: add(CGRect(x: 0, y: 10, width: 390, height: 20), to: NormalHeader())
      case .logoAbove: add(CGRect(x: 180, y: -30, width: 40, height: 40), to: NormalHeader())
      case .logoOverContent: add(CGRect(x: 180, y: 40, width: 40, height: 60), to: NormalHeader())
      case .logoBelow: add(CGRect(x: 180, y: 30, width: 40, height: 60), to: BackNormalFooter())
      case .logoBeside: add(CGRect(x: 50, y: 300, width: 50, height: 40), to: NormalTrailer())
      case .logoBeforeLeader:
        add(CGRect(x: -35, y: 300, width: 45, height: 40), to: NormalLeader())
      case .lateLogo, .clipping: NormalHeader()
      }
    }

    /// Changes the control after its layout.
    @MainActor func change(_ control: RefreshComponent) {
      if self == .clipping { control.clipsToBounds = true }
      guard self == .lateLogo || self == .clipping else { return }
      control.addSubview(square(CGRect(x: 180, y: -30, width: 40, height: 40)))
    }

    @MainActor private func add(_ frame: CGRect, to control: RefreshComponent) -> RefreshComponent {
      control.addSubview(square(frame))
      return control
    }

    @MainActor private func square(_ frame: CGRect) -> RecordingContent {
      let view = RecordingContent(frame: frame)
      view.size = frame.size
      view.backgroundColor = .systemRed
      return view
    }
  }

  /// Content larger than the screen, with transparent bars.
  @MainActor
  final class Sheet {
    static let size = CGSize(width: 390, height: 844)
    let phone: Phone
    let bars: UIEdgeInsets
    let scrollView = UIScrollView()
    let controller = UIViewController()
    private let renderer = CairoRenderer(scale: 1)

    var picture: Bitmap { renderer.bitmap(of: phone.window) }

    init(
      _ control: RefreshComponent?, bars: UIEdgeInsets, isMirrored: Bool = false,
      behavior: UIScrollView.ContentInsetAdjustmentBehavior = .always, inset: UIEdgeInsets = .zero,
      hasNotch: Bool? = nil
    ) {
      CairoRenderer.install()
      phone = Phone(hasNotch: hasNotch ?? (bars.top > 0))
      self.bars = bars
      let area = phone.window.deviceSafeAreaInsets
      scrollView.contentSize = CGSize(width: 1000, height: 1600)
      scrollView.contentInsetAdjustmentBehavior = behavior
      scrollView.contentInset = inset
      scrollView.backgroundColor = .white
      if isMirrored { scrollView.semanticContentAttribute = .forceRightToLeft }
      for index in 0..<4 {
        let square = UIView(frame: CGRect(x: 250 * index, y: 400 * index, width: 250, height: 400))
        square.backgroundColor = UIColor(white: 0.7, alpha: 1)
        scrollView.addSubview(square)
      }
      if let control { scrollView.setRefreshControl(control) }
      controller.view = scrollView
      controller.additionalSafeAreaInsets = UIEdgeInsets(
        top: bars.top - area.top, left: bars.left, bottom: bars.bottom - area.bottom,
        right: bars.right)
      phone.show(controller)
    }

    /// Moves the content to an edge, and from there by a distance past it.
    func move(past edge: RefreshEdge, by distance: CGFloat) {
      let (axis, inset) = (ScrollAxis(of: edge), scrollView.adjustedContentInset)
      let offsets = axis.restingOffsets(of: scrollView)
      scrollView.contentOffset = axis.point(
        CGPoint(x: -inset.left, y: -inset.top),
        at: edge.isStart ? offsets.lowerBound - distance : offsets.upperBound + distance)
      phone.turn()
    }

    /// Returns the offset at which a length of a control is between the bars.
    func offset(showing length: CGFloat, of control: RefreshComponent) -> CGPoint {
      let (frame, size) = (control.frame, Self.size)
      var offset = CGPoint(x: -bars.left, y: -bars.top)
      if control.axis.isHorizontal {
        let isLeft = frame.midX < 500
        offset.x =
          isLeft
          ? frame.maxX - bars.left - length
          : frame.minX - size.width + bars.right + length
      } else {
        let isTop = frame.midY < 800
        offset.y =
          isTop
          ? frame.maxY - bars.top - length
          : frame.minY - size.height + bars.bottom + length
      }
      return offset
    }
  }

  /// Moves a control in, out and in again, and draws each position with and without the control.
  ///
  /// - Returns: The pairs of pictures with the length that is between the bars.
  private func pictures(
    of control: RefreshComponent, bars: UIEdgeInsets = bars, isMirrored: Bool = false,
    prepare: (Sheet) -> Void = { _ in }
  ) -> [(visible: CGFloat, with: Bitmap, without: Bitmap)] {
    let screen = Sheet(control, bars: bars, isMirrored: isMirrored)
    let other = Sheet(nil, bars: bars)
    prepare(screen)
    let length = control.extent
    return [-40, 12, length, length + 20, length + 60, length - 12, 0].map { visible in
      screen.scrollView.contentOffset = screen.offset(showing: visible, of: control)
      screen.phone.turn()
      other.scrollView.contentInset = screen.scrollView.contentInset
      other.scrollView.contentOffset = screen.scrollView.contentOffset
      screen.phone.turn()
      return (visible, screen.picture, other.picture)
    }
  }

  private static let bars = UIEdgeInsets(top: 91, left: 30, bottom: 83, right: 40)

  /// The area between the bars at the ends of a control's axis.
  private func between(_ bars: UIEdgeInsets = bars, along control: RefreshComponent) -> CGRect {
    let area = CGRect(origin: .zero, size: Sheet.size)
    return control.axis.isHorizontal
      ? area.inset(by: UIEdgeInsets(top: 0, left: bars.left, bottom: 0, right: bars.right))
      : area.inset(by: UIEdgeInsets(top: bars.top, left: 0, bottom: bars.bottom, right: 0))
  }

  @Test(arguments: ControlKind.allCases, [false, true])
  func `a control of any kind comes out from the edge of its bar`(
    kind: ControlKind, isMirrored: Bool
  ) {
    let control = kind.make()
    for picture in pictures(of: control, isMirrored: isMirrored) {
      let place = "\(picture.visible) of \(control.extent) points"
      #expect(
        !picture.with.differs(from: picture.without, outside: between(along: control)), "\(place)")
      if picture.visible <= 0 { #expect(picture.with == picture.without, "\(place)") }
      if picture.visible >= control.extent {
        #expect(picture.with != picture.without, "\(place)")
      }
    }
  }

  @Test(arguments: OwnControl.allCases)
  func `what an app adds to a control comes out with it`(own: OwnControl) {
    let control = own.make()
    // Without bars across the axis, a control that is completely pulled out has no hidden part.
    var bars = Self.bars
    if control.axis.isHorizontal {
      (bars.top, bars.bottom) = (0, 0)
    } else {
      (bars.left, bars.right) = (0, 0)
    }
    let pictures = pictures(of: control, bars: bars) { screen in
      own.change(control)
      screen.phone.turn()
    }
    for picture in pictures {
      let place = "\(picture.visible) of \(control.extent) points"
      #expect(
        !picture.with.differs(from: picture.without, outside: between(bars, along: control)),
        "\(place)")
      if picture.visible >= control.extent {
        #expect(picture.with != picture.without, "\(place)")
      }
    }
  }

  /// How an app shows a control under a bar.
  enum Exception: CaseIterable, Sendable {
    case option, color, room

    @MainActor func apply(to control: RefreshComponent) {
      switch self {
      case .option:
        control.hidesUnderBars = false
        // Most kinds have text only in their middle.
        control.addSubview(Self.view(control.bounds))
      case .color: control.backgroundColor = .systemTeal
      case .room: control.addSubview(Self.view(control.bounds.insetBy(dx: -60, dy: -60)))
      }
    }

    @MainActor private static func view(_ frame: CGRect) -> UIView {
      let view = UIView(frame: frame)
      view.backgroundColor = .systemTeal
      return view
    }
  }

  @Test(arguments: ControlKind.oneOnEachEdge, Exception.allCases)
  func `an app can show a control under a bar`(kind: ControlKind, exception: Exception) {
    let control = kind.make()
    let pictures = pictures(of: control) { screen in
      exception.apply(to: control)
      screen.phone.turn()
    }
    for picture in pictures {
      let isUnderBar = picture.with.differs(from: picture.without, outside: between(along: control))
      // A control that is pulled out farther is between the bars, or covers them completely.
      if picture.visible > 0 && picture.visible < control.extent {
        #expect(isUnderBar, "\(picture.visible) of \(control.extent) points")
      }
    }
    #expect(control.mask == nil)
  }

  @Test(arguments: ControlKind.oneOnEachEdge)
  func `what an app sets of a control stays`(kind: ControlKind) {
    let control = kind.make()
    var pictures = pictures(of: control) { _ in
      control.alpha = 0.5
      control.clipsToBounds = true
      control.layer.cornerRadius = 8
    }
    #expect(control.alpha == 0.5 && control.clipsToBounds && control.layer.cornerRadius == 8)
    #expect(!control.isHidden)
    for picture in pictures {
      #expect(!picture.with.differs(from: picture.without, outside: between(along: control)))
    }
    control.scrollView?.setRefreshControl(nil, at: control.status.edge)
    pictures = self.pictures(of: control) { _ in control.isHidden = true }
    #expect(control.isHidden && control.alpha == 0.5)
    for picture in pictures { #expect(picture.with == picture.without) }
    control.scrollView?.setRefreshControl(nil, at: control.status.edge)
    control.isHidden = false
    control.mask = nil
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    _ = self.pictures(of: control) { _ in
      control.hidesUnderBars = false
      control.mask = mask
      control.hidesUnderBars = true
    }
    #expect(control.mask === mask)
  }
}
