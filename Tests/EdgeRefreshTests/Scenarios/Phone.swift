import UIKit

/// A phone with a notch, a finger, and lists to show on it.
@MainActor
struct Phone {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// Makes a phone that shows nothing yet.
  init(hasNotch: Bool = true) {
    if hasNotch {
      window.deviceSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    }
    window.makeKeyAndVisible()
  }

  func show(_ controller: UIViewController) {
    window.rootViewController = controller
    turn()
  }

  func show(_ view: UIView) {
    view.frame = window.bounds
    window.addSubview(view)
    turn()
  }

  func turn() { MainLoop.current.turn() }

  func advance(by seconds: TimeInterval) { MainLoop.current.advance(by: seconds) }

  /// Puts a finger down in the middle and moves it up or down.
  func pull(by distance: CGFloat) -> UITouch {
    let touch = window.beginTouch(at: CGPoint(x: 195, y: 422))
    move(touch, by: distance)
    return touch
  }

  /// Moves a finger that is down.
  func move(_ touch: UITouch, by distance: CGFloat) {
    let start = touch.location(in: nil)
    for step in 1...20 {
      advance(by: 0.02)
      window.moveTouch(
        touch, to: CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / 20))
    }
  }

  /// Lets go without speed.
  func lift(_ touch: UITouch) {
    advance(by: 0.2)
    window.endTouch(touch)
    turn()
  }

  /// Drags up or down, rests, and lets go.
  func drag(by distance: CGFloat) { lift(pull(by: distance)) }

  /// Where a view is in the window.
  func place(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  /// Whether what is on screen of a view stands still where it belongs.
  func isStill(_ view: UIView) -> Bool {
    let shown = view.presentation(at: MainLoop.current.now)
    return shown.geometry.center == view.center && shown.geometry.bounds.size == view.bounds.size
      && shown.alpha == view.alpha
  }
}

/// A list of rows of one height.
@MainActor
final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var counts: [Int]
  var hasTitles = false
  let height: CGFloat

  init(_ counts: Int..., height: CGFloat = 44) {
    self.counts = counts
    self.height = height
  }

  /// A table of these rows.
  func table() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    table.dataSource = self
    table.delegate = self
    return table
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    hasTitles ? "Section \(section)" : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    hasTitles ? "End of section \(section)" : nil
  }
}

/// A grid of items of one size.
@MainActor
final class Grid: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  let layout = UICollectionViewFlowLayout()

  init(_ counts: Int..., size: CGSize = CGSize(width: 190, height: 120)) {
    self.counts = counts
    layout.itemSize = size
  }

  /// A collection of these items.
  func collection() -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collection.dataSource = self
    return collection
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

/// Counts how often a scroll view's inset and offset are set.
@MainActor
final class WriteCounter {
  private(set) var insets = 0
  private(set) var offsets = 0
  private var tokens: [NSKeyValueObservation] = []

  init(_ scrollView: UIScrollView) {
    tokens = [
      scrollView.observe(\.contentInset) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.insets += 1 }
      },
      scrollView.observe(\.contentOffset) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.offsets += 1 }
      },
    ]
  }

  /// What was set since the last time.
  func take() -> (insets: Int, offsets: Int) {
    defer { (insets, offsets) = (0, 0) }
    return (insets, offsets)
  }
}
