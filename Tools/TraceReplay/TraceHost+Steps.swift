import EdgeRefresh
import UIKit

extension TraceHost {
  func perform(_ step: Trace.Step) {
    switch step.op {
    case .dragBegan: scrollView.scriptDragBegan()
    case .dragEnded: scrollView.scriptDragEnded(cancelled: false)
    case .dragCancelled: scrollView.scriptDragEnded(cancelled: true)
    case .offset: scroll(to: CGPoint(x: step.x ?? 0, y: step.y ?? 0))
    case .contentSize: setContentSize(CGSize(width: step.w ?? 0, height: step.h ?? 0))
    case .frame: scrollView.frame.size = CGSize(width: step.w ?? 0, height: step.h ?? 0)
    case .contentInset:
      let exact = recordedInset.exact(step.insets.values, shown: scrollView.contentInset.values)
      scrollView.contentInset = UIEdgeInsets(exact)
    case .safeArea: safeArea.set(step.insets)
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
      .insetSet, .insetAdd, .insetSave, .insetRestore, .selfSizing, .bar, .textSize, .keepContent,
      .stayAtEnd, .identifyContent, .prepend, .append, .push, .pop, .adjustment:
      useApp(step)
    case .begin, .end, .endNoMore, .resetNoMore, .tap, .hidden, .set, .remove, .attach, .replace,
      .probe, .endThen, .alwaysBounce, .fail, .cancel, .retry, .beginByUser, .openLevel,
      .closeLevel:
      if let control = control(in: step.on) { perform(step, on: control) }
    }
  }

  private func perform(_ step: Trace.Step, on control: HostedControl) {
    let component = control.component
    switch step.op {
    case .begin: begin(control)
    case .end: component.endRefreshing()
    case .endNoMore: component.endRefreshing(with: .noMoreData)
    case .resetNoMore: (component as? RefreshFooter)?.resetNoMoreData()
    case .tap:
      control.isBegunByApp = true
      tap(Self.stateLabel(of: component))
    case .hidden: component.isHidden = step.value == .bool(true)
    case .set: step.option.map { control.set($0, to: step.value ?? .null) }
    case .remove: detach(control)
    case .attach: attach(control)
    case .replace: replace(control)
    case .probe: probe(control)
    case .endThen: endWithBlock(control)
    case .fail: component.endRefreshing(with: .failure)
    case .cancel: component.endRefreshing(with: .cancelled)
    case .retry, .beginByUser:
      control.isBegunByApp = true
      _ = step.op == .retry ? component.retry() : component.requestRefresh()
      control.isBegunByApp = false
    case .openLevel: (component as? RefreshHeader)?.secondLevel?.open()
    case .closeLevel: (component as? RefreshHeader)?.secondLevel?.close()
    case .alwaysBounce: setBounce(step.value == .bool(true), along: control.slot)
    default: preconditionFailure("\(step.op) is no step of a component")
    }
  }

  /// Makes the tap recognizers of a label recognize a tap, regardless of its position.
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

  /// The label with the title of the state; `nil` if the component has none.
  static func stateLabel(of component: RefreshComponent) -> UILabel? {
    (component as? any StateTextDisplaying)?.stateLabel
  }
}

extension Trace.Step {
  var insets: UIEdgeInsets {
    UIEdgeInsets(top: t ?? 0, left: l ?? 0, bottom: b ?? 0, right: r ?? 0)
  }
}
