import CHeap
import EdgeRefresh
import UIKit

/// A kind of control whose memory is measured.
@MainActor
struct MemoryBenchmark {
  /// The name of the kind.
  let name: String
  /// The largest number of bytes of one control.
  let limit: Int
  /// Creates a control.
  let make: @MainActor () -> RefreshComponent

  /// The kinds whose memory is measured. Before they were optimized, they needed 8,499, 7,087 and
  /// 7,377 bytes.
  static let all = [
    MemoryBenchmark(name: "a NormalHeader", limit: 8_100) { NormalHeader() },
    MemoryBenchmark(name: "an AutoNormalFooter", limit: 7_300) { AutoNormalFooter() },
    MemoryBenchmark(name: "a BackNormalFooter", limit: 7_300) { BackNormalFooter() },
  ]

  /// Returns the bytes on the heap for one control: the control itself, its views, and what its
  /// scroll view keeps for it.
  ///
  /// Each of 100 controls is attached to its own list and laid out. Another 100 were attached
  /// before, so that what all controls share is not counted.
  func bytes() -> Int {
    let count = 100
    let lists = (0..<2 * count).map { _ in Benchmark.list() }
    for list in lists { list.layoutIfNeeded() }
    attach(to: lists.prefix(count))
    let before = heap_bytes_in_use()
    attach(to: lists.suffix(count))
    let after = heap_bytes_in_use()
    return withExtendedLifetime(lists) { Int(after - before) / count }
  }

  private func attach(to lists: ArraySlice<UIScrollView>) {
    for list in lists {
      list.addSubview(make())
      list.layoutIfNeeded()
    }
  }
}
