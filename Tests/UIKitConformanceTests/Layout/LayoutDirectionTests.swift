import Foundation
import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct LayoutDirectionTests {
  private let screen = TestScreen()
  private let box: UIView
  private let view = UIView()

  init() {
    box = screen.addView(CGRect(x: 20, y: 30, width: 300, height: 200))
    view.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 40).isActive = true
  }

  @Test func `leading and trailing are mirrored`() {
    view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10).isActive = true
    screen.turn()
    #expect(view.frame.minX == 10)
    screen.window.environment = UITraitCollection(layoutDirection: .rightToLeft)
    screen.turn()
    #expect(view.frame.maxX == 290)
    box.semanticContentAttribute = .forceLeftToRight
    screen.turn()
    #expect(view.frame.minX == 10)
  }

  @Test func `left and right are not mirrored`() {
    screen.window.environment = UITraitCollection(layoutDirection: .rightToLeft)
    view.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 10).isActive = true
    screen.turn()
    #expect(view.frame.minX == 10)
  }

  @Test func `inequalities and centers are mirrored with leading edges`() {
    screen.window.environment = UITraitCollection(layoutDirection: .rightToLeft)
    let start = view.leadingAnchor.constraint(greaterThanOrEqualTo: box.centerXAnchor, constant: 10)
    let end = view.trailingAnchor.constraint(equalTo: box.trailingAnchor)
    end.priority = .defaultLow
    NSLayoutConstraint.activate([start, end])
    screen.turn()
    #expect(view.frame.minX == 0)
    end.constant = -200
    screen.turn()
    #expect(view.frame.maxX == 140)
  }

  @Test func `margins are mirrored`() {
    box.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(box.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor).isActive = true
    screen.turn()
    #expect(view.frame.minX == 2)
    box.semanticContentAttribute = .forceRightToLeft
    #expect(box.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    screen.turn()
    #expect(view.frame.maxX == 298)
  }
}
