import EdgeRefresh
import UIKit

extension TraceHost {
  /// Performs a step of the app in a session with touches.
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
      insetBeforeKeyboard = inset
      inset.bottom = step.h ?? 0
    case .keyboardGone:
      insetBeforeKeyboard.map { inset = $0 }
      insetBeforeKeyboard = nil
    case .insetSet: inset = step.insets
    case .insetAdd: inset = UIEdgeInsets(zip(inset.values, step.insets.values).map { $0 + $1 })
    case .insetSave: savedInsets[step.n ?? 0] = inset
    case .insetRestore: savedInsets[step.n ?? 0].map { inset = $0 }
    case .push:
      scrollView.removeFromSuperview()
      safeArea.cover()
    case .pop:
      safeArea.uncover()
      window.addSubview(scrollView)
    case .adjustment: scrollView.contentInsetAdjustmentBehavior = isAnimated ? .always : .never
    case .bar:
      safeArea.setBar(
        ScriptedSafeArea.Bar(
          height: step.h ?? 0, growth: step.y ?? 0, followsOffset: step.value == .bool(true)))
    case .selfSizing: selfSizing = (step.h ?? 0, step.n ?? 0)
    case .textSize:
      let sizes = UIContentSizeCategory.ascending
      loop.preferredContentSizeCategory = sizes[(step.n ?? 0) % sizes.count]
    case .keepContent: scrollView.keepsVisibleContentInPlace = isAnimated
    case .stayAtEnd: scrollView.keepsEndVisible = isAnimated
    case .identifyContent: identifyContent(isAnimated)
    case .prepend: prepend(step.n ?? 0)
    case .append:
      append(step.n ?? 0, isHorizontal: trace.components.allSatisfy { $0.slot.isHorizontal })
    default: preconditionFailure("\(step.op) is no step of an app")
    }
  }

  /// The inset that the app sets.
  private var inset: UIEdgeInsets {
    get {
      setsOwnInset ? scrollView.contentInsetExcludingRefreshControls : scrollView.contentInset
    }
    set {
      if setsOwnInset {
        scrollView.contentInsetExcludingRefreshControls = newValue
      } else {
        scrollView.contentInset = newValue
      }
    }
  }

  /// Ends a refresh with a block, and logs the number of the block.
  func endWithBlock(_ control: HostedControl) {
    endBlocks += 1
    let number = endBlocks
    let isRefreshing = control.component.state == .refreshing
    log.append(
      .control(control.slot, .endRequested(block: number, isRefreshing: isRefreshing)))
    control.component.endRefreshing { [weak self, slot = control.slot] in
      self?.log.append(.control(slot, .endBlockCalled(number)))
    }
  }

  func setBounce(_ bounces: Bool, along slot: Trace.Slot) {
    if slot.isHorizontal {
      scrollView.alwaysBounceHorizontal = bounces
    } else {
      scrollView.alwaysBounceVertical = bounces
    }
  }

  /// The offset of content that is scrolled to its start.
  var startEdge: CGPoint {
    let inset = scrollView.adjustedContentInset
    return CGPoint(x: -inset.left, y: -inset.top)
  }

  /// The offset of content that is scrolled to its end.
  var endEdge: CGPoint {
    let inset = scrollView.adjustedContentInset
    return CGPoint(
      x: max(scrollView.contentSize.width + inset.right - scrollView.bounds.width, -inset.left),
      y: max(scrollView.contentSize.height + inset.bottom - scrollView.bounds.height, -inset.top))
  }

  func setContentSize(_ size: CGSize) {
    guard let list else {
      scrollView.contentSize = size
      return
    }
    list.setCount(max(0, Int(size.height / 44)))
    (scrollView as? UITableView)?.reloadData()
  }

  /// Adds content after the present content.
  func append(_ count: Int, isHorizontal: Bool) {
    setRows(rows + count)
    if let list {
      list.append(count)
      (scrollView as? UITableView)?.reloadData()
    } else if isHorizontal {
      scrollView.contentSize.width += 44 * CGFloat(count)
    } else {
      scrollView.contentSize.height += 44 * CGFloat(count)
    }
  }

  /// Adds content before the visible content, which the app asks to keep in place.
  func prepend(_ count: Int) {
    let isHorizontal = trace.components.allSatisfy { $0.slot.isHorizontal }
    scrollView.keepVisibleContentInPlace { [self] in
      guard let list else {
        append(count, isHorizontal: isHorizontal && !trace.components.isEmpty)
        return
      }
      setRows(rows + count)
      list.prepend(count)
      (scrollView as? UITableView)?.reloadData()
    }
  }

  func identifyContent(_ isOn: Bool) {
    guard isOn, let list else {
      scrollView.itemIdentifierProvider = nil
      return
    }
    scrollView.itemIdentifierProvider = { [weak list] path in
      guard let numbers = list?.numbers, numbers.indices.contains(path.row) else { return nil }
      return numbers[path.row]
    }
  }
}
