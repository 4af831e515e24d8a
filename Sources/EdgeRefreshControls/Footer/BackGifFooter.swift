/// A footer after the end that displays a series of images: selected by the pull, animated during a
/// load.
open class BackGifFooter: BackStateFooter, ImageDisplaying {}
