import Foundation
import UIKit

extension ScreenReaderState {
  /// A request by the app to move the focus.
  enum PendingFocus {
    case first
    case element(UIResponder)
  }

  /// The element that has the focus, and how to find it again.
  @MainActor struct Focus {
    private(set) weak var object: UIResponder?
    private let row: Row?

    /// The position of an element in a list, whose cells are reused for other rows.
    private struct Row {
      weak var list: UIScrollView?
      let path: IndexPath
      /// The index of the element in the cell.
      let index: Int
      let description: String
    }

    init(_ object: UIResponder) {
      self.object = object
      let views = ElementFinder.views(from: object)
      guard let cell = views.first(where: Self.isCell), let list = Self.list(of: cell),
        let path = Self.path(of: cell, in: list)
      else {
        row = nil
        return
      }
      let index = Self.elements(in: cell).firstIndex { $0 === object } ?? 0
      row = Row(
        list: list, path: path, index: index, description: ScreenReader.Element(object).description)
    }

    /// Returns the object that now stands for the same element, if it can be reached in the windows
    /// of a loop.
    func element(in loop: MainLoop) -> UIResponder? {
      let isReachable = object.map { ElementFinder.canReach($0, in: loop) } ?? false
      guard let row, let list = row.list else { return isReachable ? object : nil }
      if isReachable, let object,
        let cell = ElementFinder.views(from: object).first(where: Self.isCell)
      {
        // If a cell has moved together with its content, it still shows the element.
        let hasMoved = Self.path(of: cell, in: list) != row.path
        if !hasMoved || ScreenReader.Element(object).description == row.description {
          return object
        }
      }
      guard let cell = Self.cell(at: row.path, in: list) else { return nil }
      let candidates = Self.elements(in: cell)
      guard candidates.indices.contains(row.index) else { return nil }
      let candidate = candidates[row.index]
      return ElementFinder.canReach(candidate, in: loop) ? candidate : nil
    }

    private static func isCell(_ view: UIView) -> Bool {
      view is UITableViewCell || view is UICollectionViewCell
    }

    private static func list(of cell: UIView) -> UIScrollView? {
      ElementFinder.views(from: cell).lazy.compactMap { view in
        view is UITableView || view is UICollectionView ? view as? UIScrollView : nil
      }.first
    }

    private static func path(of cell: UIView, in list: UIScrollView) -> IndexPath? {
      switch (list, cell) {
      case (let table as UITableView, let cell as UITableViewCell): table.indexPath(for: cell)
      case (let collection as UICollectionView, let cell as UICollectionViewCell):
        collection.indexPath(for: cell)
      default: nil
      }
    }

    private static func cell(at path: IndexPath, in list: UIScrollView) -> UIView? {
      switch list {
      case let table as UITableView: table.cellForRow(at: path)
      case let collection as UICollectionView: collection.cellForItem(at: path)
      default: nil
      }
    }

    /// The cell, or the views in it, that are elements.
    private static func elements(in view: UIView) -> [UIResponder] {
      (view.isAccessibilityElement ? [view] : [])
        + (view.accessibilityElements?.compactMap { $0 as? UIResponder }
          ?? view.subviews.flatMap(elements))
    }
  }
}
