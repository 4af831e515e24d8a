public import UIKit

/// One screen of the gallery.
public struct GalleryExample: Sendable {
  /// What the command line calls it: lower case, words joined by hyphens.
  public let name: String
  /// What it shows, in one line.
  public let summary: String
  private let attach: @MainActor (MessageListViewController) -> Void

  init(
    _ name: String, _ summary: String,
    attach: @escaping @MainActor (MessageListViewController) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.attach = attach
  }

  /// Every example, the one that is shown unasked first.
  public static var all: [GalleryExample] { headers }

  /// Makes the screen, at its start.
  ///
  /// - Parameter server: Where its list asks for news; one of its own by default.
  /// - Returns: What goes to the root of a window.
  @MainActor public func makeViewController(server: MessageServer = MessageServer())
    -> UIViewController
  {
    let list = MessageListViewController(title: "Messages", server: server, attach: attach)
    return UINavigationController(rootViewController: list)
  }
}
