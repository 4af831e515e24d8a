import Testing

/// Some members of the module MJRefresh have two forms: one for Objective-C, and one for Linux.
struct LinuxFormTests {
  @Test func `the members for Linux are written by the script`() async throws {
    let result = try await CommandResult.of(["Scripts/generate-linux-forms"])
    #expect(result.status == 0, "\(result.errors)")
    let file = try Repository.text(of: "Linux/MJRefreshForms/LinuxForms.swift")
    #expect(result.output == file, "run Scripts/generate-linux-forms")
  }
}
