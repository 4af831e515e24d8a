import EdgeRefreshControls
import Foundation

/// Incorrect use of a modifier. Debug builds report each message once.
enum RefreshMisuse: CaseIterable {
  /// No scroll view was found in the modified view or around it for ``reportDelay``.
  case noScrollView
  /// The modified view contains scroll views side by side, or the modified group has several.
  case severalScrollViews
  /// The scroll view is on a screen of a navigation stack in the modified view.
  case aroundStack
  /// The scroll view has another control at the edge.
  case secondControl
  /// The modified view is in a row of a list.
  case insideRow
  /// The modified view was removed because it was scrolled out of view.
  case lazyRow
  /// A view that is not inside a modified view uses `refreshControls`.
  case outsideModifier

  /// A modifier that has had no scroll view for this long, in seconds, is reported. An app may load
  /// the content of a list before it shows the list.
  static let reportDelay: TimeInterval = 10

  /// The message about the modifier for an edge.
  func message(at edge: RefreshEdge, isAutomatic: Bool) -> String {
    "\(edge.modifierName(isAutomatic: isAutomatic)) \(description)"
  }

  private var description: String {
    switch self {
    case .noScrollView:
      "has found no scroll view yet. If none will appear, apply it to a ScrollView or a List, or to "
        + "a view that contains one or is part of its content: with pages, on each page."
    case .severalScrollViews:
      "found several scroll views and cannot choose. Apply it to one ScrollView or List, not to a "
        + "Group or a view around several."
    case .aroundStack:
      "is around a navigation stack, so its control moves to the list of each screen that appears. "
        + "Apply it to the list of one screen."
    case .secondControl:
      "found another control at the same edge, which stays. Apply it once to each scroll view, "
        + "and not to the rows of a lazy stack."
    case .insideRow:
      "is inside a row of a List, so its control is removed together with the row. Apply it to "
        + "the List."
    case .lazyRow:
      "was removed while it was out of view, as the rows of a lazy stack are. Apply it to the "
        + "ScrollView or to the whole stack."
    case .outsideModifier:
      "is not around the view that uses refreshControls, so nothing happens. Use them in a view "
        + "inside the modified one: the view whose body applies a modifier does not have its values."
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
