import Testing

/// The table in ARCHITECTURE.md says which folders a folder of the controls and their features may
/// name.
struct FolderTests {
  /// A row of the table.
  private struct Row {
    let folders: [String]
    let allowed: [String]
  }

  private static let modules = ["Sources/EdgeRefreshControls/", "Sources/EdgeRefreshFeatures/"]

  private static var rows: [Row] {
    get throws {
      let text = try Repository.text(of: "ARCHITECTURE.md")
      let section = try #require(
        text.split(separator: "\n## ").first { $0.hasPrefix("Folders of the controls") })
      return section.split(separator: "\n").compactMap { line in
        let columns = line.split(separator: "|").map { $0.matches(of: /`(\w+)`/).map(\.output.1) }
        guard line.hasPrefix("| `"), columns.count == 3 else { return nil }
        return Row(folders: columns[0].map(String.init), allowed: columns[2].map(String.init))
      }
    }
  }

  private static let sources = Result {
    try Dictionary(
      uniqueKeysWithValues: modules.flatMap { module in
        try Repository.swiftFiles.filter { $0.hasPrefix(module) }.map {
          (String($0.dropFirst(module.count)), try Repository.text(of: $0))
        }
      })
  }

  private static let uses = sources.map { FolderNames(sources: $0).uses }

  @Test func `a folder names only what its row in the table allows`() throws {
    let rows = try Self.rows
    let allowed = Dictionary(
      uniqueKeysWithValues: rows.flatMap { row in
        row.folders.map { ($0, Set(row.allowed + row.folders + ["Support"])) }
      })
    for use in try Self.uses.get() {
      let folder = FolderNames.folder(of: use.file)
      // The files outside the folders only export types.
      guard !folder.isEmpty && !use.folder.isEmpty else { continue }
      #expect(
        allowed[folder]?.contains(use.folder) == true,
        "\(use.file) names \(use.name) of the folder \(use.folder)")
    }
  }

  @Test func `the table has each folder, above those that may name it`() throws {
    let rows = try Self.rows
    let folders = try Set(Self.sources.get().keys.map(FolderNames.folder).filter { !$0.isEmpty })
    #expect(Set(rows.flatMap(\.folders)) == folders)
    var known: Set<String> = []
    for row in rows {
      #expect(known.isSuperset(of: row.allowed), "\(row.folders)")
      known.formUnion(row.folders)
    }
  }

  @Test func `a row allows nothing that the folder does not name`() throws {
    let uses = try Self.uses.get()
    for row in try Self.rows {
      let named = uses.filter { row.folders.contains(FolderNames.folder(of: $0.file)) }
        .map(\.folder)
      #expect(Set(named).isSuperset(of: row.allowed), "\(row.folders)")
    }
  }

  @Test func `types and unique members of extensions count, except in comments and strings`() {
    let names = FolderNames(sources: [
      "Low/Part.swift": """
      struct Part {}
      private struct Hidden {}
      extension Part {
        func placeLabel() {}
        func common() {}
      }
      """,
      "High/Control.swift": """
      // A Part has placeLabel().
      final class Control {
        let title = "Part"
        func common() {}
      }
      """,
      "High/Layout.swift": """
      extension Control {
        var hidden: Hidden { Hidden() }
        func layOut(_ part: Part) { part.placeLabel() } // Control
      }
      """,
    ])
    #expect(
      names.uses == [
        FolderNames.Use(file: "High/Layout.swift", name: "Part", folder: "Low"),
        FolderNames.Use(file: "High/Layout.swift", name: "placeLabel", folder: "Low"),
      ])
  }
}
