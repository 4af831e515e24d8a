extension GallerySection {
  static let nested = GallerySection(
    "Nested scroll views",
    [
      GalleryExample(
        "profile", "Profile", "pages side by side under a header that scrolls away",
        .pullAndTurnPages, ProfileExample.init)
    ])
}
