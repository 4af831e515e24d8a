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
      try screenshot(stage, at: seconds, to: GalleryFile(path: path))
    case .pictures(let folder): try GalleryPictures.record(into: folder) { say($0) }
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
  private static func open(_ wanted: GalleryCommand.Stage) throws {
    let stage = stage(wanted)
    do {
      let window = try SimulatorWindow(
        stage.simulator, title: wanted.example.map { "Gallery: \($0)" } ?? "Gallery")
      window.keys["l"] = GalleryStage.speakNextLanguage
      window.run()
    } catch let error as SimulatorWindowError {
      say("Gallery: \(error); recording a session instead", to: .standardError)
      try record(wanted, to: .unnamed("\(wanted.example ?? "gallery").gif"))
    }
  }

  private static func record(_ wanted: GalleryCommand.Stage, to file: GalleryFile) throws {
    let stage = stage(wanted)
    stage.simulator.showsFinger = true
    let recording = stage.simulator.record(stage.script, pacing: .stepped)
    try file.write { try recording.writeGIF(toFile: $0, scale: wanted.scale) }
    say(file.path)
  }

  private static func screenshot(
    _ wanted: GalleryCommand.Stage, at seconds: TimeInterval, to file: GalleryFile
  ) throws {
    let stage = stage(wanted)
    stage.simulator.play(stage.script, until: seconds, pacing: .stepped)
    try file.write { try stage.simulator.screenshot(scale: wanted.scale).writePNG(toFile: $0) }
  }

  private static func stage(_ wanted: GalleryCommand.Stage) -> GalleryStage {
    GalleryStage(
      wanted.example.flatMap(GalleryExample.named), device: .phone(size: wanted.size),
      style: wanted.isDark ? .dark : .light,
      direction: wanted.isRightToLeft ? .rightToLeft : .leftToRight)
  }

  private static func say(_ line: String, to handle: FileHandle = .standardOutput) {
    handle.write(Data((line + "\n").utf8))
  }
}
