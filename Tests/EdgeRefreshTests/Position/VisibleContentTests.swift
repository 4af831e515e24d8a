import EdgeRefresh
import Randomness
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// Content is inserted before the visible content, which stays in place in each frame.
@Suite(.isolated)
@MainActor
struct VisibleContentTests {
  enum Situation: CaseIterable { case resting, dragging, decelerating }

  enum Begin: CaseIterable { case automaticControl, pulledControl, call }

  /// The load ends after or before the update in the same turn, or some frames later.
  enum End: CaseIterable { case afterUpdate, beforeUpdate, later }

  /// Each kind of list in each situation or, in a part of the tests, in one situation in turn.
  private nonisolated static let lists = ListKind.allCases.enumerated().flatMap { index, kind in
    Situation.allCases.enumerated()
      .filter { Thoroughness.isFull || $0.offset == index % Situation.allCases.count }
      .map { (kind, $0.element) }
  }

  @Test(.scenario("S40"), arguments: lists)
  func `inserted content does not move the visible content`(
    kind: ListKind, situation: Situation
  ) {
    var random = SplitMix64(seed: 40)
    for (index, update) in kind.updates.enumerated() {
      for begin in Begin.allCases {
        // To save time, each update is tested with one order only, and each order with several
        // updates.
        let order = End.allCases[(index + (begin == .pulledControl ? 1 : 0)) % 3]
        for end in [begin == .call ? End.afterUpdate : order] {
          let count = random.whole(1...25)
          let direction: CGFloat = random.once(in: 2) ? 1 : -1
          var pair = ListPair(kind, 0..<(kind == .grid ? 200 : 60))
          pair.name = "\(update), \(begin), \(end), \(count) items, direction \(direction)"
          pair.tolerance = Self.tolerance(situation)
          let isEqual = play(pair, situation, direction, begin) {
            insert(count, into: pair, by: update, begin, end)
          }
          pair.leave()
          if !isEqual { return }
        }
      }
    }
  }

  private static func tolerance(_ situation: Situation) -> CGFloat {
    switch situation {
    case .resting: 0.999
    case .dragging: 1.001
    case .decelerating: 2.001
    }
  }

  /// Moves both lists, and inserts content into one of them on the way.
  private func play(
    _ pair: ListPair, _ situation: Situation, _ direction: CGFloat, _ begin: Begin,
    _ insert: () -> Bool
  ) -> Bool {
    pair.forBoth {
      $0.scrollView.keepsVisibleContentInPlace = begin != .call
      Self.control(begin, $0.kind).map($0.scrollView.setRefreshControl)
      $0.scrollView.contentOffset =
        $0.kind.isHorizontal ? CGPoint(x: 2200, y: 0) : CGPoint(x: 0, y: 720)
    }
    guard pair.advance(frames: 3) else { return false }
    pair.forBoth { Self.control(of: $0)?.beginRefreshing() }
    guard pair.advance(frames: 2) else { return false }
    if situation != .resting {
      pair.forBoth { $0.touchDown() }
      for _ in 0..<8 {
        pair.forBoth { $0.move(by: 11 * direction) }
        guard pair.advance() else { return false }
      }
    }
    if situation == .decelerating {
      pair.forBoth { $0.lift() }
      guard pair.advance(frames: 6) else { return false }
      #expect(pair.reference.scrollView.isDecelerating)
    }
    guard insert(), pair.advance(frames: 2) else { return false }
    #expect(pair.changed.scrollView.isDragging == pair.reference.scrollView.isDragging)
    #expect(pair.changed.scrollView.isDecelerating == pair.reference.scrollView.isDecelerating)
    if situation == .dragging {
      for _ in 0..<8 {
        pair.forBoth { $0.move(by: -7 * direction) }
        guard pair.advance() else { return false }
      }
      pair.forBoth { $0.lift() }
    }
    var released = pair
    if situation != .resting { released.tolerance = Self.tolerance(.decelerating) }
    return released.advance(frames: 60)
  }

