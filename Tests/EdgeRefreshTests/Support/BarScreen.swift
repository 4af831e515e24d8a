import EdgeRefresh
import Foundation
import TestSupport
import UIKit
import UIKitCairo

@testable import EdgeRefreshControls

/// What is over the edges of a list.
enum Bars: CaseIterable, Sendable {
  /// Only the status bar and the home indicator.
  case none
  case navigation, largeTitle
  /// A navigation bar with a search field: one that stays, one that scrolling collapses, and one
  /// below a large title.
  case search, collapsingSearch, titleAndSearch
  /// A bar of the app without a background, and a search field of the app above the list.
  case transparent, searchField
  /// A search field that scrolls with the content.
  case searchInContent
  case tab
  /// A bar of the app at the bottom, through which the content is seen.
  case toolbar
  /// A navigation bar and a tab bar.
  case both

  /// Whether a bar is in front of the end of the list.
  var isAtBottom: Bool { self == .tab || self == .toolbar || self == .both }

  /// Whether the bar has a large title, which a pull stretches.
  fileprivate var hasLargeTitle: Bool { self == .largeTitle || self == .titleAndSearch }

  /// Whether the bar grows and shrinks with the offset, so that its lower part moves in animations.
  var isCollapsible: Bool { hasLargeTitle || self == .collapsingSearch }

  fileprivate var isInNavigation: Bool {
    switch self {
    case .navigation, .largeTitle, .search, .collapsingSearch, .titleAndSearch, .both: true
    case .none, .transparent, .searchField, .searchInContent, .tab, .toolbar: false
    }
  }
}

/// A list with bars, and with controls or without.
@MainActor
final class BarScreen {
  let phone = Phone()
  let rows: Rows
  let list = UITableViewController(style: .plain)
  let header = NormalHeader {}
  let footer = BackNormalFooter {}
  private let renderer = CairoRenderer(scale: 1)
  /// The bars of the app, which are in front of the list.
  private var topBar: UIView?
  private var bottomBar: UIView?

  var table: UITableView { list.tableView }
  var picture: Bitmap { renderer.bitmap(of: phone.window) }

  /// The heights of the areas of the bars at the top and at the bottom of the screen.
  var bars: (top: Int, bottom: Int) {
    let bars = table.currentBars.insets
    let bottom = table.currentBars.isHomeIndicatorOnly ? 0 : bars.bottom
    return (Int(bars.top.rounded(.down)), Int(bottom.rounded(.down)))
  }

  /// The offset at which the content is at its end.
  var endOffset: CGFloat {
    let inset = table.adjustedContentInset
    return max(-inset.top, table.contentSize.height - table.bounds.height + inset.bottom)
  }

  init(
    _ bars: Bars, hasControls: Bool, rowCount: Int = 60, traits: [UITraitCollection] = []
  ) {
    rows = Rows(rowCount)
    CairoRenderer.install()
    phone.window.environment = UITraitCollection(traitsFrom: [phone.window.environment] + traits)
    list.title = "Inbox"
    table.dataSource = rows
    table.delegate = rows
    if hasControls {
      table.refreshHeader = header
      table.refreshFooter = footer
    }
    addBars(bars)
    if bars.isInNavigation {
      let navigation = UINavigationController(rootViewController: list)
      navigation.navigationBar.prefersLargeTitles = bars.hasLargeTitle
      phone.show(navigation)
    } else {
      phone.show(list)
    }
    for bar in [topBar, bottomBar].compactMap(\.self) { phone.window.addSubview(bar) }
    placeBars()
    phone.advance(by: 0.5)
  }

  private func addBars(_ bars: Bars) {
    switch bars {
    case .none, .navigation, .largeTitle: break
    case .search, .collapsingSearch, .titleAndSearch:
      list.navigationItem.searchController = UISearchController(searchResultsController: nil)
      list.navigationItem.hidesSearchBarWhenScrolling = bars != .search
    case .transparent:
      let title = UILabel()
      title.text = "Inbox"
      title.textAlignment = .center
      topBar = title
      list.additionalSafeAreaInsets.top = 44
    case .searchField, .searchInContent:
      let search = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 52))
      search.placeholder = "Search"
      if bars == .searchField {
        topBar = search
        list.additionalSafeAreaInsets.top = 52
      } else {
        table.tableHeaderView = search
      }
    case .tab, .both: list.additionalSafeAreaInsets.bottom = 49
    case .toolbar:
      let toolbar = UIView()
      toolbar.backgroundColor = UIColor(white: 0.9, alpha: 0.5)
      bottomBar = toolbar
      list.additionalSafeAreaInsets.bottom = 44
    }
  }

  private func placeBars() {
    let (bounds, area) = (phone.window.bounds, phone.window.safeAreaInsets)
    topBar?.frame = CGRect(
      x: area.left, y: area.top, width: bounds.width - area.left - area.right,
      height: list.additionalSafeAreaInsets.top)
    let height = area.bottom + list.additionalSafeAreaInsets.bottom
    bottomBar?.frame = CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  /// Rotates the phone in an animation of 0.3 seconds.
  func rotate() {
    UIView.animate(withDuration: 0.3) { [self] in
      let (window, size) = (phone.window, phone.window.bounds.size)
      let isLandscape = size.height > size.width
      window.environment = UITraitCollection(traitsFrom: [
        window.environment, UITraitCollection(verticalSizeClass: isLandscape ? .compact : .regular),
      ])
      window.frame.size = CGSize(width: size.height, height: size.width)
      window.deviceSafeAreaInsets =
        isLandscape
        ? UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
        : UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      // The safe area may become known only during layout.
      window.layoutIfNeeded()
      placeBars()
      window.layoutIfNeeded()
    }
  }

  /// Gives the list the inset and the offset of another one.
  func follow(_ other: BarScreen) {
    table.contentInset = other.table.contentInset
    // A bar that expands moves the content once more.
    for _ in 1...2 {
      table.contentOffset = other.table.contentOffset
      phone.turn()
    }
  }
}

extension Bitmap {
  /// The first row of pixels in areas at the top and at the bottom in which two pictures differ;
  /// `nil` if there is none.
  func firstDifference(from other: Bitmap, top: Int? = nil, bottom: Int = 0) -> Int? {
    let rows = Array(0..<(top ?? height)) + Array((height - bottom)..<height)
    return rows.first { differs(from: other, in: $0 * width..<($0 + 1) * width) }
  }

  /// Returns whether two pictures differ anywhere outside of an area.
  func differs(from other: Bitmap, outside area: CGRect) -> Bool {
    let (left, right) = (Int(area.minX), Int(area.maxX))
    return (0..<height).contains { y in
      let row = y * width
      guard Int(area.minY)..<Int(area.maxY) ~= y else {
        return differs(from: other, in: row..<row + width)
      }
      return differs(from: other, in: row..<row + left)
        || differs(from: other, in: row + right..<row + width)
    }
  }

  /// Comparing the elements one by one is slow without optimization.
  private func differs(from other: Bitmap, in range: Range<Int>) -> Bool {
    guard !range.isEmpty else { return false }
    return pixels.withUnsafeBytes { pixels in
      other.pixels.withUnsafeBytes { others in
        guard let start = pixels.baseAddress, let other = others.baseAddress else { return false }
        let first = 4 * range.lowerBound
        return memcmp(start + first, other + first, 4 * range.count) != 0
      }
    }
  }
}

extension UIScrollView {
  /// What covers the edges now.
  var currentBars: ScrollBars {
    bars(at: ScrollHost.existing(of: self)?.ledger.restingInset ?? adjustedContentInset)
  }
}
