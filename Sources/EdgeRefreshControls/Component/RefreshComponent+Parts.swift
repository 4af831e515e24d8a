import EdgeRefreshCore
import UIKit

extension ControlParts {
  /// Creates a part for each protocol of a part that the control's class conforms to.
  convenience init(of control: RefreshComponent) {
    self.init(
      at: control.status.edge,
      text: (control as? any StateTextDisplaying).map(ControlText.init),
      arrow: (control as? any ArrowDisplaying).map(ControlArrow.init),
      spinner: (control as? any ActivityIndicatorDisplaying).map(ControlSpinner.init),
      images: (control as? any ImageDisplaying).map(ControlImages.init))
  }
}

// Subclasses may return other views. References are weak where animations may outlive the control.

private final class ControlText: StateText {
  unowned let control: any StateTextDisplaying

  init(of control: any StateTextDisplaying) {
    self.control = control
    super.init(isScaled: RefreshConfiguration.default.scalesTexts)
  }

  override var label: UILabel? { control.stateLabel }
}

private final class ControlArrow: ArrowIndicator {
  private weak var control: (any ArrowDisplaying)?

  init(of control: any ArrowDisplaying) {
    self.control = control
    super.init(at: control.status.edge)
  }

  override var view: UIImageView? { control?.arrowView }
}

private final class ControlSpinner: Spinner {
  private weak var control: (any ActivityIndicatorDisplaying)?

  init(of control: any ActivityIndicatorDisplaying) {
    self.control = control
    super.init(fadesOut: !control.status.isAutomatic)
  }

  override var view: UIActivityIndicatorView? { control?.loadingView }
}

private final class ControlImages: ImageSeries {
  private weak var control: (any ImageDisplaying)?

  init(of control: any ImageDisplaying) {
    self.control = control
    super.init(at: control.status.edge, isAutomatic: control.status.isAutomatic)
  }

  override var view: UIImageView? { control?.gifView }
}

// MARK: - Texts

extension RefreshComponent {
  /// The control, if it displays text.
  var textControl: (any StateTextDisplaying)? { (parts.text as? ControlText)?.control }

  /// Sets the built-in texts in the current language, through the overrides of `setTitle`.
  func setBuiltInTitles() {
    guard let text = parts.text, let textControl else { return }
    let titles = language.titles(edge: status.edge, isAutomatic: status.isAutomatic)
    text.setBuiltInTitles(titles) { textControl.setTitle($0, for: $1) }
  }

  /// Displays the text of the presentation: as a button if a tap on it loads or retries.
  package func renderText() {
    parts.text?.render(
      currentText, in: presentation.state,
      isButton: (status.isAutomatic || status.hasFailed) && presentation.state == .idle
        && isUserInteractionEnabled)
  }

  /// The text for a second level, a result or a state; `nil` in a control without text.
  var currentText: String? {
    guard let textControl else { return nil }
    return storage.secondLevel?.displayedTitle
      ?? presentation.outcome.flatMap(textControl.resultTitle)
      ?? textControl.title(for: presentation.state)
  }

  /// All texts that the label may display.
  var possibleTitles: [String] {
    guard let textControl else { return [] }
    return RefreshState.allCases.compactMap(textControl.title) + possibleResultTitles
  }

  /// The texts of all results that the control may display.
  var possibleResultTitles: [String] {
    let hasResults = options.resultDuration > 0 && !status.isAutomatic
    let results: [RefreshOutcome] =
      hasResults ? [.success, .noMoreData, .failure] : options.showsFailure ? [.failure] : []
    return results.compactMap {
      storage.features?.resultTitles[$0] ?? builtInResultTitle(for: $0, retries: retriesFailures)
    }
  }

  /// The built-in text that displays a result; `nil` for a refresh that was canceled. `retries`
  /// says whether a failure can be retried.
  func builtInResultTitle(for outcome: RefreshOutcome, retries: Bool? = nil) -> String? {
    if outcome == .noMoreData, let noMoreDataTitle { return noMoreDataTitle }
    // A failure that is displayed as a result is not retried, even if the option has changed since.
    let retries = retries ?? (presentation.outcome == .failure ? status.hasFailed : retriesFailures)
    let key = RefreshTextKey.result(
      of: outcome, isPulledAtStart: status.isPulledAtStart, retries: retries)
    return key.map { language.texts[$0] }
  }

  /// Whether the control will display a failure until it is retried.
  private var retriesFailures: Bool { options.showsFailure && !status.isPulledAtStart }

  /// The text that says that there is no more data, even in a control without such a title.
  var noMoreDataText: String {
    noMoreDataTitle ?? language.texts[.autoFooterNoMoreData]
  }

  /// The title when there is no more data; `nil` in a control that has none.
  private var noMoreDataTitle: String? {
    textControl?.title(for: .noMoreData)?.nonEmpty
  }
}
