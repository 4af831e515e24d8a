internal import Foundation

/// A web page with a bar at its top.
struct WebPage {
  /// The value of the CSS property `position` of the bar.
  enum BarPosition: String {
    /// The bar is part of the content until it reaches the top of the page's visible part.
    case sticky
    /// The bar stays at the top of the page's visible part.
    case fixed
  }

  /// The position of the bar.
  let barPosition: BarPosition
  /// The number of times that the page was requested.
  private(set) var requestCount = 0

  /// Creates a page that has not been requested yet.
  init(barPosition: BarPosition) {
    self.barPosition = barPosition
  }

  /// Counts a request, and returns the HTML of the page.
  mutating func request() -> String {
    requestCount += 1
    // A fixed bar takes no space, so the content needs a margin.
    let margin = barPosition == .fixed ? 44 : 0
    let paragraphs = (1...20).map { "<p>Paragraph \($0)</p>" }.joined(separator: "\n")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <style>
      :root { color-scheme: light dark }
      body { font: -apple-system-body; margin: \(margin)px 0 0 }
      p { margin: 16px }
      header {
        position: \(barPosition.rawValue); top: 0; left: 0; right: 0; height: 44px;
        line-height: 44px; text-align: center; color: white; background: #4a47c2
      }
      </style>
      </head>
      <body>
      <header>Requested \(requestCount) times, position: \(barPosition.rawValue)</header>
      \(paragraphs)
      </body>
      </html>
      """
  }
}
