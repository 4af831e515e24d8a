import Foundation

/// A report of required constraints that cannot all be satisfied.
package struct LayoutConflict: Equatable, Sendable {
  /// The descriptions of the constraints.
  package let constraints: [String]
  /// The description of the constraint that the layout ignores.
  package let broken: String
}

extension NSLayoutConstraint {
  /// Reports that the constraint contradicts others and is ignored. Reports once per activation.
  func reportContradiction(to others: [String]) {
    guard !isReported else { return }
    isReported = true
    let conflict = LayoutConflict(constraints: others + [equation], broken: equation)
    MainLoop.current.layoutConflicts.append(conflict)
    let list = conflict.constraints.map { "    \($0)\n" }.joined()
    let message = """
      [LayoutConstraints] Unable to satisfy these constraints at the same time:
      (
      \(list))
      The layout ignores the constraint
      \(equation)

      """
    FileHandle.standardError.write(Data(message.utf8))
  }
}
