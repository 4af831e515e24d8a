extension UITableView {
  /// The style of a table.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge. A header stays at the top of the visible area while its section is
    /// visible.
    case plain = 0
    /// Rows in blocks on a gray background. Headers scroll with their sections.
    case grouped = 1
  }

  /// The position in the visible area to which a row is scrolled.
  public enum ScrollPosition: Int, Sendable {
    /// Scrolls only as far as needed to make the row visible.
    case none = 0
    /// Aligns the tops.
    case top = 1
    /// Centers vertically.
    case middle = 2
    /// Aligns the bottoms.
    case bottom = 3
  }

  /// The animation of inserted, deleted and reloaded rows. Rows also fade, except those inserted
  /// with `none`.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade.
    case fade = 0
    /// Rows slide in from the right and out to the right.
    case right = 1
    /// Rows slide in from the left and out to the left.
    case left = 2
    /// Rows slide by their height: down when inserted, up when deleted.
    case top = 3
    /// Rows slide by their height: up when inserted, down when deleted.
    case bottom = 4
    /// Inserted rows appear immediately. Deleted rows fade.
    case none = 5
    /// The same as `fade`.
    case automatic = 100
  }
}

extension UITableViewCell {
  /// The style of the lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No lines.
    case none = 0
    /// A single line.
    case singleLine = 1
  }
}
