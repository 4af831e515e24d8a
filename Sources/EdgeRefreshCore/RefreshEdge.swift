/// An edge of a scroll view that has a control.
///
/// `leading` and `trailing` follow the layout direction. In a right-to-left layout, the
/// `ScrollGeometry` is mirrored, so `leading` is always the start of the horizontal axis.
public enum RefreshEdge: Sendable, CaseIterable, Recorded {
  /// Above the content, for headers.
  case top
  /// Below the content, for footers.
  case bottom
  /// Before the first item of horizontal content, for leaders.
  case leading
  /// After the last item of horizontal content, for trailers.
  case trailing

  /// Whether the edge is at the start of its axis, at the smallest content offset.
  public var isStart: Bool { self == .top || self == .leading }

  /// Whether the edge is pulled horizontally.
  public var isHorizontal: Bool { self == .leading || self == .trailing }
}
