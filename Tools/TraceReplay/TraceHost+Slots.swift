import EdgeRefresh
import UIKit

extension TraceHost {
  /// A component, what the app does in its callbacks, and what they said since the last observation.
  final class Slot {
    let name: String
    let setUp: Trace.ComponentSetUp
    let component: RefreshComponent
    var images: [[UIImage]] = []
    var events: [String] = []
    var inCallback = "none"
    var inSetter = "none"
    var inEnd = "none"
    var growth = 0
    var loadTime: TimeInterval?
    var fails = false
    /// How often setter and end still react: without a bound they would go on for ever.
    var reactions = 5
    /// Whether the app, not the control itself, began the refresh that is to be heard of.
    var isBegunByApp = false
    /// Whether another component is in its place.
    var isReplaced = false

    init(_ setUp: Trace.ComponentSetUp, component: RefreshComponent) {
      name = setUp.slot
      self.setUp = setUp
      self.component = component
    }
  }

  func makeSlot(_ setUp: Trace.ComponentSetUp) throws(UnknownKind) -> Slot {
    let kinds = trace.hasFinger ? Self.reportingKinds : Self.kinds
    guard let kind = kinds[setUp.kind] else { throw UnknownKind(kind: setUp.kind) }
    let component = kind()
    (component as? RefreshHeader)?.lastUpdatedStore = MemoryStore()
    let slot = Slot(setUp, component: component)
    listen(to: slot)
    for option in Trace.Option.allCases {
      if let value = setUp.options[option] { set(option, of: slot, to: value) }
    }
    return slot
  }

  /// Begins as an app does.
  func begin(_ slot: Slot) {
    slot.isBegunByApp = true
    slot.component.beginRefreshing()
  }

  private static let kinds: [String: @MainActor () -> RefreshComponent] = [
    "StateHeader": { StateHeader() }, "NormalHeader": { NormalHeader() },
    "GifHeader": { GifHeader() }, "BackStateFooter": { BackStateFooter() },
    "BackNormalFooter": { BackNormalFooter() }, "BackGifFooter": { BackGifFooter() },
    "AutoStateFooter": { AutoStateFooter() }, "AutoNormalFooter": { AutoNormalFooter() },
    "AutoGifFooter": { AutoGifFooter() }, "StateTrailer": { StateTrailer() },
    "NormalTrailer": { NormalTrailer() }, "AutoNormalTrailer": { AutoNormalTrailer() },
    "StateLeader": { StateLeader() }, "NormalLeader": { NormalLeader() },
  ]

  /// A control that is freed together with its scroll view is heard when the host is gone, too.
  private func listen(to slot: Slot) {
    let component = slot.component
    component.refreshingBlock = { [weak self, weak slot] in
      guard let self, let slot else { return }
      hear("refreshing", from: slot)
      reactToRefreshing(slot)
    }
    component.openingCompletion = { [weak self, weak slot] in
      guard let self, let slot else { return }
      hear("began", from: slot)
    }
    component.closingAnimations = { [weak self, weak slot] in
      guard let self, let slot else { return }
      hear("endAnimation", from: slot)
    }
    component.closingCompletion = { [weak self, weak slot] in
      guard let self, let slot else { return }
      hear("ended", from: slot)
      reactToEnd(slot)
    }
    (component as? any StateReporting)?.stateDidChange = { [weak self, weak slot] old, new in
      guard let self, let slot else { return }
      reactToState(slot, from: old, to: new)
    }
  }

  private func hear(_ event: String, from slot: Slot) {
    slot.events.append(event)
    note(event, from: slot)
  }

  private func reactToRefreshing(_ slot: Slot) {
    if let time = slot.loadTime {
      loop.schedule(after: time) { [weak self, weak slot] in
        guard let self, let slot else { return }
        if !slot.fails { grow(slot) }
        slot.component.endRefreshing(with: slot.fails ? .failure : .success)
      }
    } else {
      grow(slot)
    }
    switch slot.inCallback {
    case "end": slot.component.endRefreshing()
    case "endNoMore": slot.component.endRefreshing(with: .noMoreData)
    case "begin": begin(slot)
    case "remove": detach(slot)
    default: break
    }
  }

  private func grow(_ slot: Slot) {
    guard slot.growth > 0 else { return }
    setRows(rows + slot.growth)
    var size = scrollView.contentSize
    if trace.hasFinger && slot.component.isAtSide {
      size.width += 44 * CGFloat(slot.growth)
    } else {
      size.height += 44 * CGFloat(slot.growth)
    }
    scrollView.contentSize = size
  }

  private func reactToEnd(_ slot: Slot) {
    guard slot.inEnd != "none", slot.reactions > 0 else { return }
    slot.reactions -= 1
    begin(slot)
    guard slot.inEnd == "beginEndBegin" else { return }
    slot.component.endRefreshing()
    begin(slot)
  }

  private func reactToState(_ slot: Slot, from old: RefreshState, to new: RefreshState) {
    noteState(of: slot, from: old, to: new)
    guard old.isRefreshing != new.isRefreshing, slot.reactions > 0 else { return }
    switch (slot.inSetter, new.isRefreshing) {
    case ("end", true): slot.component.endRefreshing()
    case ("endThenBegin", true):
      slot.component.endRefreshing()
      begin(slot)
    case ("begin", false): begin(slot)
    default: return
    }
    slot.reactions -= 1
  }
}
