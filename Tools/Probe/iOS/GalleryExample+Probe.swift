internal import UIKit

extension GalleryExample {
  /// Creates a screen of this app, which nothing plays.
  init(
    _ name: String, _ title: String, _ summary: String,
    _ make: @escaping @MainActor @Sendable (MessageServer) -> UIViewController
  ) {
    // Only the gallery for Linux plays demonstrations, and these screens do not exist there.
    self.init(name, title, summary, .pullDown, make)
  }
}
