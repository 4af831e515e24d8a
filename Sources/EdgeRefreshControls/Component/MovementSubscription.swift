import EdgeRefreshCore
import UIKit

/// What a control does with the movements of its scroll view.
struct MovementSubscription {
  let control: ObjectIdentifier
  let isHorizontal: Bool
  /// Whether the control is called even for movements in the range.
  var isCalledForAllMovements = true
  /// The offsets of the engine at which it need not decide.
  var range = MovementRange.empty
  /// On a mirrored axis, the engine's offset is this minus the offset of the scroll view; otherwise
  /// `nil`.
  var mirror: Double?
  /// The last offset that the engine has not handled.
  var skippedOffset: Double?

  @MainActor
  init(of control: RefreshComponent) {
    self.control = ObjectIdentifier(control)
    isHorizontal = control.engine.edge.isHorizontal
  }

  /// Returns the engine's offset at an offset of the scroll view.
  func offset(at point: CGPoint) -> Double {
    let offset = isHorizontal ? point.x : point.y
    return if let mirror { mirror - offset } else { offset }
  }

  /// Removes the offsets from an area at which the control has to be called.
  func limit(_ area: inout OffsetArea) {
    var (lowest, highest) = (range.lowest, range.highest)
    if isCalledForAllMovements || range.changesProgress {
      (lowest, highest) = (.infinity, -.infinity)
    }
    if let mirror { (lowest, highest) = (mirror - highest, mirror - lowest) }
    if isHorizontal {
      area.lowest.x = max(area.lowest.x, lowest)
      area.highest.x = min(area.highest.x, highest)
    } else {
      area.lowest.y = max(area.lowest.y, lowest)
      area.highest.y = min(area.highest.y, highest)
    }
  }
}

/// The offsets between two limits along each axis.
struct OffsetArea {
  var lowest: CGPoint
  var highest: CGPoint

  static let empty = OffsetArea(
    lowest: CGPoint(x: CGFloat.infinity, y: CGFloat.infinity), highest: .zero)

  static let everywhere = OffsetArea(
    lowest: CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity),
    highest: CGPoint(x: CGFloat.infinity, y: CGFloat.infinity))

  func contains(_ point: CGPoint) -> Bool {
    point.y >= lowest.y && point.y <= highest.y && point.x >= lowest.x && point.x <= highest.x
  }
}

/// The values of a scroll view for which the ranges of its controls apply.
///
/// UIKit sends no notification when they change, so they are compared at each movement.
@MainActor
struct ScrollConditions: Equatable {
  let size: CGSize
  private let inset: UIEdgeInsets
  private let isDragging: Bool
  private let isZooming: Bool
  /// Only horizontal controls depend on it.
  private let direction: UIUserInterfaceLayoutDirection

  /// The conditions of no scroll view.
  init() {
    size = .zero
    inset = .zero
    isDragging = false
    isZooming = true
    direction = .leftToRight
  }

  init(of scrollView: UIScrollView, readsDirection: Bool) {
    size = scrollView.bounds.size
    inset = scrollView.adjustedContentInset
    isDragging = scrollView.isDragging
    isZooming = scrollView.isZooming || scrollView.isZoomBouncing
    direction = readsDirection ? scrollView.effectiveUserInterfaceLayoutDirection : .leftToRight
  }

  /// Returns whether the conditions apply to a scroll view of a size. No range applies while it
  /// zooms.
  func apply(to scrollView: UIScrollView, _ size: CGSize, readsDirection: Bool) -> Bool {
    size == self.size && scrollView.isDragging == isDragging && !isZooming
      && !scrollView.isZooming && !scrollView.isZoomBouncing
      && scrollView.adjustedContentInset == inset
      && (!readsDirection || scrollView.effectiveUserInterfaceLayoutDirection == direction)
  }
}
