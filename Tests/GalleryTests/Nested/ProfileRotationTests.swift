import EdgeRefresh
import Foundation
import TestSupport
import Testing
import UIKit

@testable import GalleryExamples
@testable import UIKitSimulator

/// The profile on a phone that is rotated, and with a screen reader.
@Suite(.serialized)
@MainActor
struct ProfileRotationTests {
  private let screen: ProfileScreen

  init() throws { screen = try ProfileScreen() }

  private func rotate() {
    screen.simulator.device = screen.simulator.device.rotated
    screen.simulator.advance(by: 1)
  }

  @Test(.scenario("S38"), arguments: 0...2)
  func `a rotation during a refresh keeps the page and the open control`(index: Int) throws {
    screen.swipe(to: index)
    screen.drag(y: 260)
    let control = try screen.refreshHeader(index)
    let length = screen.headerLength
    rotate()
    #expect(screen.headerLength < length)
    #expect(screen.visiblePages == [index])
    #expect(screen.headerTop.rounded() == control.bounds.height)
    #expect(control.isRefreshing)
    screen.expectAppInsets()
    rotate()
    #expect(screen.headerLength == length)
    #expect(screen.headerTop.rounded() == control.bounds.height)
    screen.expectRest()
  }

  @Test(.scenario("S38")) func `a rotation without refresh keeps the tabs at the top`() {
    screen.swipe(to: 1)
    screen.drag(y: -500)
    #expect(screen.headerTop == -screen.headerLength)
    rotate()
    #expect(screen.visiblePages == [1])
    #expect(screen.headerTop == -screen.headerLength)
    rotate()
    #expect(screen.headerTop == -screen.headerLength)
    screen.expectRest()
  }

  @Test(.scenario("S38")) func `a refresh of a page beside the screen survives a rotation`() throws
  {
    screen.drag(y: 260)
    screen.swipe(to: 2)
    rotate()
    #expect(screen.headerTop == 0)
    #expect(try screen.refreshHeader(0).isRefreshing)
    screen.expectRest()
  }

  @Test(arguments: 0...2)
  func `a screen reader reads the chosen page only, and refreshes it`(index: Int) throws {
    let reader = screen.simulator.screenReader
    // A tap on the current tab would refresh.
    if index > 0 { screen.tapTab(index) }
    let header = try screen.refreshHeader(index)
    let name: String = header.accessibilityActionName
    reader.first()
    var isRefreshing = false
    for _ in 0..<14 where !isRefreshing {
      let view = reader.currentObject as? UIView
      let readPages = screen.pages.indices.filter { page in
        view.map { $0.isDescendant(of: screen.pages[page].view) } ?? false
      }
      #expect(readPages.isEmpty || readPages == [index])
      isRefreshing = reader.actions.contains(name) && reader.perform(name)
      if !isRefreshing { reader.next() }
    }
    #expect(screen.controls.filter(\.isRefreshing) == [header])
    screen.expectRest()
  }
}
