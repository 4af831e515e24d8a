import MJRefresh
import UIKit

/// A shop: pictures, and below them products with texts of different lengths.
final class ProductListController: ListController<Product> {
  private(set) var openings = 0
  private(set) lazy var carousel = CarouselView { [weak self] in self?.openings += 1 }
  private let model: ProductListModel

  init(service: ProductService) {
    model = ProductListModel(service: service)
    super.init(nibName: nil, bundle: nil)
    title = "Products"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func headerClass() -> MJRefreshHeader.Type { BrandHeader.self }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ProductCell.self, forCellReuseIdentifier: "product")
    tableView.tableHeaderView = carousel
    tableView.contentInset.bottom = 20
    bind()
    tableView.mj_header.beginRefreshing()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    model.cancel()
  }

  override func cell(for item: Product, at indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "product", for: indexPath)
    (cell as? ProductCell)?.show(item)
    return cell
  }

  private func bind() {
    tableView.rx.headerRefreshing
      .subscribe { [weak model] in model?.refresh() }
      .disposed(by: disposeBag)
    tableView.rx.footerRefreshing
      .subscribe { [weak model] in model?.loadMore() }
      .disposed(by: disposeBag)
    model.products.observable
      .subscribe { [weak self] products in
        self?.items = products
        self?.tableView.reloadData()
      }
      .disposed(by: disposeBag)
    model.isRefreshing.observable.bind(to: tableView.mj_header.rx.isRefreshing)
      .disposed(by: disposeBag)
    model.footerState.observable.bind(to: tableView.mj_footer.rx.footerState)
      .disposed(by: disposeBag)
    model.failures.observable
      .map { $0 == 0 ? "Products" : "Products (failures: \($0))" }
      .bind(to: Binder(self) { $0.title = $1 })
      .disposed(by: disposeBag)
  }
}
