package import UIKit

/// What SwiftUI's environment gives a control. It may not reach the scroll view.
package struct ControlEnvironment: Equatable, Sendable {
  /// The locale of texts and times; `nil` for the app's language and the header's format.
  package var locale: Locale?
  /// The font of the texts, at the default text size; `nil` for the app's default.
  package var font: UIFont?
  /// The color of the spinner; `nil` for its own.
  package var tint: UIColor?
  package var isDark: Bool?
  package var readsFromRight: Bool?

  package init() {}
}

extension RefreshComponent {
  /// The environment of a control that SwiftUI places; `nil`, the default, for any other one. An
  /// app cannot adapt such a control to the margins and transforms of its list: the control does.
  ///
  /// Set it before the control is attached, and at each update: SwiftUI may have turned bouncing or
  /// clipping on or off, or turned the list around.
  package var environment: ControlEnvironment? {
    get { storage.features?.environment }
    set {
      let old = environment
      features.environment = newValue
      if newValue?.locale != old?.locale {
        i18nDidChange()
        updateAccessibilityActions()
        lastUpdatedTimeDidChange()
      }
      if newValue?.font != old?.font { applyFont() }
      if newValue?.tint != old?.tint { applyTint() }
      setDirection()
      adaptToScrollView()
    }
  }

  /// The texts and titles of the control.
  var language: LoadedLanguage { RefreshConfiguration.default.language(in: environment?.locale) }

  /// The appearance of the texts.
  package var textAppearance: RefreshAppearance? {
    guard let font = environment?.font else {
      return RefreshConfiguration.default.changedAppearance
    }
    var appearance = RefreshConfiguration.default.appearance
    (appearance.font, appearance.timeFont) = (font, font)
    return appearance
  }

  private func applyFont() {
    let font = textAppearance?.font ?? UILabel.refreshFont
    (parts.text?.label ?? (content as? any TextContent)?.label)?.setDefaultFont(font)
    timeLabel?.setDefaultFont(textAppearance?.timeFont ?? font)
    textTraitsDidChange()
  }

  private func applyTint() {
    let spinner = parts.spinner?.view ?? (content as? any TextContent)?.spinner
    let ownColor = features.ownSpinnerColor ?? spinner?.color
    features.ownSpinnerColor = ownColor
    spinner?.color = environment?.tint ?? ownColor
  }

  private func adaptToScrollView() {
    guard let host, let scrollView else { return }
    let isDark = environment?.isDark
    // A style that is forced although the list has it would outlast the next change.
    overrideUserInterfaceStyle =
      isDark == nil || isDark == (scrollView.traitCollection.userInterfaceStyle == .dark)
      ? .unspecified : isDark == true ? .dark : .light
    host.repeatBounce(at: status.edge)
    guard
      counterScale(in: scrollView) != counterScale
        || scrollView.clipsToBounds != host.bars.areBoundsClipped
    else { return }
    host.pollAfterLayout()
    setNeedsLayout()
  }

  /// Gives a plain scroll view the direction of the environment until the control leaves it. Lists
  /// get theirs from SwiftUI.
  func setDirection() {
    guard let features = storage.features else { return }
    let readsFromRight = isAttached ? features.environment?.readsFromRight : nil
    if let turned = features.turnedScrollView {
      if turned === scrollView && turned.readsFromRight == readsFromRight { return }
      turned.semanticContentAttribute = features.ownDirection
      features.turnedScrollView = nil
    }
    guard let readsFromRight, let scrollView, readsFromRight != scrollView.readsFromRight,
      !(scrollView is UITableView || scrollView is UICollectionView)
    else { return }
    features.turnedScrollView = scrollView
    features.ownDirection = scrollView.semanticContentAttribute
    scrollView.semanticContentAttribute = readsFromRight ? .forceRightToLeft : .forceLeftToRight
    setNeedsLayout()
  }

  private var isAttached: Bool { superview === scrollView && superview != nil }
}
