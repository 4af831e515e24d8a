extension GallerySection {
  /// Screens for the checks on a device that RELEASING.md lists. They exist only on iOS.
  static let deviceChecks = GallerySection(
    "Checks on a device",
    [
      GalleryExample(
        "device-objective-c", "Objective-C", "selectors, key-value observing and metatypes",
        .pullDown, { _ in ObjectiveCChecksViewController() }),
      GalleryExample(
        "device-tab-bar", "Tab bar", "a tab bar that shrinks while the list scrolls",
        .pullDown, TabBarExample.init),
      GalleryExample(
        "device-background", "Background view", "a table with a background view",
        .pullDown, BackgroundViewExample.init),
      GalleryExample(
        "device-self-sizing", "Rows that size themselves", "estimated heights, with a footer",
        .scrollToEndTwice, { _ in SelfSizingRowsExample() }),
      GalleryExample(
        "device-zoom", "Zoom", "content that can be zoomed, with a header",
        .pullDown, { _ in ZoomExample() }),
    ])
}
