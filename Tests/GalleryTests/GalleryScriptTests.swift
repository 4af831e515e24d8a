import EdgeRefresh
import Foundation
import GalleryExamples
import TestSupport
import Testing
import UIKit

@testable import Gallery
@testable import UIKitSimulator

@Suite(.isolated)
@MainActor
struct GalleryScriptTests {
  private nonisolated static let names = GalleryExample.all.map(\.name)
  /// The examples with asynchronous handlers, during which the test must suspend.
  private nonisolated static let asynchronous = names.filter { $0.hasPrefix("handler-") }

  /// Every example on every kind of screen or, in a part of the tests, on one kind in turn.
  private nonisolated static func screens(of names: [String]) -> [(String, ScreenKind)] {
    let kinds = ScreenKind.all
    return names.enumerated().flatMap { index, name in
      (Thoroughness.isFull ? kinds : [kinds[index % kinds.count]]).map { (name, $0) }
    }
  }

  @Test func `names are unique and contain only lowercase letters, digits and hyphens`() {
    #expect(Self.names.count == Set(Self.names).count)
    #expect(
      Self.names.allSatisfy { name in
        name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }
      })
  }

  @Test(arguments: screens(of: names.filter { !asynchronous.contains($0) }))
  func `the script of an example refreshes it and shows no faults`(
    name: String, kind: ScreenKind
  ) throws {
    let screen = try GalleryScreen(name, on: kind)
    defer { screen.leave() }
    let count = try screen.count
    let inset = try screen.scrollView.contentInset
    var states: Set<RefreshState> = []
    var faults: Set<String> = []
    screen.play {
      for control in screen.controls { states.insert(control.state) }
      faults.formUnion(ScreenInspection(screen.simulator.window).faults)
    }
    #expect(faults.isEmpty, "\(faults.sorted())")
    #expect(states.contains(.refreshing))
    #expect(screen.controls.allSatisfy { !$0.isRefreshing })
    let end = try screen.scrollView.contentInset
    #expect(end.top == inset.top)
    let endCount = try screen.count
    #expect(endCount > count || ["language", "time-out"].contains(name))
  }

  @Test(arguments: names.filter { !asynchronous.contains($0) })
  func `the script of an example refreshes it on the small screen of the pictures`(name: String)
    throws
  {
    let size = GalleryPictures.size(of: name)
    let screen = try GalleryScreen(name, on: ScreenKind(width: size.width, height: size.height))
    defer { screen.leave() }
    var states: Set<RefreshState> = []
    screen.play { for control in screen.controls { states.insert(control.state) } }
    #expect(states.contains(.refreshing))
  }

  @Test func `the pictures show existing examples`() {
    #expect(GalleryPictures.names.allSatisfy { GalleryExample.named($0) != nil })
    #expect(GalleryPictures.names.count == Set(GalleryPictures.names).count)
  }

  @Test(arguments: screens(of: asynchronous))
  func `an asynchronous handler ends the refresh when it returns`(name: String, kind: ScreenKind)
    async throws
  {
    let screen = try GalleryScreen(name, on: kind)
    defer { screen.leave() }
    var faults: Set<String> = []
    let inset = try screen.scrollView.contentInset
    screen.play(until: 2.3) {
      faults.formUnion(ScreenInspection(screen.simulator.window).faults)
    }
    let scrollView = try screen.scrollView
    let header = try #require(scrollView.refreshHeader)
    #expect(header.isRefreshing)
    // Apps of other tests store times under the default key.
    if name != "handler-async" { header.lastUpdatedTimeKey = UUID().uuidString }
    await screen.wait(3) { faults.formUnion(ScreenInspection(screen.simulator.window).faults) }
    #expect(faults.isEmpty, "\(faults.sorted())")
    #expect(header.state == .idle)
    let end = try screen.scrollView.contentInset
    #expect(end == inset)
    #expect(header.lastUpdatedTime == nil || name == "handler-async")
  }

  @Test(arguments: names)
  func `an example that is left during a refresh is deallocated`(name: String) async throws {
    weak var view: UIScrollView?
    do {
      let screen = try GalleryScreen(name)
      view = try screen.scrollView
      screen.play(until: 2.3)
      screen.leave()
      await screen.wait(2)
    }
    #expect(view == nil)
  }
}
