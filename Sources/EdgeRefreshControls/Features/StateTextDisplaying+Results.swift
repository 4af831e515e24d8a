public import EdgeRefreshCore
import UIKit

extension StateTextDisplaying {
  /// Sets the text that displays a result: see ``RefreshOptions/resultDuration`` and
  /// ``RefreshOptions/showsFailure``. `nil` restores the built-in text. It stays when the language
  /// changes.
  ///
  /// - Returns: The control, for chaining.
  @discardableResult
  public func setResultTitle(_ title: String?, for outcome: RefreshOutcome) -> Self {
    features.resultTitles[outcome] = title
    resultTextsDidChange()
    if presentation.outcome == outcome { driver.redraw() }
    return self
  }

  /// Returns the text that displays a result: the app's own or the built-in one. There is none for
  /// a refresh that was canceled.
  public func resultTitle(for outcome: RefreshOutcome) -> String? {
    settings.features?.resultTitles[outcome] ?? builtInResultTitle(for: outcome)
  }

  private func builtInResultTitle(for outcome: RefreshOutcome) -> String? {
    let texts = RefreshConfiguration.default.language.texts
    switch outcome {
    case .success: return texts.updated
    case .failure:
      return options.showsFailure && !engine.isPulledAtStart ? texts.footerFailed : texts.failed
    case .noMoreData:
      let title = title(for: .noMoreData) ?? ""
      return title.isEmpty ? texts.updated : title
    case .cancelled: return nil
    }
  }

  /// The outcomes that the control may display.
  var possibleResults: [RefreshOutcome] {
    if options.resultDuration > 0 && !engine.isAutomatic {
      return [.success, .noMoreData, .failure]
    }
    return options.showsFailure ? [.failure] : []
  }
}
