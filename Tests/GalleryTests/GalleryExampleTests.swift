import EdgeRefresh
import Foundation
import GalleryExamples
import TestSupport
import Testing
import UIKit

@testable import Gallery
@testable import UIKitSimulator

/// The behavior of individual examples.
@Suite(.isolated)
@MainActor
struct GalleryExampleTests {
  @Test func `a tap opens an example, and a swipe or the button goes back`() throws {
    let stage = GalleryStage(nil, device: .phone)
    let stack = try #require(stage.simulator.window.rootViewController as? UINavigationController)
    defer { stage.simulator.run { stage.simulator.window.rootViewController = nil } }
    stage.simulator.play(stage.script, until: 1.6)
    #expect(stack.topViewController?.title == GallerySection.all[0].examples[0].title)
    let table = try #require(stack.topViewController?.view.firstDescendant(UITableView.self))
    #expect(table.contentOffset.y == -table.adjustedContentInset.top)
    stage.simulator.play(
      FingerScript().drag(
        from: CGPoint(x: 2, y: 400), to: CGPoint(x: 320, y: 400), duration: 0.4
      ).wait(1))
    #expect(stack.topViewController is ExampleListViewController)
    stage.simulator.tap(at: CGPoint(x: 195, y: 47 + 44 + 55.5 + 22))
    stage.simulator.advance(by: 1)
    #expect(stack.viewControllers.count == 2)
    stage.simulator.tap(at: CGPoint(x: 30, y: 47 + 22))
    stage.simulator.advance(by: 1)
    #expect(stack.viewControllers.count == 1)
  }

  @Test func `going back from an example shows the list, which cannot go back`() throws {
    let screen = try GalleryScreen("header-default")
    defer { screen.leave() }
    #expect(screen.simulator.goBack())
    screen.simulator.advance(by: 1)
    #expect(screen.controller is ExampleListViewController)
    #expect(!screen.simulator.goBack())
  }

  @Test(arguments: [
    (
      "header-default",
      ["Pull down to refresh", "Release to refresh", "Loading...", "Pull down to refresh"]
    ),
    (
      "header-own-texts",
      [
        "Pull for the post", "Let go, the postman is here", "Sorting letters …",
        "Pull for the post",
      ]
    ),
    (
      "footer-own-texts",
      ["Tap for the archive", "Climbing into the cellar …", "Tap for the archive"]
    ),
    ("footer-all-loaded", ["Tap or pull up to load more", "Loading...", "No more data"]),
    (
      "footer-back-1",
      [
        "Pull up to load more", "Release to load more", "Loading...", "Pull up to load more",
      ]
    ),
    (
      "footer-refreshing-title-hidden",
      ["Tap or pull up to load more", "", "Tap or pull up to load more"]
    ),
  ])
  func `a control shows these texts in order`(name: String, texts: [String]) throws {
    RefreshConfiguration.default.languageCode = "en"
    defer { RefreshConfiguration.default.languageCode = nil }
    let screen = try GalleryScreen(name)
    defer { screen.leave() }
    var shownTexts: [String] = []
    screen.play {
      let text = screen.controls.first?.firstDescendant(UILabel.self)?.text ?? ""
      if shownTexts.last != text { shownTexts.append(text) }
    }
    #expect(shownTexts == texts)
  }

  @Test func `a chosen language applies immediately and is reset when the screen is left`() throws {
    let screen = try GalleryScreen("language")
    let header = try #require(try screen.scrollView.refreshHeader as? NormalHeader)
    screen.play(until: 1.2)
    #expect(RefreshConfiguration.default.languageCode == "ja")
    #expect(
      header.stateLabel.text == RefreshConfiguration.default.text(for: .headerIdle))
    #expect(header.stateLabel.text?.contains("更新") == true)
    screen.simulator.goBack()
    screen.simulator.advance(by: 1)
    #expect(RefreshConfiguration.default.languageCode == nil)
    screen.leave()
  }

  @Test func `a hidden footer adds no inset, and the app's inset is kept`() throws {
    let insets: [String: CGFloat] = ["footer-hidden-after-loading": 0, "footer-back-1": 30]
    for (name, inset) in insets {
      let screen = try GalleryScreen(name)
      defer { screen.leave() }
      screen.play()
      let view = try screen.scrollView
      #expect(view.contentInset.bottom == inset)
      #expect(view.refreshFooter?.isHidden == (inset == 0))
    }
  }

  @Test func `the large text example enlarges the text of the header`() throws {
    let large = try GalleryScreen("large-text")
    defer { large.leave() }
    let header = try #require(try large.scrollView.refreshHeader as? NormalHeader)
    #expect(header.stateLabel.font.pointSize > 25)
  }
}
