import Foundation

/// The height of a navigation bar for one item.
///
/// Below the first row, there may be a large title and a search field. Scrolling collapses the
/// field first, and then the title. All heights are in points.
struct BarShape: Equatable {
  /// The height of a large title.
  static let titleHeight: CGFloat = 52
  /// The height of a search field, including its margins.
  static let searchHeight: CGFloat = 52

  /// The height of the first row, with title and buttons.
  var rowHeight: CGFloat = 44
  /// The height of the large title, or 0 if there is none.
  var titleHeight: CGFloat = 0
  /// The height of the search field, or 0 if there is none.
  var searchHeight: CGFloat = 0
  /// Whether scrolling collapses the search field.
  var hidesSearchBar = true

  /// The visible height of the collapsible part.
  var expandedHeight: CGFloat = 0
  /// The distance that the content, and the title with it, is pulled beyond the expanded bar.
  var overscroll: CGFloat = 0

  /// The height that scrolling can collapse.
  var collapsibleHeight: CGFloat { titleHeight + (hidesSearchBar ? searchHeight : 0) }

  /// The current height of the bar, which is part of the safe area.
  var height: CGFloat { rowHeight + (hidesSearchBar ? 0 : searchHeight) + expandedHeight }

  var visibleTitleHeight: CGFloat { min(expandedHeight, titleHeight) }
  var visibleSearchHeight: CGFloat {
    hidesSearchBar ? expandedHeight - visibleTitleHeight : searchHeight
  }

  /// The expanded heights at which scrolling may come to rest.
  var restingHeights: [CGFloat] { [0, titleHeight, collapsibleHeight] }
}
