internal import SwiftUI
internal import UIKit

/// A background with round corners.
struct RoundedBackground: UIViewRepresentable {
  let color: UIColor
  /// The radius of the corners, in points.
  let radius: CGFloat

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.isUserInteractionEnabled = false
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {
    view.backgroundColor = color
    view.layer.cornerRadius = radius
  }
}
