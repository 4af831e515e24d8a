import EdgeRefreshControls
import EdgeRefreshUI
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshUI

/// A screen with a modified list whose phase an app owns.
@MainActor
struct PhaseScreen {
  let phone = Phone(hasNotch: false)
  let hosting = UIView(frame: Shape.frame)
  let model = PhaseModel()

  nonisolated static let kinds: [(RefreshEdge, Bool)] = [
    (.bottom, true), (.bottom, false), (.top, false), (.top, true),
  ]

  /// Shows a footer that loads automatically, or a header that is pulled.
  func show(_ request: RefreshRequest) -> ModifiedView {
    let modified = ModifiedView(request)
    hosting.addSubview(UIScrollView.vertical(Shape.frame))
    modified.add(to: hosting, around: Shape.frame)
    phone.show(hosting)
    run(modified, request)
    return modified
  }

  /// Lets SwiftUI and the main loop run.
  func run(_ modified: ModifiedView, _ request: RefreshRequest) {
    for _ in 0..<4 {
      model.updateIfNeeded(modified, request)
      phone.turn()
    }
  }

  /// Records an issue if the phase and the control disagree.
  func expectAgreement(
    _ modified: ModifiedView, _ request: RefreshRequest, _ comment: @autoclosure () -> String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let state = modified.control?.state ?? .idle
    if model.phase.isSame(as: state, loadsMore: request.loadsMore) { return }
    Issue.record(
      "\(model.phase) and \(state): \(comment())", sourceLocation: sourceLocation)
  }
}
