/// How far before the end of the content a control loads.
///
/// It loads once for each content: again when items were added or removed or, if the content is not
/// made of items, when its length has changed at least by the length of the control.
public enum PrefetchDistance: Hashable, Sendable, Recorded {
  /// A length in points.
  case points(Double)
  /// A number of lengths of the scroll view, along the control's axis.
  case screens(Double)
  /// A number of items of a table or collection view, at least 1: the control loads when one of the
  /// last items comes into view. Other scroll views have no items, so it loads at the end of the
  /// content.
  case items(Int)
  /// A number of lengths of the control. In MJRefresh, this is a negative
  /// `triggerAutomaticallyRefreshPercent`, which may load more than once for the same content.
  case controlLengths(Double)
}

extension PrefetchDistance {
  /// The distance with a number that is limited to one billion; 0 for NaN.
  var bounded: PrefetchDistance {
    switch self {
    case .points(let length): .points(length.bounded)
    case .screens(let number): .screens(number.bounded)
    case .items: self
    case .controlLengths(let number): .controlLengths(number.bounded)
    }
  }
}
