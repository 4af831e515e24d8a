// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EdgeRefreshControls
public import UIKit

extension Bundle {
  /// The bundle that the library's code is in. Its texts and arrows are code as well: there is nothing
  /// to look up in it.
  public static func mj_refresh() -> Bundle {
    Bundle(for: RefreshComponent.self)
  }

  /// The arrow of headers and footers.
  @preconcurrency @MainActor
  public static func mj_arrowImage() -> UIImage {
    .refreshArrow
  }

  /// The arrow of trailers.
  @preconcurrency @MainActor
  public static func mj_trailArrowImage() -> UIImage {
    .refreshSideArrow
  }

  /// What controls say for a key now; the value given, or nothing, for a key that they do not have.
  @preconcurrency @MainActor
  public static func mj_localizedString(forKey key: String, value: String?) -> String {
    RefreshTextKey(rawValue: key).map(RefreshConfiguration.default.text) ?? value ?? ""
  }

  /// What controls say for a key now; nothing for a key that they do not have.
  @preconcurrency @MainActor
  public static func mj_localizedString(forKey key: String) -> String {
    mj_localizedString(forKey: key, value: nil)
  }
}
