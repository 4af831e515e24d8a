import EdgeRefresh
import Foundation
import ScenarioTrait
import TestSupport
import Testing
import UIKit
import UIKitCairo

@testable import EdgeRefreshControls

/// No part of a footer is visible behind a keyboard, and the footer can be reached above it.
///
/// The app makes room for the keyboard.
@Suite(.isolated, .scenario("S71"))
@MainActor
struct BarKeyboardTests {
  /// Where an app makes room for the keyboard.
  enum Room: CaseIterable, Sendable {
    case contentInset, safeArea
  }

  /// A list with a keyboard of 300 points.
  @MainActor
  final class KeyboardScreen {
    static let height: CGFloat = 300
    let screen: BarScreen
    let room: Room
    private let keyboard = UIView()
    var table: UITableView { screen.table }
    var picture: Bitmap { screen.picture }

    init(_ room: Room, hasControls: Bool, rowCount: Int) {
      self.room = room
      screen = BarScreen(.toolbar, hasControls: hasControls, rowCount: rowCount)
      // The footer is hidden in a safe area, so the keyboard may be transparent. An inset of the
      // app hides nothing, so the keyboard must be opaque.
      keyboard.backgroundColor = UIColor(white: 0.8, alpha: room == .safeArea ? 0.1 : 1)
      keyboard.frame = CGRect(x: 0, y: 844, width: 390, height: Self.height)
      screen.phone.window.addSubview(keyboard)
    }

    /// Moves the keyboard in or out, with the animation of the keyboard.
    func setKeyboard(isVisible: Bool) {
      UIView.animate(withDuration: 0.25) { [self] in
        keyboard.frame.origin.y += isVisible ? -Self.height : Self.height
        // The keyboard covers the toolbar and the home indicator, which already have an inset.
        let added = (isVisible ? 1 : -1) * (Self.height - 44 - 34)
        switch room {
        case .contentInset: table.contentInset.bottom += added
        case .safeArea: screen.list.additionalSafeAreaInsets.bottom += added
        }
        if isVisible { table.contentOffset.y = screen.endOffset }
        screen.phone.window.layoutIfNeeded()
      }
    }
  }

  @Test(arguments: [60, 12, 3])
  func `a keyboard that comes and goes shows nothing of a footer`(rowCount: Int) {
    let screen = KeyboardScreen(.safeArea, hasControls: true, rowCount: rowCount)
    let other = KeyboardScreen(.safeArea, hasControls: false, rowCount: rowCount)
    for list in [screen, other] { list.table.contentOffset.y = list.screen.endOffset }
    for isVisible in [true, false, true] {
      for list in [screen, other] { list.setKeyboard(isVisible: isVisible) }
      for frame in 1...5 {
        MainLoop.current.advance(by: 0.06)
        #expect(screen.picture == other.picture, "\(isVisible), frame \(frame)")
      }
    }
  }

  @Test(arguments: Room.allCases, [60, 12])
  func `a footer is pulled, open and closed above the keyboard`(room: Room, rowCount: Int) {
    let screen = KeyboardScreen(room, hasControls: true, rowCount: rowCount)
    let other = KeyboardScreen(room, hasControls: false, rowCount: rowCount)
    let (footer, phone) = (screen.screen.footer, screen.screen.phone)
    let edge = Int(844 - KeyboardScreen.height)
    for list in [screen, other] { list.setKeyboard(isVisible: true) }
    phone.advance(by: 1)
    /// Compares the area of the keyboard with that of the other screen at the same offset.
    func expectEqualKeyboards(_ place: String, location: SourceLocation = #_sourceLocation) {
      other.screen.follow(screen.screen)
      let difference = screen.picture.firstDifference(
        from: other.picture, top: 0, bottom: Int(KeyboardScreen.height))
      #expect(difference == nil, "\(place)", sourceLocation: location)
    }
    let touch = phone.window.beginTouch(at: CGPoint(x: 195, y: 400))
    for step in 1...10 {
      phone.advance(by: 0.03)
      phone.window.moveTouch(touch, to: CGPoint(x: 195, y: 400 - CGFloat(step) * 20))
      expectEqualKeyboards("pull \(step)")
    }
    #expect(Int(phone.frame(of: footer).minY) < edge - 44)
    #expect(screen.picture.firstDifference(from: other.picture, top: edge) != nil, "it is visible")
    phone.window.endTouch(touch)
    for frame in 1...10 {
      phone.advance(by: 0.06)
      expectEqualKeyboards("release, frame \(frame)")
    }
    #expect(footer.state == .refreshing)
    #expect(Int(phone.frame(of: footer).maxY.rounded()) == edge, "completely above the keyboard")
    screen.setKeyboard(isVisible: false)
    phone.advance(by: 1)
    #expect(Int(phone.frame(of: footer).maxY.rounded()) <= 844 - 34 - 44, "above the toolbar")
    footer.endRefreshing()
    phone.advance(by: 1)
    other.setKeyboard(isVisible: false)
    phone.advance(by: 1)
    other.screen.follow(screen.screen)
    #expect(screen.picture == other.picture)
  }
}
