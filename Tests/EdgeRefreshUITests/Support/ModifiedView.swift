import EdgeRefreshUI
import Foundation
import TestSupport
import UIKit

@testable import EdgeRefreshUI

/// What SwiftUI makes of a modifier: two markers in views of their own, which come after the views
/// of the modified view, and a coordinator. Used in the order in which SwiftUI does it.
@MainActor
final class ModifiedView {
  let coordinator = RefreshCoordinator()
  /// The views that contain the markers.
  let hosts = [UIView(), UIView()]
  private let markers = [MarkerView(frame: .zero), MarkerView(frame: .zero)]

  /// Makes the markers and passes on the first request.
  init(_ request: RefreshRequest) {
    coordinator.setStart(markers[0])
    coordinator.setEnd(markers[1])
    for (host, marker) in zip(hosts, markers) { host.addSubview(marker) }
    coordinator.update(request)
  }

  /// A header or another control with a handler that does nothing.
  convenience init(_ edge: RefreshEdge, look: RefreshLook = .arrow) {
    self.init(RefreshRequest(edge: edge, look: look, source: .handler { .success }))
  }

  /// The control.
  var control: RefreshComponent? { coordinator.control }
  /// The scroll view that the control is attached to.
  var scrollView: UIScrollView? { coordinator.control?.scrollView }

  /// Adds the markers to a view, in front of the views that it has, at the corners of a rectangle.
  func add(to view: UIView, around frame: CGRect) {
    for host in hosts { view.addSubview(host) }
    place(around: frame)
  }

  /// Moves the markers to the corners of a rectangle.
  func place(around frame: CGRect) {
    hosts[0].frame = CGRect(x: frame.minX, y: frame.minY, width: 0, height: 0)
    hosts[1].frame = CGRect(x: frame.maxX, y: frame.maxY, width: 0, height: 0)
  }

  /// Passes on another request, as a new evaluation of the body does.
  func update(_ request: RefreshRequest) { coordinator.update(request) }

  /// Removes the markers, as SwiftUI does when the modified view disappears for good.
  func remove() {
    for host in hosts { host.removeFromSuperview() }
    dismantle()
  }

  /// Dismantles the markers, before or after they are removed.
  func dismantle() {
    for marker in markers { coordinator.dismantle(marker) }
  }
}

/// A text editor: a scroll view that text is entered into.
final class Editor: UIScrollView, UIKeyInput {
  var hasText: Bool { true }
  func insertText(_ text: String) {}
  func deleteBackward() {}
}

extension UIView {
  /// Creates a view with subviews, as those of SwiftUI between a hosting view and UIKit's views.
  convenience init(_ frame: CGRect, _ subviews: UIView...) {
    self.init(frame: frame)
    for subview in subviews { addSubview(subview) }
  }
}

extension UIScrollView {
  /// Creates a scroll view with vertical content, as SwiftUI does: it always bounces.
  static func vertical(_ frame: CGRect, content: UIView? = nil, length: CGFloat = 3000)
    -> UIScrollView
  {
    let view = UIScrollView(frame: frame)
    view.alwaysBounceVertical = true
    view.contentSize = CGSize(width: frame.width, height: length)
    if let content { view.addSubview(content) }
    return view
  }

  /// Creates a scroll view with horizontal content.
  static func horizontal(_ frame: CGRect, content: UIView? = nil, isPager: Bool = false)
    -> UIScrollView
  {
    let view = UIScrollView(frame: frame)
    view.alwaysBounceHorizontal = true
    view.isPagingEnabled = isPager
    view.contentSize = CGSize(width: frame.width * 3, height: frame.height)
    if let content { view.addSubview(content) }
    return view
  }
}

extension UIScrollView {
  /// The vertical content insets in points. Those of controls differ from whole numbers by less
  /// than a pixel.
  var roundedInsets: [CGFloat] { [contentInset.top.rounded(), contentInset.bottom.rounded()] }
}
