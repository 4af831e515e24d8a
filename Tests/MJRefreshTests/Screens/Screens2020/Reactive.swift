import MJRefresh
import UIKit

/// Members for streams, under the name `rx` of an object.
@MainActor
struct Reactive<Base> {
  let base: Base
}

@MainActor
protocol ReactiveCompatible {}

extension ReactiveCompatible {
  var rx: Reactive<Self> { Reactive(base: self) }
}

extension UIView: ReactiveCompatible {}

/// What a footer shows after a load.
enum FooterState {
  case hidden, idle, loading, complete
}

extension Reactive where Base: MJRefreshComponent {
  /// The refreshes that the user begins.
  var refreshing: Observable<Void> {
    .create { [weak base = base] next in
      base?.refreshingBlock = { next(()) }
      return Disposable { [weak base = base] in base?.refreshingBlock = nil }
    }
  }

  var isRefreshing: Binder<Bool> {
    Binder(base) { control, isRefreshing in
      if isRefreshing == control.isRefreshing { return }
      if isRefreshing {
        control.beginRefreshing()
      } else {
        control.endRefreshing()
      }
    }
  }
}

extension Reactive where Base: MJRefreshFooter {
  var footerState: Binder<FooterState> {
    Binder(base) { footer, state in
      footer.isHidden = state == .hidden
      switch state {
      case .hidden, .idle: footer.resetNoMoreData()
      case .loading: break
      case .complete: footer.endRefreshingWithNoMoreData()
      }
    }
  }
}

extension Reactive where Base: UIScrollView {
  var headerRefreshing: Observable<Void> { base.mj_header.rx.refreshing }
  var footerRefreshing: Observable<Void> { base.mj_footer.rx.refreshing }
}
