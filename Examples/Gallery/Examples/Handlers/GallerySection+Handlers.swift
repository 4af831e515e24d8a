extension GallerySection {
  static let handlers = GallerySection(
    "Handlers and composition",
    [
      GalleryExample(
        "handler-async", "Async handler", "awaits its messages and ends by itself",
        .pullDown, AsyncHandlerExample.init),
      GalleryExample(
        "handler-failing", "Async handler that fails", "throws, and leaves the time as it was",
        .pullDown, FailingHandlerExample.init),
      GalleryExample(
        "content-view", "Own content view", "a ring that the pull closes, without a subclass",
        .pullDown, ContentViewExample.init),
    ])
}
