import EdgeRefresh
import Foundation
import UIKit

extension TraceHost {
  /// What is seen now. Reading takes the callbacks' events away.
  func observe() -> JSONValue {
    var seen: [String: JSONValue] = [
      "offset": .array([.number(scrollView.contentOffset.x), .number(scrollView.contentOffset.y)]),
      "inset": .array(scrollView.contentInset.values.map { .number($0) }),
    ]
    if trace.hasFinger {
      seen["dragging"] = .bool(scrollView.isTracking)
      seen["content"] = .array(
        [scrollView.contentSize.width, scrollView.contentSize.height].map { .number($0) })
      seen["sets"] = .number(Double(sets.most))
      seen["log"] = .array(log.map { .string($0) })
      seen["bounces"] = .array(
        [scrollView.alwaysBounceVertical, scrollView.alwaysBounceHorizontal].map { .bool($0) })
      seen["inWindow"] = .bool(scrollView.window != nil)
      seen["answered"] = probeAnswered.map { .bool($0) }
      probeAnswered = nil
      seen["moving"] = .bool(loop.hasFrames)
    }
    sets = SetCount()
    log = []
    for slot in slots { slot.isBegunByApp = false }
    for slot in slots {
      seen[slot.name] = isAttached(slot) ? observe(slot) : .null
      slot.events = []
    }
    return .object(seen)
  }

  private func observe(_ slot: Slot) -> JSONValue {
    let component = slot.component
    let frame = component.frame
    var seen: [String: JSONValue] = [
      "state": .string("\(component.state)"),
      "percent": .number(component.pullingPercent),
      "alpha": .number(min(max(component.alpha, 0), 1)),
      "frame": .array(
        [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { .number($0) }),
      "hidden": .bool(component.isHidden),
      "events": .array(slot.events.map { .string($0) }),
    ]
    if let label = Self.stateLabel(of: component) {
      seen["text"] = label.isHidden ? .null : label.text.map { .string($0) } ?? .null
    }
    let parts = Parts(of: component)
    if let transform = parts.arrow?.transform {
      seen["arrow"] = .object([
        "hidden": .bool(parts.arrow?.isHidden == true),
        "angle": .number(atan2(transform.b, transform.a)),
      ])
    }
    if let spinner = parts.spinner { seen["spinning"] = .bool(spinner.isAnimating) }
    if let images = parts.images { seen["gif"] = observe(images, images: slot.images) }
    return .object(seen)
  }

  private func observe(_ view: UIImageView, images: [[UIImage]]) -> JSONValue {
    let isAnimating = view.isAnimating
    let shown = images.reversed().lazy
      .compactMap { list in list.firstIndex { $0 === view.image } }.first
    return .object([
      "index": isAnimating ? .null : shown.map { .number(Double($0)) } ?? .null,
      "animating": .bool(isAnimating),
      "frames": .number(isAnimating ? Double(view.animationImages?.count ?? 0) : 0),
      "duration": .number(isAnimating ? view.animationDuration : 0),
      "hidden": .bool(view.isHidden),
    ])
  }
}

/// What a component draws with, as far as its kind has it.
@MainActor
private struct Parts {
  var arrow: UIImageView?
  var spinner: UIActivityIndicatorView?
  var images: UIImageView?

  init(of component: RefreshComponent) {
    switch component {
    case let control as NormalHeader:
      arrow = control.arrowView
      spinner = control.loadingView
    case let control as BackNormalFooter:
      arrow = control.arrowView
      spinner = control.loadingView
    case let control as AutoNormalFooter: spinner = control.loadingView
    case let control as AutoNormalTrailer: spinner = control.loadingView
    case let control as NormalTrailer: arrow = control.arrowView
    case let control as GifHeader: images = control.gifView
    case let control as BackGifFooter: images = control.gifView
    case let control as AutoGifFooter: images = control.gifView
    default: break
    }
  }
}
