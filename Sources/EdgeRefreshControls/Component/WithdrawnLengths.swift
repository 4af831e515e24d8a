import UIKit

/// The lengths of controls that an app has taken out of the inset with its last changes.
///
/// In MJRefresh, the inset contains the length that an automatic footer had when it was attached.
/// An app that changes the length therefore subtracts the old length from the inset and adds the
/// new one. Here, the amount follows the length, so the growth would count twice. If an app
/// subtracts exactly a control's length from what it read, and its next change on that side adds
/// exactly the control's length to what it read, it has put back what it had taken.
struct WithdrawnLengths {
  /// The control, and its length at that time in points, for each side.
  private var withdrawn: [(control: ObjectIdentifier, length: CGFloat)?] = [nil, nil, nil, nil]

  /// The largest rounding error of a sum of lengths and signed amounts, in points.
  private static let tolerance: CGFloat = 1e-5

  /// Returns the app's own inset on a side after the app has set or computed a new one.
  mutating func inset(
    after new: CGFloat, from old: CGFloat, isComputed: Bool, onSide index: Int,
    lengths: [(control: ObjectIdentifier, length: CGFloat)]
  ) -> CGFloat {
    let earlier = withdrawn[index]
    withdrawn[index] = nil
    guard isComputed else { return new }
    for entry in lengths where entry.length > 0 {
      if let earlier, earlier.control == entry.control,
        abs(new - old - entry.length) < Self.tolerance
      {
        return old + earlier.length
      }
      if abs(new - old + entry.length) < Self.tolerance { withdrawn[index] = entry }
    }
    return new
  }
}
