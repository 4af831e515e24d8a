import EdgeRefresh
import Foundation
import GalleryExamples
import TestSupport
import Testing
import UIKit

@testable import Gallery
@testable import UIKitSimulator

/// The chat and the timeline, which load content at their start.
@Suite(.isolated)
@MainActor
struct ChatExampleTests {
  /// The places on screen of the visible messages.
  private func places(_ screen: GalleryScreen) -> [String: CGFloat] {
    var places: [String: CGFloat] = [:]
    for cell in screen.controller?.view.descendants(UITableViewCell.self) ?? [] {
      let texts = cell.descendants(UILabel.self).compactMap(\.text)
      guard let text = texts.first(where: { !$0.isEmpty }) else { continue }
      places[text] = cell.convert(cell.bounds, to: screen.simulator.window).minY
    }
    return places
  }

  private func distanceToEnd(_ table: UIScrollView) -> CGFloat {
    table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height
      - table.contentOffset.y
  }

  @Test(arguments: ScreenKind.all)
  func `the chat opens at its end and loads nothing`(kind: ScreenKind) throws {
    let screen = try GalleryScreen("chat", on: kind)
    defer { screen.leave() }
    let table = try screen.scrollView
    screen.simulator.advance(by: 2)
    #expect(abs(distanceToEnd(table)) < 0.5)
    #expect(try screen.count == 22)
    #expect(table.refreshHeader?.state == .idle)
    #expect(places(screen)["See you at the station"] != nil)
  }

  @Test(.scenario("S40")) func `older messages do not move the visible ones`() throws {
    let screen = try GalleryScreen("chat")
    defer { screen.leave() }
    var count = try screen.count
    var last = places(screen)
    var insertions = 0
    screen.play(until: 4.4) {
      let places = places(screen)
      if let now = try? screen.count, now != count {
        insertions += 1
        count = now
        // The content rests when the messages arrive.
        let common = last.keys.filter { places[$0] != nil }
        #expect(!common.isEmpty)
        for text in common {
          #expect(abs((places[text] ?? 0) - (last[text] ?? 0)) < 1.0 / 3, "\(text)")
        }
      }
      last = places
    }
    #expect(insertions == 1)
  }

  @Test func `a sent message and its answer are shown at the end`() throws {
    let screen = try GalleryScreen("chat")
    defer { screen.leave() }
    screen.play()
    #expect(try screen.count == 22 + 8 + 2)
    #expect(abs(distanceToEnd(try screen.scrollView)) < 0.5)
    let texts = places(screen).keys
    #expect(texts.contains("Shall I bring the small lamp too?"))
    #expect(texts.contains { $0.hasPrefix("Good idea") })
  }

  @Test(.scenario("S40")) func `older tiles of the timeline do not move the visible ones`() throws {
    let screen = try GalleryScreen("auto-leader")
    defer { screen.leave() }
    let row = try #require(try screen.scrollView as? UICollectionView)
    var count = try screen.count
    var last = row.contentSize.width - row.contentOffset.x
    screen.play {
      let place = row.contentSize.width - row.contentOffset.x
      if let now = try? screen.count, now != count {
        count = now
        #expect(abs(place - last) < 1.0 / 3)
      }
      last = place
    }
    #expect(count == 12)
  }
}
