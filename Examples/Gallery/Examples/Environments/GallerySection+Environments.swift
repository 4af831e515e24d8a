extension GallerySection {
  static let environments = GallerySection(
    "Languages and surroundings",
    [
      GalleryExample(
        "language", "Languages", "a list of languages; selecting one changes all controls",
        .chooseAndPull, LanguageExample.init),
      GalleryExample(
        "dark", "Dark appearance", "a dark list, independent of the system",
        .pullDown, DarkExample.init),
      GalleryExample(
        "large-text", "Large text", "labels that follow the preferred text size",
        .pullDown, LargeTextExample.init),
      GalleryExample(
        "right-to-left", "Right to left", "a mirrored layout, in Arabic",
        .pullDown, RightToLeftExample.init),
      GalleryExample(
        "large-title", "Large title", "a large title that collapses when the list scrolls",
        .scrollAndPullDown, LargeTitleExample.init),
      GalleryExample(
        "large-title-texts", "Texts and large titles",
        "a header with texts needs the space of the large title, so this screen has a small one",
        .scrollAndPullDown, LargeTitleTextsExample.init),
      GalleryExample(
        "search-field", "Search field", "a search field under the title that filters the list",
        .scrollAndPullDown, SearchFieldExample.init),
      GalleryExample(
        "landscape", "Landscape", "landscape orientation, inside the safe area",
        .pullDown, HeaderAndFooterListViewController.init),
      GalleryExample(
        "paging", "Paging", "horizontal pages; pulling past the last one loads more",
        .turnPages, PagingExample.init),
      GalleryExample(
        "chat", "Chat", "loads older messages without a jump, and follows new ones",
        .scrollBackAndSend, ChatExample.init),
    ])
}
