extension GallerySection {
  static let headers = GallerySection(
    "Headers",
    [
      GalleryExample(
        "header-default", "Default", "an arrow, a spinner and the last-updated time",
        .pullDown, DefaultHeaderExample.init),
      GalleryExample(
        "header-gif", "Frame animation", "images that the pull selects and the refresh animates",
        .pullDown, GifHeaderExample.init),
      GalleryExample(
        "header-time-hidden", "Time hidden", "the state as text, without the time",
        .pullDown, HiddenTimeHeaderExample.init),
      GalleryExample(
        "header-status-and-time-hidden", "Status and time hidden", "images without text",
        .pullDown, HiddenTextHeaderExample.init),
      GalleryExample(
        "header-own-texts", "Own texts", "custom titles, font and color",
        .pullDown, CustomTextsHeaderExample.init),
      GalleryExample(
        "header-own-control", "Own control", "a subclass with a switch, a label and a logo",
        .pullDown, CustomHeaderExample.init),
    ])
}
