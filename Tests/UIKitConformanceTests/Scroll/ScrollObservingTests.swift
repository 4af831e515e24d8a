import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct ScrollObservingTests {
  @Test func `every set is heard with its own old and new also an equal one`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let log = EventLog()
    let token = log.observeContentOffset(of: view)
    view.contentOffset.y = 4
    view.contentOffset.y = 4
    view.bounds.origin.y = 9
    #expect(log.entries == ["offset 0.0 → 4.0", "offset 4.0 → 4.0", "offset 4.0 → 9.0"])
    token.invalidate()
  }

  @Test func `observers hear in the order in which they came`() {
    let view = UIScrollView()
    let log = EventLog()
    let tokens = ["a", "b", "c"].map { log.observeContentOffset(of: view, as: $0) }
    view.contentOffset.y = 1
    #expect(log.takeEntries() == ["a 0.0 → 1.0", "b 0.0 → 1.0", "c 0.0 → 1.0"])
    tokens[1].invalidate()
    view.contentOffset.y = 2
    #expect(log.takeEntries() == ["a 1.0 → 2.0", "c 1.0 → 2.0"])
    withExtendedLifetime(tokens) {}
  }

  @Test func `a set by an observer is heard by all before the outer one goes on`() {
    let view = UIScrollView()
    let log = EventLog()
    let first = view.observe(\.contentOffset, options: .new) { view, change in
      MainActor.assumeIsolated {
        log.record("first \(change.newValue?.y ?? .nan)")
        if view.contentOffset.y == 1 { view.contentOffset.y = 2 }
      }
    }
    let second = log.observeContentOffset(of: view, as: "second")
    view.contentOffset.y = 1
    #expect(
      log.entries == ["first 1.0", "first 2.0", "second 1.0 → 2.0", "second 0.0 → 1.0"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `the clamp is heard before the content size that caused it`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize.height = 1000
    view.contentOffset.y = 900
    let log = EventLog()
    let offset = log.observeContentOffset(of: view)
    let size = view.observe(\.contentSize, options: [.old, .new]) { _, change in
      MainActor.assumeIsolated {
        log.record("size \(change.oldValue?.height ?? .nan) → \(change.newValue?.height ?? .nan)")
      }
    }
    view.contentSize.height = 500
    view.contentSize.height = 500
    #expect(
      log.entries == ["offset 900.0 → 400.0", "size 1000.0 → 500.0", "size 500.0 → 500.0"])
    withExtendedLifetime((offset, size)) {}
  }

  @Test func `the delegate hears before observers and only real changes`() {
    let view = UIScrollView()
    let log = EventLog()
    let delegate = RecordingScrollDelegate(log)
    view.delegate = delegate
    let token = log.observeContentOffset(of: view)
    view.contentOffset.y = 3
    view.contentOffset.y = 3
    #expect(log.entries == ["scroll", "offset 0.0 → 3.0", "offset 3.0 → 3.0"])
    withExtendedLifetime(token) {}
  }

  @Test func `a change carries only what was asked for`() {
    let view = UIScrollView()
    let log = EventLog()
    let token = view.observe(\.contentInset) { _, change in
      MainActor.assumeIsolated {
        log.record("\(change.oldValue == nil) \(change.newValue == nil) \(change.isPrior)")
      }
    }
    view.contentInset.top = 3
    #expect(log.entries == ["true true false"])
    withExtendedLifetime(token) {}
  }

  @Test func `the initial call comes at once and a prior one before the change`() {
    let view = UIScrollView()
    view.contentOffset.y = 5
    let log = EventLog()
    let token = view.observe(\.contentOffset, options: [.initial, .prior, .new, .old]) {
      view, change in
      MainActor.assumeIsolated {
        let old = change.oldValue.map { "\($0.y)" } ?? "-"
        let new = change.newValue.map { "\($0.y)" } ?? "-"
        log.record("\(old) \(new) \(change.isPrior) \(view.contentOffset.y)")
      }
    }
    #expect(log.takeEntries() == ["- 5.0 false 5.0"])
    view.contentOffset.y = 6
    #expect(log.entries == ["5.0 - true 5.0", "5.0 6.0 false 6.0"])
    withExtendedLifetime(token) {}
  }

  @Test func `key paths of a subclass are the same properties`() {
    final class Special: UIScrollView {}
    let view = Special()
    let log = EventLog()
    let special = view.observe(\.contentOffset) { (_: Special, _) in
      MainActor.assumeIsolated { log.record("special") }
    }
    let plain = (view as UIScrollView).observe(\.contentOffset) { (_: UIScrollView, _) in
      MainActor.assumeIsolated { log.record("plain") }
    }
    view.contentOffset.y = 1
    #expect(log.entries == ["special", "plain"])
    withExtendedLifetime((special, plain)) {}
  }

  @Test(arguments: [true, false])
  func `every set of a bounce setting is heard also an equal one`(isVertical: Bool) {
    let view = UIScrollView()
    let setting: ReferenceWritableKeyPath<UIScrollView, Bool> =
      isVertical ? \.alwaysBounceVertical : \.alwaysBounceHorizontal
    let log = EventLog()
    let token = view.observe(setting, options: [.old, .new]) { view, change in
      MainActor.assumeIsolated {
        let old = change.oldValue.map { "\($0)" } ?? "-"
        let new = change.newValue.map { "\($0)" } ?? "-"
        let isSet = isVertical ? view.alwaysBounceVertical : view.alwaysBounceHorizontal
        log.record("\(old) → \(new), is \(isSet)")
      }
    }
    view[keyPath: setting] = true
    view[keyPath: setting] = true
    view[keyPath: setting] = false
    #expect(
      log.takeEntries() == [
        "false → true, is true", "true → true, is true", "true → false, is false",
      ])
    token.invalidate()
    view[keyPath: setting] = true
    #expect(log.entries.isEmpty)
  }

  @Test func `the two bounce settings are observed apart`() {
    let view = UIScrollView()
    let log = EventLog()
    let token = view.observe(\.alwaysBounceVertical) { _, _ in
      MainActor.assumeIsolated { log.record("vertical") }
    }
    view.alwaysBounceHorizontal = true
    #expect(log.entries.isEmpty)
    view.alwaysBounceVertical = true
    #expect(log.entries == ["vertical"])
    withExtendedLifetime(token) {}
  }

  @Test func `a setting is heard after the inset that it changes`() {
    let screen = TestScreen()
    screen.setSafeAreaInsets(UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0))
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentInsetAdjustmentBehavior = .scrollableAxes
    screen.window.addSubview(view)
    let log = EventLog()
    let token = view.observe(\.alwaysBounceVertical) { view, _ in
      MainActor.assumeIsolated { log.record("\(view.adjustedContentInset.top)") }
    }
    view.alwaysBounceVertical = true
    #expect(log.entries == ["40.0"])
    withExtendedLifetime(token) {}
  }

  @Test func `an observer that registers during a change hears only later ones`() {
    let view = UIScrollView()
    let log = EventLog()
    let late = Box<NSKeyValueObservation?>(nil)
    let first = view.observe(\.contentOffset) { view, _ in
      MainActor.assumeIsolated {
        if late.value == nil { late.value = log.observeContentOffset(of: view, as: "late") }
      }
    }
    view.contentOffset.y = 1
    #expect(log.entries.isEmpty)
    view.contentOffset.y = 2
    #expect(log.entries == ["late 1.0 → 2.0"])
    withExtendedLifetime(first) {}
  }
}

/// A value that closures share.
@MainActor final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
