/// A kind of scroll view with items along one axis.
enum ListKind: CaseIterable {
  case fixedTable, selfSizingTable, grid, row, rowRightToLeft, flippedRow, plain, plainRow
  case plainRowRightToLeft

  var isTable: Bool { self == .fixedTable || self == .selfSizingTable }

  /// Whether the content is not made of items.
  var isPlain: Bool { self == .plain || self == .plainRow || self == .plainRowRightToLeft }

  var isHorizontal: Bool {
    switch self {
    case .row, .rowRightToLeft, .flippedRow, .plainRow, .plainRowRightToLeft: true
    case .fixedTable, .selfSizingTable, .grid, .plain: false
    }
  }

  var isRightToLeft: Bool {
    self == .rowRightToLeft || self == .flippedRow || self == .plainRowRightToLeft
  }

  /// The updates that the kind has.
  var updates: [ListUpdate] { isPlain ? [.reload] : ListUpdate.allCases }
}

/// How an app updates a list after its data has changed.
enum ListUpdate: CaseIterable {
  case reload, insertion, batch, sections
}
