import EdgeRefresh
import Randomness
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// A list of a model app with random updates, scrolling, keyboards, bars and rotations. After each
/// step, the first visible item is where it was, or the list is still at its end.
@MainActor
final class PositionSession {
  /// What must hold after a step.
  private enum Expectation {
    /// The content has not been moved.
    case still
    /// The content may have moved anywhere, so nothing is checked.
    case moved
    /// The content has been scrolled to an offset.
    case scrolled(CGPoint)
    /// Items before the step and their places.
    case places([(item: Int, place: CGFloat)])
  }

  private let stage: ListStage
  private let isIdentified: Bool
  private let keepsEndVisible: Bool
  private let control: RefreshComponent?
  private var random: SplitMix64
  private var next = 1000
  private(set) var log: [String] = []
  /// What is wrong during a step.
  private var problem: String?

  private var scrollView: UIScrollView { stage.scrollView }
  private var kind: ListKind { stage.kind }
  private var pixel: CGFloat { 1 / max(scrollView.traitCollection.displayScale, 1) }

  init(_ kind: ListKind, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    isIdentified = !kind.isPlain && !random.once(in: 3)
    keepsEndVisible = random.once(in: 2)
    let count = random.pick([40, 60, 120])
    stage = ListStage(kind, 0..<count)
    control =
      switch random.whole(1...3) {
      case 1: kind.isHorizontal ? AutoNormalLeader() : AutoNormalHeader()
      case 2: kind.isHorizontal ? NormalLeader() : NormalHeader()
      default: nil
      }
    self.random = random
    setUp()
    MainLoop.current.advance(by: 0.5)
    log.append(
      "\(kind), identified: \(isIdentified), stays at end: \(keepsEndVisible), \(typeName)")
  }

  private func setUp() {
    scrollView.contentInsetAdjustmentBehavior = .always
    scrollView.keepsVisibleContentInPlace = true
    scrollView.keepsEndVisible = keepsEndVisible
    (control as? any AutomaticLoading)?.loadsAutomatically = false
    control?.scrollsToControl = false
    if let control { scrollView.setRefreshControl(control) }
    guard isIdentified else { return }
    scrollView.itemIdentifierProvider = { [unowned stage] path in
      guard path.section < stage.sections.count else { return nil }
      let items = stage.sections[path.section]
      return path.item < items.count ? items[path.item] : nil
    }
  }

  private var typeName: String { control.map { "\(type(of: $0))" } ?? "no control" }

  /// Plays steps, and returns the first problem; `nil` if there is none.
  func play(_ count: Int) -> String? {
    defer { stage.leave() }
    if keepsEndVisible && !isAtEnd { return "it does not appear at its end" }
    scrollSomewhere()
    MainLoop.current.advance(by: 1)
    for _ in 0..<count {
      let (wasAtEnd, wasAtStart) = (keepsEndVisible && distanceToEnd <= 20, isAtStart)
      let distance = distanceToEnd
      let before = anchors
      let expectation = step()
      stage.lift()
      control?.endRefreshing()
      MainLoop.current.advance(by: 4)
      if let failure = problem
        ?? failure(expectation, before, wasAtEnd ? distance : nil, wasAtStart)
      {
        return failure
      }
    }
    return nil
  }

  // MARK: Checks

  private var distanceToEnd: CGFloat {
    ScrollAxis(of: scrollView).distanceToEndWithoutControls(of: scrollView)
  }

  private var isAtEnd: Bool {
    ScrollAxis(of: scrollView).distanceToEnd(of: scrollView) < pixel
  }

  private var isAtStart: Bool { ScrollAxis(of: scrollView).isAtStart(of: scrollView) }

  /// Whether the content cannot be moved further along the axis in one of the directions.
  private var isAtLimit: Bool {
    let axis = ScrollAxis(of: scrollView)
    let (offset, offsets) = (
      axis.offset(scrollView.contentOffset), axis.restingOffsets(of: scrollView)
    )
    return offset < offsets.lowerBound + pixel || offset > offsets.upperBound - pixel
  }

  /// The visible items and their places: first those that begin between the insets, then those that
  /// begin behind a bar.
  private var anchors: [(item: Int, place: CGFloat)] {
    let (places, inset) = (stage.places, scrollView.adjustedContentInset)
    let size = scrollView.bounds.size
    var (start, end) = kind.isHorizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let length = kind.isHorizontal ? size.width : size.height
    (start, end) = start < length - end ? (start, length - end) : (0, length)
    let visible = stage.sections.joined().filter { places[$0] != nil }
    let beginning = visible.filter { (0..<end).contains(places[$0, default: 0]) }
    let unobscured = beginning.filter { places[$0, default: 0] > start - 0.01 }
    let ordered =
      unobscured + beginning.filter { !unobscured.contains($0) }
      + visible.filter { !beginning.contains($0) }
    let leading = leadingPlaces
    return ordered.map { ($0, leading[$0, default: 0]) }
  }

