public import UIKit

/// A trailer that says in words, written downwards, what it is doing.
open class StateTrailer: RefreshTrailer {
  private let stateText = StateText { RefreshTexts.preferred.trailerTitle(for: $0) }

  /// Shows the state, in bold 14 points. Style it, hide it, or lay it out with constraints of your own;
  /// its text is the control's: see ``setTitle(_:for:)``.
  @_disfavoredOverload
  public var stateLabel: UILabel { stateText.label }

  /// Sets the text for a state. It stays through changes of the language; `nil` brings the built-in
  /// text back.
  ///
  /// - Returns: The trailer itself, for further calls.
  @discardableResult
  public func setTitle(_ title: String?, for state: RefreshState) -> Self {
    stateText.setTitle(title, for: state)
    stateText.render(presentation)
    setNeedsLayout()
    return self
  }

  open override func prepare() {
    super.prepare()
    addSubview(stateLabel)
  }

  open override func placeSubviews() {
    super.placeSubviews()
    if !stateLabel.isHidden { stateText.placeDownwards(at: textCenter, in: bounds) }
  }

  /// Where the middle of the text is.
  var textCenter: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

  override func render(_ presentation: RefreshPresentation, from old: RefreshPresentation) {
    super.render(presentation, from: old)
    if presentation.state != old.state || presentation == old { stateText.render(presentation) }
  }
}

/// A leader that says in words, written downwards, what it is doing.
open class StateLeader: StateTrailer {
  override class func makeEngine() -> ControlEngine { RefreshLeader.makeEngine() }
}
