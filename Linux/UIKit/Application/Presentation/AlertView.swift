import Foundation

/// The view of an alert controller: cards with the texts and the buttons.
final class AlertView: UIView {
  private weak var controller: UIAlertController?
  private var cards: [AlertCard] = []
  private var isUpToDate = false
  private let background = UIControl()

  /// The width of an alert, in points.
  private static let alertWidth: CGFloat = 270
  /// The distance between an action sheet and the edges of the screen, and between its cards, in
  /// points.
  private static let margin: CGFloat = 8

  init(_ controller: UIAlertController, frame: CGRect) {
    self.controller = controller
    super.init(frame: frame)
    background.addAction(
      UIAction { [weak self] _ in self?.backgroundTapped() }, for: .touchUpInside)
    addSubview(background)
  }

  required init?(coder: NSCoder) { nil }

  /// Recreates the cards in the next layout pass.
  func setNeedsUpdate() {
    isUpToDate = false
    setNeedsLayout()
  }

  /// The distance between the top of the first card and the bottom of the view, in points.
  var contentHeight: CGFloat { bounds.height - (cards.first?.frame.minY ?? bounds.height) }

  override func layoutSubviews() {
    super.layoutSubviews()
    if !isUpToDate { makeCards() }
    background.frame = bounds
    guard controller?.preferredStyle == .actionSheet else {
      for card in cards { placeInCenter(card) }
      return
    }
    // In landscape, an action sheet is as wide as in portrait.
    let width = min(bounds.width, bounds.height) - 2 * Self.margin
    var bottom = bounds.height - max(safeAreaInsets.bottom, Self.margin)
    let limit = safeAreaInsets.top + Self.margin
    for card in cards.reversed() {
      let height = min(card.height(forWidth: width), max(0, bottom - limit))
      card.frame = CGRect(
        x: (bounds.width - width) / 2, y: bottom - height, width: width, height: height)
      bottom -= height + Self.margin
    }
  }

  private func placeInCenter(_ card: AlertCard) {
    let area = bounds.inset(by: safeAreaInsets)
    let height = min(card.height(forWidth: Self.alertWidth), area.height)
    // The edges are at whole pixels.
    let scale = max(traitCollection.displayScale, 1)
    func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    card.frame = CGRect(
      x: rounded(area.midX - Self.alertWidth / 2), y: rounded(area.midY - height / 2),
      width: Self.alertWidth, height: height)
  }

  private func makeCards() {
    isUpToDate = true
    for card in cards { card.removeFromSuperview() }
    guard let controller else { return }
    let (title, message) = (controller.title, controller.message)
    let cancel = controller.cancelAction
    if controller.preferredStyle == .alert {
      // The cancel action comes first if there is one other action, and otherwise last.
      var actions = controller.actions.filter { $0.style != .cancel }
      if let cancel { actions.insert(cancel, at: actions.count == 1 ? 0 : actions.count) }
      cards = [
        AlertCard(
          controller, title: title, message: message, actions: actions,
          emphasized: controller.preferredAction ?? cancel)
      ]
    } else {
      let actions = controller.actions.filter { $0.style != .cancel }
      cards = []
      if !actions.isEmpty || title != nil || message != nil {
        cards.append(AlertCard(controller, title: title, message: message, actions: actions))
      }
      if let cancel {
        cards.append(AlertCard(controller, actions: [cancel], emphasized: cancel))
      }
    }
    for card in cards { addSubview(card) }
  }

  /// A tap beside an action sheet chooses the cancel action.
  private func backgroundTapped() {
    guard let controller, controller.preferredStyle == .actionSheet,
      let cancel = controller.cancelAction
    else { return }
    controller.choose(cancel)
  }
}
