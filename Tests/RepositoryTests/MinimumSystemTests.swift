import Testing

/// The oldest iOS that the project supports is stated in several files.
struct MinimumSystemTests {
  /// A file, and a pattern whose first group is the oldest version of iOS.
  struct Statement: Sendable {
    let path: String
    let pattern: String
  }

  private static let minimum = 15

  static let statements = [
    Statement(path: "Package.swift", pattern: #"\.iOS\(\.v(\d+)\)"#),
    Statement(path: "Examples/TestingYourApp/Package.swift", pattern: #"\.iOS\(\.v(\d+)\)"#),
    Statement(
      path: "Examples/Gallery/Gallery.xcodeproj/project.pbxproj",
      pattern: #"IPHONEOS_DEPLOYMENT_TARGET = (\d+)\.0;"#),
    Statement(
      path: "Tools/Probe/Probe.xcodeproj/project.pbxproj",
      pattern: #"IPHONEOS_DEPLOYMENT_TARGET = (\d+)\.0;"#),
    Statement(path: "README.md", pattern: #"requires iOS (\d+)"#),
    Statement(path: "Documentation/Comparison.md", pattern: #"\| oldest iOS \| (\d+) \|"#),
    Statement(
      path: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/EdgeRefreshUI.md",
      pattern: #"requires iOS (\d+)"#),
    Statement(
      path: "Sources/MJRefresh/MJRefresh.docc/MigratingFromMJRefresh.md",
      pattern: #"deployment target must be iOS (\d+)"#),
  ]

  @Test(arguments: statements)
  func `every file that states the oldest iOS states the same version`(_ statement: Statement)
    throws
  {
    let versions = try Self.versions(statement.pattern, in: Repository.text(of: statement.path))
    #expect(!versions.isEmpty, "\(statement.path) states no version")
    #expect(versions.allSatisfy { $0 == Self.minimum }, "\(statement.path): \(versions)")
  }

  @Test(arguments: Repository.paths.filter { $0.hasSuffix(".podspec") })
  func `every pod requires the same iOS`(_ path: String) throws {
    let text = try Repository.text(of: path)
    #expect(
      try Self.versions(#"ios\.deployment_target = '(\d+)\.0'"#, in: text) == [Self.minimum])
  }

  @Test func `no article requires another iOS`() throws {
    let pattern = #"(?:requires?|at least|must be) iOS (\d+)|iOS (\d+) (?:or|and) later"#
    for path in Repository.paths where path.hasSuffix(".md") {
      let versions = try Self.versions(pattern, in: Repository.text(of: path))
      // A feature of a later system is allowed; the project does not run on an earlier one.
      #expect(versions.allSatisfy { $0 >= Self.minimum }, "\(path): \(versions)")
    }
  }

  @Test func `no source asks for a system that every device has`() throws {
    for path in Repository.swiftFiles where !path.hasPrefix("Tests/") {
      let text = try Repository.text(of: path)
      let versions = try Self.versions(#"available\(\s*iOS (\d+)"#, in: text)
      #expect(versions.allSatisfy { $0 > Self.minimum }, "\(path): \(versions)")
    }
  }

  @Test func `the versions that a pattern finds are those of its groups`() throws {
    let text = "requires iOS 13, and `#available(iOS 14, *)`"
    #expect(try Self.versions(#"requires iOS (\d+)"#, in: text) == [13])
    #expect(try Self.versions(#"iOS (\d+)"#, in: text) == [13, 14])
    #expect(try Self.versions(#"macOS (\d+)"#, in: text) == [])
  }

  private static func versions(_ pattern: String, in text: String) throws -> [Int] {
    try text.matches(of: Regex(pattern)).compactMap { match in
      match.output.dropFirst().compactMap(\.substring).first.flatMap { Int($0) }
    }
  }
}
