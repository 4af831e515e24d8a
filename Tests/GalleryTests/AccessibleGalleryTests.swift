import EdgeRefresh
import Foundation
import GalleryExamples
import TestSupport
import Testing
import UIKit

@testable import Gallery
@testable import UIKitSimulator

/// The examples, used with a screen reader.
@Suite(.isolated)
@MainActor
struct AccessibleGalleryTests {
  @Test(arguments: GalleryExample.all.map(\.name))
  func `an example can be completed without a touch`(name: String) async throws {
    let screen = try GalleryScreen(name)
    defer { screen.leave() }
    let reader = screen.simulator.screenReader
    // Some examples begin to refresh by themselves.
    await screen.wait(0.5)
    await screen.waitForEnd()
    let controls = screen.controls.filter {
      $0.scrollView != nil && !$0.isHidden && !$0.isInHiddenPage
    }
    #expect(!controls.isEmpty)
    for control in controls where control.state != .noMoreData {
      let action: String = control.accessibilityActionName
      try focus(reader) { reader.actions.contains(action) || control.isRefreshing }
      if control.isRefreshing {
        // The reader has reached the start of the list, which loads without an announcement.
        await screen.waitForEnd()
        #expect(!control.isRefreshing)
        continue
      }
      _ = reader.takeSpoken()
      let (hasFocus, label) = (reader.currentObject === control, reader.current?.label)
      let postingCount = screen.simulator.loop.accessibilityPostings.count
      #expect(reader.perform(action))
      #expect(control.isRefreshing)
      let loading = try #require(control.accessibilityLabel)
      await screen.waitForEnd()
      #expect(!control.isRefreshing)
      let spoken = reader.takeSpoken()
      let configuration = RefreshConfiguration.default
      // An example may have texts of its own for results, which are announced if they are
      // displayed.
      let own = [RefreshOutcome.success, .failure].compactMap {
        (control as? any StateTextDisplaying)?.resultTitle(for: $0)
      }
      let outcomes =
        [RefreshTextKey.updated, .loaded, .failed, .autoFooterNoMoreData].map(configuration.text)
        + own
      #expect(!spoken.isEmpty && !loading.isEmpty)
      #expect(
        outcomes.contains { spoken.contains($0) } || control.state == .noMoreData,
        "\(control): \(spoken)")
      // A notification with an element moves the focus. This is allowed only from the control, or
      // to another cell of the same item.
      let postings = screen.simulator.loop.accessibilityPostings.dropFirst(postingCount)
      let movesFocus = postings.contains { $0.argument is UIResponder }
      #expect(!movesFocus || hasFocus || reader.current?.label == label)
    }
  }

  /// Moves the focus forward to an element for which a condition holds.
  private func focus(_ reader: ScreenReader, until isFound: () -> Bool) throws {
    reader.first()
    for _ in 0..<40 where !isFound() { reader.next() }
    try #require(isFound())
  }
}

extension UIView {
  /// Whether the view is in a page that a screen reader cannot reach before the page is chosen.
  fileprivate var isInHiddenPage: Bool {
    superview.map { $0.isHidden || $0.isInHiddenPage } ?? false
  }
}

extension GalleryScreen {
  /// Waits until no control refreshes and all have closed, at most five seconds.
  fileprivate func waitForEnd() async {
    for _ in 0..<10 where controls.contains(where: \.isRefreshing) { await wait(0.5) }
    await wait(0.5)
  }
}
