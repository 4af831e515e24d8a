import EdgeRefresh
import Foundation
import ScenarioTrait
import TestSupport
import Testing
import UIKit
import UIKitCairo

@testable import EdgeRefreshControls

/// A bar hides a control only where the content keeps clear of the bar at rest.
@Suite(.isolated, .scenario("S88"))
@MainActor
struct UncoveredEdgeTests {
  typealias Sheet = BarControlTests.Sheet
  typealias Behavior = UIScrollView.ContentInsetAdjustmentBehavior

  nonisolated static let kinds: [ControlKind] = [
    .normalHeader, .backNormalFooter, .normalTrailer, .normalLeader,
  ]
  private static let bars = UIEdgeInsets(top: 91, left: 70, bottom: 83, right: 75)

  /// Three screens: with a control, with a control that bars never hide, and without one.
  private struct Screens {
    let control: RefreshComponent
    let visible: RefreshComponent
    let screen: Sheet
    let visibleScreen: Sheet
    let empty: Sheet
    var all: [Sheet] { [screen, visibleScreen, empty] }

    @MainActor init(_ kind: ControlKind, behavior: Behavior, inset: UIEdgeInsets = .zero) {
      (control, visible) = (kind.make(), kind.make())
      visible.hidesUnderBars = false
      (screen, visibleScreen, empty) = (
        Sheet(control, bars: bars, behavior: behavior, inset: inset),
        Sheet(visible, bars: bars, behavior: behavior, inset: inset),
        Sheet(nil, bars: bars, behavior: behavior, inset: inset)
      )
      move(by: 0)
    }

    /// Moves the content to the control's edge, and from there by a distance past it.
    @MainActor func move(by distance: CGFloat) {
      for sheet in [screen, visibleScreen] { sheet.move(past: control.status.edge, by: distance) }
      screen.phone.turn()
      empty.scrollView.contentOffset = screen.scrollView.contentOffset
      empty.scrollView.contentInset = screen.scrollView.contentInset
      screen.phone.turn()
    }

    @MainActor func open() {
      control.beginRefreshing()
      visible.beginRefreshing()
      screen.phone.advance(by: 1)
      move(by: 0)
    }
  }

  @Test(arguments: kinds, [Behavior.never, .scrollableAxes, .always, .automatic])
  func `an open control is visible, and a closed one is not`(kind: ControlKind, behavior: Behavior)
  {
    let screens = Screens(kind, behavior: behavior)
    #expect(screens.screen.picture == screens.empty.picture)
    screens.move(by: 20)
    if behavior == .never { #expect(screens.screen.picture == screens.visibleScreen.picture) }
    screens.move(by: 0)
    screens.open()
    #expect(screens.control.state == .refreshing)
    #expect(screens.screen.picture == screens.visibleScreen.picture)
    #expect(screens.screen.picture != screens.empty.picture)
  }

  @Test(arguments: kinds)
  func `an inset of the app that makes room for the bars hides the control there`(
    kind: ControlKind
  ) {
    let screens = Screens(kind, behavior: .never, inset: Self.bars)
    #expect(screens.screen.picture == screens.empty.picture)
    #expect(screens.screen.picture != screens.visibleScreen.picture)
    screens.open()
    #expect(screens.screen.picture == screens.visibleScreen.picture)
    #expect(screens.screen.picture != screens.empty.picture)
  }

  @Test(arguments: kinds)
  func `a bar hides as much of the control as the content keeps free`(kind: ControlKind) {
    let inset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let screens = Screens(kind, behavior: .never, inset: inset)
    #expect(screens.screen.picture == screens.empty.picture)
    screens.open()
    #expect(screens.screen.picture == screens.visibleScreen.picture)
  }

  /// A picture in the inset, with the control at its other side.
  @Test(arguments: kinds)
  func `a control whose distance from the content exceeds the bar is visible in it`(
    kind: ControlKind
  ) {
    let inset = UIEdgeInsets(top: 240, left: 240, bottom: 240, right: 240)
    let screens = Screens(kind, behavior: .never, inset: inset)
    screens.control.distanceFromContent = 240
    screens.visible.distanceFromContent = 240
    screens.move(by: 0)
    #expect(screens.screen.picture == screens.empty.picture)
    screens.open()
    #expect(screens.screen.picture == screens.visibleScreen.picture)
    #expect(screens.screen.picture != screens.empty.picture)
  }

  @Test(arguments: kinds, [false, true])
  func `a bar that appears and disappears hides and shows the control at rest`(
    kind: ControlKind, isAnimated: Bool
  ) {
    let inset = UIEdgeInsets(top: 140, left: 140, bottom: 140, right: 140)
    let screens = Screens(kind, behavior: .never, inset: inset)
    func setBars(_ bars: UIEdgeInsets) {
      for sheet in screens.all {
        UIView.animate(withDuration: isAnimated ? 0.3 : 0) {
          let area = sheet.phone.window.deviceSafeAreaInsets
          sheet.controller.additionalSafeAreaInsets = UIEdgeInsets(
            top: bars.top - area.top, left: bars.left, bottom: bars.bottom - area.bottom,
            right: bars.right)
          sheet.phone.window.layoutIfNeeded()
        }
      }
      screens.screen.phone.advance(by: 1)
    }
    let rest = screens.screen.picture
    #expect(rest != screens.empty.picture, "an inset of the app hides nothing beside the bar")
    setBars(UIEdgeInsets(top: 150, left: 150, bottom: 150, right: 150))
    #expect(screens.screen.picture == screens.empty.picture)
    setBars(Self.bars)
    #expect(screens.screen.picture == rest)
  }

  @Test(arguments: kinds)
  func `a new adjustment behavior counts from the next movement on`(kind: ControlKind) {
    let screens = Screens(kind, behavior: .always)
    for behavior in [Behavior.never, .always] {
      for sheet in screens.all { sheet.scrollView.contentInsetAdjustmentBehavior = behavior }
      screens.screen.phone.turn()
      screens.move(by: 0)
      #expect(screens.screen.picture == screens.empty.picture)
      screens.move(by: 30)
      #expect(
        (screens.screen.picture == screens.visibleScreen.picture) == (behavior == .never))
    }
  }

