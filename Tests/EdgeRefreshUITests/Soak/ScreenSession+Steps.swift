import EdgeRefreshControls
import EdgeRefreshUI
import Foundation
import Randomness
import TestSupport
import UIKit

@testable import EdgeRefreshUI

extension ScreenSession {
  /// Performs a random step, and returns its description.
  func step() -> String {
    let modifier = random.pick(modifiers)
    if let step = complete(modifier) { return step }
    let description =
      switch random.below(10) {
      case 0, 1, 2: useFinger()
      case 3: wait()
      case 4: changeScreen()
      case 5: changeLists()
      case 6: useModifier(modifier)
      case 7: useControl(modifier)
      default: useApp(modifier)
      }
    return modifiers.count > 1 ? "\(modifier.edge): \(description)" : description
  }

  /// Adds what is missing, half of the time: otherwise, most steps would have no control.
  private func complete(_ modifier: SoakModifier) -> String? {
    guard random.once(in: 2) else { return nil }
    if modifier.modified == nil {
      modifier.add(to: hosting)
      return "\(modifier.edge): add"
    }
    if !lists.contains(where: \.isVisible) {
      addList()
      return "add a list"
    }
    if screen.superview == nil {
      phone.show(screen)
      return "enter the window"
    }
    return nil
  }

  // MARK: The user and time

  private func useFinger() -> String {
    let distance = CGFloat(random.whole(-40...40)) * 10
    guard let touch else {
      // Content that is pulled past the edge of a control, most of the time.
      let isAtStart = random.pick(modifiers).edge.isStart
      let pull = random.once(in: 4) ? distance : isAtStart ? abs(distance) : -abs(distance)
      self.touch = phone.window.beginTouch(at: CGPoint(x: 195, y: 422))
      move(by: pull)
      if random.once(in: 2) { return "touch \(pull)" }
      lift(isFling: random.once(in: 3))
      return "drag \(pull)"
    }
    switch random.below(4) {
    case 0:
      move(by: distance)
      return "move \(distance)"
    case 1:
      self.touch = nil
      phone.window.cancelTouch(touch)
      return "cancel the touch"
    default:
      let isFling = random.once(in: 2)
      if isFling { move(by: distance) }
      lift(isFling: isFling)
      return isFling ? "fling \(distance)" : "lift"
    }
  }

  private func move(by distance: CGFloat) {
    guard let touch else { return }
    let start = touch.location(in: nil)
    for step in 1...5 {
      phone.advance(by: 0.02)
      let part = distance * CGFloat(step) / 5
      phone.window.moveTouch(
        touch,
        to: CGPoint(
          x: start.x + (isHorizontal ? part : 0), y: start.y + (isHorizontal ? 0 : part)))
    }
  }

  private func lift(isFling: Bool) {
    guard let touch else { return }
    if !isFling { phone.advance(by: 0.2) }
    self.touch = nil
    phone.window.endTouch(touch)
  }

  private func wait() -> String {
    let duration = random.pick([0.02, 0.1, 0.3, 1, 3])
    phone.advance(by: duration)
    return "wait \(duration)"
  }

  // MARK: SwiftUI

  /// Adds a list in front of the others or behind them.
  func addList() {
    let list = SoakList(
      isHorizontal: isHorizontal, isList: random.once(in: 2), version: version,
      depth: random.below(3))
    list.view.clipsToBounds = isClipped
    let index = random.whole(0...lists.count)
    hosting.insertSubview(list.root, at: index)
    lists.insert(list, at: index)
    allLists.append(list)
    if random.once(in: 3) { list.setInset(UIEdgeInsets(top: 20, left: 10, bottom: 30, right: 5)) }
  }

  private func removeList(_ index: Int) {
    let list = lists.remove(at: index)
    list.root.removeFromSuperview()
    if random.once(in: 2) { allLists.removeAll { $0 === list } }
  }

