import EdgeRefreshControls
import Foundation
import MJRefresh
import Testing
import UIKit
import UIKitSimulator

@MainActor
struct BundleMemberTests {
  @Test func `a key is answered with what controls say`() {
    for key in RefreshTextKey.allCases {
      let text = RefreshConfiguration.default.text(for: key)
      #expect(Bundle.mj_localizedString(forKey: key.rawValue) == text)
      #expect(Bundle.mj_localizedString(forKey: key.rawValue, value: nil) == text)
      #expect(Bundle.mj_localizedString(forKey: key.rawValue, value: "other") == text)
    }
    #expect(Bundle.mj_localizedString(forKey: MJRefreshHeaderIdleText) != "")
  }

  @Test func `an unknown key is answered with the value given or nothing`() {
    #expect(Bundle.mj_localizedString(forKey: "none", value: "other") == "other")
    #expect(Bundle.mj_localizedString(forKey: "none", value: nil) == "")
    #expect(Bundle.mj_localizedString(forKey: "none") == "")
  }

  @Test func `the arrows are those of the controls`() {
    Simulator().run {
      #expect(Bundle.mj_arrowImage() === MJRefreshNormalHeader().arrowView.image)
      #expect(Bundle.mj_arrowImage() === MJRefreshBackNormalFooter().arrowView.image)
      #expect(Bundle.mj_trailArrowImage() === MJRefreshNormalTrailer().arrowView.image)
      #expect(Bundle.mj_arrowImage() !== Bundle.mj_trailArrowImage())
    }
  }

  @Test func `constants are what controls have`() {
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
