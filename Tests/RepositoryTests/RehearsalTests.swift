import Foundation
import Testing

/// Runs `Scripts/rehearse-ios` with tools that replace the one of the rehearsal.
struct RehearsalTests {
  private func result(ofToolThat commands: String) async throws -> CommandResult {
    let tool = FileManager.default.temporaryDirectory
      .appendingPathComponent("rehearse-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: tool) }
    try await CommandResult.writeScript(commands, to: tool)
    return try await CommandResult.of(["Scripts/rehearse-ios", tool.path])
  }

  @Test func `without the tool, nothing is printed`() async throws {
    let result = try await CommandResult.of(
      ["make", "--no-print-directory", "rehearsal", "REHEARSAL=/no/such/tool"])
    #expect(result.status == 0)
    #expect(result.output == "" && result.errors == "")
  }

  @Test func `a tool that finds nothing succeeds with the number of compilations`() async throws {
    let result = try await result(
      ofToolThat: "test \"$*\" = 'package .' && echo 'a: nothing found' && echo 'b: nothing found'")
    #expect(result.status == 0)
    #expect(result.output == "rehearsal: 2 compilations for iOS, nothing found\n")
  }

  @Test func `what the tool finds is printed, and its status is passed on`() async throws {
    let result = try await result(ofToolThat: "echo 'a:'; echo '  A.swift:1:2: error: b'; exit 1")
    #expect(result.status == 1)
    #expect(result.errors.contains("A.swift:1:2: error: b"))
  }

  @Test func `a tool that compiles nothing fails`() async throws {
    let result = try await result(ofToolThat: "exit 0")
    #expect(result.status != 0)
    #expect(result.errors.contains("compiled nothing"))
  }

  @Test func `Objective-C is not rehearsed without what the tool made of the package`() async throws
  {
    let result = try await CommandResult.of(["Scripts/rehearse-objective-c", "/none", "/none"])
    #expect(result.status != 0)
    #expect(!result.output.contains("nothing found"))
  }

  /// Runs the check of the members that Objective-C can call with a listing of a build.
  private func check(_ change: (inout [String]) -> Void) async throws -> CommandResult {
    var members = try Repository.text(of: "Tests/MJRefreshTests/ObjectiveCMembers.txt")
      .split(separator: "\n").map(String.init)
    #expect(members.count > 150)
    change(&members)
    let listing = FileManager.default.temporaryDirectory
      .appendingPathComponent("members-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: listing) }
    let lines = members.map { "  @objc \($0)\n" }.joined()
    try Data("object: MJRefresh: nothing found\n\(lines)".utf8).write(to: listing)
    return try await CommandResult.of(
      ["sh", "-c", "Scripts/check-objective-c-members < '\(listing.path)'"])
  }

  @Test func `a member that Objective-C cannot call is reported`() async throws {
    #expect(try await check { _ in }.status == 0)
    let result = try await check { $0.removeAll { $0 == "RefreshComponent.state.setter" } }
    #expect(result.status == 1)
    #expect(result.errors == "Objective-C cannot call:\nRefreshComponent.state.setter\n")
  }

  @Test(arguments: [
    "RefreshComponent.setTitle(orNil:for:)", "RefreshHeader.indicatorStyle.getter",
    "BackFooter.setImages(_:for:)", "static RefreshComponent.make(block:)",
    "RefreshComponent.options.getter",
  ])
  func `a member that only other classes of MJRefresh have is reported`(
    _ member: String
  ) async throws {
    let result = try await check { $0.append(member) }
    #expect(result.status == 1)
    #expect(result.errors == "Objective-C can also call:\n\(member)\n")
  }

  @Test func `overrides of UIKit and other classes are not reported`() async throws {
    let result = try await check {
      $0 += [
        "RefreshComponent.layoutSubviews()", "RefreshFooter.isHidden.setter",
        "StateHeader.init(coder:)", "RefreshComponent.accessibilityLabel.getter",
        "RefreshComponent.willMove(toSuperview:)", "TapRecognizer.tapped()",
      ]
    }
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func `the further sources are those of the repository`() throws {
    struct Client: Decodable {
      let name: String
      let flags: [String]
      let sources: [String]
    }
    let text = try Repository.text(of: "ios-rehearsal.json")
    let clients = try JSONDecoder().decode([Client].self, from: Data(text.utf8))
    #expect(!clients.isEmpty)
    for client in clients {
      #expect(client.flags.starts(with: ["-swift-version"]), "\(client.name)")
      for source in client.sources {
        #expect(
          Repository.swiftFiles.contains { $0 == source || $0.hasPrefix(source + "/") },
          "\(client.name): \(source)")
      }
    }
  }
}
