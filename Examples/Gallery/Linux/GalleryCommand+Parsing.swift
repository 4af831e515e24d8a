internal import Foundation

extension GalleryCommand {
  static let usage = """
    usage: Gallery [EXAMPLE] [SCREEN] [--scale FACTOR] [--frame-times]
           Gallery [EXAMPLE] --record FILE.gif [SCREEN] [--scale FACTOR]
           Gallery [EXAMPLE] --screenshot FILE.png --at SECONDS [SCREEN] [--scale FACTOR]
           Gallery --list
           Gallery --pictures FOLDER
    SCREEN: [--dark] [--right-to-left] [--glass] [--size WIDTHxHEIGHT]

    Without an example, the gallery shows a list of all examples. Without --record or --screenshot, it
    opens a window in which the mouse acts as a finger.
    Keys: arrows, page up and page down: scroll; D: dark or light; R: rotate; L: next language;
    S: slow motion; P: save a screenshot; V: what VoiceOver reads; Escape: go back.
    Control with another key: the app's command for Command with this key.
    --frame-times prints, for each second in which the window draws and for all of them at the end,
    the number of frames drawn and dropped, and the time per frame.
    """

  /// Parses a command line.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the name of the program.
  ///   - examples: The names of all examples.
  /// - Returns: The command.
  /// - Throws: `GalleryUsageError` if an argument is missing or invalid.
  static func parse(_ arguments: [String], examples: [String]) throws -> GalleryCommand {
    var reader = ArgumentReader(arguments)
    var configuration = Configuration()
    var options = Options()
    while let argument = reader.next() {
      switch argument {
      case "--help", "-h": return .help
      case "--list": options.lists = true
      case "--dark": options.isDark = true
      case "--right-to-left": options.isRightToLeft = true
      case "--glass": options.hasGlassBars = true
      case "--record": options.recording = try reader.value(of: argument)
      case "--screenshot": options.screenshot = try reader.value(of: argument)
      case "--pictures": options.pictures = try reader.value(of: argument)
      case "--at": options.seconds = try reader.number(of: argument, in: 0...600)
      case "--frame-times": options.printsFrameTimes = true
      case "--scale": options.scale = try reader.number(of: argument, in: 0.5...4)
      case "--size": options.size = try reader.size(of: argument)
      case _ where argument.hasPrefix("-"):
        throw GalleryUsageError("unknown option \(argument); --help lists all options")
      case _ where configuration.example != nil:
        throw GalleryUsageError("only one example is allowed: \(argument) is one too many")
      default:
        guard examples.contains(argument) else {
          throw GalleryUsageError("unknown example \(argument); --list lists all examples")
        }
        configuration.example = argument
      }
    }
    return try options.command(for: configuration)
  }

  private struct Options {
    var lists = false
    var isDark = false
    var isRightToLeft = false
    var hasGlassBars = false
    var printsFrameTimes = false
    var pictures: String?
    var recording: String?
    var screenshot: String?
    var seconds: Double?
    var scale: Double?
    var size: CGSize?

    func command(for example: Configuration) throws -> GalleryCommand {
      let opensWindow = !lists && pictures == nil && recording == nil && screenshot == nil
      guard opensWindow || !printsFrameTimes else {
        throw GalleryUsageError("--frame-times belongs to the window")
      }
      if lists { return .list }
      if let pictures { return .pictures(folder: pictures) }
      var configuration = example
      configuration.isDark = isDark
      configuration.isRightToLeft = isRightToLeft
      configuration.hasGlassBars = hasGlassBars
      configuration.scale = scale ?? configuration.scale
      configuration.size = size ?? configuration.size
      switch (recording, screenshot) {
      case (.some, .some):
        throw GalleryUsageError("--record and --screenshot exclude each other")
      case (.some(let path), nil):
        guard seconds == nil else { throw GalleryUsageError("--at belongs to --screenshot") }
        return .record(configuration, path: path)
      case (nil, .some(let path)):
        guard let seconds else { throw GalleryUsageError("--screenshot requires --at SECONDS") }
        return .screenshot(configuration, path: path, seconds: seconds)
      case (nil, nil):
        guard seconds == nil else { throw GalleryUsageError("--at belongs to --screenshot") }
        return .open(
          configuration,
          GalleryCommand.Window(scale: scale, printsFrameTimes: printsFrameTimes))
      }
    }
  }
}

/// Reads the arguments of a command line from left to right.
private struct ArgumentReader {
  private var remaining: ArraySlice<String>

  init(_ arguments: [String]) { remaining = arguments[...] }

  mutating func next() -> String? { remaining.popFirst() }

  mutating func value(of option: String) throws -> String {
    guard let argument = next(), !argument.isEmpty, !argument.hasPrefix("--") else {
      throw GalleryUsageError("\(option) needs a value")
    }
    return argument
  }

  mutating func number(of option: String, in range: ClosedRange<Double>) throws -> Double {
    let text = try value(of: option)
    guard let number = Double(text), range.contains(number) else {
      throw GalleryUsageError(
        "\(option) needs a number from \(range.lowerBound) to \(range.upperBound), not \(text)")
    }
    return number
  }

  mutating func size(of option: String) throws -> CGSize {
    let text = try value(of: option)
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (120...2000).contains(width), (120...2000).contains(height)
    else {
      throw GalleryUsageError(
        "\(option) needs two integers from 120 to 2000, as in 390x844, not \(text)")
    }
    return CGSize(width: width, height: height)
  }
}
