import Testing

@testable import TraceReplay

struct RecordedInsetTests {
  private let shown: [Double] = [54.000_000_06, 0, 44.000_000_07, 1 / 3]

  @Test func `a number that shows is the value that shows`() {
    var inset = RecordedInset()
    #expect(inset.exact([54, 0, 44, 0.333_333_3], shown: shown) == shown)
  }

  @Test func `any other number is set as it is`() {
    var inset = RecordedInset()
    #expect(inset.exact([54.000_01, 300, 43, 0], shown: shown) == [54.000_01, 300, 43, 0])
  }

  @Test func `a number that showed before the last change of its side is that value`() {
    var inset = RecordedInset()
    _ = inset.exact([54, 0, 300, 0.333_333_3], shown: shown)
    let changed: [Double] = [54.000_000_06, 0, 344.000_000_07, 1 / 3]
    _ = inset.exact([10, 0, 344, 0.333_333_3], shown: changed)
    let restored = inset.exact([54, 0, 44, 0], shown: [10, 0, 344.000_000_07, 1 / 3])
    #expect(restored == [54.000_000_06, 0, 44.000_000_07, 0])
  }

  @Test func `a number that showed before the last change of any side is that value`() {
    var inset = RecordedInset()
    _ = inset.exact([54, 0, 300, 0.333_333_3], shown: shown)
    // The footer went; the side is as the app has set it.
    #expect(inset.exact([54, 0, 44, 0], shown: [0, 0, 300, 0])[0] == 54.000_000_06)
  }

  @Test func `setting what shows is no change`() {
    var inset = RecordedInset()
    _ = inset.exact([54, 0, 300, 0.333_333_3], shown: shown)
    let changed: [Double] = [54.000_000_06, 0, 300, 1 / 3]
    _ = inset.exact([54, 0, 300, 0.333_333_3], shown: changed)
    #expect(inset.exact([54, 0, 44, 0], shown: changed)[2] == 44.000_000_07)
  }
}
