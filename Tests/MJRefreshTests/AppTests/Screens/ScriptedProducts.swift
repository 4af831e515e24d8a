/// Products that arrive when a test says so.
@MainActor
final class ScriptedProducts: ProductService {
  struct Request {
    let number: Int
    let page: Int
    let next: (ProductPage?) -> Void
  }

  var pending: [Request] = []
  /// The pages that were requested.
  var log: [Int] = []

  nonisolated init() {}

  func products(page: Int) -> Observable<ProductPage?> {
    .create { [self] next in
      log.append(page)
      let number = log.count
      pending.append(Request(number: number, page: page, next: next))
      return Disposable { self.pending.removeAll { $0.number == number } }
    }
  }

  /// Answers the first request with a number of products.
  func answer(count: Int, isLast: Bool = false) {
    guard !pending.isEmpty else { return }
    let request = pending.removeFirst()
    let products = (0..<count).map { index in
      Product(
        name: "Product \(request.page).\(index)",
        details: Array(repeating: "It has many good properties.", count: 1 + index % 4)
          .joined(separator: " "))
    }
    request.next(ProductPage(products: products, isLast: isLast))
  }

  /// Answers the first request with a failure.
  func fail() {
    guard !pending.isEmpty else { return }
    pending.removeFirst().next(nil)
  }
}
