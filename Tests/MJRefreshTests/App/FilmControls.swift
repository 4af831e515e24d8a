import MJRefresh
import UIKit

/// Returns the images of an animation of a growing square.
@MainActor func film(_ count: Int, height: CGFloat = 40) -> [UIImage] {
  (1...count).map { number in
    UIGraphicsImageRenderer(size: CGSize(width: 30, height: height)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: number, height: number))
    }
  }
}

/// A header with an animation. The pull selects an image; refreshing animates the images.
class FilmHeader: MJRefreshGifHeader {
  override func prepare() {
    super.prepare()
    setImages(film(6), for: .idle)
    let fast = film(3)
    setImages(fast, for: .pulling)
    setImages(fast, duration: 0.2, for: MJRefreshState.refreshing)
  }
}

/// A header with an animation and without text.
final class QuietFilmHeader: FilmHeader {
  override func prepare() {
    super.prepare()
    lastUpdatedTimeLabel.isHidden = true
    stateLabel?.isHidden = true
  }
}

/// An automatic footer that shows an animation instead of text while it loads.
final class FilmAutoFooter: MJRefreshAutoGifFooter {
  override func prepare() {
    super.prepare()
    isRefreshingTitleHidden = true
    // An array from Objective-C has this type.
    let anything: [Any] = film(3, height: 60)
    setImages(anything, for: .refreshing)
    gifView?.contentMode = .center
  }
}

/// A back footer with an animation and a custom layout.
final class FilmBackFooter: MJRefreshBackGifFooter {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setImages(film(6), for: .idle)
    setImages(film(3), for: .pulling)
    setImages(film(3), duration: 0.3, for: .refreshing)
    setTitle("Pull me", for: .idle)
    setTitle("That is all", for: .noMoreData)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  override func placeSubviews() {
    super.placeSubviews()
    gifView.frame = CGRect(x: 0, y: 4, width: mj_w, height: 25)
    stateLabel?.frame = CGRect(x: 0, y: 30, width: mj_w, height: 14)
  }
}
