import Testing

/// CONTRIBUTING.md says for each task which places name everything of a kind, so that what is added
/// must be named there, too.
struct TaskTests {
  /// A section of CONTRIBUTING.md, and where all names of the kind are declared.
  struct Task: Sendable, CustomTestStringConvertible {
    let section: String
    /// A file or a folder.
    let source: String
    /// Matches a declaration. Its group is the name.
    let declaration: String
    /// The number of names that are known to exist.
    let minimum: Int
    /// The number of places.
    let places: Int

    var testDescription: String { section }
  }

  static let tasks = [
    // The groups `loading` and `footer` have a type with a capital letter.
    Task(
      section: "Adding an option", source: "Sources/EdgeRefreshCore/RefreshOptions.swift",
      declaration: #"(?m)^ +public var (\w+)(?! = [A-Z])\b"#, minimum: 24, places: 6),
    Task(
      section: "Adding an event", source: "Sources/EdgeRefreshCore/RefreshEvent.swift",
      declaration: #"(?m)^  case (\w+)"#, minimum: 19, places: 5),
    Task(
      section: "Changing the SwiftUI modifiers", source: "Sources/EdgeRefreshUI/SwiftUI/View+",
      declaration: #"(?m)^ +public nonisolated func (\w+)"#, minimum: 8, places: 3),
    Task(
      section: "Adding a control", source: "Sources/EdgeRefreshControls/Kinds/",
      declaration: #"(?m)^open class (\w+)"#, minimum: 25, places: 4),
    Task(
      section: "Adding a text", source: "Sources/EdgeRefreshControls/Texts/RefreshTexts.swift",
      declaration: #"(?m)^  case \w+ = "(\w+)""#, minimum: 21, places: 2),
  ]

  @Test(arguments: tasks)
  func `the places of a task name everything of its kind`(_ task: Task) throws {
    let places = try Self.places(of: task)
    #expect(places.count == task.places, "\(places)")
    let names = try Self.names(of: task)
    #expect(names.count >= task.minimum, "the names were not found: \(names)")
    for place in places {
      let missing = try names.subtracting(Self.words(in: place))
      #expect(missing.isEmpty, "\(place)")
    }
  }

  /// A file that names everything of a kind is probably a place.
  @Test(arguments: tasks)
  func `no other file names everything of a kind`(_ task: Task) throws {
    let places = try Self.places(of: task)
    let names = try Self.names(of: task)
    for path in Repository.markdownFiles + ArticleTests.articles + Repository.swiftFiles
    where !places.contains(where: path.hasPrefix) {
      let text = try Repository.text(of: path)
      guard names.allSatisfy(text.contains) else { continue }
      #expect(!names.isSubset(of: try Self.words(in: path)), "\(path)")
    }
  }

  /// The first column of the table of a section: files, and folders.
  private static func places(of task: Task) throws -> [String] {
    let text = try Repository.text(of: "CONTRIBUTING.md")
    let section = text.split(separator: "\n## ").first { $0.hasPrefix(task.section + "\n") }
    return try #require(section).matches(of: /(?m)^\| `([^`]+)` \|/).map { String($0.output.1) }
  }

  private static func names(of task: Task) throws -> Set<String> {
    let texts = try Repository.swiftFiles.filter { $0.hasPrefix(task.source) }
      .map(Repository.text)
    let declaration = try Regex(task.declaration, as: (Substring, Substring).self)
    return Set(texts.flatMap { $0.matches(of: declaration).map { String($0.output.1) } })
  }

  private static func words(in place: String) throws -> Set<String> {
    let files = (Repository.swiftFiles + ArticleTests.articles).filter { $0.hasPrefix(place + "/") }
    let texts = try (files.isEmpty ? [place] : files).map(Repository.text)
    return Set(texts.flatMap(\.words).map(String.init))
  }
}
