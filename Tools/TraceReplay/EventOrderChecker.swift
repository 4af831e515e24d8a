import EdgeRefresh
import UIKit

/// Checks rules 13 to 18 of ``TraceRule``, about the order of events in a session with touches.
struct EventOrderChecker {
  private(set) var violations: [TraceRule.Violation] = []
  private var controls: [Trace.Slot: Control] = [:]
  private var settings: [Trace.Slot: OptionSettings] = [:]
  private var content: [Double]
  /// Whether the scroll view is a list. Added rows are new content, whatever their height.
  private let isList: Bool
  /// Whether released content already moves within the step that lifts the finger.
  private let movesInRelease: Bool
  /// Whether the log shows which movements belong to a drag. It does not if released content moves
  /// before the end of the drag is observed.
  private let knowsDrag: Bool
  private var isDragging = false
  /// Whether a drag ended in this step. A later load in the step still counts as a load in the
  /// drag, unless another control has begun a refresh, which may move the content. A touch that
  /// does not drag is a tap, and loads after taps are not limited.
  private var isLifting = false
  /// Whether a drag ended in this step while the content may already have moved without a finger.
  /// One of the loads in the step may then be the one that the end of a drag begins.
  private var mayLoadAtEnd = false
  /// The controls that have begun a refresh in this step.
  private var begun: Set<Trace.Slot> = []
  /// Whether the step only lifts the finger. In other steps time passes, and content can scroll
  /// without a finger.
  private var isLiftStep = false
  /// Whether a drag may end in the step.
  private var mayEndDrag = false
  /// The end blocks that have not run. The number of each block is mapped to its control.
  private var pendingEndBlocks: [Int: Trace.Slot] = [:]
  private var completedEndBlocks: Set<Int> = []
  private var step = 0

  /// How often a control may load without a finger before there is new content.
  private static let maximumLoadsWithoutNewContent = 3

  private struct Control {
    var length = 0.0
    var isRefreshing = false
    var handlerCalls = 0
    /// How much the content has grown since the last load by the user, in points.
    var growth = 0.0
    var loadsInDrag = 0
    var loadsWithoutNewContent = 0

    mutating func resetLoadCounts() {
      loadsInDrag = 0
      loadsWithoutNewContent = 0
    }
  }

  init(_ trace: Trace) {
    content = trace.scrollView.contentSize
    isList = trace.scrollView.kind == .list
    movesInRelease = trace.uiKitAnswers.firstTick == .withinRelease
    knowsDrag = !movesInRelease || trace.uiKitAnswers.panOrder == .observersFirst
    for component in trace.components { controls[component.slot] = Control() }
  }

  /// Checks an observation. The options are those of each control after the step.
  mutating func check(
    _ observation: Observation, after step: Trace.Step?, index: Int, isAtRest: Bool,
    settings: [Trace.Slot: OptionSettings]
  ) {
    self.step = index
    self.settings = settings
    isLifting = false
    mayLoadAtEnd = false
    begun = []
    isLiftStep = step?.op == .lift || step?.op == .touchCancelled
    mayEndDrag = isLiftStep || step?.op == .pad
    if let step { follow(step) }
    for entry in observation.log { follow(entry) }
    for slot in controls.keys {
      if let frame = observation.control(in: slot)?.frame {
        controls[slot]?.length = frame[slot.isHorizontal ? 2 : 3]
      } else {
        controls[slot]?.resetLoadCounts()
      }
    }
    if isAtRest, let number = pendingEndBlocks.keys.min() {
      report(.endBlocksRunOnce, "the block of end \(number) has not run")
      pendingEndBlocks = [:]
    }
  }

  private mutating func follow(_ step: Trace.Step) {
    guard let slot = step.on, let control = controls[slot] else { return }
    switch step.op {
    case .set, .remove, .attach: controls[slot]?.resetLoadCounts()
    case .replace: controls[slot] = Control(length: control.length)
    default: break
    }
  }

  private mutating func follow(_ entry: LogEntry) {
    switch entry {
    case .dragBegan:
      isDragging = true
      for slot in controls.keys { controls[slot]?.resetLoadCounts() }
    case .dragEnded:
      isLifting = isDragging && isLiftStep && !movesInRelease
      mayLoadAtEnd = isDragging && movesInRelease
      isDragging = false
    case .contentSize(let width, let height):
      for slot in controls.keys {
        let growth =
          slot.isHorizontal && !isList ? width - content[0] : height - content[1]
        controls[slot]?.growth += max(0, growth)
      }
      content = [width, height]
    case .control(let slot, let event): follow(event, of: slot)
    }
  }

