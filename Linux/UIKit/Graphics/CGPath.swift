/// A path of lines and curves that cannot be changed.
public final class CGPath: Hashable, Sendable {
  let vector: VectorPath

  init(_ vector: VectorPath) {
    self.vector = vector
  }

  /// Whether the elements are equal.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left.vector == right.vector
  }

  /// Adds the elements to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(vector)
  }
}
