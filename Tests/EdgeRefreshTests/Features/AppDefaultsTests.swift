import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// Restores the defaults after each test, because all tests share the configuration.
@Suite(.isolated, .serialized)
@MainActor
struct AppDefaultsTests {
  private func with<Result>(
    _ change: (RefreshConfiguration) -> Void, make: () throws -> Result
  ) rethrows -> Result {
    let configuration = RefreshConfiguration.default
    change(configuration)
    defer { (configuration.changedAppearance, configuration.options) = (nil, RefreshOptions()) }
    return try make()
  }

  @Test func `a new control has the look that the app has set`() {
    let image = UIImage.blanks(1)[0]
    let (header, footer) = with {
      $0.appearance.font = .systemFont(ofSize: 13)
      $0.appearance.timeFont = .systemFont(ofSize: 11)
      $0.appearance.textColor = .systemTeal
      $0.appearance.timeColor = .systemGray
      $0.appearance.textSpacing = 12
      $0.appearance.arrowImage = image
      $0.appearance.activityIndicatorStyle = .large
      $0.appearance.activityIndicatorColor = .systemRed
      $0.appearance.backgroundColor = .systemYellow
    } make: {
      (NormalHeader {}, AutoNormalFooter {})
    }
    #expect(header.stateLabel.font.pointSize == 13 && header.stateLabel.textColor == .systemTeal)
    #expect(header.lastUpdatedTimeLabel.font.pointSize == 11)
    #expect(header.lastUpdatedTimeLabel.textColor == .systemGray)
    #expect(header.textSpacing == 12 && header.arrowView.image === image)
    #expect(header.loadingView.style == .large && header.loadingView.color == .systemRed)
    #expect(header.backgroundColor == .systemYellow)
    #expect(footer.stateLabel.font.pointSize == 13 && footer.loadingView.color == .systemRed)
    let later = NormalHeader {}
    #expect(later.stateLabel.font.pointSize == 14 && later.textSpacing == 25)
  }

  @Test func `a new control behaves as the app has set`() {
    let (header, footer) = with {
      $0.options.openingDuration = 0.1
      $0.options.closingDuration = 0.2
      $0.options.fadesWithPull = true
      $0.options.isBlockedByOtherRefreshes = true
      $0.options.showsFailure = true
      $0.options.minimumVisibleDuration = 0.5
      $0.options.resultDuration = 1
      $0.options.timeoutDuration = 30
      $0.options.beginsAtThreshold = true
      $0.options.playsHapticFeedback = true
      $0.options.loading.prefetchDistance = .viewLengths(2)
      $0.options.loading.loadsAgainOnReturn = false
      $0.options.footer.hidesWhenContentFits = true
      $0.options.footer.resetsWithHeader = true
    } make: {
      (NormalHeader {}, AutoNormalFooter {})
    }
    #expect(header.openingDuration == 0.1 && header.closingDuration == 0.2)
    #expect(header.fadesWithPull && header.isBlockedByOtherRefreshes && header.showsFailure)
    #expect(header.minimumVisibleDuration == 0.5 && header.resultDuration == 1)
    #expect(header.timeoutDuration == 30 && header.beginsAtThreshold)
    #expect(header.playsHapticFeedback)
    #expect(footer.prefetchDistance == .viewLengths(2) && !footer.loadsAgainOnReturn)
    #expect(footer.hidesWhenContentFits && footer.resetsWithHeader)
    #expect(footer.showsFailure && footer.timeoutDuration == 30)
    let later = AutoNormalFooter {}
    #expect(!later.showsFailure && later.prefetchDistance == nil && later.timeoutDuration == nil)
  }

  @Test func `what a subclass or an app sets takes precedence`() {
    final class OwnHeader: NormalHeader {
      override func prepare() {
        super.prepare()
        stateLabel.textColor = .systemRed
        options.showsFailure = false
      }
    }
    let header = with {
      $0.appearance.textColor = .systemTeal
      $0.options.showsFailure = true
      $0.options.fadesWithPull = true
    } make: {
      let header = OwnHeader {}
      header.fadesWithPull = false
      return header
    }
    #expect(header.stateLabel.textColor == .systemRed)
    #expect(!header.showsFailure && !header.fadesWithPull)
  }

  @Test func `a default font follows the user's text size if the control does`() {
    MainLoop.current.preferredContentSizeCategory = .extraExtraExtraLarge
    let screen = Screen()
    with {
      $0.appearance.font = .systemFont(ofSize: 13)
    } make: {
      let header = NormalHeader {}
      screen.attach(header)
      #expect(header.stateLabel.font.pointSize > 13)
      header.adjustsForContentSizeCategory = false
      #expect(header.stateLabel.font.pointSize == 13)
      #expect(header.lastUpdatedTimeLabel.font.pointSize == 13)
      header.adjustsForContentSizeCategory = true
      #expect(header.stateLabel.font.pointSize > 13)
    }
  }

  @Test func `defaults that were not set change nothing`() {
    let header = with {
      $0.appearance.timeColor = .systemGray
      $0.options.closingDuration = 1
    } make: {
      NormalHeader {}
    }
    let standard = NormalHeader {}
    #expect(header.stateLabel.font == standard.stateLabel.font)
    #expect(header.stateLabel.textColor == standard.stateLabel.textColor)
    #expect(header.openingDuration == standard.openingDuration && header.closingDuration == 1)
  }
}
