extension GallerySection {
  static let footers = GallerySection(
    "Footers",
    [
      GalleryExample(
        "footer-default", "Default footer", "loads automatically at the end of the list",
        .scrollToEnd, DefaultFooterExample.init),
      GalleryExample(
        "footer-gif", "Footer with images", "loads automatically, with a series of images",
        .scrollToEnd, GifFooterExample.init),
      GalleryExample(
        "footer-refreshing-title-hidden", "Images without title", "only images during a load",
        .scrollToEnd, HiddenTitleFooterExample.init),
      GalleryExample(
        "footer-all-loaded", "No more data", "says when everything is loaded",
        .scrollToEndTwice, AllLoadedFooterExample.init),
      GalleryExample(
        "footer-no-automatic-loading", "Load on request", "waits for a tap or a pull",
        .pullUp, NoAutomaticLoadingFooterExample.init),
      GalleryExample(
        "footer-own-texts", "Footer with own texts", "custom titles, font and color",
        .scrollToEnd, CustomTextsFooterExample.init),
      GalleryExample(
        "footer-hidden-after-loading", "Footer that goes away",
        "a footer that is hidden when everything is loaded",
        .scrollToEndTwice, HiddenAfterLoadingFooterExample.init),
      GalleryExample(
        "footer-back-1", "Back footer", "pulled past the end, beyond an inset of the app",
        .pullUp, BackFooterExample.init),
      GalleryExample(
        "footer-back-2", "Back footer with images", "pulled past the end, with images that fade in",
        .pullUp, BackGifFooterExample.init),
      GalleryExample(
        "footer-own-auto", "Own automatic footer",
        "a subclass with a switch that loads automatically",
        .scrollToEnd, CustomAutoFooterExample.init),
      GalleryExample(
        "footer-own-back", "Own back footer", "a subclass with a switch, a label and a logo",
        .pullUp, CustomBackFooterExample.init),
    ])
}
