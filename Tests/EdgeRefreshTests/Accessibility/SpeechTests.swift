import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls
@testable import EdgeRefreshCore

/// What is read about a control in a situation.
private struct SpeechRow: Sendable, CustomTestStringConvertible {
  enum Kind { case header, backFooter, trailer, autoFooter, autoHeader, autoTrailer }

  let kind: Kind
  let state: RefreshState
  var outcome: RefreshOutcome?
  var hasFailed = false
  /// The app's title; `nil` for the built-in one, and empty for a control without a title.
  var title: String?
  var isEnabled = true
  var isAttached = true
  var isInView = true
  var actionName: String?
  var time: String?
  var ownTexts: [String] = []
  var ownLabel: String?

  let traits: UIAccessibilityTraits?
  let label: String
  var value: String?
  /// The name by which Voice Control finds the control, in addition to the label.
  var name: String?
  /// Whether the label is a text of the library.
  var isBuiltIn = true

  var testDescription: String { "\(kind) \(state) \(outcome.map { "\($0) " } ?? "")→ \(label)" }
}

extension SpeechRow {
  private static let disabled: UIAccessibilityTraits = [.button, .notEnabled]
  private static let busy: UIAccessibilityTraits = [.button, .notEnabled, .updatesFrequently]

  static let all: [SpeechRow] = pulled + results + automatic + labels

  /// Controls that are pulled.
  private static let pulled = [
    SpeechRow(
      kind: .header, state: .idle, traits: nil, label: "Refresh", name: "Pull down to refresh"),
    SpeechRow(
      kind: .header, state: .pulling, traits: nil, label: "Refresh", name: "Release to refresh"),
    SpeechRow(
      kind: .header, state: .willRefresh, traits: .updatesFrequently, label: "Loading..."),
    SpeechRow(
      kind: .header, state: .refreshing, time: "today", traits: .updatesFrequently,
      label: "Loading...", value: "today"),
    SpeechRow(
      kind: .header, state: .refreshing, isAttached: false, traits: nil, label: "Loading..."),
    SpeechRow(
      kind: .header, state: .refreshing, isInView: false, traits: .updatesFrequently,
      label: "Loading..."),
    SpeechRow(
      kind: .backFooter, state: .idle, traits: nil, label: "Load more",
      name: "Pull up to load more"),
    SpeechRow(
      kind: .backFooter, state: .refreshing, traits: .updatesFrequently, label: "Loading..."),
    SpeechRow(kind: .backFooter, state: .noMoreData, traits: nil, label: "No more data"),
    SpeechRow(
      kind: .trailer, state: .refreshing, traits: .updatesFrequently, label: "Loading...",
      name: "Release to view details"),
    SpeechRow(kind: .trailer, state: .noMoreData, title: "", traits: nil, label: "No more data"),
  ]

  /// Controls that are pulled and display a result.
  private static let results = [
    SpeechRow(
      kind: .header, state: .idle, outcome: .success, traits: .staticText, label: "Updated"),
    SpeechRow(
      kind: .header, state: .idle, outcome: .failure, time: "today", traits: .staticText,
      label: "Loading failed", value: "today"),
    SpeechRow(
      kind: .header, state: .noMoreData, outcome: .noMoreData, traits: .staticText,
      label: "Updated"),
    SpeechRow(
      kind: .header, state: .idle, outcome: .success, title: "12 messages", traits: .staticText,
      label: "12 messages", isBuiltIn: false),
    SpeechRow(
      kind: .backFooter, state: .idle, outcome: .success, traits: .staticText, label: "Loaded"),
    SpeechRow(
      kind: .backFooter, state: .noMoreData, outcome: .noMoreData, traits: .staticText,
      label: "No more data"),
    SpeechRow(
      kind: .backFooter, state: .idle, outcome: .failure, hasFailed: true, traits: .button,
      label: "Load more", value: "Loading failed", name: "Failed, tap to retry"),
    SpeechRow(
      kind: .backFooter, state: .idle, outcome: .failure, hasFailed: true, isEnabled: false,
      traits: disabled, label: "Failed, tap to retry"),
    SpeechRow(
      kind: .backFooter, state: .idle, outcome: .failure, hasFailed: true, title: "Try again",
      traits: .button, label: "Try again", isBuiltIn: false),
    SpeechRow(
      kind: .backFooter, state: .idle, outcome: .failure, hasFailed: true, actionName: "Older",
      traits: .button, label: "Older", value: "Loading failed", name: "Failed, tap to retry",
      isBuiltIn: false),
  ]

