// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if canImport(ObjectiveC)
  import EdgeRefreshControls
  public import UIKit

  @objc extension Bundle {
    /// Returns the bundle that contains the library's code. The texts and arrows are part of the
    /// code, so the bundle has no strings files and no images.
    @objc(mj_refreshBundle)
    public static func mj_refresh() -> Bundle { Bundle(for: RefreshComponent.self) }

    /// Returns the arrow of headers and footers.
    @preconcurrency @MainActor
    public static func mj_arrowImage() -> UIImage { .refreshArrow }

    /// Returns the arrow of trailers.
    @preconcurrency @MainActor
    public static func mj_trailArrowImage() -> UIImage { .refreshSideArrow }

    /// Returns the current text of controls for a key. Any other key is looked up in the app's
    /// strings file, in the language of the app. If it is not there, returns `value`, or the key if
    /// `value` is `nil` or empty.
    @preconcurrency @MainActor
    @objc(mj_localizedStringForKey:value:)
    public static func mj_localizedString(forKey key: String, value: String?) -> String {
      let configuration = RefreshConfiguration.default
      return RefreshTextKey(rawValue: key).map(configuration.text)
        ?? (configuration.stringsBundle ?? .main)
        .localizedString(forKey: key, value: value, table: configuration.stringsFileName)
    }

    /// Returns the current text of controls for a key, the app's text for any other key, or the key
    /// itself.
    @preconcurrency @MainActor
    @objc(mj_localizedStringForKey:)
    public static func mj_localizedString(forKey key: String) -> String {
      mj_localizedString(forKey: key, value: nil)
    }
  }
#endif
