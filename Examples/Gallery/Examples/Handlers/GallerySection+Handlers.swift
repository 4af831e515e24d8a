extension GallerySection {
  static let handlers = GallerySection(
    "Handlers and composition",
    [
      GalleryExample(
        "handler-async", "Async handler", "a refresh that ends when its handler returns",
        .pullDown, AsyncHandlerExample.init),
      GalleryExample(
        "handler-failing", "Handler that fails",
        "a failed refresh keeps the last-updated time",
        .pullDown, FailingHandlerExample.init),
      GalleryExample(
        "content-view", "Progress ring", "a view of the app as a header, without a subclass",
        .pullDown, ContentViewExample.init),
      GalleryExample(
        "content-material", "Translucent header", "a content view through which a picture shines",
        .pullDown, MaterialExample.init),
    ])
}
