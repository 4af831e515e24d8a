import Foundation

/// The table of all benchmarks.
@MainActor
struct Report {
  let benchmarks: [Benchmark]
  /// The kinds of controls whose memory is measured.
  var memory: [MemoryBenchmark] = []
  /// The instructions of all operations of a benchmark, by its name.
  var counts: [String: Int] = [:]
  /// The duration of one operation in seconds, by the benchmark's name.
  private var times: [String: Double] = [:]
  /// The bytes of one control, by its name.
  private var bytes: [String: Int] = [:]

  init(benchmarks: [Benchmark], memory: [MemoryBenchmark] = []) {
    self.benchmarks = benchmarks
    self.memory = memory
  }

  /// Measures the memory and the durations.
  mutating func measure() {
    for kind in memory { bytes[kind.name] = kind.bytes() }
    for benchmark in benchmarks { times[benchmark.name] = benchmark.time() }
  }

  /// The instructions of one operation, minus those of the benchmark that its budget refers to.
  private func instructions(of benchmark: Benchmark) -> Int {
    guard let count = counts[benchmark.name] else { return 0 }
    let base = benchmark.budget.difference.flatMap { name in benchmarks.first { $0.name == name } }
    return count / benchmark.repetitions
      - (base.map { (counts[$0.name] ?? 0) / $0.repetitions } ?? 0)
  }

  /// The names of the benchmarks that cost more than their budget.
  var excesses: [String] {
    benchmarks.filter { benchmark in
      benchmark.budget.limit.map { instructions(of: benchmark) > $0 } ?? false
    }.map(\.name) + memory.filter { bytes[$0.name, default: 0] > $0.limit }.map(\.name)
  }

  /// The tables, with one line for each benchmark.
  var text: String { (operations + kinds).joined(separator: "\n") }

  private var operations: [String] {
    Benchmark.Group.allCases.flatMap { group in
      let lines = benchmarks.filter { $0.group == group }.map(line)
      guard !lines.isEmpty else { return [String]() }
      let header =
        pad(group.rawValue, 54)
        + ["instructions", "budget", "original", "time"].map { column($0) }.joined()
      return ["", header] + lines
    }
  }

  private var kinds: [String] {
    guard !bytes.isEmpty else { return [] }
    let header = pad("Memory of one control", 54) + ["bytes", "budget"].map { column($0) }.joined()
    return ["", header]
      + memory.map { kind in
        let count = bytes[kind.name, default: 0]
        return pad("  " + kind.name, 54) + column(String(count)) + column(String(kind.limit))
          + (count > kind.limit ? "  over budget" : "")
      }
  }

  private func line(_ benchmark: Benchmark) -> String {
    let count = instructions(of: benchmark)
    let limit = benchmark.budget.limit
    let isOver = limit.map { count > $0 } ?? false
    let time = times[benchmark.name].map { String(format: "%.0f ns", $0 * 1e9) }
    let columns = [
      (benchmark.budget.difference == nil ? "" : "+") + String(count), limit.map(String.init) ?? "",
      benchmark.budget.original.map(String.init) ?? "", time ?? "",
    ]
    return pad("  " + benchmark.name, 54) + columns.map { column($0) }.joined()
      + (isOver ? "  over budget" : "")
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func column(_ text: String) -> String { pad("", 14 - text.count) + text }
}
