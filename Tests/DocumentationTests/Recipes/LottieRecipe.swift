import EdgeRefresh
import UIKit

// The code that the article *Recipes* quotes. `StandIns/Lottie.swift` replaces the library.

final class LottieContent: UIView, RefreshContent {
  private let animation: LottieAnimationView

  init(_ animation: LottieAnimationView) {
    self.animation = animation
    super.init(frame: .zero)
    animation.contentMode = .scaleAspectFit
    animation.loopMode = .loop
    addSubview(animation)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 80)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    animation.frame = bounds
  }

  func render(_ presentation: RefreshPresentation) {
    if !presentation.isActive {
      animation.currentProgress = min(1, presentation.progress)
    } else if !animation.isAnimationPlaying {
      animation.play()
    }
  }
}

extension ExampleViewController {
  func showAnimation(_ model: News) {
    let content = LottieContent(LottieAnimationView(name: "refresh"))
    let header = RefreshHeader(content: content)
    header.setRefreshHandler { try await model.reload() }
    tableView.refreshHeader = header
  }
}
