/// A file with examples, and the Swift file that compiles them.
public struct ExamplePage: Equatable, Sendable {
  /// Where it is, from the repository's root.
  public let path: String
  /// Its examples, from top to bottom.
  public let examples: [Example]

  /// Takes the examples of a text.
  public init(path: String, text: String) {
    self.path = path
    examples = Example.all(in: text, isSource: path.hasSuffix(".swift"))
  }

  /// The name of the file that compiles them.
  public var generatedName: String {
    "\(name)Examples.swift"
  }

  /// What is in that file.
  public var generatedSource: String {
    // A comment needs no import of the module that it is in, but its code does here.
    let own = path.hasSuffix(".swift") ? path.split(separator: "/").dropFirst().first : nil
    let modules = Set(examples.flatMap(\.imports)).union(["EdgeRefresh", "UIKit"])
      .union(own.map { [String($0)] } ?? [])
    var lines = [
      "// The examples of \(path). Written by `make examples`; not to be edited.",
      "// swift-format-ignore-file",
      "",
    ]
    lines += modules.sorted().map { "import \($0)" }
    for (index, example) in examples.enumerated() {
      lines.append("")
      if example.declaresOnly {
        lines += located(example, indentation: "")
      } else {
        lines.append("extension ExampleViewController {")
        lines.append(
          "  fileprivate func \(name)\(index + 1)(\(Self.parameters)) async throws {")
        lines += located(example, indentation: "    ")
        lines.append("  }")
        lines.append("}")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The code with directives that have the compiler's messages name the documentation.
  private func located(_ example: Example, indentation: String) -> [String] {
    ["#sourceLocation(file: \"\(path)\", line: \(example.line))"]
      + example.code.map { $0.isEmpty ? "" : indentation + $0 }
      + ["#sourceLocation()"]
  }

  private var name: String {
    let file = path.split(separator: "/").last ?? ""
    let stem = file.split(separator: ".").first ?? ""
    let suffix = file.hasSuffix(".swift") ? "Comments" : ""
    return String(stem.filter { $0.isLetter || $0.isNumber }) + suffix
  }

  /// What examples may speak of without declaring it: an app's lists, data and pictures.
  private static let parameters =
    "model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, "
    + "scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]"
}
