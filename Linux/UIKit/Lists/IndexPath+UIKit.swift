public import Foundation

extension IndexPath {
  /// Creates the index path of a row in a section.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Creates the index path of an item in a section.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section, the first of the two indexes.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row, the second of the two indexes.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item, the second of the two indexes.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
