extension GallerySection {
  static let collections = GallerySection(
    "Collections and sides",
    [
      GalleryExample(
        "collection-vertical", "Collection view", "a collection view with a header and a footer",
        .pullDown, VerticalCollectionExample.init),
      GalleryExample(
        "collection-pinned-headers", "Pinned headers", "section headers that stay at the top",
        .pullDown, PinnedHeadersExample.init),
      GalleryExample(
        "collection-horizontal", "Trailer",
        "a trailer that loads when its row is pulled past the end",
        .pullFromTrailing, HorizontalCollectionExample.init),
      GalleryExample(
        "auto-trailer", "Automatic trailer", "loads automatically at the end of a row",
        .scrollToTrailing, AutoTrailerExample.init),
      GalleryExample(
        "leader", "Leader", "a leader that refreshes when its row is pulled at the start",
        .pullFromLeading, LeaderExample.init),
      GalleryExample(
        "auto-leader", "Automatic leader",
        "older tiles are loaded at the start of a row, without a jump",
        .pullFromLeading, AutoLeaderExample.init),
    ])
}
