import EdgeRefresh
import Foundation
import GalleryExamples
import TestSupport
import Testing
import UIKit

@testable import Gallery
@testable import UIKitSimulator

/// What the examples say to a person who uses only a screen reader.
///
/// The transcripts are compared with files that a person has read. To write them again, run
/// `WRITE_TRANSCRIPTS=1 swift test --filter TranscriptTests`. Then read them.
@Suite(.isolated)
@MainActor
struct TranscriptTests {
  /// The examples, each with the usual kind of element that has the focus, and with others. Not
  /// every run tries all of them.
  private nonisolated static let cases: [(String, UIKitAnswers.FocusedElement)] =
    GalleryExample.all.enumerated().flatMap { index, example in
      let others = Array(UIKitAnswers.FocusedElement.allCases.dropFirst())
      let tried = Thoroughness.isFull ? others : [others[index % others.count]]
      return ([.isView] + tried).map { (example.name, $0) }
    }

  @Test(arguments: cases)
  func `the transcript of an example`(
    name: String, element: UIKitAnswers.FocusedElement
  ) async throws {
    let screen = try GalleryScreen(name)
    defer { screen.leave() }
    screen.simulator.loop.answers.focusedElement = element
    let listener = Listener(screen)
    await listener.walk()
    let transcript = listener.transcript
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Transcripts/\(name).txt")
    if element == .isView, ProcessInfo.processInfo.environment["WRITE_TRANSCRIPTS"] == "1" {
      try transcript.write(to: url, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: url, encoding: .utf8)
    #expect(transcript == expected)
    #expect(listener.repeated == [], "nothing is heard twice")
    #expect(listener.isLost == false, "the focus is always on an element")
  }
}

/// A person who uses a screen by ear, and waits until all speech has ended.
@MainActor
private final class Listener {
  private let screen: GalleryScreen
  private var lines: [String] = []
  /// The texts that were heard twice, one directly after the other.
  private(set) var repeated: [String] = []
  /// Whether no element had the focus after a command.
  private(set) var isLost = false

  private var reader: ScreenReader { screen.simulator.screenReader }

  init(_ screen: GalleryScreen) {
    self.screen = screen
    lines = [screen.example.title]
    // A low frame rate saves time. The pixels do not matter here.
    screen.simulator.loop.frameInterval = 0.1
  }

  var transcript: String { lines.joined(separator: "\n") + "\n" }

  /// The names of the actions of the controls on the screen, headers and leaders first.
  private func actions(atStart isStart: Bool) -> [String] {
    screen.controls.filter { control in
      (control is RefreshHeader || control is RefreshLeader) == isStart
    }.map(\.accessibilityActionName)
  }

  func walk() async {
    await screen.wait(1)
    await does("Opens the screen.") { reader.first() }
    await refreshes()
    await visitsSecondLevel()
    if screen.controls.contains(where: { $0 is AutoHeader }) {
      await readsBack()
    } else {
      await readsOn()
    }
  }

  /// Chooses the action of a control at the start on the first element that offers it.
  private func refreshes() async {
    for action in actions(atStart: true) where action != "Load more" {
      await does("Swipes to an element with the action “\(action)”.") {
        for _ in 0..<20 where !reader.actions.contains(action) { reader.next() }
      }
      await chooses(action)
    }
  }

  private func chooses(_ action: String) async {
    guard reader.actions.contains(action) else { return }
    await does("Chooses the action “\(action)”.") { reader.perform(action) }
  }

  private func visitsSecondLevel() async {
    let level = screen.controls.compactMap { ($0 as? RefreshHeader)?.secondLevel }.first
    guard let name = level?.accessibilityActionName else { return }
    await chooses(name)
    await does("Leaves with the escape gesture.") { reader.escape() }
  }

  /// Swipes to the edge where a control loads, and loads there until nothing more arrives. A list
  /// that only refreshes is not read to its end.
  private func readsOn() async {
    let isAtStart = screen.controls.contains { $0 is AutoLeader }
    let loads = isAtStart || !actions(atStart: false).isEmpty
    await swipes("Swipes on.", atMost: loads ? 40 : 2) { reader.next() }
    while true {
      guard loads else { return }
      let count = try? screen.count
      if reader.currentObject is RefreshComponent, reader.current?.traits.contains(.button) == true
      {
        await does("Double-taps.") { reader.activate() }
      } else if let action = actions(atStart: isAtStart).first(where: reader.actions.contains) {
        await chooses(action)
      }
      if count == (try? screen.count) { return }
      if isAtStart {
        await swipes("Swipes back.", atMost: 40) { reader.previous() }
      } else {
        await swipes("Swipes on.", atMost: 40) { reader.next() }
      }
    }
  }

  /// Swipes back to the start of a chat, and sends a message.
  private func readsBack() async {
    await swipes("Swipes to the first message on the screen.", atMost: 2) { reader.next() }
    for _ in 0..<3 { await swipes("Swipes back.", atMost: 40) { reader.previous() } }
    await does("Touches “Send” and double-taps.") {
      reader.focus(on: "Send")
      reader.activate()
    }
    await does("Waits for the answer.") {}
    await swipes("Swipes back.", atMost: 3) { reader.previous() }
  }

  /// Swipes until there is no further element, or a control has the focus.
  private func swipes(
    _ name: String, atMost limit: Int, _ swipe: () -> ScreenReader.Element?
  ) async {
    lines.append("\n\(name)")
    for _ in 0..<limit {
      guard swipe() != nil else { return }
      await listens()
      if reader.currentObject is RefreshComponent { return }
    }
  }

  private func does(_ name: String, _ command: () -> Void) async {
    lines.append("\n\(name)")
    command()
    await screen.wait(1)
    for _ in 0..<50 where screen.controls.contains(where: \.isRefreshing) { await screen.wait(0.1) }
    await listens()
  }

  /// Whether no work is pending and no control refreshes.
  private var isIdle: Bool {
    !screen.simulator.loop.hasPendingWork && !screen.controls.contains(where: \.isRefreshing)
  }

  private func listens() async {
    await screen.wait(0.1)
    for _ in 0..<200 {
      guard let end = reader.state.speech.end else { break }
      if isIdle {
        // Replaces the waits below: advances by whole tenths of a second until the speech ends.
        screen.simulator.advance(by: ((end - screen.simulator.now) * 10).rounded(.up) / 10)
      } else {
        await screen.wait(0.1)
      }
    }
    for text in reader.takeHeard() {
      if lines.last == "  \(text)" { repeated.append(text) }
      lines.append("  \(text)")
    }
    guard reader.current == nil else { return }
    isLost = true
    lines.append("  (no element has the focus)")
  }
}
