import EdgeRefresh
import UIKit

extension TraceHost {
  func perform(_ step: Trace.Step) {
    switch step.op {
    case .dragBegan: scrollView.scriptDragBegan()
    case .dragEnded: scrollView.scriptDragEnded(cancelled: false)
    case .dragCancelled: scrollView.scriptDragEnded(cancelled: true)
    case .offset: scroll(to: CGPoint(x: step.x ?? 0, y: step.y ?? 0))
    case .contentSize: scrollView.contentSize = CGSize(width: step.w ?? 0, height: step.h ?? 0)
    case .frame: scrollView.frame.size = CGSize(width: step.w ?? 0, height: step.h ?? 0)
    case .contentInset:
      let exact = recordedInset.exact(step.insets.values, shown: scrollView.contentInset.values)
      scrollView.contentInset = UIEdgeInsets(exact)
    case .safeArea: scrollView.setSafeArea(step.insets)
    case .rows: setRows(step.n ?? 0)
    case .window:
      if step.value == .bool(true) {
        window.addSubview(scrollView)
      } else {
        scrollView.removeFromSuperview()
      }
    case .turn: loop.turn()
    case .advance: loop.advance(by: step.t ?? 0)
    case .touch, .move, .lift, .touchCancelled, .wheel, .pad: useFinger(step)
    case .scrollTo, .scrollToStart, .scrollToEnd, .rotate, .resize, .keyboard, .keyboardGone,
      .insetSet, .insetAdd, .insetSave, .insetRestore, .selfSizing:
      useApp(step)
    case .begin, .end, .endNoMore, .resetNoMore, .tap, .hidden, .set, .remove, .attach, .replace,
      .probe, .endThen, .alwaysBounce:
      if let slot = slot(step.on) { perform(step, on: slot) }
    }
  }

  func set(_ option: Trace.Option, of slot: Slot, to value: JSONValue) {
    let component = slot.component
    switch option {
    case .automaticallyChangeAlpha: component.fadesWithPull = value.bool ?? false
    case .animationDisabled:
      component.openingDuration = value == .bool(true) ? 0 : 0.25
      component.closingDuration = value == .bool(true) ? 0 : 0.4
    case .fastAnimationDuration: component.openingDuration = value.number ?? 0
    case .slowAnimationDuration: component.closingDuration = value.number ?? 0
    case .ignoredInset: setIgnoredInset(value.number ?? 0, of: component)
    case .automaticallyRefresh:
      (component as? any AutomaticLoading)?.loadsAutomatically = value.bool ?? true
    case .triggerAutomaticallyRefreshPercent:
      (component as? any AutomaticLoading)?.loadThreshold = value.number ?? 1
    case .autoTriggerTimes:
      let loads = Int(value.number ?? 1)
      (component as? any AutomaticLoading)?.maximumLoadsPerDrag = loads < 0 ? nil : loads
    case .refreshingTitleHidden:
      (component as? AutoStateFooter)?.isRefreshingTitleHidden = value.bool ?? false
    case .images: setImages(value, of: slot)
    case .stateHidden: Self.stateLabel(of: component)?.isHidden = value.bool ?? false
    case .timeHidden:
      (component as? StateHeader)?.lastUpdatedTimeLabel.isHidden = value.bool ?? false
    case .inCallback: slot.inCallback = value.string ?? "none"
    case .inSetter: slot.inSetter = value.string ?? "none"
    case .inEnd: slot.inEnd = value.string ?? "none"
    case .grow: slot.growth = Int(value.number ?? 0)
    case .loadTime: slot.loadTime = value.number
    case .fails: slot.fails = value == .bool(true)
    case .isExclusive: component.isExclusive = value == .bool(true)
    case .takesTouches: component.isUserInteractionEnabled = value == .bool(true)
    case .length: setLength(value.number ?? 0, of: component)
    }
  }

  private func perform(_ step: Trace.Step, on slot: Slot) {
    let component = slot.component
    switch step.op {
    case .begin: begin(slot)
    case .end: component.endRefreshing()
    case .endNoMore: component.endRefreshing(with: .noMoreData)
    case .resetNoMore: (component as? RefreshFooter)?.resetNoMoreData()
    case .tap:
      slot.isBegunByApp = true
      tap(Self.stateLabel(of: component))
    case .hidden: component.isHidden = step.value == .bool(true)
    case .set: step.option.map { set($0, of: slot, to: step.value ?? .null) }
    case .remove: detach(slot)
    case .attach: attach(slot)
    case .replace: replace(slot)
    case .probe: probe(slot)
    case .endThen: endWithBlock(slot)
    case .alwaysBounce: setBounce(step.value == .bool(true), along: slot)
    default: preconditionFailure("\(step.op) is no step of a component")
    }
  }

  /// Has the tap recognizer of a label recognize a tap, wherever the label is.
  private func tap(_ label: UILabel?) {
    for case let recognizer as UITapGestureRecognizer in label?.gestureRecognizers ?? [] {
      recognizer.take(.ended)
      recognizer.resetToPossible()
    }
  }

  private func scroll(to offset: CGPoint) {
    if scrollView.isDragging {
      scrollView.scriptDragMoved(to: offset)
    } else {
      scrollView.contentOffset = offset
    }
  }

  private func setImages(_ value: JSONValue, of slot: Slot) {
    let height = value[key: "height"]?.number ?? 0
    for (key, state) in [
      ("idle", RefreshState.idle), ("pulling", .pulling), ("refreshing", .refreshing),
    ] {
      guard let count = value[key: key]?.number else { continue }
      let size = CGSize(width: height, height: height)
      let images = (0..<Int(count)).map { _ in
        UIGraphicsImageRenderer(size: size).image { _ in }
      }
      slot.images.append(images)
      switch slot.component {
      case let control as GifHeader: control.setImages(images, for: state)
      case let control as BackGifFooter: control.setImages(images, for: state)
      case let control as AutoGifFooter: control.setImages(images, for: state)
      default: break
      }
    }
  }

  private func setLength(_ length: Double, of component: RefreshComponent) {
    if component.isAtSide {
      component.frame.size.width = length
    } else {
      component.frame.size.height = length
    }
  }

  private func setIgnoredInset(_ inset: Double, of component: RefreshComponent) {
    component.distanceFromContent = inset
  }

  /// The label that says the state, where the kind has one.
  static func stateLabel(of component: RefreshComponent) -> UILabel? {
    switch component {
    case let control as StateHeader: control.stateLabel
    case let control as BackStateFooter: control.stateLabel
    case let control as AutoStateFooter: control.stateLabel
    case let control as StateTrailer: control.stateLabel
    default: nil
    }
  }
}

extension Trace.Step {
  var insets: UIEdgeInsets {
    UIEdgeInsets(top: t ?? 0, left: l ?? 0, bottom: b ?? 0, right: r ?? 0)
  }
}
