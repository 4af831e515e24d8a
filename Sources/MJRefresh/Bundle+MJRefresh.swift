// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if canImport(ObjectiveC)
  import EdgeRefreshControls
  public import UIKit

  @objc extension Bundle {
    /// Returns the bundle that contains the library's code. The texts and arrows are part of the
    /// code, so the bundle has no strings files and no images.
    @objc(mj_refreshBundle)
    public static func mj_refresh() -> Bundle {
      Bundle(for: RefreshComponent.self)
    }

    /// Returns the arrow of headers and footers.
    @preconcurrency @MainActor
    public static func mj_arrowImage() -> UIImage {
      .refreshArrow
    }

    /// Returns the arrow of trailers.
    @preconcurrency @MainActor
    public static func mj_trailArrowImage() -> UIImage {
      .refreshSideArrow
    }

    /// Returns the current text of controls for a key. For an unknown key, returns `value`, or an
    /// empty string if `value` is `nil`.
    @preconcurrency @MainActor
    @objc(mj_localizedStringForKey:value:)
    public static func mj_localizedString(forKey key: String, value: String?) -> String {
      RefreshTextKey(rawValue: key).map(RefreshConfiguration.default.text) ?? value ?? ""
    }

    /// Returns the current text of controls for a key. For an unknown key, returns an empty string.
    @preconcurrency @MainActor
    @objc(mj_localizedStringForKey:)
    public static func mj_localizedString(forKey key: String) -> String {
      mj_localizedString(forKey: key, value: nil)
    }
  }
#endif
