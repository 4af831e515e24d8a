import Foundation
import UIKitSimulator

let phone = Simulator()
// --scrolling: only changes of the content offset, without times. --memory: only the memory of
// controls. --count: for callgrind.
let arguments = Array(CommandLine.arguments.dropFirst())
if let unknown = arguments.first(where: { !["--scrolling", "--memory", "--count"].contains($0) }) {
  print("Benchmarks: there is no option \(unknown)")
  exit(2)
}
let isScrollingOnly = arguments.contains("--scrolling")
let benchmarks =
  Benchmark.scrolling(on: phone) + (isScrollingOnly ? [] : Benchmark.others(on: phone))
if arguments.contains("--count") {
  phone.run { for benchmark in benchmarks { benchmark.countInstructions() } }
} else if arguments.contains("--memory") {
  var report = Report(benchmarks: [], memory: MemoryBenchmark.all)
  phone.run { report.measure() }
  print(report.text)
} else {
  var report = Report(
    benchmarks: benchmarks, memory: isScrollingOnly ? [] : MemoryBenchmark.all)
  report.counts = try Callgrind.counts(arguments: arguments + ["--count"])
  if !isScrollingOnly { phone.run { report.measure() } }
  print(report.text)
  let allocations = phone.run { AllocationCheck.failures() }
  for failure in allocations { print("Benchmarks: \(failure)") }
  if !report.excesses.isEmpty || !allocations.isEmpty { exit(1) }
}
