// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EdgeRefreshControls
public import Foundation

/// The version whose names these are.
public let MJRefreshVersionNumber = 3.7

/// The space between texts and what stands beside them, in points.
public let MJRefreshLabelLeftInset: CGFloat = 25
/// How high headers are, in points.
public let MJRefreshHeaderHeight: CGFloat = 54
/// How high footers are, in points.
public let MJRefreshFooterHeight: CGFloat = 44
/// How wide trailers are, in points.
public let MJRefreshTrailWidth: CGFloat = 60
/// How long controls take to open, in seconds.
public let MJRefreshFastAnimationDuration: CGFloat = 0.25
/// How long controls take to close, in seconds.
public let MJRefreshSlowAnimationDuration: CGFloat = 0.4

/// The key path of a scroll view's offset.
public let MJRefreshKeyPathContentOffset = "contentOffset"
/// The key path of a scroll view's inset.
public let MJRefreshKeyPathContentInset = "contentInset"
/// The key path of a scroll view's content size.
public let MJRefreshKeyPathContentSize = "contentSize"
/// The key path of a pan recognizer's state.
public let MJRefreshKeyPathPanState = "state"

/// Under which key the last-updated time is kept, unless a header has a key of its own.
public let MJRefreshHeaderLastUpdatedTimeKey = "MJRefreshHeaderLastUpdatedTimeKey"

extension Notification.Name {
  /// Posted when the language of all controls changed.
  public static let MJRefreshDidChangeLanguage = RefreshConfiguration.didChangeLanguageNotification
}
