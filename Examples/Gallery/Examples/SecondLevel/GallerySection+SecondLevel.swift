extension GallerySection {
  static let secondLevel = GallerySection(
    "Two levels",
    [
      GalleryExample(
        "two-levels", "Second level", "a longer pull opens a page of small apps above the list",
        .pullToSecondLevel, TwoLevelsExample.init)
    ])
}
