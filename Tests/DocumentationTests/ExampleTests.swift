import DocumentationExamples
import Foundation
import Testing

struct ExampleTests {
  /// The repository's folder.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test
  func `what is compiled is what is shown; where it is not, make examples writes it anew`() throws {
    #expect(try ExampleBook(root: Self.root).staleFiles() == [])
  }

  @Test func `readme and articles and comments have examples`() throws {
    let paths = try ExampleBook(root: Self.root).pages.map(\.path)
    #expect(paths.contains("README.md"))
    #expect(paths.contains("Sources/EdgeRefresh/EdgeRefresh.docc/GettingStarted.md"))
    #expect(paths.contains("Sources/EdgeRefreshControls/Header/NormalHeader.swift"))
  }

  @Test func `every page has a file of its own`() throws {
    let names = try ExampleBook(root: Self.root).pages.map(\.generatedName)
    #expect(Set(names).count == names.count)
  }

  @Test func `blocks are found with their lines and imports`() throws {
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

  @Test func `comments are read without their slashes`() {
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

  @Test func `a page says where its code is from`() {
    let page = ExamplePage(path: "Folder/Some-Page.md", text: "```swift\nuse()\n```\n")
    #expect(page.generatedName == "SomePageExamples.swift")
    #expect(
      page.generatedSource.contains("#sourceLocation(file: \"Folder/Some-Page.md\", line: 2)"))
    #expect(page.generatedSource.contains("func SomePage1("))
  }
}
