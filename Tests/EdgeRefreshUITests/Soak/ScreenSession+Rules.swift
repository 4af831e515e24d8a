import EdgeRefreshUI
import Foundation
import TestSupport
import UIKit

@testable import EdgeRefreshControls
@testable import EdgeRefreshUI

extension ScreenSession {
  /// Checks the rules that hold after each step.
  func check() {
    for modifier in modifiers {
      checkWork(modifier)
      checkPhase(modifier)
      checkControl(modifier)
    }
  }

  private func checkWork(_ modifier: SoakModifier) {
    expect(modifier.waitingCount <= 1, "\(modifier.waitingCount) handlers run")
    guard let load = modifier.coordinator?.load else {
      expect(modifier.waitingCount == 0, "a handler of a removed modifier runs")
      return
    }
    guard !modifier.hasPhase else { return }
    expect(
      (load.handlerRun != nil) == (modifier.waitingCount == 1),
      "a handler should run: \(load.handlerRun != nil), but \(modifier.waitingCount) do")
    // With `hasMore`, and at the end of the content, the load ends a little later than the handler.
    let waits = modifier.hasMore != nil || !modifier.edge.isStart
    expect(
      load.isActive == (load.handlerRun != nil) || load.isActive && waits,
      "loading is \(load.isActive), but \(modifier.waitingCount) handlers run")
  }

  private func checkPhase(_ modifier: SoakModifier) {
    guard modifier.hasPhase, let coordinator = modifier.coordinator else { return }
    let phase = modifier.model.phase
    expect(
      coordinator.load.isActive == (phase == .loading),
      "\(phase), but loading is \(coordinator.load.isActive)")
    guard coordinator.isAttached, let control = modifier.control else { return }
    expect(
      phase.isSame(as: control.state, loadsMore: modifier.request.loadsMore),
      "\(phase) and \(control.state)")
    expect(phase == .failed || !control.engine.hasFailed, "\(phase), but a failure is displayed")
  }

  private func checkControl(_ modifier: SoakModifier) {
    let all = allLists.flatMap { list in
      list.view.subviews.compactMap { $0 as? RefreshComponent }
    }
    let controls = all.filter { $0.engine.edge == modifier.edge }
    let isAttached = modifier.coordinator?.isAttached == true
    expect(
      controls.count == (isAttached ? 1 : 0),
      "\(controls.count) controls, attached is \(isAttached)")
    guard isAttached, let control = modifier.control, let load = modifier.coordinator?.load else {
      return
    }
    expect(
      control.state != .refreshing || load.isActive, "the control refreshes without a load")
    // Another control may block the one that continues a load.
    expect(
      !load.isActive || control.isRefreshing || isBlockedByOtherRefreshes && !modifier.hasPhase,
      "a load is not shown")
    let running = modifier.beginCount - modifier.endCount
    expect(
      running == (control.state == .refreshing ? 1 : 0),
      "\(modifier.beginCount) begins and \(modifier.endCount) ends, \(control.state)")
  }

  /// Checks the rules that hold when everything has ended.
  func checkRest() {
    let visible = lists.filter(\.isVisible)
    for modifier in modifiers {
      // A control in a removed list may wait for a window.
      expect(
        modifier.control?.window == nil || modifier.control?.isRefreshing == false,
        "a refresh goes on at rest")
      if let hasMore = modifier.hasMore, let control = modifier.control, control.window != nil {
        expect(
          (control.state == .noMoreData) != hasMore, "more: \(hasMore), but \(control.state)")
      }
      if modifier.modified != nil && !visible.isEmpty {
        expect(
          visible.contains { $0.view === modifier.control?.scrollView },
          "the control is not in a visible list")
        expect(
          modifier.control?.scrollView.map {
            isHorizontal ? $0.alwaysBounceHorizontal : $0.alwaysBounceVertical
          } == true, "the content does not bounce")
        checkPlace(of: modifier)
      }
    }
    for list in allLists {
      let controls = list.view.subviews.compactMap { $0 as? RefreshComponent }
      let amount = controls.filter { $0 is any AutomaticLoading && !$0.isHidden }
      let isLonger = list.view.contentInset.isLonger(than: list.inset)
      expect(isLonger == !amount.isEmpty, "the inset at rest is \(list.view.contentInset)")
      expect(list.view.contentInsetWithoutControls == list.inset, "the app's inset has changed")
    }
  }

  /// Checks that a control is upright and, if it is pulled and closed, that nothing of it is
  /// visible.
  private func checkPlace(of modifier: SoakModifier) {
    guard let control = modifier.control, let list = control.scrollView, control.window != nil
    else { return }
    let origin = control.convert(CGPoint.zero, to: nil)
    let corner = control.convert(CGPoint(x: 1, y: 1), to: nil)
    expect(corner.x > origin.x && corner.y > origin.y, "the control is turned")
    guard !control.status.isAutomatic, control.state == .idle, !control.displaysFailure,
      control.mask == nil
    else { return }
    let visible = control.frame.intersection(list.bounds)
    expect(
      visible.isNull || visible.width < 1 || visible.height < 1, "a closed control is visible")
    expect(list.clipsToBounds, "nothing hides a closed control")
  }

  /// Checks the rules that hold when all modifiers are removed.
  func checkEnd() {
    for modifier in modifiers {
      expect(modifier.waitingCount == 0, "a task is left")
      expect(!modifier.isLeaking, "a coordinator is left")
    }
    for list in allLists {
      expect(list.view.contentInset == list.inset, "the inset is \(list.view.contentInset)")
      expect(
        !list.view.subviews.contains { $0 is RefreshComponent }, "a control is left in a list")
    }
    expect(!MainLoop.current.hasPendingWork, "something is left to do")
  }
}

extension UIEdgeInsets {
  /// Whether the lengths add up to more than those of other insets, apart from rounding errors.
  fileprivate func isLonger(than other: UIEdgeInsets) -> Bool {
    top + left + bottom + right - (other.top + other.left + other.bottom + other.right) > 0.5
  }
}
