import DocumentationExamples
import Foundation

// Writes the code examples of the documentation to files that the tests compile.
let book = try ExampleBook(root: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
let changed = try book.write()
for name in changed { print("wrote \(name)") }
print("\(book.pages.map(\.examples.count).reduce(0, +)) examples on \(book.pages.count) pages")
