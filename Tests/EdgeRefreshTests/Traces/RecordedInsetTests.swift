import Testing

@testable import TraceReplay

struct RecordedInsetTests {
  private let shown: [Double] = [54.000_000_06, 0, 44.000_000_07, 1 / 3]

  @Test func `a number equal to the visible inset becomes the exact value`() {
    var inset = RecordedInset()
    #expect(inset.exact([54, 0, 44, 0.333_333_3], shown: shown) == shown)
  }

  @Test func `a number that differs from the visible inset is unchanged`() {
    var inset = RecordedInset()
    #expect(inset.exact([54.000_01, 300, 43, 0], shown: shown) == [54.000_01, 300, 43, 0])
  }

  @Test func `a number visible before the last change of its side becomes the exact value`() {
    var inset = RecordedInset()
    _ = inset.exact([54, 0, 300, 0.333_333_3], shown: shown)
    let changed: [Double] = [54.000_000_06, 0, 344.000_000_07, 1 / 3]
    _ = inset.exact([10, 0, 344, 0.333_333_3], shown: changed)
    let restored = inset.exact([54, 0, 44, 0], shown: [10, 0, 344.000_000_07, 1 / 3])
    #expect(restored == [54.000_000_06, 0, 44.000_000_07, 0])
  }

  @Test func `a number visible before the last change of any side becomes the exact value`() {
    var inset = RecordedInset()
    _ = inset.exact([54, 0, 300, 0.333_333_3], shown: shown)
    // The control was removed, so the side has only the inset that the app has set.
    #expect(inset.exact([54, 0, 44, 0], shown: [0, 0, 300, 0])[0] == 54.000_000_06)
  }

  @Test func `setting the visible inset is not a change`() {
    var inset = RecordedInset()
    _ = inset.exact([54, 0, 300, 0.333_333_3], shown: shown)
    let changed: [Double] = [54.000_000_06, 0, 300, 1 / 3]
    _ = inset.exact([54, 0, 300, 0.333_333_3], shown: changed)
    #expect(inset.exact([54, 0, 44, 0], shown: changed)[2] == 44.000_000_07)
  }
}
