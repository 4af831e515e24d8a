import Testing

struct SourceTests {
  @Test func `every Swift file has at most 300 lines`() throws {
    #expect(Repository.swiftFiles.count > 500, "the source files were not found")
    for path in Repository.swiftFiles {
      let lines = try Repository.text(of: path).utf8.count { $0 == UInt8(ascii: "\n") }
      #expect(lines <= 300, "\(path)")
    }
  }
}
