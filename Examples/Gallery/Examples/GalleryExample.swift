public import UIKit

/// An example of the gallery: a screen with refresh controls.
public struct GalleryExample: Sendable {
  /// The name on the command line: lowercase words joined by hyphens.
  public let name: String
  /// The title in the list and in the navigation bar.
  public let title: String
  /// A description in one line, which begins with a lowercase letter.
  public let summary: String
  /// The description as a sentence without a period, for the list.
  var caption: String { summary.prefix(1).uppercased() + summary.dropFirst() }
  /// The gestures that demonstrate the example.
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

  /// Creates the view controller of the example.
  ///
  /// - Parameter server: The server that returns messages. Default: a new server.
  /// - Returns: The view controller, for a navigation stack.
  @MainActor public func makeViewController(server: MessageServer = MessageServer())
    -> UIViewController
  {
    let controller = make(server)
    controller.title = title
    return controller
  }

  /// All examples, in the order of the list.
  public static var all: [GalleryExample] { GallerySection.all.flatMap(\.examples) }

  /// Returns the example with a name.
  ///
  /// - Parameter name: The name on the command line.
  /// - Returns: The example; `nil` if no example has the name.
  public static func named(_ name: String) -> GalleryExample? {
    all.first { $0.name == name }
  }
}

/// The gestures that demonstrate an example.
public enum Demonstration: Sendable {
  /// Pulls the content down past the threshold.
  case pullDown
  /// Scrolls up and back down, then pulls the content down past the threshold.
  case scrollAndPullDown
  /// Pulls the content down past the threshold, then past the second threshold, and swipes it back.
  case pullToSecondLevel
  /// Pulls the content down past the threshold, then flings the new content up to its end.
  case pullDownAndScrollToEnd
  /// Scrolls slowly toward the end, and further after more content was loaded.
  case scrollSlowly
  /// Flings the content up to its end.
  case scrollToEnd
  /// Flings the content up to its end, and again after more content was loaded.
  case scrollToEndTwice
  /// Flings the content up to its end, then taps the footer there.
  case scrollToEndAndTap
  /// Flings the content up to its end, then pulls it up past the threshold.
  case pullUp
  /// Flings the content horizontally to its end, then pulls it past the threshold.
  case pullFromTrailing
  /// Flings the content horizontally to its end.
  case scrollToTrailing
  /// Pulls the content horizontally at its start, past the threshold.
  case pullFromLeading
  /// Turns the pages to the last one, then pulls it past the threshold.
  case turnPages
  /// Taps the fourth row and pulls down, then taps the sixth row and pulls down again.
  case chooseAndPull
  /// Scrolls up to the start, and further after content was inserted there. Then taps the button at
  /// the bottom trailing corner.
  case scrollBackAndSend
  /// Pulls the content down past the threshold, turns to the next page during the refresh, scrolls
  /// it, and turns back.
  case pullAndTurnPages
}

/// A section of the list of examples.
public struct GallerySection: Sendable {
  /// The title of the section.
  public let title: String
  /// The examples of the section, in order.
  public let examples: [GalleryExample]

  init(_ title: String, _ examples: [GalleryExample]) {
    self.title = title
    self.examples = examples
  }

  /// All sections, in the order of the list.
  public static let all: [GallerySection] = [
    headers, footers, handlers, features, secondLevel, collections, nested, environments,
  ]
}
