import Foundation

struct Product: Equatable {
  var name: String
  var details: String
}

struct ProductPage {
  var products: [Product]
  var isLast: Bool
}

/// The source of the products. A stream has one element: a page, or `nil` for a failure.
@MainActor
protocol ProductService {
  func products(page: Int) -> Observable<ProductPage?>
}
