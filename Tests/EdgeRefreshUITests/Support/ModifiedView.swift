import EdgeRefreshUI
import Foundation
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshUI

/// A coordinator and a marker, as SwiftUI creates them for a modified view. The marker is in its
/// own view, which comes after the modified view. The methods follow the order of SwiftUI.
@MainActor
final class ModifiedView {
  let coordinator: RefreshCoordinator
  /// The view that contains the marker. It has the size of the modified view.
  let host = UIView()
  private let marker = MarkerView(frame: .zero)
  private var request: RefreshRequest

  /// Makes the marker and passes on the first request.
  convenience init(_ request: RefreshRequest) {
    self.init(request, coordinator: RefreshCoordinator())
  }

  /// Makes the marker of another view of a group, which has the same coordinator.
  convenience init(inGroupOf other: ModifiedView) {
    self.init(other.request, coordinator: other.coordinator)
  }

  private init(_ request: RefreshRequest, coordinator: RefreshCoordinator) {
    self.coordinator = coordinator
    self.request = request
    // `allowsHitTesting(false)`
    host.isUserInteractionEnabled = false
    coordinator.add(marker)
    host.addSubview(marker)
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

  /// Adds the marker to a view, in front of the views that it has, over a rectangle.
  func add(to view: UIView, around frame: CGRect) {
    view.addSubview(host)
    place(around: frame)
  }

  /// Moves the marker over a rectangle.
  func place(around frame: CGRect) {
    host.frame = frame
    marker.frame = host.bounds
  }

  /// Passes on another request, as a new evaluation of the body does.
  func update(_ request: RefreshRequest) {
    self.request = request
    coordinator.update(request)
  }

  /// Removes the marker, as SwiftUI does when the modified view disappears for good. What follows
  /// is decided in the next turn of the main loop.
  func remove() {
    host.removeFromSuperview()
    dismantle()
  }

  /// Dismantles the marker, before or after it is removed.
  func dismantle() { coordinator.dismantle(marker) }
}

extension Phone {
  /// Shows a list with a modifier around it.
  func show(
    _ request: RefreshRequest, around list: UIScrollView, in hosting: UIView
  ) -> ModifiedView {
    let modified = ModifiedView(request)
    hosting.addSubview(list)
    modified.add(to: hosting, around: Shape.frame)
    show(hosting)
    turn()
    return modified
  }

  /// Waits until the handler has returned, and as long as its load waits for the rows.
  func endLoad(of modified: ModifiedView) async {
    #expect(await settle { modified.coordinator.load.handlerRun == nil })
    advance(by: 0.2)
  }
}

/// A text editor: a scroll view that text is entered into.
final class Editor: UIScrollView, UIKeyInput {
  var hasText: Bool { true }
  func insertText(_ text: String) {}
  func deleteBackward() {}
}

extension UIView {
  /// Creates a view with subviews, like those between a hosting view and UIKit's views.
  convenience init(_ frame: CGRect, _ subviews: UIView...) {
    self.init(frame: frame)
    for subview in subviews { addSubview(subview) }
  }
}

extension UIScrollView {
  /// Creates a scroll view with vertical content that always bounces.
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
