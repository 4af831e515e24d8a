import Testing

@testable import TraceReplay

struct AppInsetTests {
  private static func follow(_ steps: [Trace.Step], shown: [Double]) -> [Double] {
    var inset = AppInset([10, 0, 20, 0])
    inset.shown = shown
    for step in steps { inset.follow(step) }
    return inset.app
  }

  private static func step(_ op: Trace.Op, _ values: [Double]) -> Trace.Step {
    Trace.Step(op: op, t: values[0], l: values[1], b: values[2], r: values[3])
  }

  private let shown: [Double] = [64, 0, 64, 0]

  @Test func `an inset that is set is the app's inset even if it equals the visible inset`() {
    #expect(Self.follow([Self.step(.insetSet, [64, 0, 0, 5])], shown: shown) == [64, 0, 0, 5])
  }

  @Test func `adding to the inset changes the app's inset by the same amount`() {
    let steps = [Self.step(.insetAdd, [0, 1, 44, 0]), Self.step(.insetAdd, [5, 0, -4, 0])]
    #expect(Self.follow(steps, shown: shown) == [15, 1, 60, 0])
  }

  @Test func `restoring a saved inset restores the app's inset at the time of saving`() {
    let steps = [
      Trace.Step(op: .insetSave, n: 1), Self.step(.insetSet, [44, 44, 44, 44]),
      Trace.Step(op: .insetSave, n: 2), Trace.Step(op: .insetRestore, n: 1),
    ]
    #expect(Self.follow(steps, shown: shown) == [10, 0, 20, 0])
  }

  @Test func `restoring an inset that was not saved changes nothing`() {
    #expect(Self.follow([Trace.Step(op: .insetRestore, n: 1)], shown: shown) == [10, 0, 20, 0])
  }

  @Test func `a keyboard changes the bottom inset and restores it`() {
    let show = Trace.Step(op: .keyboard, h: 300)
    #expect(Self.follow([show], shown: shown) == [10, 0, 300, 0])
    #expect(Self.follow([show, Trace.Step(op: .keyboardGone)], shown: shown) == [10, 0, 20, 0])
  }
}
