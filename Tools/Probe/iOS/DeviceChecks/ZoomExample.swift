internal import EdgeRefresh
internal import UIKit

/// Content that can be zoomed between half and three times its size, with a header.
final class ZoomExample: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let content = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.minimumZoomScale = 0.5
    scrollView.maximumZoomScale = 3
    scrollView.delegate = self
    view.addSubview(scrollView)
    content.text = (1...60).map { "Line \($0)" }.joined(separator: "\n")
    content.numberOfLines = 0
    content.backgroundColor = .secondarySystemBackground
    content.frame.size = CGSize(
      width: view.bounds.width, height: content.intrinsicContentSize.height)
    scrollView.addSubview(content)
    scrollView.contentSize = content.frame.size
    scrollView.refreshHeader = NormalHeader {
      try await Task.sleep(nanoseconds: 1_500_000_000)
    }
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
}
