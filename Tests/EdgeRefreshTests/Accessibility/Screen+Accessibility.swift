import UIKit

@testable import EdgeRefreshControls

extension Screen {
  /// The announcements since the last call, in order. `layoutChanged` stands for the notification
  /// that elements have moved.
  func takeSpoken() -> [String] {
    let postings = MainLoop.current.accessibilityPostings
    MainLoop.current.accessibilityPostings = []
    return postings.map {
      $0.notification == .layoutChanged ? "layoutChanged" : $0.text ?? "\($0.notification)"
    }
  }

  /// The names of the custom actions of the scroll view.
  var actions: [String] { (scrollView.accessibilityCustomActions ?? []).map(\.name) }

  /// Performs a custom action of the scroll view, and returns whether it succeeded; `nil` if there
  /// is no such action.
  @discardableResult
  func perform(_ name: String) -> Bool? {
    guard let action = scrollView.accessibilityCustomActions?.first(where: { $0.name == name })
    else { return nil }
    return action.actionHandler?(action)
  }
}

extension ControlKind {
  /// Whether the control loads automatically.
  var isAutomatic: Bool {
    switch self {
    case .autoStateFooter, .autoNormalFooter, .autoGifFooter, .autoNormalTrailer,
      .autoNormalHeader, .autoNormalLeader:
      true
    default: false
    }
  }

  /// The English name of the action.
  var actionName: String {
    switch self {
    case .stateHeader, .normalHeader, .gifHeader, .stateLeader, .normalLeader: "Refresh"
    default: "Load more"
    }
  }

  /// The English text while the control refreshes, as it is displayed; `nil` without one.
  var refreshingText: String? {
    switch self {
    case .stateTrailer, .normalTrailer, .stateLeader, .normalLeader: "Release to view details"
    case .autoNormalTrailer, .autoNormalLeader: nil
    default: "Loading..."
    }
  }

  var isHeader: Bool { self == .stateHeader || self == .normalHeader || self == .gifHeader }
}
