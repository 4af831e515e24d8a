internal import EdgeRefresh
internal import UIKit
internal import WebKit

/// A web view with a header that loads the page again.
final class WebViewExample: UIViewController {
  private let webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
  private let navigations = NavigationObserver()
  private let server: MessageServer
  private var page: WebPage

  init(server: MessageServer, page: WebPage) {
    self.server = server
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .stop, target: self, action: #selector(stop))
    view.addSubview(webView)
    addHeader()
    webView.loadHTMLString(page.request(), baseURL: nil)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // The web view begins below the bars, so that the page and its header are never under them.
    webView.frame = view.bounds
    webView.frame.origin.y += view.safeAreaInsets.top
    webView.frame.size.height -= view.safeAreaInsets.top
  }

  private func addHeader() {
    webView.navigationDelegate = navigations
    webView.scrollView.refreshHeader = NormalHeader { [weak self] in
      try await self?.reload()
    }
  }

  private func reload() async throws {
    // The time that a request would take.
    _ = await server.news()
    try Task.checkCancellation()
    // `reload()` is for pages with an address. This page is a string, which is loaded again.
    let navigation = webView.loadHTMLString(page.request(), baseURL: nil)
    try await navigations.waitForEnd(of: navigation, in: webView)
  }

  @objc private func stop() {
    // This cancels the handler's task, which stops the load.
    webView.scrollView.refreshHeader?.endRefreshing(with: .cancelled)
  }
}