  /// Controls that load automatically.
  private static let automatic = [
    SpeechRow(
      kind: .autoFooter, state: .idle, traits: .button, label: "Load more",
      name: "Tap or pull up to load more"),
    SpeechRow(
      kind: .autoFooter, state: .idle, isEnabled: false, traits: disabled, label: "Load more",
      name: "Tap or pull up to load more"),
    SpeechRow(kind: .autoFooter, state: .idle, title: "", traits: .button, label: "Load more"),
    SpeechRow(kind: .autoFooter, state: .pulling, traits: .button, label: "Load more"),
    SpeechRow(kind: .autoFooter, state: .willRefresh, traits: busy, label: "Loading..."),
    SpeechRow(kind: .autoFooter, state: .refreshing, traits: busy, label: "Loading..."),
    SpeechRow(kind: .autoFooter, state: .noMoreData, traits: .staticText, label: "No more data"),
    SpeechRow(
      kind: .autoFooter, state: .idle, outcome: .failure, hasFailed: true, traits: .button,
      label: "Load more", value: "Loading failed", name: "Failed, tap to retry"),
    SpeechRow(
      kind: .autoFooter, state: .idle, isAttached: false, traits: nil, label: "Load more",
      name: "Tap or pull up to load more"),
    SpeechRow(kind: .autoHeader, state: .idle, traits: .button, label: "Load more"),
    SpeechRow(kind: .autoHeader, state: .idle, isInView: false, traits: nil, label: "Load more"),
    SpeechRow(
      kind: .autoTrailer, state: .idle, isInView: false, traits: .button, label: "Load more",
      name: "Slide to view details"),
    SpeechRow(
      kind: .autoTrailer, state: .refreshing, traits: busy, label: "Loading...",
      name: "Release to view details"),
  ]

  /// Controls with texts of the app.
  private static let labels = [
    SpeechRow(
      kind: .header, state: .refreshing, title: "One moment", traits: .updatesFrequently,
      label: "One moment", isBuiltIn: false),
    SpeechRow(
      kind: .header, state: .refreshing, title: "", ownTexts: ["Shaking", "the tree"],
      traits: .updatesFrequently, label: "Shaking, the tree", isBuiltIn: false),
    SpeechRow(
      kind: .header, state: .refreshing, ownTexts: ["a badge"], traits: .updatesFrequently,
      label: "Loading..."),
    SpeechRow(
      kind: .header, state: .idle, actionName: "Check", traits: nil, label: "Check",
      name: "Pull down to refresh", isBuiltIn: false),
    SpeechRow(
      kind: .autoFooter, state: .idle, title: "Older", traits: .button, label: "Older",
      isBuiltIn: false),
    SpeechRow(
      kind: .autoFooter, state: .idle, ownLabel: "Messages", traits: .button, label: "Messages",
      name: "Tap or pull up to load more", isBuiltIn: false),
    SpeechRow(
      kind: .autoFooter, state: .idle, ownLabel: "Load more", traits: .button, label: "Load more",
      name: "Tap or pull up to load more"),
    SpeechRow(
      kind: .backFooter, state: .idle, outcome: .failure, hasFailed: true, ownLabel: "Messages",
      traits: .button, label: "Messages", value: "Loading failed", name: "Failed, tap to retry",
      isBuiltIn: false),
  ]

  private var edge: RefreshEdge {
    switch kind {
    case .header, .autoHeader: .top
    case .backFooter, .autoFooter: .bottom
    case .trailer, .autoTrailer: .trailing
    }
  }

  private var isAutomatic: Bool {
    switch kind {
    case .header, .backFooter, .trailer: false
    case .autoFooter, .autoHeader, .autoTrailer: true
    }
  }

  private var status: RefreshStatus {
    RefreshStatus(
      edge: edge, isAutomatic: isAutomatic, state: state, progress: 0, extent: 50, isActive: false,
      isInWindow: true, hasOpened: false, hasFailed: hasFailed, displayedOutcome: outcome,
      currentRefresh: nil, holdNumber: nil, followsPull: false, secondLevel: .closed)
  }

  private var builtInTitle: String {
    let title = RefreshTextKey.title(edge: edge, isAutomatic: isAutomatic, state: state)
    let result = outcome.flatMap {
      RefreshTextKey.result(of: $0, isPulledAtStart: status.isPulledAtStart, retries: hasFailed)
    }
    let key = outcome == .noMoreData ? title ?? result : result ?? title
    return key.map { RefreshTexts.english[$0] } ?? ""
  }

  @MainActor var speech: Speech {
    let title = title ?? builtInTitle
    return Speech(
      of: status, RefreshPresentation(state: state, progress: 0, isActive: false, outcome: outcome),
      isAttached: isAttached, isInView: isInView, isEnabled: isEnabled,
      in: LoadedLanguage(.english, spokenLanguage: "en"), title: title.isEmpty ? nil : title,
      libraryTitle: builtInTitle, noMoreData: "No more data", actionName: actionName,
      timeText: time, ownTexts: ownTexts, label: ownLabel)
  }
}

/// What assistive technologies read, without a control.
@Suite(.isolated)
@MainActor
struct SpeechTests {
  @Test(arguments: SpeechRow.all)
  fileprivate func `a control is read according to its situation`(row: SpeechRow) {
    let speech = row.speech
    #expect(speech.traits == row.traits)
    #expect(speech.isHidden == (row.traits == nil))
    #expect(speech.label == row.label)
    #expect(speech.value == row.value)
    #expect(speech.names == [row.label] + (row.name.map { [$0] } ?? []))
    #expect(speech.language == (row.isBuiltIn ? "en" : nil))
  }
}
