extension GallerySection {
  static let footers = GallerySection(
    "Footers",
    [
      GalleryExample(
        "footer-default", "Default", "loads automatically at the end of the list",
        .scrollToEnd, DefaultFooterExample.init),
      GalleryExample(
        "footer-gif", "Frame animation", "loads automatically, with a series of images",
        .scrollToEnd, GifFooterExample.init),
      GalleryExample(
        "footer-refreshing-title-hidden", "Refreshing title hidden", "only images during a load",
        .scrollToEnd, HiddenTitleFooterExample.init),
      GalleryExample(
        "footer-all-loaded", "All loaded", "ends with no more data",
        .scrollToEndTwice, AllLoadedFooterExample.init),
      GalleryExample(
        "footer-no-automatic-loading", "No automatic loading", "waits for a tap or a pull",
        .pullUp, NoAutomaticLoadingFooterExample.init),
      GalleryExample(
        "footer-own-texts", "Own texts", "custom titles, font and color",
        .scrollToEnd, CustomTextsFooterExample.init),
      GalleryExample(
        "footer-hidden-after-loading", "Hidden after loading",
        "a footer that is hidden when everything is loaded",
        .scrollToEndTwice, HiddenAfterLoadingFooterExample.init),
      GalleryExample(
        "footer-back-1", "Back footer 1", "pulled past the end, beyond an inset of the app",
        .pullUp, BackFooterExample.init),
      GalleryExample(
        "footer-back-2", "Back footer 2", "pulled past the end, with images that fade in",
        .pullUp, BackGifFooterExample.init),
      GalleryExample(
        "footer-own-auto", "Own control, automatic",
        "a subclass with a switch that loads automatically",
        .scrollToEnd, CustomAutoFooterExample.init),
      GalleryExample(
        "footer-own-back", "Own control, pulled up", "a subclass with a switch, a label and a logo",
        .pullUp, CustomBackFooterExample.init),
    ])
}
