import Foundation
import Testing

/// The checks of `Documentation/Devices/Checks.md`, and their order in RELEASING.md.
struct DeviceChecklistTests {
  private let text: Substring
  private let swiftUIText: Substring
  private let accessibilityText: Substring
  private let webText: Substring

  /// A check as one line: its number, what to do, what must be seen, and for some checks what to
  /// change otherwise.
  private struct Check {
    let number: String
    let action: String
    let result: String
    let change: String?
  }

  init() throws {
    let document = try Repository.text(of: "Documentation/Devices/Checks.md")
    text = try Self.section("Checks on an iPhone", of: document)
    swiftUIText = try Self.section("SwiftUI on a device", of: document)
    accessibilityText = try Self.section("Accessibility on a device", of: document)
    webText = try Self.section("Web views on a device", of: document)
  }

  private static func section(_ title: String, of document: String) throws -> Substring {
    let start = try #require(document.firstRange(of: "\n## \(title)\n"))
    let rest = document[start.upperBound...]
    return rest[..<(rest.firstRange(of: "\n## ")?.lowerBound ?? rest.endIndex)]
  }

  private static func numbers(in text: some StringProtocol) -> [String] {
    String(text).matches(of: /(?m)^- \*\*([ADUW]\d+)\*\*/).map { String($0.output.1) }
  }