  // MARK: Safe areas beside a control

  /// A safe area that only the sides of a device or of a window need.
  @Test(.scenario("S71"), arguments: kinds)
  func `a safe area beside a control hides nothing of it`(kind: ControlKind) {
    let isHorizontal = kind.make().axis.isHorizontal
    let bars =
      isHorizontal
      ? UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0)
      : UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 300)
    for behavior in [Behavior.never, .always, .automatic] {
      let controls = [kind.make(), kind.make()]
      controls[1].hidesUnderBars = false
      let sheets = controls.map { control in
        let stripes = UIView()
        stripes.backgroundColor = .systemTeal
        stripes.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        control.addSubview(stripes)
        let sheet = Sheet(control, bars: bars, behavior: behavior, hasNotch: isHorizontal)
        stripes.frame = control.bounds.insetBy(dx: 2, dy: 2)
        return sheet
      }
      let control = controls[0]
      #expect(control.mask == nil)
      for length in [0, 30, control.extent] {
        for sheet in sheets {
          sheet.move(past: control.status.edge, by: length)
        }
        #expect(control.mask == nil)
        #expect(sheets[0].picture == sheets[1].picture, "\(behavior), \(length) points")
      }
    }
  }

  // MARK: The home indicator

  /// Returns the rows of pixels in which two pictures differ.
  private func differences(_ first: Bitmap, _ second: Bitmap) -> [Int] {
    (0..<first.height).filter { row in
      let pixels = row * first.width..<(row + 1) * first.width
      return first.pixels[pixels] != second.pixels[pixels]
    }
  }

  @Test(.scenario("S71"), arguments: [60, 3], [false, true])
  func `above the home indicator, what is pulled up of a footer is visible`(
    rowCount: Int, isRightToLeft: Bool
  ) throws {
    let traits = isRightToLeft ? [UITraitCollection(layoutDirection: .rightToLeft)] : []
    let screen = BarScreen(.none, hasControls: true, rowCount: rowCount, traits: traits)
    let other = BarScreen(.none, hasControls: false, rowCount: rowCount, traits: traits)
    // It would be seen between the arrow and the text, too.
    let stripe = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 44))
    stripe.backgroundColor = .systemTeal
    screen.footer.addSubview(stripe)
    let (end, edge) = (screen.endOffset, 844 - 34)
    func rows(at distance: CGFloat) -> [Int] {
      screen.table.contentOffset.y = end + distance
      other.follow(screen)
      return differences(screen.picture, other.picture)
    }
    #expect(rows(at: 0) == [])
    #expect(rows(at: 1) == [edge - 1])
    #expect(rows(at: 20) == Array(edge - 20..<edge))
    #expect(rows(at: 44) == Array(edge - 44..<edge))
    #expect(rows(at: 60) == Array(edge - 60..<edge - 16))
    #expect(rows(at: 0) == [])
    // Rows are visible behind the indicator, and so is an open footer.
    screen.footer.beginRefreshing()
    screen.phone.advance(by: 1)
    #expect(rows(at: 44) == Array(edge - 44..<edge))
    #expect(rows(at: 24) == Array(edge - 24..<edge + 20))
    screen.table.contentOffset.y = screen.endOffset
    screen.footer.endRefreshing()
    screen.phone.advance(by: 1)
    #expect(rows(at: 0) == [])
  }
}
