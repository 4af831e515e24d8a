internal import Foundation

extension GalleryCommand {
  static let usage = """
    usage: Gallery [EXAMPLE] [SCREEN]
           Gallery [EXAMPLE] --record FILE.gif [SCREEN] [--scale FACTOR]
           Gallery [EXAMPLE] --screenshot FILE.png --at SECONDS [SCREEN] [--scale FACTOR]
           Gallery --list
           Gallery --pictures FOLDER
    SCREEN: [--dark] [--right-to-left] [--size WIDTHxHEIGHT]

    Without an example there is a list of all of them. Without --record and --screenshot it runs in a
    window; the mouse is the finger.
    Keys: arrows, page up and down scroll, D dark or light, R rotate, L next language, S slow motion,
    P picture, Escape back.
    """

  /// Reads a command line, without the name of the program.
  ///
  /// - Parameters:
  ///   - arguments: The words after the program's name.
  ///   - examples: The examples that exist.
  /// - Returns: What is asked for.
  /// - Throws: `GalleryUsageError`, if that cannot be told.
  static func parse(_ arguments: [String], examples: [String]) throws -> GalleryCommand {
    var words = Words(arguments)
    var stage = Stage()
    var options = Options()
    while let word = words.next() {
      switch word {
      case "--help", "-h": return .help
      case "--list": options.lists = true
      case "--dark": options.isDark = true
      case "--right-to-left": options.isRightToLeft = true
      case "--record": options.recording = try words.value(of: word)
      case "--screenshot": options.screenshot = try words.value(of: word)
      case "--pictures": options.pictures = try words.value(of: word)
      case "--at": options.seconds = try words.number(of: word, in: 0...600)
      case "--scale": options.scale = try words.number(of: word, in: 0.5...4)
      case "--size": options.size = try words.size(of: word)
      case _ where word.hasPrefix("-"):
        throw GalleryUsageError("unknown option \(word); --help lists what there is")
      case _ where stage.example != nil:
        throw GalleryUsageError("one example at a time: \(word) is one too many")
      default:
        guard examples.contains(word) else {
          throw GalleryUsageError("there is no example \(word); --list names all")
        }
        stage.example = word
      }
    }
    return try options.command(for: stage)
  }

  private struct Options {
    var lists = false
    var isDark = false
    var isRightToLeft = false
    var pictures: String?
    var recording: String?
    var screenshot: String?
    var seconds: Double?
    var scale: Double?
    var size: CGSize?

    func command(for example: Stage) throws -> GalleryCommand {
      if lists { return .list }
      if let pictures { return .pictures(folder: pictures) }
      var stage = example
      stage.isDark = isDark
      stage.isRightToLeft = isRightToLeft
      stage.scale = scale ?? stage.scale
      stage.size = size ?? stage.size
      switch (recording, screenshot) {
      case (.some, .some):
        throw GalleryUsageError("--record and --screenshot exclude each other")
      case (.some(let path), nil):
        guard seconds == nil else { throw GalleryUsageError("--at belongs to --screenshot") }
        return .record(stage, path: path)
      case (nil, .some(let path)):
        guard let seconds else { throw GalleryUsageError("--screenshot needs --at SECONDS") }
        return .screenshot(stage, path: path, seconds: seconds)
      case (nil, nil):
        guard seconds == nil else { throw GalleryUsageError("--at belongs to --screenshot") }
        guard scale == nil else {
          throw GalleryUsageError("--scale belongs to --record and --screenshot")
        }
        return .open(stage)
      }
    }
  }
}

/// The words of a command line, read from left to right.
private struct Words {
  private var rest: ArraySlice<String>

  init(_ words: [String]) { rest = words[...] }

  mutating func next() -> String? { rest.popFirst() }

  mutating func value(of option: String) throws -> String {
    guard let word = next(), !word.isEmpty, !word.hasPrefix("--") else {
      throw GalleryUsageError("\(option) needs a value")
    }
    return word
  }

  mutating func number(of option: String, in range: ClosedRange<Double>) throws -> Double {
    let word = try value(of: option)
    guard let number = Double(word), range.contains(number) else {
      throw GalleryUsageError(
        "\(option) needs a number from \(range.lowerBound) to \(range.upperBound), not \(word)")
    }
    return number
  }

  mutating func size(of option: String) throws -> CGSize {
    let word = try value(of: option)
    let sides = word.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (120...2000).contains(width), (120...2000).contains(height)
    else {
      throw GalleryUsageError(
        "\(option) needs two whole numbers from 120 to 2000, as in 390x844, not \(word)")
    }
    return CGSize(width: width, height: height)
  }
}
