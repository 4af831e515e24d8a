import EdgeRefresh
import UIKit

// The code that the article *Recipes* quotes. `StandIns/RxSwift.swift` replaces the library.

extension Reactive where Base: RefreshComponent {
  /// Each refresh that begins. A subscription replaces the block of the control.
  @MainActor var refreshing: ControlEvent<Void> {
    let source = Observable<Void>.create { [weak control = base] observer in
      control?.refreshingBlock = { observer.onNext(()) }
      return Disposables.create()
    }
    return ControlEvent(events: source.take(until: deallocated))
  }

  /// Ends the refresh with an outcome.
  @MainActor var endRefreshing: Binder<RefreshOutcome> {
    Binder(base) { control, outcome in control.endRefreshing(with: outcome) }
  }
}

/// The model of a screen: what it is asked to do, and how that ended.
struct RxModel {
  let reload = PublishSubject<Void>()
  let outcomes = PublishSubject<RefreshOutcome>()
}

extension ExampleViewController {
  func bindHeader(to model: RxModel, disposedBy bag: DisposeBag) {
    let header = NormalHeader()
    tableView.refreshHeader = header
    header.rx.refreshing.bind(to: model.reload).disposed(by: bag)
    model.outcomes.bind(to: header.rx.endRefreshing).disposed(by: bag)
  }

  func awaitValues(of newest: @escaping () -> Observable<String>) {
    tableView.refreshHeader = NormalHeader { [weak self] in
      for try await article in newest().values { self?.add(article) }
    }
  }

  private func add(_ article: String) { tableView.accessibilityLabel = article }
}
