extension GallerySection {
  static let footers = GallerySection(
    "Footers",
    [
      GalleryExample(
        "footer-default", "Default", "loads by itself at the end of the list",
        .scrollToEnd, DefaultFooterExample.init),
      GalleryExample(
        "footer-gif", "Frame animation", "loads by itself, with a series of images",
        .scrollToEnd, GifFooterExample.init),
      GalleryExample(
        "footer-refreshing-title-hidden", "Refreshing title hidden", "images only while it loads",
        .scrollToEnd, HiddenTitleFooterExample.init),
      GalleryExample(
        "footer-all-loaded", "All loaded", "says that there is nothing more",
        .scrollToEndTwice, AllLoadedFooterExample.init),
      GalleryExample(
        "footer-no-automatic-loading", "No automatic loading", "waits for a tap or a pull",
        .pullUp, NoAutomaticLoadingFooterExample.init),
      GalleryExample(
        "footer-own-texts", "Own texts", "an app's own words, font and colour",
        .scrollToEnd, OwnTextsFooterExample.init),
      GalleryExample(
        "footer-hidden-after-loading", "Hidden after loading", "goes away when all is there",
        .scrollToEndTwice, HiddenAfterLoadingFooterExample.init),
      GalleryExample(
        "footer-back-1", "Back footer 1", "below the end, clear of an inset of the app's",
        .pullUp, BackFooterExample.init),
      GalleryExample(
        "footer-back-2", "Back footer 2", "below the end, with images that fade in",
        .pullUp, BackGifFooterExample.init),
      GalleryExample(
        "footer-own-auto", "Own control, automatic",
        "a subclass with a switch that loads by itself",
        .scrollToEnd, OwnAutoFooterExample.init),
      GalleryExample(
        "footer-own-back", "Own control, pulled up", "a subclass with a switch, a text and a logo",
        .pullUp, OwnBackFooterExample.init),
    ])
}
