internal import Foundation
internal import UIKit

extension ViewPicture {
  /// A rectangle outside of which the view draws nothing, in its own coordinates; `nil` if it is
  /// unknown.
  ///
  /// It is unknown if the view has subviews, or content that is not clipped to its bounds. Views
  /// that fade, such as scroll indicators, have neither.
  var extent: CGRect? {
    let bounds = geometry.bounds
    guard subviews.isEmpty else { return nil }
    guard let content, !content.isEmpty else { return bounds }
    guard
      case .clip(let path)? = content.commands.first, path == VectorPath(rect: contentBounds)
    else { return nil }
    return bounds.union(contentMode.rect(for: contentBounds.size, in: bounds))
  }
}
