package import UIKit

extension UIScrollView {
  /// The number of items of a table or collection view in all its sections; `nil` for other scroll
  /// views. This may ask the data source.
  package var refreshItemCount: Int? {
    ContentItems(of: self).map { ItemCounts(sections: $0.counts).total }
  }
}
