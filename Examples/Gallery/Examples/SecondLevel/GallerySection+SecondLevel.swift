extension GallerySection {
  static let secondLevel = GallerySection(
    "Two levels",
    [
      GalleryExample(
        "two-levels", "Mini apps above a list", "a longer pull opens a place above the list",
        .pullToSecondLevel, TwoLevelsExample.init)
    ])
}
