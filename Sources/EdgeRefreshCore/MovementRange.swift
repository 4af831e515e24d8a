/// Offsets between which a movement changes nothing, except that the progress may follow the pull.
///
/// Most movements stay in a range, so a component can handle them with two comparisons. The engine
/// need not handle the movements within a range, as long as no other value of the geometry and no
/// setting changes. Before such a change, and before the next event, the engine has to handle the
/// last movement that was skipped.
public struct MovementRange: Sendable {
  /// The smallest offset of the range.
  public let lowest: Double
  /// The largest offset of the range.
  public let highest: Double
  /// The offset at which the progress is 0.
  private let edgeOffset: Double
  /// The length for which the progress changes by 1; negative if smaller offsets increase it, and 0
  /// if the progress does not change.
  private let length: Double

  /// Creates a range in which the progress does not change.
  public init(lowest: Double, highest: Double) {
    self.init(lowest: lowest, highest: highest, edgeOffset: 0, length: 0)
  }

  init(lowest: Double, highest: Double, edgeOffset: Double, length: Double) {
    self.lowest = lowest
    self.highest = highest
    self.edgeOffset = edgeOffset
    self.length = length
  }

  /// The range that contains no offset.
  public static var empty: MovementRange {
    MovementRange(lowest: .infinity, highest: -.infinity)
  }

  /// Sums of lengths are exact only to a millionth of a point. Ranges end twice that far from the
  /// offsets at which the engine decides differently.
  static var margin: Double { 2e-6 }

  /// Whether the progress follows the pull.
  public var changesProgress: Bool { length != 0 }

  /// Returns whether an offset is in the range.
  public func contains(_ offset: Double) -> Bool { offset >= lowest && offset <= highest }

  /// Returns the part of the range between two offsets.
  func limited(from lowest: Double, to highest: Double) -> MovementRange {
    MovementRange(
      lowest: max(lowest, self.lowest), highest: min(highest, self.highest),
      edgeOffset: edgeOffset, length: length)
  }

  /// Returns the progress at an offset of a range that changes it.
  public func progress(at offset: Double) -> Double { ((offset - edgeOffset) / length).bounded }
}
