import DocumentationExamples
import Testing

struct ExampleTests {
  /// `make examples` updates stale files.
  @Test func `the compiled examples equal the examples in the documentation`() throws {
    #expect(try ExampleBook(root: Repository.root).staleFiles() == [])
  }

  @Test func `quoted examples equal the code of their source file`() throws {
    let book = try ExampleBook(root: Repository.root)
    #expect(
      book.quotingPages.map(\.path) == [
        "Sources/EdgeRefresh/EdgeRefresh.docc/Recipes.md",
        "Sources/EdgeRefresh/EdgeRefresh.docc/WebViews.md",
        "Sources/MJRefresh/MJRefresh.docc/ObjectiveC.md",
      ])
    #expect(try book.wrongQuotations() == [])
  }

  @Test func `README, articles and comments have examples`() throws {
    let paths = try ExampleBook(root: Repository.root).pages.map(\.path)
    #expect(paths.contains("README.md"))
    #expect(paths.contains("Sources/EdgeRefresh/EdgeRefresh.docc/GettingStarted.md"))
    #expect(paths.contains("Sources/EdgeRefreshControls/Kinds/Headers.swift"))
    #expect(paths.contains("Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md"))
    #expect(paths.contains("Sources/EdgeRefreshUI/SwiftUI/RefreshStyle.swift"))
  }

  @Test func `every page has its own generated file`() throws {
    let names = try ExampleBook(root: Repository.root).pages.map(\.generatedName)
    #expect(Set(names).count == names.count)
  }

  @Test func `code blocks are found with their lines and imports`() throws {
    let text = """
      Text.
      ```swift
      import UIKit
      let one = 1
      ```
      - In a list:
        ```swift
        final class Two {
        }
        ```
      ```
      not Swift
      ```
      """
    let examples = Example.all(in: text, isSource: false)
    try #require(examples.count == 2)
    #expect(examples[0].line == 3)
    #expect(examples[0].imports == ["UIKit"])
    #expect(examples[0].code == ["", "let one = 1"])
    #expect(!examples[0].declaresOnly)
    #expect(examples[1].line == 8)
    #expect(examples[1].code == ["final class Two {", "}"])
    #expect(examples[1].declaresOnly)
  }

  @Test func `examples in comments are read without slashes`() {
    let text = """
      /// A thing.
      ///
      /// ```swift
      /// thing.use()
      /// ```
      struct Thing {
        let text = "```swift"
      }
      """
    let examples = Example.all(in: text, isSource: true)
    #expect(examples.map(\.code) == [["thing.use()"]])
    #expect(examples.map(\.line) == [4])
  }

  @Test func `generated code names the page and the line of its example`() {
    let page = ExamplePage(path: "Folder/Some-Page.md", text: "```swift\nuse()\n```\n")
    #expect(page.generatedName == "SomePageExamples.swift")
    #expect(
      page.generatedSource.contains("#sourceLocation(file: \"Folder/Some-Page.md\", line: 2)"))
    #expect(page.generatedSource.contains("func SomePage1("))
  }

  @Test func `code that imports SwiftUI is compiled only where SwiftUI exists`() {
    let text = """
      ```swift
      import EdgeRefresh
      use()
      ```
      ```swift
      import EdgeRefreshUI

      List(rows) { Row($0) }
      ```
      ```swift
      import SwiftUI
      struct Screen: View {
      }
      ```
      """
    let page = ExamplePage(path: "README.md", text: text)
    #expect(page.examples.map(\.framework) == [nil, "SwiftUI", "SwiftUI"])
    #expect(
      page.generatedSource.split(separator: "\n").dropFirst(2) == [
        "import EdgeRefresh", "import UIKit",
        "#if canImport(SwiftUI)", "import EdgeRefreshUI", "import SwiftUI", "#endif",
        "extension ExampleViewController {",
        "  fileprivate func README1(\(ExamplePage.parameters)) throws {",
        "#sourceLocation(file: \"README.md\", line: 2)", "    use()", "#sourceLocation()", "  }",
        "}",
        "#if canImport(SwiftUI)", "extension ExampleView {",
        "  @ViewBuilder fileprivate func README2() -> some View {",
        "#sourceLocation(file: \"README.md\", line: 6)", "    List(rows) { Row($0) }",
        "#sourceLocation()", "  }", "}", "#endif",
        "#if canImport(SwiftUI)", "#sourceLocation(file: \"README.md\", line: 11)",
        "struct Screen: View {", "}", "#sourceLocation()", "#endif",
      ])
  }

  @Test(
    arguments: [
      "Sources/EdgeRefreshUI/File.swift", "Sources/EdgeRefreshUI/SwiftUI/File.swift",
      "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/File.md",
    ])
  func `all code in the module for SwiftUI needs SwiftUI, also without imports`(_ path: String) {
    let code = "```swift\nList(rows) { Row($0) }\n```\n"
    let text = path.hasSuffix(".md") ? code : code.replacing(/(?m)^(?=.)/, with: "/// ")
    let lines = ExamplePage(path: path, text: text).generatedSource.split(separator: "\n")
    #expect(
      lines.dropFirst(2).prefix(6) == [
        "import EdgeRefresh", "import UIKit",
        "#if canImport(SwiftUI)", "import EdgeRefreshUI", "import SwiftUI", "#endif",
      ])
    #expect(lines.contains("    List(rows) { Row($0) }"))
    #expect(lines.last == "#endif")
  }

  @Test func `a comment before a code block marks a quotation, which is not compiled`() throws {
    let text = """
      <!-- Quoted from Folder/File.swift -->
      ```swift
      one()
      ```
      ```swift
      two()
      ```
      <!-- Quoted from Other.swift -->

      ```swift
      three()
      ```
      """
    let page = ExamplePage(path: "Page.md", text: text)
    #expect(page.quotations.map(\.code) == [["one()"]])
    #expect(page.quotations.map(\.quotedPath) == ["Folder/File.swift"])
    #expect(page.examples.map(\.code) == [["two()"], ["three()"]])
    #expect(!page.generatedSource.contains("one()"))
  }

  @Test(arguments: [
    ("if a {\n  b()\n}", true), ("b()", true), ("}\n\nc()", true), ("if a {\n}", false),
    ("if a {\n    b()\n}", false), ("if a {\n  b()\n}\n\nc()\nd()", false), ("b", false),
  ])
  func `a quotation has all lines of a part of its source file`(_ code: String, _ expected: Bool)
    throws
  {
    let source = "func f() {\n  if a {\n    b()\n  }\n\n  c()\n}\n"
    let text = "<!-- Quoted from F.swift -->\n```swift\n\(code)\n```\n"
    let quotation = try #require(Example.all(in: text, isSource: false).first)
    #expect(quotation.isQuoted(from: source) == expected)
  }
}
