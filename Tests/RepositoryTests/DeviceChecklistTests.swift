import Foundation
import Testing

/// The sections *Checks on an iPhone*, *SwiftUI on a device* and *Accessibility on a device* of
/// RELEASING.md.
struct DeviceChecklistTests {
  private let text: Substring
  private let swiftUIText: Substring
  private let accessibilityText: Substring

  init() throws {
    let document = try Repository.text(of: "RELEASING.md")
    text = try Self.section("Checks on an iPhone", of: document)
    swiftUIText = try Self.section("SwiftUI on a device", of: document)
    accessibilityText = try Self.section("Accessibility on a device", of: document)
  }

  private static func section(_ title: String, of document: String) throws -> Substring {
    let start = try #require(document.firstRange(of: "\n## \(title)\n"))
    let rest = document[start.upperBound...]
    return rest[..<(rest.firstRange(of: "\n## ")?.lowerBound ?? rest.endIndex)]
  }

  private static func numbers(in text: some StringProtocol) -> [String] {
    String(text).matches(of: /(?m)^\| ([ADU]\d+) \|/).map { String($0.output.1) }
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

  @Test func `the template has a row for each check`() throws {
    let template = try Repository.text(of: "Documentation/Devices/Template.md")
    #expect(
      Self.numbers(in: template)
        == [text, swiftUIText, accessibilityText].flatMap { Self.numbers(in: $0) })
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
    let rows = text[behaviors.upperBound..<end.lowerBound].split(separator: "\n")
      .filter { $0.wholeMatch(of: /\| D\d+ \|.*/) != nil }
    #expect(rows.count == 11)
    let answers = try Repository.text(of: "Linux/UIKit/Answers/UIKitAnswers.swift")
    let sources = try Repository.swiftFiles.filter { $0.hasPrefix("Sources/") }
      .map { ($0, try Repository.text(of: $0)) }
    for row in rows {
      let columns = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(columns.count == 5, "\(row)")
      let parts = columns[4].split(separator: ":", maxSplits: 1)
      if parts[0] != "No answer" && !parts[0].hasPrefix("No answer,") {
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
    let named = (text + swiftUIText + accessibilityText).matches(of: /\*([^*]+)\* › \*([^*]+)\*/)
    #expect(named.count > 20)
    for example in named {
      let (section, title) = (String(example.output.1), String(example.output.2))
      #expect(titles[section]?.contains(title) == true, "\(section) › \(title)")
    }
  }

  @Test(
    arguments: [
      "alwaysBounceVertical", "metatypes", "hidden view", "haptic", "call", "otate", "Split View",
      "keyboard", "size themselves", "grab", "animation changes nothing", "Large title",
      "Background view", "Zoom", "safeAreaBar", "bar shrink", "fly in", "Sideways section", "Blur",
      "one turn", "outside the view hierarchy", "edges of the screen",
    ])
  func `the checks cover the known risks`(_ risk: String) {
    #expect(text.contains(risk))
  }

  /// What every later check needs is tried on a Mac, before somebody takes an iPhone.
  @Test func `a Mac builds, links and runs the probe before an iPhone is used`() throws {
    let document = try Repository.text(of: "RELEASING.md")
    var rest = document[...]
    for step in [
      "build\n         for iOS in Xcode", "own framework links", "`Scripts/run-probe FILE`",
      "--simulator NAME", "## Checks on an iPhone", "your team", "bundle\n   identifier",
      "### What must work", "Hold, then lift", "grab the list while it moves back",
    ] {
      let place = try #require(rest.firstRange(of: step), "\(step)")
      rest = rest[place.upperBound...]
    }
  }

  @Test(
    arguments: [
      "Switch Control, select the footer", "Voice Control: say “Tap load more”",
    ])
  func `the checks of accessibility cover the known risks`(_ risk: String) {
    #expect(accessibilityText.contains(risk))
  }

  @Test(
    arguments: [
      "reset the inset", "recycled", "Large title", "sheet", "minimizes", "edge of the bar",
      "VoiceOver", "iOS 15", "iOS 16", "Controlled footer", "Own style", "list style", "offset",
      "refreshable", "memory graph", "on the first new row",
    ])
  func `the checks of SwiftUI cover the known risks`(_ risk: String) {
    #expect(swiftUIText.contains(risk))
  }
}
