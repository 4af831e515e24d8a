import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct ScrollObservingTests {
  @Test func `observers receive every set with the old and new values, even equal ones`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let log = EventLog()
    let token = log.observeContentOffset(of: view)
    view.contentOffset.y = 4
    view.contentOffset.y = 4
    view.contentOffset.y = 9
    #expect(log.entries == ["offset 0.0 → 4.0", "offset 4.0 → 4.0", "offset 4.0 → 9.0"])
    token.invalidate()
  }

  @Test func `observers are called in the order of registration`() {
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

  @Test func `a set by an observer reaches all observers before the outer set continues`() {
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

  @Test func `the clamped offset is observed before the content size that caused it`() {
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

  @Test func `the delegate is called before observers and only for real changes`() {
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

  @Test func `a change has only the requested values`() {
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

  @Test func `the initial call comes at once and the prior call before the change`() {
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

  @Test func `key paths of a subclass observe the same property`() {
    final class Subclass: UIScrollView {}
    let view = Subclass()
    let log = EventLog()
    let subclass = view.observe(\.contentOffset) { (_: Subclass, _) in
      MainActor.assumeIsolated { log.record("subclass") }
    }
    let superclass = (view as UIScrollView).observe(\.contentOffset) { (_: UIScrollView, _) in
      MainActor.assumeIsolated { log.record("superclass") }
    }
    view.contentOffset.y = 1
    #expect(log.entries == ["subclass", "superclass"])
    withExtendedLifetime((subclass, superclass)) {}
  }

  @Test(arguments: [true, false])
  func `observers receive every set of a bounce setting, even an equal one`(isVertical: Bool) {
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

  @Test func `the two bounce settings are observed separately`() {
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

  @Test func `a bounce setting is observed after the inset that it changes`() {
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

  @Test func `an observer registered during a change receives only later changes`() {
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

/// A mutable value that closures share.
@MainActor final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
