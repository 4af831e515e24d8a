import CCallgrind
import Foundation

extension Benchmark {
  /// Performs the operations once to warm up, then again while callgrind counts the instructions
  /// and writes them to a file.
  func countInstructions() {
    let run = make()
    run(repetitions)
    name.withCString { name in
      callgrind_start()
      run(repetitions)
      callgrind_stop(name)
    }
  }

  /// Returns the median duration of one operation in several runs, in seconds. The first run is not
  /// measured.
  func time(runs: Int = 7) -> Double {
    let run = make()
    run(repetitions)
    let clock = ContinuousClock()
    let times = (0..<runs).map { _ in clock.measure { run(repetitions) } / repetitions }.sorted()
    let (seconds, attoseconds) = times[runs / 2].components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}

/// The numbers of instructions that callgrind has counted.
enum Callgrind {
  /// Runs this program under callgrind with arguments, and returns the number of instructions of
  /// each benchmark. Only the first thread, which runs the controls, is counted; another one looks
  /// for fonts.
  static func counts(arguments: [String]) throws -> [String: Int] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("callgrind-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "valgrind", "--tool=callgrind", "--instr-atstart=no", "--quiet",
        "--separate-threads=yes", "--callgrind-out-file=\(folder.path)/counts",
        CommandLine.arguments[0],
      ] + arguments
    // Otherwise the order of dictionaries, and so the number of instructions, is random.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CountingError(description: "valgrind ended with \(process.terminationStatus)")
    }
    var counts: [String: Int] = [:]
    for file in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let trigger = "desc: Trigger: Client Request: "
      guard lines.contains("thread: 1"),
        let name = lines.first(where: { $0.hasPrefix(trigger) }),
        let total = lines.first(where: { $0.hasPrefix("totals: ") || $0.hasPrefix("summary: ") }),
        let count = total.split(separator: " ").last.flatMap({ Int($0) })
      else { continue }
      counts[String(name.dropFirst(trigger.count))] = count
    }
    return counts
  }
}

/// The reason why instructions could not be counted.
struct CountingError: Error, CustomStringConvertible {
  let description: String
}
