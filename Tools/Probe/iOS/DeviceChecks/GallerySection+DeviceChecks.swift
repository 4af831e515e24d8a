internal import SwiftUI

extension GallerySection {
  /// Screens for the checks in `Documentation/Devices/Checks.md`. They exist only on iOS.
  static let deviceChecks = GallerySection(
    "Checks on a device",
    [
      GalleryExample(
        "device-objective-c", "Objective-C", "selectors, key-value observing and metatypes",
        { _ in ObjectiveCChecksViewController() }),
      GalleryExample(
        "device-tab-bar", "Tab bar", "a tab bar that shrinks while the list scrolls",
        TabBarExample.init),
      GalleryExample(
        "device-background", "Background view", "a table with a background view, and another one",
        BackgroundViewExample.init),
      GalleryExample(
        "device-tall-collection", "Tall collection", "tiles on three screens",
        TallCollectionExample.init),
      GalleryExample(
        "device-begin-before-push", "Begin before the push",
        "a large title, a search field, and a refresh that begins in viewDidLoad",
        BeginInViewDidLoadExample.init),
      GalleryExample(
        "device-rows-above", "Rows above", "a button inserts rows above the visible ones",
        RowsAboveExample.init),
      GalleryExample(
        "device-compositional", "Compositional layout", "a row of tiles from right to left",
        CompositionalExample.init),
      GalleryExample(
        "device-sideways", "Sideways section",
        "tiles that scroll sideways in a vertical collection",
        SidewaysSectionExample.init),
      GalleryExample(
        "device-blur", "Blur", "a header of blurred glass, under a bar and without one",
        BlurExample.init),
      GalleryExample(
        "device-self-sizing", "Rows that size themselves", "estimated heights, with a footer",
        { _ in SelfSizingRowsExample() }),
      GalleryExample(
        "device-zoom", "Zoom", "content that can be zoomed, with a header",
        { _ in ZoomExample() }),
      GalleryExample(
        "device-insets", "Insets in SwiftUI", "margins, a text field and a long refresh",
        { UIHostingController(rootView: InsetsScreen(server: $0)) }),
      GalleryExample(
        "device-lazy-pages", "Lazy pages in SwiftUI", "lists in a lazy stack, always in motion",
        { UIHostingController(rootView: LazyPagesScreen(server: $0)) }),
      GalleryExample(
        "device-failing-cards", "Failing cards in SwiftUI", "counts loads that all fail",
        { UIHostingController(rootView: FailingCardsScreen(server: $0)) }),
      GalleryExample(
        "device-places", "Places in SwiftUI", "wide, offset and exchanged lists on pages",
        { UIHostingController(rootView: PlacesScreen(server: $0)) }),
    ])
}
