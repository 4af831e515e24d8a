import EdgeRefresh
import Foundation
import UIKit

#if canImport(Combine)
  import Combine
#endif

// The code that the article *Recipes* quotes. On Linux, `StandIns/Combine.swift` replaces Combine.

extension RefreshComponent {
  /// Each refresh that begins. Replaces the block of the control.
  func refreshes() -> AnyPublisher<Void, Never> {
    let subject = PassthroughSubject<Void, Never>()
    refreshingBlock = { subject.send(()) }
    return subject.eraseToAnyPublisher()
  }

  /// Ends a refresh with each outcome that a publisher sends.
  func endRefreshing(
    with outcomes: some Publisher<RefreshOutcome, Never>
  ) -> AnyCancellable {
    outcomes.receive(on: DispatchQueue.main).sink { [weak self] outcome in
      self?.endRefreshing(with: outcome)
    }
  }
}

/// The model of a screen: what it is asked to do, and how that ended.
struct CombineModel {
  let reload = PassthroughSubject<Void, Never>()
  let outcomes = PassthroughSubject<RefreshOutcome, Never>()
}

extension ExampleViewController {
  func bindHeader(to model: CombineModel, storedIn cancellables: inout Set<AnyCancellable>) {
    let header = NormalHeader()
    tableView.refreshHeader = header
    header.refreshes().sink { model.reload.send($0) }.store(in: &cancellables)
    header.endRefreshing(with: model.outcomes).store(in: &cancellables)
  }

  func awaitValues(of newest: @escaping () -> AnyPublisher<String, any Error>) {
    tableView.refreshHeader = NormalHeader { [weak self] in
      for try await article in newest().values { self?.add(article) }
    }
  }

  private func add(_ article: String) { tableView.accessibilityLabel = article }
}