  private func changeScreen() -> String {
    switch random.below(3) {
    case 0:
      addList()
      if lists.count > 1 && !random.once(in: 4) {
        removeList(random.below(lists.count))
        return "replace a list"
      }
      return "add a list"
    case 1:
      if lists.isEmpty { return "nothing" }
      removeList(random.below(lists.count))
      return "remove a list"
    default:
      if screen.superview != nil {
        screen.removeFromSuperview()
        return "leave the window"
      }
      phone.show(screen)
      return "enter the window"
    }
  }

  private func changeLists() -> String {
    guard !lists.isEmpty else { return "nothing" }
    let list = random.pick(lists)
    switch random.below(4) {
    case 0:
      let count = random.pick([0, 1, 10, 19, 20, 30, 60])
      list.setCount(count)
      return "\(count) rows"
    case 1:
      list.setInset(random.pick([.zero, UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)]))
      return "set the inset"
    default:
      let view = random.pick(list.views)
      let description = list.isVisible ? "hide a list" : "show a list"
      if list.isVisible {
        switch random.below(3) {
        case 0: view.isHidden = true
        case 1: view.alpha = 0
        default: list.view.frame.size.height = 0
        }
      } else {
        for view in list.views {
          view.isHidden = false
          view.alpha = 1
        }
        list.view.frame = Shape.frame
      }
      for modifier in modifiers { modifier.update() }
      return description
    }
  }

  private func useModifier(_ modifier: SoakModifier) -> String {
    guard modifier.modified != nil else {
      modifier.add(to: hosting)
      return "add"
    }
    switch random.below(12) {
    case 0:
      modifier.remove()
      return "remove"
    case 10, 11:
      modifier.changeEnvironment(&random)
      modifier.update()
      return "environment \(modifier.environment)"
    case 8:
      modifier.exchangeBranch(in: hosting, isOldFirst: random.once(in: 2))
      return "exchange the branch"
    case 9:
      let hasKeyboard = random.once(in: 2)
      modifier.modified?.place(
        around: hasKeyboard ? CGRect(x: 0, y: 0, width: 390, height: 500) : Shape.frame)
      return "keyboard: \(hasKeyboard)"
    case 1:
      modifier.look = random.pick([.arrow, .spinner, .frames([], duration: nil)])
      modifier.update()
      return "look \(modifier.look.kind)"
    case 2 where !modifier.edge.isStart:
      modifier.isAutomatic.toggle()
      modifier.update()
      return "automatic: \(modifier.isAutomatic)"
    case 3:
      update()
      return "update"
    default:
      modifier.changeOptions(&random)
      modifier.update()
      return "other options"
    }
  }

  // MARK: The app

  private func useControl(_ modifier: SoakModifier) -> String {
    let outcome = random.pick(RefreshOutcome.allCases)
    let coordinator = modifier.coordinator
    switch random.below(8) {
    case 0, 1:
      coordinator?.beginRefreshing()
      return "begin"
    case 2, 3:
      coordinator?.endRefreshing(with: outcome)
      return "end \(outcome)"
    case 4:
      modifier.control?.requestRefresh()
      return "begin by the user"
    case 5:
      modifier.control?.endRefreshing(with: outcome)
      return "end \(outcome) by the control"
    case 6:
      let state = random.pick([RefreshState.idle, .refreshing, .noMoreData])
      // Only an app's subclass of a header would set that state.
      if state == .noMoreData && modifier.edge.isStart && !modifier.isAutomatic { return "nothing" }
      modifier.control?.state = state
      return "set \(state)"
    default:
      modifier.control?.retry()
      return "retry"
    }
  }

  private func useApp(_ modifier: SoakModifier) -> String {
    guard modifier.hasPhase else {
      switch random.below(4) {
      case 0:
        modifier.waitingWork?.fail()
        return "fail"
      default:
        let outcome = random.pick(RefreshOutcome.allCases)
        modifier.waitingWork?.finish(with: outcome)
        return "finish with \(outcome)"
      }
    }
    if random.once(in: 8) && !isBlockedByOtherRefreshes {
      modifier.model.setter = random.pick(PhaseModel.Setter.allCases)
      return "the setter \(modifier.model.setter)"
    }
    let phase = random.pick(RefreshPhase.allCases)
    modifier.model.phase = phase
    return "phase \(phase)"
  }
}
