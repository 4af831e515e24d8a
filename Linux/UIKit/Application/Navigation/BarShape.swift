import Foundation

/// How high a navigation bar is for one item: a line, below it a large title and a search field, of
/// which scrolling takes away what it can: the field first, then the title.
struct BarShape: Equatable {
  /// The height of a large title.
  static let titleHeight: CGFloat = 52
  /// The height of a search field with what is around it.
  static let searchHeight: CGFloat = 52

  var lineHeight: CGFloat = 44
  var titleHeight: CGFloat = 0
  var searchHeight: CGFloat = 0
  var hidesSearchBar = true

  /// How much of what scrolling takes away is there.
  var visible: CGFloat = 0
  /// How far the content is pulled down beyond that: the title moves with it.
  var overscroll: CGFloat = 0

  /// How much scrolling can take away.
  var collapsible: CGFloat { titleHeight + (hidesSearchBar ? searchHeight : 0) }

  /// How high the bar is now, as far as content keeps out of it.
  var height: CGFloat { lineHeight + (hidesSearchBar ? 0 : searchHeight) + visible }

  var visibleTitle: CGFloat { min(visible, titleHeight) }
  var visibleSearch: CGFloat { hidesSearchBar ? visible - visibleTitle : searchHeight }

  /// Between which of its parts content that is let go of comes to rest.
  var stops: [CGFloat] { [0, titleHeight, collapsible] }
}
