import Foundation
import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct FittingSizeTests {
  @Test func `priorities are Apple's`() {
    #expect(UILayoutPriority.required.rawValue == 1000)
    #expect(UILayoutPriority.defaultHigh.rawValue == 750)
    #expect(UILayoutPriority.defaultLow.rawValue == 250)
    #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
  }

  @Test func `a view without constraints or content fits the target size`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        == CGSize(width: 10_000, height: 10_000))
  }

  @Test func `a view without constraints fits its content`() {
    let view = UISwitch()
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 51, height: 31))
    #expect(
      view.systemLayoutSizeFitting(
        CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 100, height: 31))
  }

  @Test func `a cell without constraints fits its texts in the given width`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 300, height: 44))
  }

  private let sentence = "The quick brown fox jumps over the lazy dog, again and again and again."

  /// Adds a label to a view, with a margin on each side.
  private func fill(_ view: UIView, with label: UILabel, margin: CGFloat) {
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: margin),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -margin),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: margin),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -margin),
    ])
  }

  @Test func `a view with constraints fits its content`() {
    let (view, label) = (UIView(), UILabel())
    label.text = sentence
    fill(view, with: label, margin: 10)
    let natural = label.intrinsicContentSize
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: natural.width + 20, height: natural.height + 20))
    let wrapped = label.sizeThatFits(CGSize(width: 180, height: 0))
    #expect(
      view.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
        == CGSize(width: 200, height: wrapped.height + 20))
    #expect(view.frame == .zero)
    #expect(label.frame == .zero)
  }

  @Test func `a fitting size obeys required limits`() {
    let view = UIView()
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 300).isActive = true
    view.heightAnchor.constraint(equalToConstant: 70).isActive = true
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        == CGSize(width: 300, height: 70))
  }

  @Test func `a table cell fits labels constrained to its content view`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = UILabel()
    label.text = sentence
    fill(cell.contentView, with: label, margin: 12)
    for width in [CGFloat(390), 200] {
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      let wrapped = label.sizeThatFits(CGSize(width: width - 24, height: 0))
      #expect(size == CGSize(width: width, height: wrapped.height + 24))
    }
  }

  @Test func `a collection cell fits labels constrained to its content view`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let label = UILabel()
    label.text = "tag"
    fill(cell.contentView, with: label, margin: 4)
    let natural = label.intrinsicContentSize
    #expect(
      cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: natural.width + 8, height: natural.height + 8))
  }

  @Test func `a table header fits labels constrained to its content view`() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let label = UILabel()
    label.text = sentence
    fill(header.contentView, with: label, margin: 4)
    let size = header.systemLayoutSizeFitting(
      CGSize(width: 208, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(
      size
        == CGSize(
          width: 208, height: label.sizeThatFits(CGSize(width: 200, height: 0)).height + 8))
  }

  @Test func `constraints in cells place their content while the table scrolls`() {
    let screen = TestScreen()
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell") ?? makeCell()
        (cell.contentView.viewWithTag(7) as? UILabel)?.text = "row \(indexPath.row)"
        return cell
      }
      private func makeCell() -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
        let label = UILabel()
        label.tag = 7
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -20),
          label.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
        ])
        return cell
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(origin: .zero, size: TestScreen.size))
    table.dataSource = source
    screen.window.addSubview(table)
    screen.turn()
    for offset in [CGFloat(0), 333, 2000] {
      table.contentOffset.y = offset
      screen.turn()
      #expect(table.visibleCells.count > 15)
      for cell in table.visibleCells {
        let label = cell.contentView.viewWithTag(7)
        #expect(label?.frame.maxX == 370)
        #expect(abs((label?.frame.midY ?? 0) - cell.contentView.bounds.midY) <= 0.5)
        #expect(label?.frame.size == label?.intrinsicContentSize)
      }
    }
  }
}
