internal import WebKit

/// A navigation delegate that lets code wait for the end of a navigation.
final class NavigationObserver: NSObject, WKNavigationDelegate {
  /// The error for a navigation that was not started, or whose web content process terminated.
  struct Interrupted: Error {}

  private var waiting: [WKNavigation: CheckedContinuation<Void, any Error>] = [:]

  /// Waits until a navigation has finished, and throws an error if it fails.
  ///
  /// If the task is canceled, the web view stops loading.
  func waitForEnd(of navigation: WKNavigation?, in webView: WKWebView) async throws {
    guard let navigation else { throw Interrupted() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting[navigation] = $0 }
    } onCancel: {
      Task { @MainActor in self.cancel(navigation, in: webView) }
    }
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    end(navigation, with: .success(()))
  }

  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {
    end(navigation, with: .failure(error))
  }

  // Called instead of the method above if the page fails before any of its content has arrived, as
  // when there is no connection.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    end(navigation, with: .failure(error))
  }

  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    for navigation in waiting.keys { end(navigation, with: .failure(Interrupted())) }
  }

  private func cancel(_ navigation: WKNavigation, in webView: WKWebView) {
    guard waiting[navigation] != nil else { return }
    webView.stopLoading()
    end(navigation, with: .failure(CancellationError()))
  }

  private func end(_ navigation: WKNavigation?, with result: Result<Void, any Error>) {
    guard let navigation else { return }
    waiting.removeValue(forKey: navigation)?.resume(with: result)
  }
}
