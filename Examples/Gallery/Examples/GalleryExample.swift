public import UIKit

/// One screen of the gallery.
public struct GalleryExample: Sendable {
  /// What the command line calls it: lower case, words joined by hyphens.
  public let name: String
  /// What its row in the list and its navigation bar say.
  public let title: String
  /// What it shows, in one line.
  public let summary: String
  /// What a finger does to show it.
  public let demonstration: Demonstration
  private let make: @MainActor @Sendable (MessageServer) -> UIViewController

  init(
    _ name: String, _ title: String, _ summary: String, _ demonstration: Demonstration,
    _ make: @escaping @MainActor @Sendable (MessageServer) -> UIViewController
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.demonstration = demonstration
    self.make = make
  }

  /// Makes the screen, at its start.
  ///
  /// - Parameter server: Where its list asks for news; one of its own by default.
  /// - Returns: What goes onto a navigation stack.
  @MainActor public func makeViewController(server: MessageServer = MessageServer())
    -> UIViewController
  {
    let controller = make(server)
    controller.title = title
    return controller
  }

  /// Every example, in the order of the list.
  public static var all: [GalleryExample] { GallerySection.all.flatMap(\.examples) }

  /// The example of a name.
  ///
  /// - Parameter name: What the command line calls it.
  /// - Returns: The example; `nil` where there is none of this name.
  public static func named(_ name: String) -> GalleryExample? {
    all.first { $0.name == name }
  }
}

/// What a finger does to show what an example is about.
public enum Demonstration: Sendable {
  /// Pulls the content down past the threshold.
  case pullDown
  /// Scrolls up and down again, then pulls the content down past the threshold.
  case scrollAndPullDown
  /// Throws the content upwards to its end.
  case scrollToEnd
  /// Throws the content upwards to its end, and once more when more has come.
  case scrollToEndTwice
  /// Throws the content upwards to its end, then pulls it up past the threshold.
  case pullUp
  /// Throws the content sideways to its end, then pulls it past the threshold.
  case pullFromTrailing
  /// Throws the content sideways to its end.
  case scrollToTrailing
  /// Pulls the content sideways from its start past the threshold.
  case pullFromLeading
  /// Turns pages until the last one, then pulls past the threshold.
  case turnPages
  /// Chooses the third row, pulls, chooses the fifth, pulls again.
  case chooseAndPull
}

/// Examples that belong together.
public struct GallerySection: Sendable {
  /// What stands above them in the list.
  public let title: String
  /// The examples, in their order.
  public let examples: [GalleryExample]

  init(_ title: String, _ examples: [GalleryExample]) {
    self.title = title
    self.examples = examples
  }

  /// All sections, in the order of the list.
  public static let all: [GallerySection] = [
    headers, footers, handlers, collections, surroundings,
  ]
}
