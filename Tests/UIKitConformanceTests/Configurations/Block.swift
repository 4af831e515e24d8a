import UIKit

/// A configuration whose view has a height.
struct Block: UIContentConfiguration {
  var height: CGFloat
  var isSelected = false

  func makeContentView() -> any UIView & UIContentView { BlockView(block: self) }

  func updated(for state: any UIConfigurationState) -> Block {
    Block(height: height, isSelected: (state as? UICellConfigurationState)?.isSelected ?? false)
  }
}

/// The view of a block, which shows nothing.
@MainActor final class BlockView: UIView, UIContentView {
  private(set) var block: Block
  private let heightConstraint: NSLayoutConstraint

  var configuration: any UIContentConfiguration {
    get { block }
    set {
      guard let newBlock = newValue as? Block else { return }
      block = newBlock
      heightConstraint.constant = newBlock.height
    }
  }

  init(block: Block) {
    self.block = block
    let child = UIView()
    heightConstraint = child.heightAnchor.constraint(equalToConstant: block.height)
    super.init(frame: .zero)
    child.translatesAutoresizingMaskIntoConstraints = false
    addSubview(child)
    NSLayoutConstraint.activate([
      heightConstraint, child.topAnchor.constraint(equalTo: topAnchor),
      child.bottomAnchor.constraint(equalTo: bottomAnchor),
      child.leadingAnchor.constraint(equalTo: leadingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
