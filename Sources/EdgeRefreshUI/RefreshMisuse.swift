import EdgeRefreshControls
import Foundation

/// Incorrect use of a modifier. Debug builds report each message once.
enum RefreshMisuse: CaseIterable {
  /// There is no scroll view in or around the modified view.
  case noScrollView
  /// The modified view contains scroll views side by side.
  case severalScrollViews
  /// The scroll view has another control at the edge.
  case secondControl
  /// The modified view is in a row of a list.
  case insideRow
  /// The modified view was removed because it was scrolled out of view.
  case lazyRow

  /// The duration after which a modifier without a scroll view is reported, in seconds. An app may
  /// show a list when its content is loaded.
  static let reportDelay: TimeInterval = 10

  /// The message about the modifier for an edge.
  func message(at edge: RefreshEdge, isAutomatic: Bool) -> String {
    "\(edge.modifierName(isAutomatic: isAutomatic)) \(description)"
  }

  private var description: String {
    switch self {
    case .noScrollView:
      "found no scroll view. Apply it to a ScrollView or a List, or to a view that contains one "
        + "or is part of its content."
    case .severalScrollViews:
      "found several scroll views side by side, and none fills more than half of the modified "
        + "view. Apply it to the ScrollView or the List itself."
    case .secondControl:
      "found another control at the same edge, which stays. Apply it once to each scroll view, "
        + "and not to the rows of a lazy stack."
    case .insideRow:
      "is inside a row of a List, so its control is removed together with the row. Apply it to "
        + "the List."
    case .lazyRow:
      "was removed while it was out of view, as the rows of a lazy stack are. Apply it to the "
        + "ScrollView or to the whole stack."
    }
  }
}

extension RefreshEdge {
  /// The name of the modifier for a control at the edge.
  fileprivate func modifierName(isAutomatic: Bool) -> String {
    switch self {
    case .top: isAutomatic ? "refreshHeader(.automatic)" : "refreshHeader"
    case .bottom: "refreshFooter"
    case .leading: isAutomatic ? "refreshLeader(.automatic)" : "refreshLeader"
    case .trailing: "refreshTrailer"
    }
  }
}
