extension GallerySection {
  /// The examples with a web view. They exist only on iOS.
  static let webViews = GallerySection(
    "Web views",
    [
      GalleryExample(
        "web-view", "Web view", "a page whose bar moves with the pull",
        .pullDown, { WebViewExample(server: $0, page: WebPage(barPosition: .sticky)) }),
      GalleryExample(
        "web-view-fixed", "Web view with a fixed bar", "a page whose fixed bar covers the header",
        .pullDown, { WebViewExample(server: $0, page: WebPage(barPosition: .fixed)) }),
    ])
}
