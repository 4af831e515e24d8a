package import UIKit

// Animated movements of content, and of the views that a list lays out meanwhile.

extension UIView {
  /// The keys of the animations that move or resize a view. UIKit does not document them. A number
  /// at the end is expected while another animation with the same key is running.
  private static let movementKeys = ["position", "bounds.origin", "bounds.size"].flatMap { key in
    [key] + (2...9).map { "\(key)-\($0)" }
  }

  /// Ends the animations that move or resize the view.
  package func endMovement() { for key in Self.movementKeys { layer.removeAnimation(forKey: key) } }

  fileprivate func endMovementOfTree() {
    endMovement()
    for view in subviews { view.endMovementOfTree() }
  }

  /// Animates changes. The user can grab content that moves meanwhile. A new animation begins at
  /// the current values.
  package static func animateFromCurrentState(
    lasting duration: TimeInterval, _ animations: @escaping () -> Void
  ) {
    animate(
      withDuration: duration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState, .overrideInheritedDuration],
      animations: animations)
  }
}

extension ContentItems {
  /// Moves the content in an animation block. Cells that the list lays out within the block may be
  /// animated from unrelated positions, so their own animations are removed.
  func moveWithoutDrift(_ move: () -> Void) {
    let old = ownViews.map { (view: $0, frame: $0.frame) }
    move()
    for view in ownViews {
      let place = old.first { $0.view === view }?.frame
      // A section header that was visible may be pinned, and then needs its animation to follow the
      // content.
      let isPinnable =
        !(view is UITableViewCell || view is UICollectionViewCell || view is UIScrollView)
      if place == nil || place != view.frame && !isPinnable { view.endMovementOfTree() }
    }
  }
}

/// The section headers and footers of a list before an animated movement.
///
/// The list places them in its next layout pass, which is not part of the animation. Those that it
/// pins to an edge would leave that edge and return to it during the movement. A layout pass within
/// the animation block would prevent this, but ask the data source for cells. The app may then have
/// changed its data and not yet updated the list.
@MainActor
final class SectionViews {
  /// The views, their frames, and how far they were moved in the animation block.
  private var views: [(view: UIView, frame: CGRect, animated: CGPoint)]
  /// The origin of the visible area.
  private let origin: CGPoint
  /// The last movement before the animated one. The list may not have been laid out since.
  private let lastMovement: CGPoint
  private let contentSize: CGSize
  /// The duration of the animation, in seconds.
  private let duration: TimeInterval

  init(
    of list: ContentItems, in scrollView: UIScrollView, lastMovement: CGPoint,
    duration: TimeInterval
  ) {
    views = list.sectionViews.map { ($0, $0.frame, .zero) }
    origin = scrollView.bounds.origin
    contentSize = scrollView.contentSize
    (self.lastMovement, self.duration) = (lastMovement, duration)
  }

  /// Remembers which views the list has moved in the animation block.
  func blockDidEnd() {
    for index in views.indices {
      views[index].animated = views[index].view.frame.origin - views[index].frame.origin
    }
  }

  /// Animates the views that the layout pass has moved, together with the content.
  func follow(_ scrollView: UIScrollView) {
    let halfPixel = scrollView.traitCollection.halfPixel
    let movement = scrollView.bounds.origin - origin
    for (view, old, animated) in views where view.superview === scrollView {
      var distance = view.frame.origin - old.origin
      let sinceLayout = movement + lastMovement
      if distance.isNear(movement, to: halfPixel) || distance.isNear(sinceLayout, to: halfPixel) {
        // The view stays at an edge.
        distance = movement
      } else if scrollView.contentSize != contentSize || view.frame.size != old.size {
        // New content has moved the view.
        continue
      }
      guard distance != animated else { continue }
      let center = view.center
      UIView.performWithoutAnimation { view.center = center - distance + animated }
      UIView.animateFromCurrentState(lasting: duration) { view.center = center }
    }
  }
}
