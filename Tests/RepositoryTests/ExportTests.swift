import Testing

struct ExportTests {
  /// EdgeRefresh does not export UIKit, so each file of an app imports it itself. MJRefresh exports
  /// UIKit and Foundation as the Objective-C module does, because files of apps rely on it.
  @Test(arguments: [
    ("EdgeRefreshCore", []),
    (
      "EdgeRefreshControls",
      [
        "enum EdgeRefreshCore.PrefetchDistance",
        "enum EdgeRefreshCore.RefreshEdge", "struct EdgeRefreshCore.RefreshOptions",
        "enum EdgeRefreshCore.RefreshOutcome", "enum EdgeRefreshCore.RefreshState",
      ]
    ),
    ("EdgeRefreshFeatures", ["EdgeRefreshControls", "enum EdgeRefreshCore.SecondLevelState"]),
    ("EdgeRefresh", ["EdgeRefreshFeatures"]), ("EdgeRefreshUI", ["EdgeRefreshFeatures"]),
    (
      "MJRefresh",
      [
        "Foundation", "UIKit", "enum EdgeRefreshCore.EdgeRefreshCoreVisibility",
        "protocol EdgeRefreshControls.MetatypeInitializable",
      ]
    ),
  ])
  func `a module exports nothing but what its apps need`(module: String, exports: [String]) throws {
    let files = Repository.swiftFiles.filter { $0.hasPrefix("Sources/\(module)/") }
    #expect(!files.isEmpty)
    var found: [String] = []
    for file in files {
      let text = try Repository.text(of: file)
      let export = /(?m)^ *(?:@_documentation\(.*\) )?@_exported (?:public )?import (.+)$/
      found += text.matches(of: export).map { String($0.output.1) }
    }
    #expect(found.sorted() == exports.sorted())
  }
}
