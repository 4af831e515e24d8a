/// The shape of the ends of lines.
public enum CGLineCap: Int32, Sendable {
  /// A square end at the endpoint.
  case butt = 0
  /// A half circle beyond the endpoint.
  case round = 1
}

/// The shape of the corners of lines.
public enum CGLineJoin: Int32, Sendable {
  /// A pointed corner.
  case miter = 0
  /// A round corner.
  case round = 1
}
