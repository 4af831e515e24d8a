/// The edge of a scroll view that a control lives on.
///
/// `leading` and `trailing` follow the layout direction. Whoever builds a ``ScrollGeometry`` for a
/// right-to-left layout mirrors it, so that the engine always sees `leading` as the start.
public enum RefreshEdge: Sendable, CaseIterable {
  /// Above the content: a header.
  case top
  /// Below the content: a footer.
  case bottom
  /// Before the first item of horizontal content.
  case leading
  /// After the last item of horizontal content: a trailer.
  case trailing

  /// Whether the edge is where its axis starts, at the smallest content offset.
  public var isStart: Bool {
    switch self {
    case .top, .leading: true
    case .bottom, .trailing: false
    }
  }

  /// Whether pulling the edge moves the content sideways.
  public var isHorizontal: Bool {
    switch self {
    case .leading, .trailing: true
    case .top, .bottom: false
    }
  }
}
