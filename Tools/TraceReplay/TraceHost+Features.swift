import EdgeRefresh
import UIKit

// The options of the optional features.
extension TraceHost {
  func setFeature(_ option: Trace.Option, of control: HostedControl, to value: JSONValue) {
    let component = control.component
    let (isOn, number) = (value == .bool(true), value.number ?? 0)
    switch option {
    case .minimumVisibleDuration: component.minimumVisibleDuration = number
    case .resultDuration: component.resultDuration = number
    case .timeoutDuration: component.timeoutDuration = value.number
    case .showsFailure: component.showsFailure = isOn
    case .beginsAtThreshold: component.beginsAtThreshold = isOn
    case .hidesUnderBars: component.hidesUnderBars = isOn
    case .hapticFeedback: component.playsHapticFeedback = isOn
    case .revealsWhenBegun: component.scrollsToControl = isOn
    case .adjustsForContentSizeCategory: component.adjustsForContentSizeCategory = isOn
    case .loadsAgainWithoutFinger:
      (component as? any AutomaticLoading)?.loadsAgainOnReturn = isOn
    case .prefetchDistance:
      (component as? any AutomaticLoading)?.prefetchDistance = Self.distance(value)
    case .resetsNoMoreDataOnHeaderRefresh:
      (component as? RefreshFooter)?.resetsWithHeader = isOn
    case .isAutomaticallyHidden: (component as? RefreshFooter)?.isAutomaticallyHidden = isOn
    case .hidesWhenContentFits: (component as? RefreshFooter)?.hidesWhenContentFits = isOn
    case .secondLevel: setSecondLevel(number, of: control)
    case .asyncHandler:
      control.hasAsyncHandler = isOn
      // A task would not follow the clock of the session. The handler is therefore a block, and its
      // end is reported after the load time.
      if isOn { observeHandler(of: control) }
    case .outcome: control.outcome = value.choice()
    default: preconditionFailure("\(option) is no option of a feature")
    }
  }

  private static func distance(_ value: JSONValue) -> PrefetchDistance? {
    for unit in Trace.PrefetchUnit.allCases {
      guard let number = value[key: unit.rawValue]?.number else { continue }
      switch unit {
      case .none: return nil
      case .points: return .points(number)
      case .screens: return .viewLengths(number)
      case .items: return .items(Int(number))
      case .controlLengths: return .controlLengths(number)
      }
    }
    return nil
  }

  /// Gives a header a second level with a threshold; 0 removes it.
  private func setSecondLevel(_ threshold: Double, of control: HostedControl) {
    guard let header = control.component as? RefreshHeader else { return }
    guard threshold > 0 else {
      header.secondLevel = nil
      return
    }
    let level = header.secondLevel ?? SecondLevel(view: UIView())
    level.threshold = threshold
    level.title = "Open"
    header.secondLevel = level
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
