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
  ///
  /// Examples that need a framework that does not exist on Linux are compiled only where it exists.
  public var generatedSource: String {
    var lines = [
      "// The examples of \(path). Written by `make examples`; not to be edited.",
      "// swift-format-ignore-file",
      "",
    ]
    lines += modules(of: examples.filter { framework(of: $0) == nil }).map { "import \($0)" }
    for framework in Set(examples.compactMap(framework)).sorted() {
      let needing = examples.filter { self.framework(of: $0) == framework }
      lines.append("#if canImport(\(framework))")
      lines += modules(of: needing, for: framework).map { "import \($0)" }
      lines.append("#endif")
    }
    for (index, example) in examples.enumerated() {
      let framework = framework(of: example)
      lines.append("")
      if let framework { lines.append("#if canImport(\(framework))") }
      lines += compilable(example, number: index + 1, isView: framework == "SwiftUI")
      if framework != nil { lines.append("#endif") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The second folder of the path: in `Sources` and `Linux`, the name of the file's module.
  private var module: String? {
    path.split(separator: "/").dropFirst().first.map { String($0) }
  }

  /// Returns the framework that an example needs and that does not exist on Linux. An example in
  /// the documentation of a module needs the framework of the module, even without an import.
  private func framework(of example: Example) -> String? {
    module.flatMap { Example.frameworks[$0] } ?? example.framework
  }

  /// Returns the modules to import for examples.
  private func modules(of examples: [Example], for framework: String? = nil) -> [String] {
    var modules = Set(examples.flatMap(\.imports))
    if let framework {
      modules.insert(framework)
      modules.formUnion(Example.frameworks.filter { $0.value == framework }.keys)
    } else {
      modules.formUnion(["EdgeRefresh", "UIKit"])
      // Code in a doc comment does not import its own module; the generated file must.
      if let module, path.hasSuffix(".swift"), Example.frameworks[module] == nil {
        modules.insert(module)
      }
    }
    return modules.sorted()
  }

  /// Returns the code of an example as declarations, or as the body of a function.
  private func compilable(_ example: Example, number: Int, isView: Bool) -> [String] {
    if example.declaresOnly { return located(example, indentation: "") }
    let head: [String]
    if isView {
      head = [
        "extension ExampleView {",
        "  @ViewBuilder fileprivate func \(name)\(number)() -> some View {",
      ]
    } else {
      let effects = example.isAsync ? "async throws" : "throws"
      head = [
        "extension ExampleViewController {",
        "  fileprivate func \(name)\(number)(\(Self.parameters)) \(effects) {",
      ]
    }
    return head + located(example, indentation: "    ") + ["  }", "}"]
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
  public static let parameters =
    "model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, "
    + "scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]"
}
