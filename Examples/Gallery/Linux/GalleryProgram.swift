internal import Foundation
internal import GalleryExamples
internal import UIKit
internal import UIKitSimulator

/// The gallery as a program: from the words of the command line to its exit status.
@MainActor enum GalleryProgram {
  /// Does what the words say.
  ///
  /// - Parameter arguments: The command line without the program's name.
  /// - Returns: The exit status: 0, or 2 after one line on standard error that says why not.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      try perform(GalleryCommand.parse(arguments, examples: GalleryExample.all.map(\.name)))
      return 0
    } catch {
      say("Gallery: \(error)", to: .standardError)
      return 2
    }
  }

  private static func perform(_ command: GalleryCommand) throws {
    switch command {
    case .help: say(GalleryCommand.usage)
    case .list: list()
    case .open(let stage): try open(stage)
    case .record(let stage, let path): try record(stage, to: GalleryFile(path: path))
    case .screenshot(let stage, let path, let seconds):
      let file = try GalleryFile(path: path)
      let simulator = try simulator(for: stage)
      simulator.play(GalleryScript.pull(on: stage.size), until: seconds, pacing: .realTime)
      try file.write { try simulator.screenshot(scale: stage.scale).writePNG(toFile: $0) }
    }
  }

  private static func list() {
    let width = GalleryExample.all.map(\.name.count).max() ?? 0
    for example in GalleryExample.all {
      say(
        "\(example.name.padding(toLength: width, withPad: " ", startingAt: 0))  \(example.summary)")
    }
  }

  /// Opens a window or, where there is no display, records what would be seen in it.
  private static func open(_ stage: GalleryCommand.Stage) throws {
    let simulator = try simulator(for: stage)
    do {
      try SimulatorWindow(simulator, title: "Gallery: \(stage.example)").run()
    } catch let error as SimulatorWindowError {
      say("Gallery: \(error); recording a session instead", to: .standardError)
      try record(stage, to: .unnamed("\(stage.example).gif"))
    }
  }

  private static func record(_ stage: GalleryCommand.Stage, to file: GalleryFile) throws {
    let simulator = try simulator(for: stage)
    simulator.showsFinger = true
    let recording = simulator.record(GalleryScript.pull(on: stage.size), pacing: .realTime)
    try file.write { try recording.writeGIF(toFile: $0, scale: stage.scale) }
    say(file.path)
  }

  private static func simulator(for stage: GalleryCommand.Stage) throws -> Simulator {
    guard let example = GalleryExample.all.first(where: { $0.name == stage.example }) else {
      throw GalleryUsageError("there is no example \(stage.example); --list names all")
    }
    let simulator = Simulator(
      device: .phone(size: stage.size), userInterfaceStyle: stage.isDark ? .dark : .light)
    simulator.show(example.makeViewController())
    return simulator
  }

  private static func say(_ line: String, to handle: FileHandle = .standardOutput) {
    handle.write(Data((line + "\n").utf8))
  }
}
