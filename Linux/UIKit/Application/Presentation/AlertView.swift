import Foundation

/// The view of an alert controller, with a card in its center.
final class AlertView: UIView {
  private weak var controller: UIAlertController?
  private var card: AlertCard?

  /// The width of an alert, in points.
  private static let alertWidth: CGFloat = 270

  init(_ controller: UIAlertController, frame: CGRect) {
    self.controller = controller
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  /// Recreates the card in the next layout pass.
  func setNeedsUpdate() {
    card?.removeFromSuperview()
    card = nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if card == nil { makeCard() }
    guard let card else { return }
    let area = bounds.inset(by: safeAreaInsets)
    let height = min(card.height(forWidth: Self.alertWidth), area.height)
    // The edges are at whole pixels.
    let scale = max(traitCollection.displayScale, 1)
    func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    card.frame = CGRect(
      x: rounded(area.midX - Self.alertWidth / 2), y: rounded(area.midY - height / 2),
      width: Self.alertWidth, height: height)
  }

  private func makeCard() {
    guard let controller else { return }
    // The cancel action comes first if there is one other action, and otherwise last.
    var actions = controller.actions.filter { $0.style != .cancel }
    let cancel = controller.cancelAction
    if let cancel { actions.insert(cancel, at: actions.count == 1 ? 0 : actions.count) }
    let card = AlertCard(controller, actions: actions, emphasized: cancel)
    addSubview(card)
    self.card = card
  }
}
