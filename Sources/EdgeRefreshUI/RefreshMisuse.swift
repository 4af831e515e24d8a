import EdgeRefreshControls

/// Incorrect use of a modifier. Debug builds report each kind once for each modifier.
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

  /// The message about a modifier for an edge.
  func message(at edge: RefreshEdge) -> String {
    "\(edge.modifierName) \(description)"
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
  /// The name of the modifier for a control that is pulled.
  fileprivate var modifierName: String {
    switch self {
    case .top: "refreshHeader"
    case .bottom: "refreshFooter"
    case .leading: "refreshLeader"
    case .trailing: "refreshTrailer"
    }
  }
}
