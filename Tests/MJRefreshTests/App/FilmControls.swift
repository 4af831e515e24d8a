import MJRefresh
import UIKit

#if hasFeature(MemberImportVisibility)
  import EdgeRefreshControls
#endif

/// Pictures of a film: squares that grow.
@MainActor func film(_ count: Int, height: CGFloat = 40) -> [UIImage] {
  (1...count).map { number in
    UIGraphicsImageRenderer(size: CGSize(width: 30, height: height)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: number, height: number))
    }
  }
}

/// A header with a film: one picture after the other while it is pulled, all of them while it
/// refreshes.
class FilmHeader: MJRefreshGifHeader {
  override func prepare() {
    super.prepare()
    setImages(film(6), for: .idle)
    let fast = film(3)
    setImages(fast, for: .pulling)
    setImages(fast, duration: 0.2, for: MJRefreshState.refreshing)
  }
}

/// The same without a word.
final class QuietFilmHeader: FilmHeader {
  override func prepare() {
    super.prepare()
    lastUpdatedTimeLabel.isHidden = true
    stateLabel?.isHidden = true
  }
}

/// A footer that loads by itself, with a film in place of the text while it does.
final class FilmAutoFooter: MJRefreshAutoGifFooter {
  override func prepare() {
    super.prepare()
    isRefreshingTitleHidden = true
    // As arrays look that come from Objective-C.
    let anything: [Any] = film(3, height: 60)
    setImages(anything, for: .refreshing)
    gifView?.contentMode = .center
  }
}

/// A footer beyond the end with a film, laid out in the app's own way.
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
    fatalError("There are no archives of it")
  }

  override func placeSubviews() {
    super.placeSubviews()
    gifView.frame = CGRect(x: 0, y: 4, width: mj_w, height: 25)
    stateLabel?.frame = CGRect(x: 0, y: 30, width: mj_w, height: 14)
  }
}
