extension GallerySection {
  static let surroundings = GallerySection(
    "Languages and surroundings",
    [
      GalleryExample(
        "language", "Languages", "a list of languages that all controls speak at once",
        .chooseAndPull, LanguageExample.init),
      GalleryExample(
        "dark", "Dark appearance", "dark, whatever the system is",
        .pullDown, DarkExample.init),
      GalleryExample(
        "large-text", "Large text", "labels that follow the size of text that the user wants",
        .pullDown, LargeTextExample.init),
      GalleryExample(
        "right-to-left", "Right to left", "mirrored, in Arabic",
        .pullDown, RightToLeftExample.init),
      GalleryExample(
        "large-title", "Large title", "a title that grows and shrinks with the content",
        .scrollAndPullDown, LargeTitleExample.init),
      GalleryExample(
        "search-field", "Search field", "a search field under the title",
        .scrollAndPullDown, SearchFieldExample.init),
      GalleryExample(
        "landscape", "Landscape", "held sideways, clear of the notch",
        .pullDown, FullMessageListViewController.init),
      GalleryExample(
        "paging", "Paging", "pages turned sideways, with more after the last",
        .turnPages, PagingExample.init),
      GalleryExample(
        "chat", "Chat", "older messages come in at the top, and nothing jumps",
        .pullDown, ChatExample.init),
    ])
}
