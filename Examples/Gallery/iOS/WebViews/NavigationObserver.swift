internal import WebKit

/// A navigation delegate that lets code wait for the end of a navigation.
final class NavigationObserver: NSObject, WKNavigationDelegate {
  /// The error for a navigation that ended before it had finished.
  struct Interrupted: Error {}

  private struct Wait {
    // The web view is retained, because a freed one would not report the end of its navigation.
    let webView: WKWebView
    let navigation: WKNavigation
    let loading: NSKeyValueObservation
    let continuation: CheckedContinuation<Void, any Error>
  }

  private var wait: Wait?

  /// Waits until a navigation has finished, and throws an error if it ends in any other way.
  ///
  /// If the task is canceled, the web view stops loading. Waiting for another navigation ends this
  /// wait. The web view is retained during the wait.
  func waitForEnd(of navigation: WKNavigation?, in webView: WKWebView) async throws {
    guard let navigation else { throw Interrupted() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        endWait(with: .failure(Interrupted()))
        // The initial value matters if the navigation has already ended.
        let loading = webView.observe(\.isLoading, options: .initial) { [weak self] _, _ in
          // The property is expected to change directly before `didFinish` is called. A delayed
          // check lets `didFinish` come first.
          Task { @MainActor [weak self] in self?.checkLoading(of: navigation) }
        }
        wait = Wait(
          webView: webView, navigation: navigation, loading: loading, continuation: continuation)
      }
    } onCancel: {
      Task { @MainActor in self.cancelWait(for: navigation) }
    }
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    guard let wait, wait.navigation === navigation else { return }
    endWait(with: .success(()))
  }

  private func checkLoading(of navigation: WKNavigation) {
    guard let wait, wait.navigation === navigation, !wait.webView.isLoading else { return }
    endWait(with: .failure(Interrupted()))
  }

  private func cancelWait(for navigation: WKNavigation) {
    guard let wait, wait.navigation === navigation else { return }
    wait.webView.stopLoading()
    endWait(with: .failure(CancellationError()))
  }

  private func endWait(with result: Result<Void, any Error>) {
    let ended = wait
    wait = nil
    ended?.continuation.resume(with: result)
  }
}
