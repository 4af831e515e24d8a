import TestSupport
import UIKit

/// The versions of iOS, with the views that SwiftUI creates for lists, scroll views and pages.
///
/// What is known of them comes from libraries that look for these views, and from reports:
/// - A `List` is a table until iOS 15 and a collection from iOS 16:
///   https://github.com/siteline/swiftui-introspect/pull/169
/// - A `TabView` with pages is a collection. Until iOS 15, a scroll view inside it turns the pages,
///   and the content of the collection is as large as the collection. From iOS 16, the collection
///   itself turns the pages: https://github.com/siteline/swiftui-introspect/pull/200,
///   https://github.com/callstack/react-native-pager-view/issues/1028
/// - A page may not get the safe area of its window (iOS 26):
///   https://github.com/callstack/react-native-pager-view/issues/1086
/// - The content of a `ScrollView` is in a container view inside it:
///   https://github.com/DataDog/dd-sdk-ios/pull/2122
/// - On iOS 17, an inset that is set from outside may have no effect:
///   https://github.com/siteline/swiftui-introspect/issues/309
/// - Each UIKit view has its own container, and the views of an overlay come after the others:
///   https://github.com/gaetanzanella/DynamicOverlay/issues/2. A clip, a mask or a shadow adds
///   views: https://github.com/siteline/swiftui-introspect/issues/174
///
/// No report of another difference between iOS 16 and 26 was found.
@MainActor
enum SystemVersion: Int, CaseIterable {
  case iOS15 = 15
  case iOS16 = 16
  case iOS17 = 17
  case iOS18 = 18
  case iOS26 = 26

  /// Creates a `List` with its host. The rows or items stay as long as the list.
  func list(_ frame: CGRect = Shape.frame) -> (root: UIView, scrollView: UIScrollView) {
    let list: UIScrollView
    if self == .iOS15 {
      list = HeldTable(frame: frame.size)
    } else {
      list = HeldCollection(frame: frame.size)
    }
    return (UIView(frame, list), list)
  }

  /// Creates a `ScrollView` around content, with its host.
  func scrollView(_ frame: CGRect = Shape.frame, content: UIView)
    -> (root: UIView, scrollView: UIScrollView)
  {
    let bounds = CGRect(origin: .zero, size: frame.size)
    let view = UIScrollView.vertical(
      bounds, content: UIView(content.bounds, content), length: content.frame.height)
    return (UIView(frame, view), view)
  }

  /// Creates a `TabView` with pages, with its host.
  ///
  /// - Parameters:
  ///   - pages: What is on the pages. It fills them.
  ///   - haveControllers: Whether each page has a view controller.
  /// - Returns: The host, the scroll view that turns the pages, and what the caller must retain.
  func pages(_ pages: [UIView], haveControllers: Bool)
    -> (root: UIView, pager: UIScrollView, controllers: [UIViewController])
  {
    let frame = Shape.frame
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    var pager: UIScrollView = collection
    var controllers: [UIViewController] = []
    if self == .iOS15 {
      pager = UIScrollView(frame: frame)
      collection.addSubview(pager)
    }
    // It is not known whether the inner scroll view of iOS 15 has this setting.
    pager.isPagingEnabled = self != .iOS15
    pager.alwaysBounceHorizontal = true
    collection.contentSize = frame.size
    pager.contentSize = CGSize(width: frame.width * CGFloat(pages.count), height: frame.height)
    for (index, page) in pages.enumerated() {
      let cell = UICollectionViewCell(
        frame: frame.offsetBy(dx: frame.width * CGFloat(index), dy: 0))
      if haveControllers {
        let controller = UIViewController()
        controller.view.frame = frame
        controller.view.addSubview(page)
        cell.contentView.addSubview(controller.view)
        controllers.append(controller)
      } else {
        cell.contentView.addSubview(UIView(frame, page))
      }
      pager.addSubview(cell)
    }
    return (UIView(frame, collection), pager, controllers)
  }

  /// How a scroll view leaves space for bars.
  enum SafeArea: CaseIterable {
    /// As the safe area of its window.
    case ofWindow
    /// As an inset, because its host keeps the safe area.
    case asInset

    @MainActor
    func apply(_ bars: UIEdgeInsets, to scrollView: UIScrollView, in phone: Phone) {
      switch self {
      case .ofWindow:
        phone.window.deviceSafeAreaInsets = bars
      case .asInset:
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentInset = bars
      }
    }
  }
}

/// What SwiftUI may do with a scroll view when it updates a view. This is not known. Reports
/// differ: https://github.com/siteline/swiftui-introspect/issues/123 (an inset that is set from
/// outside is kept), https://github.com/siteline/swiftui-introspect/issues/309 (it is not).
struct UpdateAnswers: Sendable {
  var overwritesInset = false
  var resetsBounce = false
  /// The length of a lazy stack is an estimate, which changes in both directions.
  var changesLength = false

  /// Changes a scroll view as an update by SwiftUI may do.
  @MainActor
  func apply(to scrollView: UIScrollView, inset: UIEdgeInsets) {
    if overwritesInset { scrollView.contentInset = inset }
    if resetsBounce {
      scrollView.alwaysBounceVertical = false
      scrollView.alwaysBounceHorizontal = false
    }
    if changesLength && !(scrollView is UITableView) && !(scrollView is UICollectionView) {
      scrollView.contentSize.height += scrollView.contentSize.height > 2000 ? -30 : 44
    }
  }
}

/// A table that keeps its rows.
private final class HeldTable: UITableView {
  private let rows = Rows(50)

  init(frame size: CGSize) {
    super.init(frame: CGRect(origin: .zero, size: size), style: .plain)
    estimatedRowHeight = 0
    alwaysBounceVertical = true
    dataSource = rows
    delegate = rows
  }

  required init?(coder: NSCoder) { nil }
}

/// A collection that keeps its items.
private final class HeldCollection: UICollectionView {
  private let grid = Grid(50, size: CGSize(width: 390, height: 44))

  init(frame size: CGSize) {
    super.init(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: grid.layout)
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    alwaysBounceVertical = true
    dataSource = grid
  }

  required init?(coder: NSCoder) { nil }
}
