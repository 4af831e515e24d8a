import Foundation
import UIKitSimulator

let phone = Simulator()
let arguments = Array(CommandLine.arguments.dropFirst())
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
  report.counts = try Callgrind.counts(argument: "--count")
  if !isScrollingOnly { phone.run { report.measure() } }
  print(report.text)
  if !report.excesses.isEmpty { exit(1) }
}
