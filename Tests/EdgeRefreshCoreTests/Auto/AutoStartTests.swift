import Randomness
import Testing

@testable import EdgeRefreshCore

/// An engine at the start of the content, driven by the geometry of the scroll view.
struct AutoStartTests {
  private static let viewport = 800.0

  private static func geometry(
    _ offset: Double, _ content: Double = 2000, isDragging: Bool = true, items: Int = 0
  ) -> ScrollGeometry {
    ScrollGeometry(
      offset: offset, contentLength: content, viewportLength: viewport, startInset: 20,
      endInset: 34, isDragging: isDragging, itemCount: items)
  }

  /// An engine that has been laid out over content.
  private static func engine(at offset: Double) -> AutoEngine {
    var engine = AutoEngine(edge: .top, extent: 50)
    for event in [RefreshEvent.attached, .enteredWindow, .contentChanged] {
      _ = engine.handle(event, in: geometry(offset, isDragging: false).reversed)
    }
    return engine
  }

  @Test
  func `a list that appears at its start does not load until it is moved toward the start`() {
    var engine = Self.engine(at: -20)
    _ = engine.handle(.insetChanged, in: Self.geometry(-20, isDragging: false).reversed)
    _ = engine.handle(.scrolled, in: Self.geometry(-20, isDragging: false).reversed)
    #expect(engine.state == .idle)
    // Content that is added at the end later is not a movement either.
    _ = engine.handle(.contentChanged, in: Self.geometry(-20, 3000, isDragging: false).reversed)
    _ = engine.handle(.scrolled, in: Self.geometry(-20, 3000, isDragging: false).reversed)
    #expect(engine.state == .idle)
    _ = engine.handle(.dragBegan, in: Self.geometry(-20, 3000).reversed)
    _ = engine.handle(.scrolled, in: Self.geometry(-10, 3000).reversed)
    #expect(engine.state == .idle)
    _ = engine.handle(.scrolled, in: Self.geometry(-69, 3000).reversed)
    #expect(engine.state == .idle)
    _ = engine.handle(.scrolled, in: Self.geometry(-70, 3000).reversed)
    #expect(engine.state == .refreshing)
  }

  /// Returns the reversed geometry of the scroll view.
  private static func geometry(
    _ offset: Double, content: Double = 2000, viewport: Double = 800, top: Double = 20,
    bottom: Double = 34, isDragging: Bool = false
  ) -> ScrollGeometry {
    ScrollGeometry(
      offset: offset, contentLength: content, viewportLength: viewport, startInset: top,
      endInset: bottom, isDragging: isDragging
    ).reversed
  }

  @Test(arguments: [
    // A bar, a large title, a keyboard, a rotation, removed rows, and two changes at once.
    (-20, geometry(-90, top: 90)), (-20, geometry(-20 - 140, top: 160)),
    (300, geometry(0, bottom: 334)), (900, geometry(-100, viewport: 1800)),
    (1234, geometry(-70, content: 696)), (-20, geometry(-20 - 88, viewport: 700, top: 108)),
  ])
  func `a change of an inset or a length that moves the content does not load`(
    offset: Double, next: ScrollGeometry
  ) {
    var engine = Self.engine(at: offset)
    _ = engine.handle(.scrolled, in: next)
    #expect(engine.state == .idle)
    // A movement that is longer than the change comes from the app.
    engine = Self.engine(at: 1234)
    _ = engine.handle(.scrolled, in: Self.geometry(-120, top: 60))
    #expect(engine.state == .refreshing)
  }

  @Test func `a bar that grows under the finger does not load, and scrolling with it does`() {
    var engine = Self.engine(at: -20)
    _ = engine.handle(.dragBegan, in: Self.geometry(-20, isDragging: true))
    _ = engine.handle(.scrolled, in: Self.geometry(-90, top: 90, isDragging: true))
    #expect(engine.state == .idle)
    _ = engine.handle(.scrolled, in: Self.geometry(-150, top: 95, isDragging: true))
    #expect(engine.state == .refreshing)
  }

  @Test
  func `scrolling up to the start loads, and scrolling down to the end does not`() {
    var engine = Self.engine(at: 600)
    _ = engine.handle(.dragBegan, in: Self.geometry(600).reversed)
    for offset in stride(from: 600.0, through: 1234, by: 10) {
      _ = engine.handle(.scrolled, in: Self.geometry(offset).reversed)
    }
    #expect(engine.state == .idle)
    for offset in stride(from: 1230.0, through: -60, by: -10) {
      _ = engine.handle(.scrolled, in: Self.geometry(offset).reversed)
    }
    #expect(engine.state == .idle)
    _ = engine.handle(.scrolled, in: Self.geometry(-70).reversed)
    #expect(engine.state == .refreshing)
  }

  @Test
  func `content that is inserted in place moves nothing on the reversed axis`() {
    let (before, after) = (Self.geometry(-70).reversed, Self.geometry(430, 2500).reversed)
    #expect(before.offset == after.offset)
    var engine = Self.engine(at: 0)
    _ = engine.handle(.dragBegan, in: Self.geometry(0).reversed)
    _ = engine.handle(.scrolled, in: Self.geometry(-70).reversed)
    _ = engine.handle(.contentChanged, in: after)
    _ = engine.handle(.end(.success), in: after)
    _ = engine.handle(.scrolled, in: Self.geometry(429, 2500).reversed)
    #expect(engine.state == .idle)
  }

  @Test
  func `reversing the geometry exchanges the ends of the axis`() {
    var random = SplitMix64(seed: 13)
    for _ in 0..<10_000 {
      func length(_ limit: Int) -> Double { Double(Int(random.next() % UInt64(limit))) / 4 }
      let geometry = ScrollGeometry(
        offset: length(8000) - 500, contentLength: length(8000), viewportLength: length(4000),
        startInset: length(400), endInset: length(400), isDragging: random.next() % 2 == 0,
        isMirrored: random.next() % 2 == 0, itemCount: Int(length(40)))
      let reversed = geometry.reversed
      #expect(reversed.reversed == geometry)
      #expect(reversed.isMirrored != geometry.isMirrored)
      #expect(reversed.shortfall == geometry.shortfall)
      // Short content rests at the end of one axis and at the start of the other.
      let overflows = geometry.shortfall == 0
      #expect(
        !overflows || reversed.pull(past: .bottom).isNear(geometry.pull(past: .top)))
      #expect(
        !overflows || reversed.pull(past: .top).isNear(geometry.pull(past: .bottom)))
    }
  }
}

extension Double {
  fileprivate func isNear(_ other: Double) -> Bool { abs(self - other) < 1e-6 }
}
