extension GallerySection {
  static let headers = GallerySection(
    "Headers",
    [
      GalleryExample(
        "header-default", "Default", "an arrow, a spinner and the time of the last refresh",
        .pullDown, DefaultHeaderExample.init),
      GalleryExample(
        "header-gif", "Frame animation", "images chosen by the pull, running meanwhile",
        .pullDown, GifHeaderExample.init),
      GalleryExample(
        "header-time-hidden", "Time hidden", "the state in words, without the time",
        .pullDown, HiddenTimeHeaderExample.init),
      GalleryExample(
        "header-status-and-time-hidden", "Status and time hidden", "images and no words at all",
        .pullDown, HiddenTextHeaderExample.init),
      GalleryExample(
        "header-own-texts", "Own texts", "an app's own words, font and colour",
        .pullDown, OwnTextsHeaderExample.init),
      GalleryExample(
        "header-own-control", "Own control", "a subclass with a switch, a text and a logo",
        .pullDown, OwnHeaderExample.init),
    ])
}
