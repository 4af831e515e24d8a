import EdgeRefreshControls
import Foundation
import MJRefresh
import Testing
import UIKit
import UIKitSimulator

@MainActor
struct BundleMemberTests {
  @Test func `the text for a key is the text that controls show`() {
    for key in RefreshTextKey.allCases {
      let text = RefreshConfiguration.default.text(for: key)
      #expect(Bundle.mj_localizedString(forKey: key.rawValue) == text)
      #expect(Bundle.mj_localizedString(forKey: key.rawValue, value: nil) == text)
      #expect(Bundle.mj_localizedString(forKey: key.rawValue, value: "other") == text)
    }
    #expect(Bundle.mj_localizedString(forKey: MJRefreshHeaderIdleText) != "")
  }

  @Test func `there are constants for the keys of MJRefresh and for no others`() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/MJRefresh/TextKeys.swift")
    let constants = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("public ") }.map { $0.split(separator: " ")[2] }
    let keys = RefreshTextKey.allCases.map(\.rawValue)
    let names = constants.map { String($0) }.sorted()
    #expect(names == keys.filter { $0.hasPrefix("MJ") }.sorted())
    #expect(keys.allSatisfy { $0.hasPrefix("MJRefresh") || $0.hasPrefix("EdgeRefresh") })
    #expect(keys.filter { $0.hasPrefix("EdgeRefresh") }.count == 6)
  }

  @Test func `the text for another key is that of the app, the given value or the key`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("App.strings")
    try #""greeting" = "Hello";"#.write(to: file, atomically: true, encoding: .utf8)
    let configuration = MJRefreshConfig.default
    configuration.i18nBundle = Bundle(url: folder)
    configuration.i18nFilename = "App"
    defer { (configuration.i18nBundle, configuration.i18nFilename) = (nil, nil) }
    #expect(Bundle.mj_localizedString(forKey: "greeting") == "Hello")
    #expect(Bundle.mj_localizedString(forKey: "none", value: "other") == "other")
    #expect(Bundle.mj_localizedString(forKey: "none", value: nil) == "none")
    #expect(Bundle.mj_localizedString(forKey: "none") == "none")
  }

  @Test func `the arrow images are those of the controls`() {
    Simulator().run {
      #expect(Bundle.mj_arrowImage() === MJRefreshNormalHeader().arrowView.image)
      #expect(Bundle.mj_arrowImage() === MJRefreshBackNormalFooter().arrowView.image)
      #expect(Bundle.mj_trailArrowImage() === MJRefreshNormalTrailer().arrowView.image)
      #expect(Bundle.mj_arrowImage() !== Bundle.mj_trailArrowImage())
    }
  }

  @Test func `constants equal the defaults of the controls`() {
    Simulator().run {
      let header = MJRefreshStateHeader()
      #expect(header.mj_h == MJRefreshHeaderHeight)
      #expect(MJRefreshBackFooter().mj_h == MJRefreshFooterHeight)
      #expect(MJRefreshTrailer().mj_w == MJRefreshTrailWidth)
      #expect(header.labelLeftInset == MJRefreshLabelLeftInset)
      #expect(CGFloat(header.fastAnimationDuration) == MJRefreshFastAnimationDuration)
      #expect(CGFloat(header.slowAnimationDuration) == MJRefreshSlowAnimationDuration)
      #expect(header.lastUpdatedTimeKey == MJRefreshHeaderLastUpdatedTimeKey)
    }
    #expect(
      Notification.Name.MJRefreshDidChangeLanguage
        == RefreshConfiguration.didChangeLanguageNotification)
  }
}
