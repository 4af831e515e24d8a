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
    let list = try #require(stack.topViewController as? ExampleListViewController)
    stage.simulator.tap(at: list.firstRowCenter)
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

  @Test func `titles are unique, and fit beside a back button`() {
    let titles = GalleryExample.all.map(\.title)
    #expect(titles.count == Set(titles).count)
    #expect(titles.allSatisfy { $0.count <= 24 })
  }

  @Test func `the list has an introduction, and a description of each example`() throws {
    let stage = GalleryStage(nil, device: .phone)
    let stack = try #require(stage.simulator.window.rootViewController as? UINavigationController)
    defer { stage.simulator.run { stage.simulator.window.rootViewController = nil } }
    let list = try #require(stack.topViewController as? ExampleListViewController)
    let texts = list.view.descendants(UILabel.self).filter { !$0.isHidden }.compactMap(\.text)
    #expect(texts.contains { $0.hasPrefix("Each screen shows one control") })
    let first = try #require(GalleryExample.all.first)
    #expect(texts.contains(first.title))
    #expect(texts.contains("An arrow, a spinner and the last-updated time"))
  }

  @Test func `the time of a refresh is that of the status bar`() throws {
    RefreshConfiguration.default.languageCode = "en"
    defer { RefreshConfiguration.default.languageCode = nil }
    let screen = try GalleryScreen("header-default")
    defer { screen.leave() }
    screen.play()
    let header = try #require(try screen.scrollView.refreshHeader as? NormalHeader)
    let text = header.lastUpdatedTimeLabel.text?.replacingOccurrences(of: "\u{202F}", with: " ")
    #expect(text == "Last updated: Today 9:41 AM")
    let times = (screen.controller?.view.descendants(UILabel.self) ?? []).compactMap(\.text)
      .filter { $0.wholeMatch(of: /\d+:\d\d.*/) != nil }
    #expect(times.contains("9:32 AM"))
    #expect(times.allSatisfy { $0.hasSuffix(" AM") && $0 <= "9:41 AM" })
  }

  @Test func `a right-to-left screen has a mirrored bar and Arabic messages`() throws {
    let screen = try GalleryScreen("right-to-left")
    let navigation = try #require(
      screen.simulator.window.rootViewController as? UINavigationController)
    let bar = navigation.navigationBar
    #expect(bar.semanticContentAttribute == .forceRightToLeft)
    screen.simulator.tap(at: CGPoint(x: 390 - 30, y: 47 + 22))
    screen.simulator.advance(by: 1)
    #expect(screen.controller is ExampleListViewController, "the back button is on the right")
    #expect(bar.semanticContentAttribute == .unspecified)
    #expect(navigation.viewControllers.first?.navigationItem.backButtonTitle == "Back")
    screen.leave()
  }

  @Test func `a search text filters the list`() throws {
    let screen = try GalleryScreen("search-field")
    defer { screen.leave() }
    let search = try #require(screen.controller?.navigationItem.searchController?.searchBar)
    search.text = "keys"
    #expect(try screen.count == 1)
    search.text = nil
    #expect(try screen.count == 14)
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