  /// The places of the visible items, measured from the leading edge.
  private var leadingPlaces: [Int: CGFloat] {
    guard ScrollAxis(of: scrollView).isReversed else { return stage.places }
    let width = scrollView.bounds.width
    return Dictionary(
      uniqueKeysWithValues: stage.places.map { ($0, width - $1 - stage.length(of: $0)) })
  }

  private func failure(
    _ expectation: Expectation, _ before: [(item: Int, place: CGFloat)], _ atEnd: CGFloat?,
    _ wasAtStart: Bool
  ) -> String? {
    let offset = scrollView.contentOffset
    switch expectation {
    case .moved: return nil
    case .scrolled(let target):
      let distance = max(abs(offset.x - target.x), abs(offset.y - target.y))
      return distance < pixel ? nil : "it is at \(offset) instead of \(target)"
    case .still where atEnd != nil:
      let isAsFar = abs(distanceToEnd - (atEnd ?? 0)) < pixel
      return isAtEnd || isAsFar ? nil : "it is \(distanceToEnd) from its end"
    case .still: return wasAtStart && isAtStart ? nil : failure(of: before)
    case .places(let places): return failure(of: places)
    }
  }

  private func failure(of before: [(item: Int, place: CGFloat)]) -> String? {
    guard let (item, place) = before.first(where: { stage.sections.joined().contains($0.item) })
    else { return nil }
    let now = leadingPlaces[item]
    guard let now, abs(now - place) < pixel else {
      return isAtLimit
        ? nil : "item \(item) is at \(now.map { "\($0)" } ?? "none") instead of \(place)"
    }
    return nil
  }

  // MARK: Steps

  private func step() -> Expectation {
    switch random.whole(1...14) {
    case 1: return drag()
    case 2:
      scrollSomewhere()
      return .moved
    case 3: return scrollInCode()
    case 4: return useKeyboard()
    case 5: return changeBars()
    case 6:
      log.append("rotate")
      stage.rotate()
      return .still
    case 7: return updateUnderFinger()
    case 8: return updateWhileDecelerating()
    case 9: return updateWhileScrolling()
    case 10: return loadAtStart()
    case 11 where isIdentified: return changeModelFirst()
    default:
      update()
      return .still
    }
  }

  private func drag() -> Expectation {
    log.append("drag")
    stage.touchDown()
    for _ in 0..<8 {
      stage.move(by: random.number(-30...30))
      MainLoop.current.advance(by: 1.0 / 60)
    }
    return .moved
  }

  private func scrollSomewhere() {
    let axis = ScrollAxis(of: scrollView)
    let offsets = axis.restingOffsets(of: scrollView)
    let target = random.once(in: 4) ? offsets.upperBound : random.number(0...1) * offsets.upperBound
    log.append("scroll to \(target)")
    scrollView.contentOffset = axis.point(
      scrollView.contentOffset, at: max(offsets.lowerBound, target.rounded()))
  }

  /// Scrolls to an offset, sometimes after an update in the same turn.
  private func scrollInCode() -> Expectation {
    let axis = ScrollAxis(of: scrollView)
    let target = (axis.restingOffsets(of: scrollView).upperBound * random.number(0.2...0.8))
      .rounded()
    let isAnimated = random.once(in: 2)
    let isUpdated = random.once(in: 2)
    let isElsewhere = target != axis.offset(scrollView.contentOffset)
    log.append("scroll to \(target), animated: \(isAnimated), updated: \(isUpdated)")
    if isUpdated { stage.append(newItems(3)) }
    scrollView.setContentOffset(
      axis.point(scrollView.contentOffset, at: target), animated: isAnimated)
    // Rows that are measured on the way move the content.
    guard isElsewhere else { return .still }
    return kind == .selfSizingTable
      ? .moved : .scrolled(axis.point(scrollView.contentOffset, at: target))
  }

  private func useKeyboard() -> Expectation {
    let height: CGFloat = scrollView.contentInset.bottom > 200 ? 0 : 300
    let isAnimated = random.once(in: 2)
    log.append("keyboard \(height), animated: \(isAnimated)")
    let change = { [scrollView, kind] in
      if kind.isHorizontal {
        scrollView.contentInset.right = height
      } else {
        scrollView.contentInset.bottom = height
      }
    }
    if isAnimated { UIView.animate(withDuration: 0.25, animations: change) } else { change() }
    if random.once(in: 2) { stage.append(newItems(1)) }
    return .still
  }

