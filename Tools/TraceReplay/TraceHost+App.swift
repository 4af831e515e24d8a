import EdgeRefresh
import UIKit

extension TraceHost {
  /// Performs what an app does in a session with a finger.
  func useApp(_ step: Trace.Step) {
    let point = CGPoint(x: step.x ?? 0, y: step.y ?? 0)
    let size = CGSize(width: step.w ?? 0, height: step.h ?? 0)
    let isAnimated = step.value == .bool(true)
    switch step.op {
    case .scrollTo: scrollView.setContentOffset(point, animated: isAnimated)
    case .scrollToStart: scrollView.setContentOffset(startEdge, animated: isAnimated)
    case .scrollToEnd: scrollView.setContentOffset(endEdge, animated: isAnimated)
    case .rotate:
      window.frame.size = size
      UIView.animate(withDuration: 0.3) { self.scrollView.frame.size = size }
    case .resize:
      UIView.animate(withDuration: step.t ?? 0) { self.scrollView.frame.size = size }
    case .keyboard:
      insetBeforeKeyboard = scrollView.contentInset
      scrollView.contentInset.bottom = step.h ?? 0
    case .keyboardGone:
      insetBeforeKeyboard.map { scrollView.contentInset = $0 }
      insetBeforeKeyboard = nil
    case .insetSet: scrollView.contentInset = step.insets
    case .insetAdd:
      let sum = zip(scrollView.contentInset.values, step.insets.values).map { $0 + $1 }
      scrollView.contentInset = UIEdgeInsets(sum)
    case .insetSave: savedInsets[step.n ?? 0] = scrollView.contentInset
    case .insetRestore: savedInsets[step.n ?? 0].map { scrollView.contentInset = $0 }
    case .selfSizing: selfSizing = (step.h ?? 0, step.n ?? 0)
    default: preconditionFailure("\(step.op) is no step of an app")
    }
  }

  /// Ends with a block of its own, the number of which is noted.
  func endWithBlock(_ slot: Slot) {
    endBlocks += 1
    let number = endBlocks
    log.append("\(slot.name) \(slot.component.state == .refreshing ? "asked" : "noted") \(number)")
    slot.component.endRefreshing { [weak self, name = slot.name] in
      self?.log.append("\(name) done \(number)")
    }
  }

  func setBounce(_ bounces: Bool, along slot: Slot) {
    if slot.component.isAtSide {
      scrollView.alwaysBounceHorizontal = bounces
    } else {
      scrollView.alwaysBounceVertical = bounces
    }
  }

  private var startEdge: CGPoint {
    let inset = scrollView.adjustedContentInset
    return CGPoint(x: -inset.left, y: -inset.top)
  }

  private var endEdge: CGPoint {
    let inset = scrollView.adjustedContentInset
    return CGPoint(
      x: max(scrollView.contentSize.width + inset.right - scrollView.bounds.width, -inset.left),
      y: max(scrollView.contentSize.height + inset.bottom - scrollView.bounds.height, -inset.top))
  }
}
