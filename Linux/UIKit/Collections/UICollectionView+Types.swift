extension UICollectionView {
  /// The position in the visible area to which an item is scrolled, for each axis.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the positions.
    public let rawValue: UInt

    /// Creates positions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns the tops.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// Centers vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// Aligns the bottoms.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// Aligns the left edges.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// Centers horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// Aligns the right edges.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
}
