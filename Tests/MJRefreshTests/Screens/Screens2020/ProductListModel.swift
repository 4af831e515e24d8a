/// The state of the product list. It has at most one request at a time.
@MainActor
final class ProductListModel {
  let products = Relay<[Product]>([])
  let isRefreshing = Relay(false)
  let footerState = Relay(FooterState.hidden)
  let failures = Relay(0)
  private let service: ProductService
  private var page = 0
  private var isLast = false
  private var request: Disposable?

  init(service: ProductService) {
    self.service = service
  }

  func refresh() {
    request?.dispose()
    if footerState.value == .loading { footerState.accept(.idle) }
    isRefreshing.accept(true)
    load(page: 1) { model, page in
      model.isRefreshing.accept(false)
      if let page = page { model.show(page, number: 1, after: []) }
    }
  }

  func loadMore() {
    if isRefreshing.value {
      footerState.accept(.idle)
      return
    }
    footerState.accept(.loading)
    let next = page + 1
    load(page: next) { model, page in
      if let page = page {
        model.show(page, number: next, after: model.products.value)
      } else {
        model.footerState.accept(.idle)
      }
    }
  }

  func cancel() {
    request?.dispose()
    request = nil
    isRefreshing.accept(false)
    if footerState.value == .loading { footerState.accept(.idle) }
  }

  private func load(
    page: Int, completion: @escaping (ProductListModel, ProductPage?) -> Void
  ) {
    request = service.products(page: page).subscribe { [weak self] answer in
      guard let self = self else { return }
      self.request = nil
      completion(self, answer)
      if answer == nil { self.failures.accept(self.failures.value + 1) }
    }
  }

  private func show(_ page: ProductPage, number: Int, after shown: [Product]) {
    self.page = number
    isLast = page.isLast
    products.accept(shown + page.products)
    if products.value.isEmpty {
      footerState.accept(.hidden)
    } else {
      footerState.accept(isLast ? .complete : .idle)
    }
  }
}