  private func insert(
    _ count: Int, into pair: ListPair, by update: ListUpdate, _ begin: Begin, _ end: End
  ) -> Bool {
    let items = Array(-count..<0)
    let changed = pair.changed
    guard begin != .call else {
      changed.scrollView.keepVisibleContentInPlace { changed.prepend(items, by: update) }
      return pair.compare("after the call")
    }
    let controls = pair.both.compactMap(Self.control(of:))
    #expect(controls.allSatisfy { $0.isRefreshing })
    switch end {
    case .beforeUpdate:
      for control in controls { control.endRefreshing() }
      changed.prepend(items, by: update)
    case .afterUpdate:
      changed.prepend(items, by: update)
      for control in controls { control.endRefreshing() }
    case .later:
      changed.prepend(items, by: update)
      guard pair.advance(frames: 5) else { return false }
      for control in controls { control.endRefreshing() }
    }
    MainLoop.current.turn()
    var exact = pair
    exact.tolerance = 0.999
    return exact.compare("after the update")
  }

  static func control(_ begin: Begin, _ kind: ListKind) -> RefreshComponent? {
    let control: RefreshComponent
    switch begin {
    case .automaticControl: control = kind.isHorizontal ? AutoNormalLeader() : AutoNormalHeader()
    case .pulledControl:
      control = kind.isHorizontal ? NormalLeader() : NormalHeader()
      control.scrollsToControl = false
    case .call: return nil
    }
    return control
  }

  static func control(of stage: ListStage) -> RefreshComponent? {
    stage.scrollView.subviews.lazy.compactMap { $0 as? RefreshComponent }.first
  }

  /// Updates at random places while the content rests, is dragged or decelerates. Nothing loads,
  /// because items with identifiers stay in place without a load.
  @Test(.scenario("S40"), arguments: ListKind.allCases.filter { !$0.isPlain && $0 != .grid })
  func `with identifiers, arbitrary updates do not move the visible content`(kind: ListKind) {
    for seed in 0..<18 {
      var random = SplitMix64(seed: UInt64(seed))
      let situation = Situation.allCases[seed % 3]
      var pair = ListPair(kind, 0..<100)
      pair.name = "seed \(seed), \(situation)"
      pair.tolerance = Self.tolerance(situation)
      pair.forBoth { stage in
        stage.scrollView.keepsVisibleContentInPlace = true
        stage.scrollView.itemIdentifierProvider = { [unowned stage] in
          stage.sections[$0.section][$0.item]
        }
        stage.scrollView.contentOffset =
          kind.isHorizontal ? CGPoint(x: 4200, y: 0) : CGPoint(x: 0, y: 2900)
      }
      guard pair.advance(frames: 2) else { return }
      if situation != .resting {
        pair.forBoth { $0.touchDown() }
        let distance = random.once(in: 2) ? random.number(6...14) : random.number(-14 ... -6)
        for _ in 0..<6 {
          pair.forBoth { $0.move(by: distance) }
          guard pair.advance() else { return }
        }
      }
      if situation == .decelerating { pair.forBoth { $0.lift() } }
      var next = 1000
      for _ in 0..<3 {
        guard pair.advance(frames: 4) else { return }
        pair.rebase()
        change(pair.changed, &next, &random)
        guard pair.advance(frames: 12) else { return }
      }
      pair.leave()
    }
  }

  /// Inserts and removes items far from the visible area, and moves items between sections.
  private func change(_ stage: ListStage, _ next: inout Int, _ random: inout SplitMix64) {
    var items = Array(stage.sections.joined())
    let visible = Set(stage.places.keys)
    guard let first = items.firstIndex(where: visible.contains),
      let last = items.lastIndex(where: visible.contains)
    else { return }
    let added = (0..<random.whole(0...9)).map { next + $0 }
    next += added.count
    let appended = (0..<random.whole(0...9)).map { next + $0 }
    next += appended.count
    items.insert(contentsOf: appended, at: random.whole(last + 15...items.count))
    items.insert(contentsOf: added, at: random.whole(0...first - 15))
    let boundary = random.whole(1...first - 15)
    stage.sections = [Array(items[..<boundary]), Array(items[boundary...])]
    if random.once(in: 3), stage.sections[0].count > 3, !visible.contains(stage.sections[0][1]) {
      stage.sections[0].remove(at: 1)
    }
    stage.reload()
  }
}
