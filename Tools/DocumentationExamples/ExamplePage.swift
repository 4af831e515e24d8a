/// A file with examples, and the generated Swift file that compiles them.
public struct ExamplePage: Equatable, Sendable {
  /// The path from the root of the repository.
  public let path: String
  /// The examples that are compiled, from top to bottom.
  public let examples: [Example]
  /// The examples that are quoted from a source file, from top to bottom.
  public let quotations: [Example]

  /// Finds the examples in the text of a file.
  public init(path: String, text: String) {
    self.path = path
    let all = Example.all(in: text, isSource: path.hasSuffix(".swift"))
    examples = all.filter { $0.quotedPath == nil }
    quotations = all.filter { $0.quotedPath != nil }
  }

  /// The name of the generated file.
  public var generatedName: String {
    "\(name)Examples.swift"
  }

  /// The contents of the generated file.
  public var generatedSource: String {
    // Code in a doc comment does not import its own module; the generated file must.
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
        let effects = example.isAsync ? "async throws" : "throws"
        lines.append("  fileprivate func \(name)\(index + 1)(\(Self.parameters)) \(effects) {")
        lines += located(example, indentation: "    ")
        lines.append("  }")
        lines.append("}")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the code with directives that make the compiler's messages refer to the documentation.
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

  /// The lists, data and images that examples use without declaring them.
  private static let parameters =
    "model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, "
    + "scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]"
}
