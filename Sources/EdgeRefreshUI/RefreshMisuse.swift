import EdgeRefreshControls
import Foundation

/// Incorrect use of a modifier. Debug builds report each message once.
enum RefreshMisuse: CaseIterable {
  /// The modified view was removed, and no scroll view was found in it or around it.
  case noScrollView
  /// The modified view contains scroll views side by side, or the modified group has several.
  case severalScrollViews
  /// The scroll view has another control at the edge.
  case secondControl
  /// The modified view is in a row of a list.
  case insideRow
  /// The modified view was removed because it was scrolled out of view.
  case lazyRow
  /// A view that is not inside a modified view uses `refreshControls`.
  case outsideModifier

  /// A modifier that is removed is reported if it had no scroll view for this long, in seconds. An
  /// app may load the content of a list before it shows the list.
  static let reportDelay: TimeInterval = 10

  /// The message about the modifier for an edge.
  func message(at edge: RefreshEdge, isAutomatic: Bool) -> String {
    "\(edge.modifierName(isAutomatic: isAutomatic)) \(description)"
  }

  private var description: String {
    switch self {
    case .noScrollView:
      "found no scroll view while its view was shown. Apply it to a ScrollView or a List, or to a "
        + "view that contains one or is part of its content."
    case .severalScrollViews:
      "found several scroll views and cannot choose. Apply it to one ScrollView or List, not to a "
        + "Group or a view around several."
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
