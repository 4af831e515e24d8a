import EdgeRefresh
import UIKit

/// The scripted safe area of a scroll view, regardless of its position.
@MainActor
final class ScriptedSafeArea {
  /// A bar at the top that is part of the safe area and stretches while the content is pulled down.
  struct Bar {
    /// The height while the content is not pulled, in points.
    let height: CGFloat
    /// The additional height for each point by which the content is past its top edge, in points.
    let growth: CGFloat
    /// Whether the bar changes with each offset, and not in the layout that follows.
    let followsOffset: Bool
  }

  fileprivate weak var scrollView: UIScrollView?
  /// The bar; `nil` if the safe area is constant.
  private(set) var bar: Bar?
  /// The safe area before another screen has covered the scroll view; otherwise `nil`.
  private var coveredInsets: UIEdgeInsets?
  /// Whether `stretchBar()` is running. It may move the content, which must not change the bar
  /// again.
  private var isStretchingBar = false

  func setBar(_ newBar: Bar) {
    setTop(newBar.height)
    bar = newBar
    stretchBar()
  }

  /// Makes the safe area constant, with the height of the bar while the content is not pulled.
  func stopStretchingBar() {
    if let bar { setTop(bar.height) }
  }

  private func setTop(_ height: CGFloat) {
    guard var area = scrollView?.safeAreaInsets else { return }
    area.top = height
    set(area)
  }

  /// Gives the bar the height for the current offset.
  ///
  /// The height is part of the adjusted inset. An open header keeps the content at that inset, so a
  /// new height moves the content, which changes the height again. Rounding to a fraction of a
  /// pixel ends this; otherwise, about 30 layout passes would follow.
  func stretchBar() {
    guard let scrollView, let bar, coveredInsets == nil, !isStretchingBar else { return }
    isStretchingBar = true
    defer { isStretchingBar = false }
    let edge = -scrollView.contentInsetExcludingRefreshControls.top - bar.height
    let distance = scrollView.window == nil ? 0 : max(0, edge - scrollView.contentOffset.y)
    let growth = bar.growth * distance
    scrollView.scriptedSafeAreaInsets?.top = bar.height + (growth * 16).rounded(.down) / 16
  }

  /// Removes the safe area, as outside a window.
  func cover() {
    guard coveredInsets == nil else { return }
    coveredInsets = scrollView?.safeAreaInsets
    scrollView?.scriptedSafeAreaInsets = .zero
  }

  /// Restores the safe area.
  func uncover() {
    guard let insets = coveredInsets else { return }
    coveredInsets = nil
    scrollView?.scriptedSafeAreaInsets = insets
  }

  func set(_ insets: UIEdgeInsets) {
    guard let scrollView else { return }
    bar = nil
    coveredInsets = nil
    scrollView.scriptedSafeAreaInsets = insets
    // By default, the stand-in moves the offset into the valid range, even if the inset is equal.
    let inset = scrollView.contentInset
    scrollView.contentInset = inset
  }
}

/// A scroll view with a scripted safe area.
final class ScriptedScrollView: UIScrollView {
  let safeArea = ScriptedSafeArea()

  override init(frame: CGRect) {
    super.init(frame: frame)
    safeArea.scrollView = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    safeArea.stretchBar()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    safeArea.stretchBar()
  }
}

/// A table view with a scripted safe area.
final class ScriptedTableView: UITableView {
  let safeArea = ScriptedSafeArea()

  init(frame: CGRect, rows: ListRows) {
    super.init(frame: frame, style: .plain)
    safeArea.scrollView = self
    estimatedRowHeight = 0
    dataSource = rows
    delegate = rows
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    safeArea.stretchBar()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    safeArea.stretchBar()
  }
}

/// The rows of a list, each 44 points high, with numbers that identify them.
@MainActor
final class ListRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private(set) var numbers: [Int]

  init(count: Int) {
    numbers = Array(0..<count)
  }

  func append(_ count: Int) {
    let next = (numbers.max() ?? -1) + 1
    numbers += next..<(next + count)
  }

  func prepend(_ count: Int) {
    let first = numbers.min() ?? 0
    numbers.insert(contentsOf: (first - count)..<first, at: 0)
  }

  func setCount(_ count: Int) {
    if count < numbers.count { numbers.removeLast(numbers.count - count) }
    append(count - numbers.count)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numbers.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
}
