extension GallerySection {
  static let collections = GallerySection(
    "Collections and sides",
    [
      GalleryExample(
        "collection-vertical", "Collection view", "a header and a footer on a collection",
        .pullDown, VerticalCollectionExample.init),
      GalleryExample(
        "collection-pinned-headers", "Pinned headers", "section headers that stay at the top",
        .pullDown, PinnedHeadersExample.init),
      GalleryExample(
        "collection-horizontal", "Horizontal with trailer", "pulled past the end of a row",
        .pullFromTrailing, HorizontalCollectionExample.init),
      GalleryExample(
        "auto-trailer", "Automatic trailer", "loads by itself at the end of a row",
        .scrollToTrailing, AutoTrailerExample.init),
      GalleryExample(
        "leader", "Leading edge", "pulled at the beginning of a row",
        .pullFromLeading, LeaderExample.init),
    ])
}
