import Foundation
import Testing

struct ManifestTests {
  private static let library = [
    "EdgeRefreshCore", "EdgeRefreshControls", "EdgeRefreshFeatures", "EdgeRefresh", "EdgeRefreshUI",
    "MJRefresh",
  ]
  private static let withoutUIKit = ["EDGEREFRESH_WITHOUT_UIKIT": "1"]

  @Test func `on Apple platforms, the package contains only the library`() async throws {
    let manifest = try await Manifest.read(on: "macOS")
    // A target in Swift cannot contain headers.
    #expect(Set(manifest.targets.map(\.name)) == Set(Self.library + ["MJRefreshObjectiveC"]))
    #expect(Set(manifest.products.map(\.name)) == ["EdgeRefresh", "EdgeRefreshUI", "MJRefresh"])
    #expect(!manifest.hasUnsafeFlags)
    #expect(manifest.platforms.map(\.platformName) == ["ios"])
  }

  @Test func `no product has the name of a target that another product contains`() async throws {
    let manifest = try await Manifest.read(on: "macOS")
    let names = Set(manifest.products.map(\.name))
    for product in manifest.products {
      let contained = manifest.targets(reachedFrom: product.targets)
      #expect(contained.contains("EdgeRefreshCore"), "the dependencies were not found")
      #expect(names.intersection(contained).subtracting([product.name]) == [], "\(product.name)")
    }
  }

  @Test func `an app that imports MJRefresh does not contain the features that it lacks`()
    async throws
  {
    let manifest = try await Manifest.read(on: "macOS")
    for (product, isContained) in [("MJRefresh", false), ("EdgeRefresh", true)] {
      let contained = manifest.targets(reachedFrom: [product])
      #expect(contained.contains("EdgeRefreshFeatures") == isContained)
      let podspec = try Repository.text(of: "\(product).podspec")
      #expect(podspec.contains("s.dependency 'EdgeRefreshFeatures'") == isContained)
    }
  }

  @Test func `without UIKit, the package contains the engines and their tests`() async throws {
    let manifest = try await Manifest.read(on: "macOS", environment: Self.withoutUIKit)
    let names = manifest.targets.map(\.name)
    #expect(Set(names).intersection(Self.library) == ["EdgeRefreshCore"])
    #expect(Set(names).isSuperset(of: ["EdgeRefreshCoreTests", "RepositoryTests"]))
    #expect(!names.contains("UIKit"))
    #expect(manifest.products.isEmpty)
    #expect(!manifest.hasUnsafeFlags)
    // What `make portable-tests` runs on Linux is what it runs on a Mac.
    let linux = try await Manifest.read(on: "Linux", environment: Self.withoutUIKit)
    #expect(linux.targets.map(\.name) == names)
  }

  @Test func `without UIKit, sources import only the modules of the package`() async throws {
    let manifest = try await Manifest.read(on: "Linux", environment: Self.withoutUIKit)
    let allowed = Set(manifest.targets.map(\.name)).union(["Foundation", "Testing", "ObjectiveC"])
    for target in manifest.targets {
      let files = Repository.swiftFiles.filter { $0.hasPrefix(target.folder + "/") }
      #expect(!files.isEmpty, "\(target.name) has no sources")
      for file in files {
        let imports = Self.imports(in: try Repository.text(of: file))
        #expect(Set(imports).isSubset(of: allowed), "\(file): \(imports)")
      }
    }
  }

  @Test func `on Linux, all tests that need no UIKit belong to the package`() async throws {
    let all = try await Manifest.read(on: "Linux")
    let portable = try await Manifest.read(on: "Linux", environment: Self.withoutUIKit)
    #expect(Set(portable.targets.map(\.name)).isSubset(of: all.targets.map(\.name)))
  }

  @Test func `imports of modules and of single declarations are found outside texts`() {
    let quotes = String(repeating: "\"", count: 3)
    let text = """
      import Foundation
      @testable import One
      @_exported public import enum Two.Three
        import Four
      let text = "import Five"
      let lines = \(quotes)
        import Six
        \(quotes)
      """
    #expect(Self.imports(in: text) == ["Foundation", "One", "Two", "Four"])
  }

  private static func imports(in text: String) -> [String] {
    let pattern =
      /(?m)^ *(?:@\w+ )*(?:\w+ )?import (?:(?:class|enum|func|protocol|struct) )?(\w+)/
    let code = text.replacing(/(?s)""".*?"""/, with: "")
    return code.matches(of: pattern).map { String($0.output.1) }
  }
}
