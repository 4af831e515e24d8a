import DocumentationExamples
import Foundation
import Testing

@Suite("The code that documentation shows")
struct ExampleTests {
  /// The repository's folder.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("What is compiled is what is shown; where it is not, make examples writes it anew")
  func generatedFilesAreNotStale() throws {
    #expect(try ExampleBook(root: Self.root).staleFiles() == [])
  }

  @Test func readmeAndArticlesAndCommentsHaveExamples() throws {
    let paths = try ExampleBook(root: Self.root).pages.map(\.path)
    #expect(paths.contains("README.md"))
    #expect(paths.contains("Sources/EdgeRefresh/EdgeRefresh.docc/GettingStarted.md"))
    #expect(paths.contains("Sources/EdgeRefresh/Header/NormalHeader.swift"))
  }

  @Test func everyPageHasAFileOfItsOwn() throws {
    let names = try ExampleBook(root: Self.root).pages.map(\.generatedName)
    #expect(Set(names).count == names.count)
  }

  @Test func blocksAreFoundWithTheirLinesAndImports() throws {
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

  @Test func commentsAreReadWithoutTheirSlashes() {
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

  @Test func aPageSaysWhereItsCodeIsFrom() {
    let page = ExamplePage(path: "Folder/Some-Page.md", text: "```swift\nuse()\n```\n")
    #expect(page.generatedName == "SomePageExamples.swift")
    #expect(
      page.generatedSource.contains("#sourceLocation(file: \"Folder/Some-Page.md\", line: 2)"))
    #expect(page.generatedSource.contains("func SomePage1("))
  }
}
