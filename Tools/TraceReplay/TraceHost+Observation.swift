import EdgeRefresh
import Foundation
import UIKit

extension TraceHost {
  /// Makes an observation, and begins a new list of callbacks and events.
  func observe() -> JSONValue {
    var seen: [Observation.Key: JSONValue] = [
      .offset: JSONValue([scrollView.contentOffset.x, scrollView.contentOffset.y]),
      .inset: JSONValue(scrollView.contentInset.values),
    ]
    if trace.hasFinger {
      seen[.safeArea] = JSONValue(scrollView.safeAreaInsets.values)
      seen[.dragging] = .bool(scrollView.isTracking)
      seen[.content] = JSONValue([scrollView.contentSize.width, scrollView.contentSize.height])
      seen[.sets] = JSONValue([insetSets.maximum, offsetSets.maximum].map(Double.init))
      seen[.log] = .array(log.map { .string($0.description) })
      seen[.bounces] = .array(
        [scrollView.alwaysBounceVertical, scrollView.alwaysBounceHorizontal].map { .bool($0) })
      seen[.inWindow] = .bool(scrollView.window != nil)
      seen[.answered] = probeSucceeded.map { .bool($0) }
      probeSucceeded = nil
      seen[.moving] = .bool(loop.hasFrames)
    }
    insetSets = SetCount()
    offsetSets = SetCount()
    log = []
    var members = seen.members
    for control in controls {
      control.isBegunByApp = false
      members[control.slot.rawValue] = isAttached(control) ? observe(control) : .null
      control.callbacks = []
    }
    return .object(members)
  }

  private func observe(_ control: HostedControl) -> JSONValue {
    let component = control.component
    let frame = component.frame
    var seen: [ControlObservation.Key: JSONValue] = [
      .state: .string(component.state.name),
      .percent: .number(component.pullingPercent),
      .alpha: .number(min(max(component.alpha, 0), 1)),
      .frame: JSONValue([frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]),
      .hidden: .bool(component.isHidden),
      .events: .array(control.callbacks.map { JSONValue($0) }),
    ]
    if trace.hasFinger {
      seen[.failed] = .bool(component.displaysFailure)
      seen[.level] = (component as? RefreshHeader)?.secondLevel.map { .string("\($0.state)") }
    }
    if let label = Self.stateLabel(of: component) {
      seen[.text] = label.isHidden ? .null : label.text.map { .string($0) } ?? .null
    }
    if let arrow = (component as? any ArrowDisplaying)?.arrowView {
      seen[.arrow] = observeArrow(arrow)
    }
    if let spinner = (component as? any ActivityIndicatorDisplaying)?.loadingView {
      seen[.spinning] = .bool(spinner.isAnimating)
    }
    if let images = (component as? any ImageDisplaying)?.gifView {
      seen[.gif] = observe(images, images: control.images)
    }
    return .object(seen.members)
  }

  private func observeArrow(_ view: UIImageView) -> JSONValue {
    let seen: [ControlObservation.ImageKey: JSONValue] = [
      .hidden: .bool(view.isHidden),
      .angle: .number(atan2(view.transform.b, view.transform.a)),
    ]
    return .object(seen.members)
  }

  private func observe(_ view: UIImageView, images: [[UIImage]]) -> JSONValue {
    let isAnimating = view.isAnimating
    let shown = images.reversed().lazy
      .compactMap { list in list.firstIndex { $0 === view.image } }.first
    let seen: [ControlObservation.ImageKey: JSONValue] = [
      .index: isAnimating ? .null : shown.map { .number(Double($0)) } ?? .null,
      .animating: .bool(isAnimating),
      .frames: .number(isAnimating ? Double(view.animationImages?.count ?? 0) : 0),
      .duration: .number(isAnimating ? view.animationDuration : 0),
      .hidden: .bool(view.isHidden),
    ]
    return .object(seen.members)
  }
}

extension Dictionary where Key: RawRepresentable<String>, Value == JSONValue {
  /// The members of a JSON object with these keys.
  fileprivate var members: [String: JSONValue] {
    [String: JSONValue](uniqueKeysWithValues: map { ($0.key.rawValue, $0.value) })
  }
}
