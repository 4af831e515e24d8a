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
  /// On a reversed axis, the engine's offset is this minus the offset of the scroll view; otherwise
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

  /// Returns the progress at an offset of the scroll view in a range that changes it.
  func progress(at point: CGPoint) -> Double { range.progress(at: offset(at: point)) }

  /// The offsets of the scroll view at which the control need not be called, or only with the
  /// progress.
  var area: OffsetArea {
    if isCalledForAllMovements { return .empty }
    var (lowest, highest) = (range.lowest, range.highest)
    if let mirror { (lowest, highest) = (mirror - highest, mirror - lowest) }
    var area = OffsetArea.everywhere
    if isHorizontal {
      (area.lowest.x, area.highest.x) = (lowest, highest)
    } else {
      (area.lowest.y, area.highest.y) = (lowest, highest)
    }
    return area
  }
}

/// The offsets between two limits along each axis.
struct OffsetArea {
  var lowest: CGPoint
  var highest: CGPoint

  static var empty: OffsetArea {
    OffsetArea(lowest: CGPoint(x: CGFloat.infinity, y: CGFloat.infinity), highest: .zero)
  }

  static var everywhere: OffsetArea {
    OffsetArea(
      lowest: CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity),
      highest: CGPoint(x: CGFloat.infinity, y: CGFloat.infinity))
  }

  mutating func formIntersection(_ other: OffsetArea) {
    lowest = CGPoint(x: max(lowest.x, other.lowest.x), y: max(lowest.y, other.lowest.y))
    highest = CGPoint(x: min(highest.x, other.highest.x), y: min(highest.y, other.highest.y))
  }

  func contains(_ point: CGPoint) -> Bool {
    point.y >= lowest.y && point.y <= highest.y && point.x >= lowest.x && point.x <= highest.x
  }
}

/// The values of a scroll view for which the ranges of its controls apply.
///
/// UIKit sends no notification when most of them change, so they are compared at each movement.
@MainActor
struct ScrollConditions: Equatable {
  let size: CGSize
  private let inset: UIEdgeInsets
  private let isDragging: Bool
  private let isZooming: Bool
  private let contentSize: CGSize
  /// Only horizontal controls depend on it.
  private let isMirrored: Bool

  /// The conditions of no scroll view.
  init() {
    size = .zero
    inset = .zero
    isDragging = false
    isZooming = true
    contentSize = .zero
    isMirrored = false
  }

  init(of scrollView: UIScrollView, readsMirroring: Bool) {
    size = scrollView.bounds.size
    inset = scrollView.adjustedContentInset
    isDragging = scrollView.isDragging
    isZooming = scrollView.isZooming || scrollView.isZoomBouncing
    contentSize = scrollView.contentSize
    isMirrored = readsMirroring && scrollView.isMirrored
  }

  /// Returns whether the conditions apply to a scroll view of a size. No range applies while it
  /// zooms.
  func apply(to scrollView: UIScrollView, _ size: CGSize, readsMirroring: Bool) -> Bool {
    // Zooming precedes bouncing back from it, so there is no range then.
    size == self.size && scrollView.isDragging == isDragging && !isZooming && !scrollView.isZooming
      && scrollView.adjustedContentInset == inset
      && scrollView.contentSize == contentSize
      && (!readsMirroring || scrollView.isMirrored == isMirrored)
  }
}
