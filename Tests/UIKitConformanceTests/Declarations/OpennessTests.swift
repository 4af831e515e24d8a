import Foundation
import Testing

/// UIKit's classes come from Objective-C, so Swift sees them, their methods and their properties as
/// `open`. These tests read the sources of the stand-in.
struct OpennessTests {
  /// The classes that are not open, and why.
  private static let closedClasses: [String: String] = [
    "CGColor": "a Core Foundation type, which cannot be subclassed",
    "CGPath": "a Core Foundation type, which cannot be subclassed",
    "NSKeyValueObservation": "public and not open in Foundation",
    "UIColor": "sendable, which Swift can check only for final classes",
    "UIFont": "sendable, which Swift can check only for final classes",
    "UIFontMetrics": "sendable, which Swift can check only for final classes",
    "UIImage": "sendable, which Swift can check only for final classes",
    "UITraitCollection": "sendable, which Swift can check only for final classes",
  ]

  /// The members of open classes that are not open. UIKit declares them in Swift extensions.
  private static let closedMembers: Set = [
    "contentConfiguration", "defaultContentConfiguration",
  ]

  private struct Declaration {
    let file: String
    let line: String
    /// The class that is declared, or the class or extended type that contains the member.
    let type: String
    let isClass: Bool
  }

  @Test func `every public class is open, with reviewed exceptions`() throws {
    let classes = try Self.declarations().filter(\.isClass)
    #expect(classes.count > 50, "the sources were not found")
    let closed = classes.filter { !Self.words($0.line).contains("open") }
    for declaration in closed where Self.closedClasses[declaration.type] == nil {
      Issue.record("\(declaration.file): \(declaration.line)")
    }
    #expect(Set(closed.map(\.type)) == Set(Self.closedClasses.keys), "an exception is not needed")
  }

  @Test func `every public member of an open class is open, with reviewed exceptions`() throws {
    let declarations = try Self.declarations()
    let openClasses = Set(
      declarations.filter { $0.isClass && Self.words($0.line).contains("open") }.map(\.type))
    let members = declarations.filter { !$0.isClass && openClasses.contains($0.type) }
    #expect(members.count > 400, "the sources were not found")
    var exceptions: Set<String> = []
    for member in members where !Self.words(member.line).contains("open") {
      if let name = Self.closedMembers.first(where: member.line.contains) {
        exceptions.insert(name)
      } else {
        Issue.record("\(member.file): \(member.type): \(member.line)")
      }
    }
    #expect(exceptions == Self.closedMembers, "an exception is not needed")
  }

  /// Returns the public and open classes, and the public and open properties and methods of classes
  /// and of extensions. Static members and initializers are never open.
  private static func declarations() throws -> [Declaration] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Linux/UIKit")
    let files = FileManager.default.enumerator(atPath: root.path)
    var found: [Declaration] = []
    while let path = files?.nextObject() as? String {
      guard path.hasSuffix(".swift") else { continue }
      let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      var type = ""
      for line in text.split(separator: "\n").map(String.init) {
        let words = words(line)
        let isVisible = words.contains("public") || words.contains("open")
        if !line.hasPrefix(" "), let name = typeName(words) {
          type = name
          if isVisible, words.contains("class") {
            found.append(Declaration(file: path, line: line, type: type, isClass: true))
          }
        } else if line.hasPrefix("  "), !line.hasPrefix("   "), isVisible,
          ["func", "var", "let", "subscript"].contains(where: words.contains),
          !words.contains("static")
        {
          let text = line.trimmingCharacters(in: .whitespaces)
          found.append(Declaration(file: path, line: text, type: type, isClass: false))
        }
      }
    }
    return found
  }

  /// The words before the first parenthesis, brace, colon or comment of a line.
  private static func words(_ line: String) -> [String] {
    guard !line.trimmingCharacters(in: .whitespaces).hasPrefix("//") else { return [] }
    let end = line.firstIndex { "({:<".contains($0) } ?? line.endIndex
    return line[..<end].split(separator: " ").map(String.init)
  }

  private static func typeName(_ words: [String]) -> String? {
    let keywords: Set = ["class", "extension", "struct", "enum", "protocol"]
    guard let index = words.firstIndex(where: keywords.contains), index + 1 < words.count else {
      return nil
    }
    return words[index + 1]
  }
}
