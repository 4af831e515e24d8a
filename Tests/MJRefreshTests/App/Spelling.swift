// swift-format-ignore-file: NeverForceUnwrap, ReplaceForEachWithForLoop

import MJRefresh
import UIKit

/// The spellings that apps use for members that some versions of MJRefresh declare optional.
@MainActor enum Spelling {
  static func partsOfHeaders(_ normal: MJRefreshNormalHeader, _ gif: MJRefreshGifHeader) {
    normal.stateLabel.text = "bare"
    normal.stateLabel?.text = "chained"
    normal.stateLabel!.text = "forced"
    normal.lastUpdatedTimeLabel.isHidden = true
    normal.lastUpdatedTimeLabel?.isHidden = true
    normal.lastUpdatedTimeLabel!.isHidden = true
    normal.arrowView.isHidden = false
    normal.arrowView?.isHidden = false
    normal.arrowView!.isHidden = false
    normal.loadingView.color = .red
    normal.loadingView?.color = .red
    normal.loadingView!.color = .red
    gif.gifView.contentMode = .center
    gif.gifView?.contentMode = .center
    gif.gifView!.contentMode = .center
    if let label = normal.stateLabel { label.text = "bound" }
    guard let label = gif.stateLabel else { return }
    label.text = "guarded"
    let optional = normal.stateLabel
    optional?.numberOfLines = 1
    let plain: UILabel = normal.stateLabel
    plain.numberOfLines = 1
    style(normal.stateLabel)
    style(normal.stateLabel!)
    [normal.stateLabel, normal.lastUpdatedTimeLabel].forEach { $0?.textColor = .black }
  }

  static func partsOfFooters(
    _ back: MJRefreshBackNormalFooter, _ auto: MJRefreshAutoNormalFooter,
    _ backGif: MJRefreshBackGifFooter, _ autoGif: MJRefreshAutoGifFooter
  ) {
    back.stateLabel.text = ""
    back.stateLabel?.text = ""
    back.stateLabel!.text = ""
    back.arrowView.image = nil
    back.arrowView?.image = nil
    back.loadingView.stopAnimating()
    back.loadingView?.stopAnimating()
    auto.stateLabel.isHidden = true
    auto.stateLabel?.isHidden = true
    auto.stateLabel!.isHidden = true
    auto.loadingView.stopAnimating()
    auto.loadingView?.stopAnimating()
    backGif.gifView.image = nil
    backGif.gifView?.image = nil
    autoGif.gifView.image = nil
    autoGif.gifView?.image = nil
  }

  static func partsOfTrailers(_ trailer: MJRefreshNormalTrailer) {
    trailer.stateLabel.isHidden = true
    trailer.stateLabel?.isHidden = true
    trailer.arrowView.isHidden = true
    trailer.arrowView?.isHidden = true
  }

  static func controls(of scrollView: UIScrollView) -> [Bool] {
    scrollView.mj_header.endRefreshing()
    scrollView.mj_header?.endRefreshing()
    scrollView.mj_header!.endRefreshing()
    scrollView.mj_footer.endRefreshing()
    scrollView.mj_footer?.endRefreshing()
    scrollView.mj_footer!.endRefreshingWithNoMoreData()
    scrollView.mj_trailer?.endRefreshing()
    (scrollView.mj_header as? MJRefreshNormalHeader)?.setTitle("Pull", for: .idle)
    // Apps translated from Objective-C often contain forced casts.
    (scrollView.mj_footer as! MJRefreshAutoNormalFooter).isRefreshingTitleHidden = true
    if let footer = scrollView.mj_footer, footer.isRefreshing { footer.endRefreshing() }
    guard let header = scrollView.mj_header else { return [] }
    return [
      header.isRefreshing, scrollView.mj_header.isRefreshing,
      scrollView.mj_header?.isRefreshing ?? true, scrollView.mj_footer.state == .noMoreData,
      header.scrollView.mj_offsetY == header.scrollView?.mj_offsetY,
    ]
  }

  static func handlers(_ target: UIScrollView, stored: @escaping () -> Void) {
    let action: MJRefreshComponentAction = stored
    target.mj_header = MJRefreshNormalHeader(refreshingBlock: stored)
    target.mj_header = MJRefreshGifHeader(refreshingBlock: action)
    target.mj_header = MJRefreshStateHeader { stored() }
    target.mj_header = MJRefreshHeader.init(refreshingBlock: { () -> Void in stored() })
    target.mj_header?.refreshingBlock = stored
    target.mj_header?.beginRefreshingCompletionBlock = { action() }
    target.mj_header?.endRefreshingAnimationBeginAction = action
    target.mj_header?.endRefreshingCompletionBlock = nil
    target.mj_header?.refreshingBlock?()
    target.mj_footer = MJRefreshBackNormalFooter { stored() }
    target.mj_footer = MJRefreshAutoStateFooter {
      stored()
      action()
    }
    target.mj_footer?.beginRefreshing(completionBlock: stored)
    target.mj_footer?.endRefreshing(completionBlock: action)
    target.mj_footer?.endRefreshing {
      stored()
    }
    target.mj_trailer = MJRefreshNormalTrailer { stored() }
    MJRefreshNormalHeader { stored() }
      .autoChangeTransparency(true)
      .afterBeginningAction { stored() }
      .endingAnimationBeginningAction(action)
      .afterEndingAction(stored)
      .setAnimationDisabled()
      .setTitle("Pull", for: .idle)
      .modifyLastUpdatedTimeText { time in time == nil ? "never" : "once" }
      .link(to: target)
    MJRefreshAutoGifFooter(refreshingBlock: action).setImages(film(2), for: .refreshing)
      .link(to: target)
    target.mj_header = MJRefreshNormalHeader(refreshingBlock: target.layoutIfNeeded)
    target.mj_header = MJRefreshGifHeader { [weak target] in target?.mj_header.endRefreshing() }
    target.mj_footer = MJRefreshBackGifFooter { [weak target] in target?.layoutIfNeeded() }
    target.mj_footer = MJRefreshAutoNormalFooter { [unowned target] in
      target.setNeedsLayout()
      return
    }
    target.mj_header = nil
    target.mj_footer = nil
    target.mj_trailer = nil
  }

  private static func style(_ label: UILabel) {
    label.textAlignment = .center
  }
}
