import Foundation
import Testing

/// An app's subclass of a control may use any name that MJRefresh does not have. A subclass can
/// reuse the name of a member of a protocol extension, but not of a class.
struct OwnMemberTests {
  @Test func `classes of controls have only the members of MJRefresh`() throws {
    let original = try Self.originalNames.get()
    #expect(original.isSuperset(of: ["endRefreshing", "stateLabel", "mj_header"]))
    let members = try Self.members.get().filter(\.isOfClass)
    #expect(members.count > 100, "the members were not found")
    for member in members {
      #expect(original.contains(member.name), "\(member.path): \(member.name)")
    }
  }

  @Test func `a test declares a member of its own for each name that MJRefresh does not have`()
    throws
  {
    let app = try Repository.text(of: "Tests/MJRefreshTests/App/OwnMembers.swift")
    let own = Set(app.matches(of: /(?:var|func) (\w+)/).map { String($0.output.1) })
    let original = try Self.originalNames.get()
    let members = try Self.members.get().filter { !$0.isOfClass && !original.contains($0.name) }
    #expect(members.count > 40, "the members were not found")
    for member in members {
      #expect(own.contains(member.name), "\(member.path): \(member.name)")
    }
  }

  private struct Member {
    let name: String
    let path: String
    /// Whether the member belongs to a class, and not to a protocol.
    let isOfClass: Bool
  }

  /// The public members of controls and views that `import MJRefresh` makes visible.
  private static let members = Result {
    let paths = Repository.swiftFiles.filter {
      $0.hasPrefix("Sources/EdgeRefreshControls/") || $0.hasPrefix("Sources/MJRefresh/")
    }
    let texts = try paths.map { ($0, try Repository.text(of: $0)) }
    var classes: Set<Substring> = ["UIView", "UIScrollView", "UILabel"]
    var protocols: Set<Substring> = ["RefreshComponentProtocol"]
    for (_, text) in texts {
      classes.formUnion(text.matches(of: /(?m)^open class (\w+)/).map(\.output.1))
      classes.formUnion(
        text.matches(of: /(?m)^public typealias (MJRefresh\w+) = \w+$/).map(\.output.1))
      protocols.formUnion(text.matches(of: /(?m)^public protocol (\w+Displaying)/).map(\.output.1))
      protocols.formUnion(text.matches(of: /(?m)^public protocol (\w+Loading)/).map(\.output.1))
    }
    classes.subtract(["MJRefreshState", "MJRefreshConfig"])
    // Options are members of controls, too.
    let path = "Sources/EdgeRefreshCore/RefreshOptions.swift"
    let options = try Repository.text(of: path).matches(of: /public var (\w+)/).map {
      Member(name: String($0.output.1), path: path, isOfClass: false)
    }
    return options
      + texts.flatMap { path, text in
        members(in: text, at: path, of: classes, true)
          + members(in: text, at: path, of: protocols, false)
      }
  }

  /// The members in the declarations and extensions of types in a text.
  private static func members(
    in text: String, at path: String, of types: Set<Substring>, _ areClasses: Bool
  ) -> [Member] {
    // A literal would be compiled again for each line.
    let typeStart = /^ *(?:@objc )?(?:open class|extension) (\w+)/
    let modifiers = /^ +(?:open|public) (?!override)(?:dynamic |final |weak |static )*/
    let memberStart = /(?:var|let|func) (\w+)/
    var members: [Member] = []
    var isInside = false
    for line in text.split(separator: "\n") {
      // Matching is slow in a build without optimization, and many lines are comments.
      if line.drop(while: { $0 == " " }).hasPrefix("//") { continue }
      if let type = line.firstMatch(of: typeStart) {
        isInside = types.contains(type.output.1)
      } else if line == "}" {
        isInside = false
      }
      guard isInside, let start = line.prefixMatch(of: modifiers) else { continue }
      let declaration = line[start.range.upperBound...]
      guard let name = declaration.prefixMatch(of: memberStart) else { continue }
      members.append(
        Member(name: String(name.output.1), path: path, isOfClass: areClasses))
    }
    return members
  }

  /// The names of members in the page of the original names.
  private static let originalNames = Result {
    let page = try Repository.text(of: "Sources/MJRefresh/MJRefresh.docc/Names.md")
    return Set(page.matches(of: /(?m)^\| `\w+\.(\w+)/).map { String($0.output.1) })
  }
}
