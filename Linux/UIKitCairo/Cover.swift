internal import Foundation
internal import UIKit

/// The path to the frontmost view that hides everything behind it: the index of a view in the
/// outermost array, then the index of one of its subviews, and so on.
///
/// What is behind the view need not be drawn. For example, a list in a navigation controller is in
/// front of several backgrounds of the size of the screen.
struct Cover {
  private let path: ArraySlice<Int>

  private init(path: ArraySlice<Int>) { self.path = path }

  /// The first index of the path; `nil` at the end of the path.
  var first: Int? { path.first }

  /// The path without its first index.
  var rest: Cover { Cover(path: path.dropFirst()) }

  /// Finds the frontmost view that fills a rectangle with an opaque background.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the coordinates of the superview.
  ///   - pictures: The views, from back to front.
  init?(of rect: CGRect, in pictures: [ViewPicture]) {
    guard let path = Self.reversedPath(of: rect, in: pictures) else { return nil }
    self.path = path.reversed()[...]
  }

  private static func reversedPath(of rect: CGRect, in pictures: [ViewPicture]) -> [Int]? {
    for index in pictures.indices.reversed() {
      guard var path = reversedPath(of: rect, in: pictures[index]) else { continue }
      path.append(index)
      return path
    }
    return nil
  }

  private static func reversedPath(of rect: CGRect, in picture: ViewPicture) -> [Int]? {
    let geometry = picture.geometry
    guard picture.alpha >= 1, geometry.transform.isIdentity else { return nil }
    let inside = rect.offsetBy(
      dx: geometry.bounds.midX - geometry.center.x, dy: geometry.bounds.midY - geometry.center.y)
    let isFilled = geometry.bounds.contains(inside) && picture.cornerRadius <= 0
    guard isFilled || !picture.isClipping else { return nil }
    if let path = reversedPath(of: inside, in: picture.subviews) { return path }
    guard isFilled, let background = picture.background, background.alpha >= 1 else { return nil }
    return []
  }
}
