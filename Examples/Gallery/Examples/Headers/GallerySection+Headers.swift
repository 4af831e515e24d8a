extension GallerySection {
  static let headers = GallerySection(
    "Headers",
    [
      GalleryExample(
        "header-default", "Default header", "an arrow, a spinner and the last-updated time",
        .pullDown, DefaultHeaderExample.init),
      GalleryExample(
        "header-gif", "Header with images", "images that the pull selects and the refresh animates",
        .pullDown, GifHeaderExample.init),
      GalleryExample(
        "header-time-hidden", "Header without the time", "the state as text, without the time",
        .pullDown, HiddenTimeHeaderExample.init),
      GalleryExample(
        "header-status-and-time-hidden", "Header without text", "only images",
        .pullDown, HiddenTextHeaderExample.init),
      GalleryExample(
        "header-own-texts", "Header with own texts", "custom titles, font and color",
        .pullDown, CustomTextsHeaderExample.init),
      GalleryExample(
        "header-own-control", "Own header", "a subclass with a switch, a label and a logo",
        .pullDown, CustomHeaderExample.init),
    ])
}
