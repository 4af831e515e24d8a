/// The alignment of lines.
public enum NSTextAlignment: Int, Sendable {
  /// Left-aligned.
  case left = 0
  /// Centered.
  case center = 1
  /// Right-aligned.
  case right = 2
  /// Aligned at both edges, except for the last line.
  case justified = 3
  /// Aligned at the leading edge of the interface.
  case natural = 4
}

/// The treatment of text that does not fit into a line.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words.
  case byWordWrapping = 0
  /// Lines break between characters.
  case byCharWrapping = 1
  /// The end of the line is truncated.
  case byTruncatingTail = 4
  /// The middle of the line is truncated.
  case byTruncatingMiddle = 5
}
