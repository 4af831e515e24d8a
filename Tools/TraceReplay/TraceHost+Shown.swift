import EdgeRefresh
import UIKit

extension TraceHost {
  /// What is completely visible at rest.
  enum Shown {
    /// A pulled control that is open, with the size of the content.
    case control(HostedControl, CGSize)
    /// A second level that is open.
    case secondLevel(SecondLevel)
    /// The end of a list with `keepsEndVisible`, with the size of its content.
    case end(CGSize)
  }

  /// The tolerance for positions, in points.
  private static let tolerance: CGFloat = 0.75

  /// What is completely visible now; empty unless nothing moves.
  var shown: [Shown] {
    guard touch == nil, !loop.hasFrames, scrollView.superview != nil,
      !scrollView.isDragging, !scrollView.isDecelerating
    else { return [] }
    let level = controls.lazy.compactMap { ($0.component as? RefreshHeader)?.secondLevel }
      .first { $0.state != .closed }
    if let level {
      return level.state == .open && fillsView(level) ? [.secondLevel(level)] : []
    }
    let size = scrollView.contentSize
    var shown = controls.filter { isOpen($0) && isVisible($0) }.map { Shown.control($0, size) }
    // Paged content may be between two pages at its end.
    let mayStayAtEnd = scrollView.keepsEndVisible && !scrollView.isPagingEnabled
    if mayStayAtEnd && shown.isEmpty && hasVerticalEnd && isAtEnd {
      shown.append(.end(size))
    }
    return shown
  }

  /// Whether a step ends a refresh, and the app does not begin another one in response.
  func onlyEnds(_ step: Trace.Step) -> Bool {
    step.op.isEnd
      && controls.allSatisfy { $0.setterAction == .nothing && $0.endAction == .nothing }
  }

  /// Describes what is no longer shown after a step.
  func losses(of shown: [Shown], after step: Trace.Step) -> [String] {
    guard scrollView.superview != nil else { return [] }
    let count = shown.count
    return shown.compactMap { shown in
      switch shown {
      case .control(let control, let size):
        loss(of: control, beside: size, after: step, isAlone: count == 1)
      case .secondLevel(let level):
        level.state == .open && !fillsView(level)
          ? "the second level does not fill the view: \(positions)" : nil
      case .end(let size):
        // The end of other content may be elsewhere on purpose.
        scrollView.contentSize == size && !isAtEnd && !controls.contains(where: isOpen)
          ? "the list has left its end: \(positions)" : nil
      }
    }
  }

  private func loss(
    of control: HostedControl, beside oldSize: CGSize, after step: Trace.Step, isAlone: Bool
  ) -> String? {
    guard isAttached(control), !control.isReplaced, isOpen(control) else { return nil }
    let isStart = control.slot == .header || control.slot == .leader
    let isHorizontal = control.slot.isHorizontal
    let area = visibleArea
    let (length, room) =
      isHorizontal
      ? (control.component.bounds.width, area.maxX - area.minX)
      : (control.component.bounds.height, area.maxY - area.minY)
    let content = isHorizontal ? scrollView.contentSize.width : scrollView.contentSize.height
    // Kept content moves a control at the start away, and so does the end of longer content.
    let isOther = scrollView.contentSize != oldSize || step.op == .contentSize
    if isOther && scrollView.keepsVisibleContentInPlace { return nil }
    if scrollView.keepsEndVisible && content + length > room { return nil }
    // Two controls at opposite edges are visible together only around short content.
    guard length > 0, room >= length, isAlone || content + 2 * length <= room else { return nil }
    let name = control.slot.rawValue
    let needed = length + (isAfterEmptySpace(control) ? max(0, room - content) : 0)
    if amount(of: control) < needed - Self.tolerance {
      return "\(name) adds \(amount(of: control)) of \(needed): \(positions)"
    }
    // New content moves a control at the end away.
    if scrollView.contentSize != oldSize && !isStart { return nil }
    return isVisible(control) ? nil : "\(name) is not visible: \(positions)"
  }

  private var positions: String {
    "offset \(scrollView.contentOffset), inset \(scrollView.contentInset)"
      + ", safe area \(scrollView.safeAreaInsets), size \(scrollView.bounds.size)"
      + ", content \(scrollView.contentSize)"
  }

  /// Whether the space that short content leaves empty is between the content and the control.
  private func isAfterEmptySpace(_ control: HostedControl) -> Bool {
    let isMirrored = trace.scrollView.rightToLeft == true
    return switch control.slot {
    case .header: false
    case .footer: true
    case .trailer: !isMirrored
    case .leader: isMirrored
    }
  }

  private func side(of control: HostedControl) -> Int {
    let isMirrored = trace.scrollView.rightToLeft == true
    return switch control.slot {
    case .header: 0
    case .footer: 2
    case .trailer: isMirrored ? 1 : 3
    case .leader: isMirrored ? 3 : 1
    }
  }

  /// What a control adds to the inset, if no other control is at its edge.
  private func amount(of control: HostedControl) -> CGFloat {
    let side = side(of: control)
    return scrollView.contentInset.values[side]
      - scrollView.contentInsetExcludingRefreshControls.values[side]
  }

  private func isOpen(_ control: HostedControl) -> Bool {
    let component = control.component
    guard isAttached(control), !control.kind.loadsAutomatically, !component.isHidden else {
      return false
    }
    return component.state == .refreshing || component.displaysFailure || amount(of: control) > 1
  }

  /// The part of the bounds between the insets of the app and the system.
  private var visibleArea: (minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat) {
    let own = scrollView.contentInsetExcludingRefreshControls
    let (adjusted, inset) = (scrollView.adjustedContentInset, scrollView.contentInset)
    let bounds = scrollView.bounds
    return (
      bounds.minX + own.left + adjusted.left - inset.left,
      bounds.minY + own.top + adjusted.top - inset.top,
      bounds.maxX - own.right - adjusted.right + inset.right,
      bounds.maxY - own.bottom - adjusted.bottom + inset.bottom
    )
  }

  private func isVisible(_ control: HostedControl) -> Bool {
    let (frame, area) = (control.component.frame, visibleArea)
    let distance = control.component.distanceFromContent
    return control.slot.isHorizontal
      ? frame.minX + distance >= area.minX - Self.tolerance
        && frame.maxX - distance <= area.maxX + Self.tolerance
      : frame.minY + distance >= area.minY - Self.tolerance
        && frame.maxY - distance <= area.maxY + Self.tolerance
  }

  private func fillsView(_ level: SecondLevel) -> Bool {
    let (top, height) = (scrollView.adjustedContentInset.top, scrollView.bounds.height)
    return abs(top - max(height, visibleArea.minY - scrollView.bounds.minY)) <= Self.tolerance
      && abs(scrollView.contentOffset.y + top) <= Self.tolerance
  }

  /// Whether the end of the content is at its bottom.
  private var hasVerticalEnd: Bool {
    let attached = controls.filter(isAttached)
    return list != nil || !attached.isEmpty && attached.allSatisfy { !$0.slot.isHorizontal }
  }

  /// Whether the end of the content is visible. What controls add to the inset does not count.
  private var isAtEnd: Bool {
    let amount =
      scrollView.contentInset.bottom - scrollView.contentInsetExcludingRefreshControls.bottom
    let end = max(
      scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - amount
        - scrollView.bounds.height, startEdge.y)
    return scrollView.contentOffset.y >= end - 1
  }
}
