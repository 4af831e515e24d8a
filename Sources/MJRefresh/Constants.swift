// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EdgeRefreshControls
public import Foundation

/// The version of MJRefresh whose names this module provides, without the patch number.
public let MJRefreshVersionNumber = 3.7

/// The default distance from the text to the center of an arrow or a spinner, in points.
public let MJRefreshLabelLeftInset: CGFloat = 25
/// The default height of headers, in points.
public let MJRefreshHeaderHeight: CGFloat = 54
/// The default height of footers, in points.
public let MJRefreshFooterHeight: CGFloat = 44
/// The default width of trailers, in points.
public let MJRefreshTrailWidth: CGFloat = 60
/// The default duration of the opening animation, in seconds.
public let MJRefreshFastAnimationDuration: CGFloat = 0.25
/// The default duration of the closing animation, in seconds.
public let MJRefreshSlowAnimationDuration: CGFloat = 0.4

/// The key path of a scroll view's content offset.
public let MJRefreshKeyPathContentOffset = "contentOffset"
/// The key path of a scroll view's content inset.
public let MJRefreshKeyPathContentInset = "contentInset"
/// The key path of a scroll view's content size.
public let MJRefreshKeyPathContentSize = "contentSize"
/// The key path of a pan gesture recognizer's state.
public let MJRefreshKeyPathPanState = "state"

/// The default key under which headers store the last-updated time.
public let MJRefreshHeaderLastUpdatedTimeKey = "MJRefreshHeaderLastUpdatedTimeKey"

extension Notification.Name {
  /// Posted after the language or the texts have changed, when all controls display the new texts.
  /// The object is the configuration.
  public static let MJRefreshDidChangeLanguage = RefreshConfiguration.didChangeLanguageNotification
}