  private func changeBars() -> Expectation {
    let (top, bottom) = (random.pick([0.0, 47, 91, 143]), random.pick([0.0, 34, 83]))
    log.append("bars \(top), \(bottom)")
    scrollView.scriptedSafeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    return .still
  }

  private func updateUnderFinger() -> Expectation {
    log.append("finger")
    stage.touchDown()
    for _ in 0..<4 {
      stage.move(by: random.number(-20...20))
      MainLoop.current.advance(by: 1.0 / 60)
    }
    MainLoop.current.advance(by: 0.2)
    let places = anchors
    update()
    MainLoop.current.advance(by: 0.2)
    return isAtLimit ? .moved : .places(places)
  }

  private func updateWhileDecelerating() -> Expectation {
    log.append("deceleration")
    stage.touchDown()
    let speed = random.number(8...20) * (random.once(in: 2) ? -1 : 1)
    for _ in 0..<6 {
      stage.move(by: speed)
      MainLoop.current.advance(by: 1.0 / 60)
    }
    stage.lift()
    MainLoop.current.advance(by: 0.1)
    guard scrollView.isDecelerating, !isAtLimit else { return .moved }
    let places = anchors
    let wasAtEnd = keepsEndVisible && distanceToEnd <= 20
    update()
    MainLoop.current.turn()
    if !wasAtEnd { problem = failure(of: places) }
    return .moved
  }

  private func updateWhileScrolling() -> Expectation {
    let axis = ScrollAxis(of: scrollView)
    let target = (axis.restingOffsets(of: scrollView).upperBound * 0.5).rounded()
    log.append("animated scroll to \(target)")
    let point = axis.point(scrollView.contentOffset, at: target)
    scrollView.setContentOffset(point, animated: true)
    MainLoop.current.advance(by: random.pick([0, 0.1, 0.2]))
    stage.append(newItems(4), by: random.pick(kind.updates.filter { $0 != .sections }))
    return kind == .selfSizingTable ? .moved : .scrolled(point)
  }

  private func loadAtStart() -> Expectation {
    let items = newItems(random.whole(1...12))
    let update = random.pick(kind.updates.filter { $0 != .sections })
    guard let control else {
      log.append("prepend \(items.count) in a call by \(update)")
      scrollView.keepVisibleContentInPlace { stage.prepend(items, by: update) }
      return .still
    }
    let endsFirst = random.once(in: 2)
    log.append("load \(items.count) by \(update), ends first: \(endsFirst)")
    control.beginRefreshing()
    MainLoop.current.advance(by: 0.5)
    if endsFirst { control.endRefreshing() }
    stage.prepend(items, by: update)
    if random.once(in: 2) { MainLoop.current.turn() }
    control.endRefreshing()
    return .still
  }

  /// The model changes, and the list is laid out before it is updated.
  private func changeModelFirst() -> Expectation {
    let old = stage.sections[0]
    let before = anchors
    stage.sections[0] = changedItems()
    scrollView.setNeedsLayout()
    MainLoop.current.turn()
    let isMoved = before.contains {
      abs(leadingPlaces[$0.item, default: .infinity] - $0.place) >= pixel
    }
    if isMoved { problem = "it moved before the update" }
    stage.show(changesFrom: old, by: random.pick(kind.updates))
    log.append("by an update that follows")
    return .still
  }

  private func newItems(_ count: Int) -> [Int] {
    next += count
    return Array(next - count..<next)
  }

  /// Performs any update if items have identifiers; otherwise appends items.
  private func update() {
    if isIdentified {
      let update = random.pick(kind.updates)
      stage.replace(with: changedItems(), by: update)
      log.append("by \(update)")
    } else {
      let count = random.whole(1...5)
      log.append("append \(count)")
      stage.append(newItems(count), by: random.pick(kind.updates.filter { $0 != .sections }))
    }
  }

  private func changedItems() -> [Int] {
    var items = stage.sections[0]
    switch random.whole(1...5) {
    case 1:
      let (index, count) = (random.whole(0...items.count), random.whole(1...9))
      log.append("insert \(count) at \(index)")
      items.insert(contentsOf: newItems(count), at: index)
    case 2 where items.count > 30:
      let index = random.below(items.count - 8)
      let count = random.whole(1...8)
      log.append("delete \(count) at \(index)")
      items.removeSubrange(index..<index + count)
    case 3:
      let count = min(random.whole(1...20), items.count / 2)
      log.append("insert \(count) at the start, delete as many at the end")
      items = newItems(count) + items.dropLast(count)
    case 4:
      let (from, to) = (random.below(items.count), random.below(items.count))
      log.append("move \(from) to \(to)")
      items.insert(items.remove(at: from), at: to)
    default:
      let count = random.whole(1...6)
      log.append("insert \(count) at both ends")
      items = newItems(count) + items + newItems(count)
    }
    return items
  }
}
