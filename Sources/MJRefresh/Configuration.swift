public import EdgeRefreshControls
public import Foundation

extension MJRefreshConfig {
  /// The name of the app's strings file, without `.strings`. Default: `nil`, for `Localizable`.
  public var i18nFilename: String? {
    get { stringsFileName }
    set { stringsFileName = newValue }
  }

  /// The bundle that contains the app's strings file. Default: `nil`, for the main bundle.
  public var i18nBundle: Bundle? {
    get { stringsBundle }
    set { stringsBundle = newValue }
  }
}
