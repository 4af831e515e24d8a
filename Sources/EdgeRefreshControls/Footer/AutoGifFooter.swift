/// A footer that loads automatically and displays a series of images while it does.
open class AutoGifFooter: AutoStateFooter, ImageDisplaying {}