  private mutating func follow(_ event: LogEntry.ControlEvent, of slot: Trace.Slot) {
    let name = slot.rawValue
    guard controls[slot] != nil else { return }
    switch event {
    case .refreshBegan(let isByApp, let otherSlots):
      controls[slot]?.isRefreshing = true
      controls[slot]?.handlerCalls = 0
      checkExclusive(slot, otherSlots: otherSlots)
      if !isByApp {
        checkLoad(slot)
        controls[slot]?.growth = 0
      }
      begun.insert(slot)
    case .refreshOpened(let otherSlots): checkExclusive(slot, otherSlots: otherSlots)
    case .refreshEnded: controls[slot]?.isRefreshing = false
    case .callback(.refreshing): followHandlerCall(slot)
    case .callback(.began), .callback(.endAnimation), .callback(.ended): break
    case .endRequested(let number, let isRefreshing):
      if isRefreshing { pendingEndBlocks[number] = slot }
    case .endBlockCalled(let number):
      pendingEndBlocks[number] = nil
      if !completedEndBlocks.insert(number).inserted {
        report(.endBlocksRunOnce, "\(name): the block of end \(number) runs again")
      }
    }
  }

  private mutating func followHandlerCall(_ slot: Trace.Slot) {
    guard let control = controls[slot] else { return }
    let name = slot.rawValue
    if !control.isRefreshing {
      report(.oneHandlerPerRefresh, "\(name): a handler is called after the end")
    }
    if control.handlerCalls > 0 {
      report(.oneHandlerPerRefresh, "\(name): a handler is called again for one refresh")
    }
    controls[slot]?.handlerCalls += 1
    for (number, owner) in pendingEndBlocks where owner == slot {
      report(
        .endBlocksRunOnce, "\(name): the block of end \(number) has not run before the next refresh"
      )
    }
  }

  /// Checks rule 15, for a control whose refresh begins or opens.
  private mutating func checkExclusive(_ slot: Trace.Slot, otherSlots: [Trace.Slot]) {
    guard settings[slot]?.options.isBlockedByOtherRefreshes == true, !otherSlots.isEmpty else {
      return
    }
    let others = otherSlots.map(\.rawValue).joined(separator: " and ")
    report(
      .exclusiveControlsRefreshAlone,
      "\(slot.rawValue) is exclusive and refreshes beside \(others)")
  }

  /// Checks rules 16 to 18, for a refresh that the app has not begun.
  private mutating func checkLoad(_ slot: Trace.Slot) {
    guard var control = controls[slot], let settings = settings[slot] else { return }
    let name = slot.rawValue
    if settings.values["isUserInteractionEnabled"] == .bool(false) {
      report(.disabledControlsAreBegunByTheApp, "\(name) takes no touches and begins by itself")
    }
    guard settings.setUp.isAutomatic else { return }
    let hasNewContent =
      control.growth > 0 && (isList || control.growth >= control.length - 1e-6)
    if hasNewContent { control.loadsWithoutNewContent = 0 }
    // The end of a drag is logged after the load that it begins. That load may have moved the
    // content without a finger, so it is not known whether the next one belongs to the drag.
    if isDragging && mayEndDrag && !begun.isSubset(of: [slot]) { return }
    if isDragging || (isLifting && begun.isSubset(of: [slot])) {
      if !hasNewContent { control.loadsInDrag += 1 }
      // A second level may move the content when the finger is lifted, which allows a load without
      // a finger.
      let hasLevel = self.settings[.header]?.values["secondLevel"] != nil
      let loadsByOthers = isLiftStep && hasLevel ? 1 : 0
      let maximum = settings.options.loading.maximumLoadsPerDrag.map { $0 + loadsByOthers }
      // A failure is retried whenever its control comes into view again.
      let isRetried = settings.options.showsFailure
      if knowsDrag, let maximum, control.loadsInDrag > maximum, !isRetried {
        report(
          .loadsPerDragAreLimited,
          "\(name) loads \(control.loadsInDrag) times in a drag instead of \(maximum)")
      }
    } else if mayLoadAtEnd {
      mayLoadAtEnd = false
    } else if !hasNewContent {
      control.loadsWithoutNewContent += 1
      let isOnce = !settings.options.loading.loadsAgainOnReturn
      if control.loadsWithoutNewContent > (isOnce ? 1 : Self.maximumLoadsWithoutNewContent) {
        report(
          .loadsWithoutNewContentAreLimited,
          "\(name) loads \(control.loadsWithoutNewContent) times without new content")
      }
    }
    controls[slot] = control
  }

  private mutating func report(_ rule: TraceRule, _ text: String) {
    violations.append(.init(rule: rule, step: step, seen: text))
  }
}
