internal import Foundation
internal import GalleryExamples
internal import UIKit
internal import UIKitSimulator

/// The gallery as a command-line program.
@MainActor enum GalleryProgram {
  /// Runs the command of a command line. An error is printed as one line to standard error.
  ///
  /// - Parameter arguments: The arguments without the name of the program.
  /// - Returns: The exit status: 0 for success, 2 for an error.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      try perform(GalleryCommand.parse(arguments, examples: GalleryExample.all.map(\.name)))
      return 0
    } catch {
      print("Gallery: \(error)", to: .standardError)
      return 2
    }
  }

  private static func perform(_ command: GalleryCommand) throws {
    switch command {
    case .help: print(GalleryCommand.usage)
    case .list: list()
    case .open(let configuration, let options): try open(configuration, options)
    case .record(let configuration, let path):
      try record(configuration, to: GalleryFile(path: path))
    case .screenshot(let configuration, let path, let seconds):
      try screenshot(configuration, at: seconds, to: GalleryFile(path: path))
    case .pictures(let folder): try GalleryPictures.record(into: folder) { print($0) }
    }
  }

  private static func list() {
    let width = GalleryExample.all.map(\.name.count).max() ?? 0
    for example in GalleryExample.all {
      let name = example.name.padding(toLength: width, withPad: " ", startingAt: 0)
      print("\(name)  \(example.summary)")
    }
  }

  /// Opens a window. If there is no display, records a session instead.
  private static func open(
    _ configuration: GalleryCommand.Configuration, _ options: GalleryCommand.Window
  ) throws {
    let stage = stage(configuration)
    do {
      let window = try SimulatorWindow(
        stage.simulator, title: configuration.example.map { "Gallery: \($0)" } ?? "Gallery",
        scale: options.scale.map { CGFloat($0) })
      window.keys["l"] = GalleryStage.selectNextLanguage
      if options.printsFrameTimes { runPrintingFrameTimes(window) } else { window.run() }
    } catch let error as SimulatorWindowError {
      guard !options.printsFrameTimes else { throw error }
      print("Gallery: \(error); recording a session instead", to: .standardError)
      try record(configuration, to: .inBuildFolder("\(configuration.example ?? "gallery").gif"))
    }
  }

  /// Shows a window, and prints the frame times of each second and at the end those of all seconds.
  private static func runPrintingFrameTimes(_ window: SimulatorWindow) {
    print("scale: \(window.scale)")
    var total = FrameTimes()
    window.frameTimesHandler = { times in
      print("\(times)")
      total += times
    }
    window.run()
    print("total: \(total)")
  }

  private static func record(
    _ configuration: GalleryCommand.Configuration, to file: GalleryFile
  ) throws {
    let stage = stage(configuration)
    stage.simulator.showsFinger = true
    let recording = stage.simulator.record(stage.script, pacing: .stepped)
    try file.write { try recording.writeGIF(toFile: $0, scale: configuration.scale) }
    print(file.path)
  }

  private static func screenshot(
    _ configuration: GalleryCommand.Configuration, at seconds: TimeInterval, to file: GalleryFile
  ) throws {
    let stage = stage(configuration)
    stage.simulator.play(stage.script, until: seconds, pacing: .stepped)
    try file.write {
      try stage.simulator.screenshot(scale: configuration.scale).writePNG(toFile: $0)
    }
  }

  private static func stage(_ configuration: GalleryCommand.Configuration) -> GalleryStage {
    GalleryStage(
      configuration.example.flatMap(GalleryExample.named),
      device: .phone(size: configuration.size),
      style: configuration.isDark ? .dark : .light,
      direction: configuration.isRightToLeft ? .rightToLeft : .leftToRight,
      bars: configuration.hasGlassBars ? .glass : .classic)
  }

  private static func print(_ line: String, to handle: FileHandle = .standardOutput) {
    handle.write(Data((line + "\n").utf8))
  }
}
