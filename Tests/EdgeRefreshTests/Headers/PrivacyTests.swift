import Foundation
import TestSupport
import Testing

struct PrivacyTests {
  /// Of the APIs that require a reason, the library uses only `UserDefaults`.
  @Test(.scenario("S45")) func `the privacy manifest lists exactly what the library uses`() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/EdgeRefreshControls")
    let manifest = try Data(
      contentsOf: sources.appendingPathComponent("Resources/PrivacyInfo.xcprivacy"))
    let list = try #require(
      try PropertyListSerialization.propertyList(from: manifest, format: nil) as? [String: Any])
    #expect(list["NSPrivacyTracking"] as? Bool == false)
    #expect((list["NSPrivacyTrackingDomains"] as? [Any])?.isEmpty == true)
    #expect((list["NSPrivacyCollectedDataTypes"] as? [Any])?.isEmpty == true)
    let accessed = try #require(list["NSPrivacyAccessedAPITypes"] as? [[String: Any]])
    #expect(accessed.count == 1)
    #expect(
      accessed.first?["NSPrivacyAccessedAPIType"] as? String
        == "NSPrivacyAccessedAPICategoryUserDefaults")
    #expect(accessed.first?["NSPrivacyAccessedAPITypeReasons"] as? [String] == ["CA92.1"])

    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    let text = try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    #expect(text.contains("UserDefaults"))
    for other in ["systemUptime", "mach_absolute_time", "creationDate", "volumeAvailableCapacity"] {
      #expect(!text.contains(other))
    }
  }
}