  private static func checks(in text: some StringProtocol) -> [Check] {
    let joined = String(text).replacing(/\n +/, with: " ")
    let pattern = /(?m)^- \*\*([ADUW]\d+)\*\* (.+?) → (.+?)(?: \(((?:`|No property:).+)\))?$/
    return joined.matches(of: pattern).map { match in
      Check(
        number: String(match.output.1), action: String(match.output.2),
        result: String(match.output.3), change: match.output.4.map { String($0) })
    }
  }

  @Test func `each check says what to do and what must be seen`() {
    for part in [text, swiftUIText, accessibilityText, webText] {
      #expect(Self.checks(in: part).map(\.number) == Self.numbers(in: part))
    }
  }

  @Test func `the checks of web views are numbered in order`() {
    let numbers = Self.numbers(in: webText)
    #expect(numbers.count > 5)
    #expect(numbers == (1...numbers.count).map { "W\($0)" })
  }

  @Test func `the checks of accessibility are numbered in order`() {
    let numbers = Self.numbers(in: accessibilityText)
    #expect(numbers.count > 10)
    #expect(numbers == (1...numbers.count).map { "A\($0)" })
  }

  @Test func `the checks of SwiftUI are numbered in order`() {
    let numbers = Self.numbers(in: swiftUIText)
    #expect(numbers.count > 10)
    #expect(numbers == (1...numbers.count).map { "U\($0)" })
  }

  @Test func `the checks are numbered in order and take at most an hour and a half`() {
    let numbers = Self.numbers(in: text)
    #expect(numbers.count > 30)
    #expect(numbers == (1...numbers.count).map { "D\($0)" })
    let minutes = text.matches(of: /\((\d+) minutes\)/).compactMap { Int($0.output.1) }
    #expect(minutes.count == text.matches(of: /(?m)^###\s/).count)
    #expect(minutes.reduce(0, +) <= 90)
  }

  @Test func `the template has a line for each check`() throws {
    let template = try Repository.text(of: "Documentation/Devices/Template.md")
    let lines = template.matches(of: /(?m)^- ([ADUW]\d+):$/).map { String($0.output.1) }
    #expect(
      lines
        == [text, swiftUIText, accessibilityText, webText].flatMap { Self.numbers(in: $0) })
  }

  @Test func `the checks begin with what must work and what is uncertain, and end with the record`()
  {
    let parts = text.matches(of: /(?m)^### (\w+)/).map { String($0.output.1) }
    #expect(parts.prefix(3) == ["What", "Uncertain", "Probe"])
    #expect(parts.last == "Record")
  }

  @Test func `each uncertain behavior names the answer and the code that would change`() throws {
    let behaviors = try #require(text.firstRange(of: "### Uncertain behaviors"))
    let end = try #require(text.firstRange(of: "### Probe"))
    let checks = Self.checks(in: text[behaviors.upperBound..<end.lowerBound])
    #expect(checks.count == 11)
    let answers = try Repository.text(of: "Linux/UIKit/Answers/UIKitAnswers.swift")
    let sources = try Repository.swiftFiles.filter { $0.hasPrefix("Sources/") }
      .map { ($0, try Repository.text(of: $0)) }
    for check in checks {
      let change = try #require(check.change, "\(check.number)")
      let parts = change.split(separator: ":", maxSplits: 1)
      if parts[0] != "No property" {
        #expect(parts[0].contains("`"), "\(check.number)")
        for name in parts[0].matches(of: /`(\w+)`/) {
          #expect(answers.contains("package var \(name.output.1) ="), "\(name.output.1)")
        }
      }
      for name in parts[1].matches(of: /`(\w+\.swift)`/) {
        #expect(sources.contains { $0.0.hasSuffix("/\(name.output.1)") }, "\(name.output.1)")
      }
      for name in parts[1].matches(of: /`(?:(\w+)\.)?(\w+)\([\w:]*\)`/) {
        let file = name.output.1.map { "/\($0).swift" } ?? ".swift"
        let isDeclared = sources.contains {
          $0.0.hasSuffix(file) && $0.1.contains("func \(name.output.2)(")
        }
        #expect(isDeclared, "\(name.output.0)")
      }
    }
  }

  @Test func `every example that a check names is in the app of the checks`() throws {
    var titles: [String: Set<String>] = [:]
    for path in try XcodeProject(in: "Tools/Probe").swiftFiles {
      let source = try Repository.text(of: path)
      let names = source.matches(of: /GallerySection\(\s*"([^"]+)"/).map { String($0.output.1) }
      let examples = source.matches(of: /GalleryExample\(\s*"[^"]+", "([^"]+)"/)
        .map { String($0.output.1) }
      for name in names { titles[name, default: []].formUnion(examples) }
    }
    // In the checks of SwiftUI, a title without a section is in the section *SwiftUI*.
    for (part, section) in [
      (text, "Checks on a device"), (swiftUIText, "SwiftUI"), (accessibilityText, ""),
    ] {
      let actions = Self.checks(in: part).map(\.action)
      let named = actions.flatMap { Self.screens(in: $0, section: section) }
      #expect(named.count > 10)
      for (section, title) in named {
        #expect(titles[section]?.contains(title) == true, "\(section) › \(title)")
      }
    }
  }

  @Test func `a screen has the section before it, or that of its check`() {
    let screens = Self.screens(
      in: "*One*, *Two* › *Three* and *Four*, *Five*: see the article *Six*.", section: "Seven")
    let expected = [("Seven", "One"), ("Two", "Three"), ("Two", "Four"), ("Seven", "Five")]
    #expect(screens.map(\.section) == expected.map(\.0))
    #expect(screens.map(\.title) == expected.map(\.1))
  }

  /// The sections and titles of the screens that a check names. A title after “and” has the section
  /// of the title before it.
  private static func screens(
    in action: String, section: String
  ) -> [(section: String, title: String)] {
    var screens: [(section: String, title: String)] = []
    let pattern = /(and |article )?(?:\*([^*]+)\* › )?\*([^*]+)\*/
    for match in action.matches(of: pattern) where match.output.1 != "article " {
      let inherited = match.output.1 == nil ? nil : screens.last?.section
      let own = match.output.2.map { String($0) }
      screens.append((own ?? inherited ?? section, String(match.output.3)))
    }
    return screens
  }

  @Test(
    arguments: [
      "alwaysBounceVertical", "metatypes", "hidden view", "haptic", "call", "otate", "Split View",
      "keyboard", "size themselves", "grab", "animation changes nothing", "Large title",
      "Background view", "Zoom", "safeAreaBar", "bar shrink", "fly in", "Sideways section", "Blur",
      "one turn", "outside the view hierarchy", "edges of the screen",
    ])
  func `the checks cover the known risks`(_ risk: String) {
    #expect(Self.words(of: text).contains(risk))
  }

  /// What every later check needs is tried on a Mac, before somebody takes an iPhone.
  @Test func `a Mac builds, links and runs the probe before an iPhone is used`() throws {
    try Self.expectOrder(
      of: [
        "build for iOS", "own framework links", "`Scripts/run-probe FILE`", "--simulator NAME",
        "(Documentation/Devices/Checks.md)",
      ], in: Repository.text(of: "RELEASING.md"))
    try Self.expectOrder(
      of: [
        "your team", "bundle identifier", "## Checks on an iPhone", "### What must work",
        "Hold, then let go", "grab the list while it moves back",
      ], in: Repository.text(of: "Documentation/Devices/Checks.md"))
  }

  /// Returns a text without line breaks.
  private static func words(of text: some StringProtocol) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func expectOrder(of steps: [String], in document: String) throws {
    var rest = words(of: document)[...]
    for step in steps {
      let place = try #require(rest.firstRange(of: step), "\(step)")
      rest = rest[place.upperBound...]
    }
  }

  @Test(
    arguments: [
      "Switch Control, select the footer", "Voice Control: say “Tap load more”",
    ])
  func `the checks of accessibility cover the known risks`(_ risk: String) {
    #expect(Self.words(of: accessibilityText).contains(risk))
  }

  @Test(
    arguments: [
      "reset the inset", "recycled", "Large title", "sheet", "minimizes", "edge of the bar",
      "VoiceOver", "iOS 15 and 16", "Controlled footer", "Own style", "list style", "offset",
      "refreshable", "memory graph", "on the first new row",
    ])
  func `the checks of SwiftUI cover the known risks`(_ risk: String) {
    #expect(Self.words(of: swiftUIText).contains(risk))
  }
}
