import Foundation
import MJRefresh
import Testing
import UIKit

/// Compares the text of the Objective-C header and of its article, without a compiler for
/// Objective-C.
@MainActor
struct HeaderTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../..")

  private static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private func header() throws -> String {
    try Self.text(of: "Sources/MJRefreshObjectiveC/include/MJRefreshObjectiveC.h")
  }

  /// The names and the options of the original's symbols, by their kind.
  private func symbols() throws -> [(kind: String, name: String)] {
    try Self.text(of: "Tests/MJRefreshObjectiveC/Symbols.txt").split(separator: "\n").map { line in
      let words = line.split(separator: " ", maxSplits: 1)
      let name = String(words[1]).replacing(#/ getter=.*| readonly/#, with: "")
      return (String(words[0]), words[0] == "property" ? name.replacing("+", with: "") : name)
    }
  }

  /// The symbols that Objective-C does not have, according to the article's table.
  private func absentSymbols() throws -> [String] {
    try Self.text(of: "Sources/MJRefresh/MJRefresh.docc/ObjectiveC.md")
      .matches(of: /(?m)^\| `([^`]+)` \| .+ \|$/).map { String($0.output.1) }
  }

  @Test func `the constants have the values that Swift has`() throws {
    let numbers: [String: CGFloat] = [
      "MJRefreshLabelLeftInset": MJRefreshLabelLeftInset,
      "MJRefreshHeaderHeight": MJRefreshHeaderHeight,
      "MJRefreshFooterHeight": MJRefreshFooterHeight,
      "MJRefreshTrailWidth": MJRefreshTrailWidth,
      "MJRefreshFastAnimationDuration": MJRefreshFastAnimationDuration,
      "MJRefreshSlowAnimationDuration": MJRefreshSlowAnimationDuration,
    ]
    var found: [String: CGFloat] = [:]
    for match in try header().matches(of: /(MJRefresh\w+) = ([\d.]+)[,;]/) {
      let (name, value) = (String(match.1), try #require(Double(match.2)))
      #expect(found.updateValue(CGFloat(value), forKey: name) == nil)
    }
    #expect(found == numbers)
  }

  @Test func `the keys and names have the texts that Swift has`() throws {
    let found = try header().matches(of: /(MJRefresh\w+) =\s+@"(\w+)";/)
    let texts = Dictionary(uniqueKeysWithValues: found.map { (String($0.1), String($0.2)) })
    let others = [
      "MJRefreshKeyPathContentOffset": MJRefreshKeyPathContentOffset,
      "MJRefreshKeyPathContentInset": MJRefreshKeyPathContentInset,
      "MJRefreshKeyPathContentSize": MJRefreshKeyPathContentSize,
      "MJRefreshKeyPathPanState": MJRefreshKeyPathPanState,
      "MJRefreshHeaderLastUpdatedTimeKey": MJRefreshHeaderLastUpdatedTimeKey,
      "MJRefreshDidChangeLanguageNotification": NSNotification.Name.MJRefreshDidChangeLanguage
        .rawValue,
    ]
    let keys = try Self.text(of: "Sources/MJRefresh/TextKeys.swift")
      .matches(of: /public let (\w+) = RefreshTextKey/).map { String($0.output.1) }
    #expect(Set(texts.keys) == Set(others.keys).union(keys))
    for (name, text) in others { #expect(texts[name] == text) }
    // Controls have a text for each key.
    for key in keys {
      let text = try #require(texts[key])
      #expect(!Bundle.mj_localizedString(forKey: text).isEmpty, "\(key)")
    }
  }

  @Test func `the aliases are the classes that Swift has`() throws {
    let aliases = try header().matches(of: /@compatibility_alias (\w+) (\w+);/)
    let types = try Self.text(of: "Sources/MJRefresh/Classes.swift")
      .matches(of: /public typealias (\w+) = (\w+)/)
    let found = Dictionary(uniqueKeysWithValues: aliases.map { (String($0.1), String($0.2)) })
    let expected = Dictionary(uniqueKeysWithValues: types.map { (String($0.1), String($0.2)) })
      .filter { !["MJRefreshState", "MJRefreshConfig"].contains($0.key) }
    #expect(found == expected)
  }

  @Test func `each method of the header has its implementation in Swift`() throws {
    let header = try header()
    let sources = try ["NilArguments", "ObjectiveC"].map {
      try Self.text(of: "Sources/MJRefresh/\($0).swift")
    }
    let implemented = Set(
      sources.joined().matches(of: /@objc\(([\w:]+)\)/).map { String($0.output.1) })
    let methods = header.matches(of: /(?m)^[-+] \(\w+\)([^;]+);/).map { method in
      let parts = method.output.1.matches(of: /(\w+:)\s*\(/).map { String($0.output.1) }
      return parts.isEmpty ? String(method.output.1) : parts.joined()
    }
    #expect(methods.count > 20)
    for method in methods { #expect(implemented.contains(method), "\(method)") }
    // Types that the header declares have the names that Swift gives them.
    let names = header.matches(of: /objc_runtime_name\("(\w+)"\)|@protocol (\w+) <NSObject>/)
    #expect(
      names.map { String($0.1 ?? $0.2 ?? "") } == ["EdgeRefreshContent", "EdgeRefreshConfig"])
    #expect(implemented.isSuperset(of: ["EdgeRefreshContent", "EdgeRefreshConfig"]))
    for property in ["activityIndicatorViewStyle", "defaultConfig"] {
      #expect(header.contains(property) && implemented.contains(property))
    }
    for property in ["languageCode", "i18nFilename", "i18nBundle"] {
      #expect(header.contains("*\(property);") && sources[1].contains("@objc var \(property):"))
    }
  }

  // `Scripts/rehearse-objective-c` compares the table with what a compiler finds.
  @Test func `the table has symbols of the original in the same order`() throws {
    let absent = try absentSymbols()
    let symbols = try symbols().map(\.name)
    #expect(absent == symbols.filter(absent.contains))
    #expect(absent.count < 10 && symbols.count > 170)
    let article = try Self.text(of: "Sources/MJRefresh/MJRefresh.docc/ObjectiveC.md")
    #expect(article.contains("Of the \(symbols.count) symbols in the headers"))
  }

  @Test func `each header of MJRefresh exists in both forms of an import`() throws {
    let names = try Self.text(of: "Tests/MJRefreshObjectiveC/Headers.txt").split(separator: "\n")
      .map(String.init)
    #expect(names.count == 25 && names.contains("MJRefresh.h"))
    let folder = "Sources/MJRefreshObjectiveC/include"
    let files = FileManager.default
    let path = Self.root.appendingPathComponent(folder).path
    #expect(try files.contentsOfDirectory(atPath: "\(path)/MJRefresh").sorted() == names.sorted())
    let forms = try ["SingleHeaders", "QuotedHeaders"].map {
      try Self.text(of: "Tests/MJRefreshObjectiveC/Forms/\($0).m")
    }
    for name in names {
      // A package finds `"…"` in the outer folder.
      #expect(
        try files.destinationOfSymbolicLink(atPath: "\(path)/\(name)") == "MJRefresh/\(name)")
      if name == "MJRefresh.h" { continue }
      let text = try Self.text(of: "\(folder)/MJRefresh/\(name)")
      let code = text.split(separator: "\n").filter { !$0.hasPrefix("//") }
      #expect(code == ["#import <MJRefresh/MJRefresh.h>"], "\(name)")
      #expect(forms[0].contains("#import <MJRefresh/\(name)>\n"))
      #expect(forms[1].contains("#import \"\(name)\"\n"))
    }
  }

  /// An app's subclass may have any selector that its superclass does not have in MJRefresh. The
  /// compiler refuses it if the library declares the selector, even in an internal member.
  @Test func `each class has only the selectors that it has in MJRefresh`() throws {
    let original = try selectors()
    #expect(original["MJRefreshAutoFooter"]?.contains("setAutomaticallyRefresh:") == true)
    var count = 0
    for file in ["Chaining", "Deprecated", "Geometry", "NilArguments", "ObjectiveC", "Overridable"]
    {
      let blocks = try Self.text(of: "Sources/MJRefresh/\(file).swift")
        .components(separatedBy: "@objc extension ").dropFirst()
      for block in blocks {
        let name = block.prefix { $0 != " " }
        let type = name.hasPrefix("MJ") || name.hasPrefix("UI") ? "\(name)" : "MJ\(name)"
        // The block ends with the first brace that is indented as the extension is.
        let members = block[..<(block.firstRange(of: "\n  }\n")?.lowerBound ?? block.endIndex)]
        for match in members.matches(of: /@objc\(([\w:]+)\)/) {
          let selector = String(match.output.1)
          count += 1
          #expect(
            original[type]?.contains(selector) == true || selector.contains("dgeRefresh"),
            "\(file): -[\(type) \(selector)]")
        }
      }
    }
    #expect(count > 40)
  }

  /// The selectors that each class of MJRefresh declares.
  private func selectors() throws -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for line in try Self.text(of: "Tests/MJRefreshObjectiveC/Symbols.txt").split(separator: "\n") {
      if let method = line.wholeMatch(of: /method [-+]\[(\w+) ([\w:]+)\]/) {
        found["\(method.output.1)", default: []].insert("\(method.output.2)")
      } else if let property = line.wholeMatch(
        of: /property \+?(\w+)\.((\w)(\w*))(?: getter=(\w+))?( readonly)?/)
      {
        let (_, type, name, first, rest, getter, _) = property.output
        found["\(type)", default: []].formUnion(
          ["\(name)", "\(getter ?? name)", "set\(first.uppercased())\(rest):"])
      }
    }
    return found
  }

  @Test func `Objective-C has what the page of names lists for Swift`() throws {
    // Methods have different names in Swift and Objective-C, so only properties are compared.
    let absent = try absentSymbols()
    #expect(!absent.isEmpty)
    let members = try Self.text(of: "Sources/MJRefresh/MJRefresh.docc/Names.md")
      .matches(of: /(?m)^\| `(\w+\.\w+)`/).map { String($0.output.1) }
    #expect(members.count > 60)
    for member in members { #expect(!absent.contains(member), "\(member)") }
  }

  @Test func `at least 60 forms are compiled`() throws {
    let folder = Self.root.appendingPathComponent("Tests/MJRefreshObjectiveC/Forms")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let forms = try files.filter { $0.hasSuffix(".m") }.map { file in
      try Self.text(of: "Tests/MJRefreshObjectiveC/Forms/\(file)").matches(of: #/// Form: /#).count
    }
    #expect(forms.count >= 6)
    #expect(forms.reduce(0, +) >= 60)
  }

  @Test func `the Objective-C code of the article is compiled`() throws {
    let article = try Self.text(of: "Sources/MJRefresh/MJRefresh.docc/ObjectiveC.md")
    let quotations = article.matches(of: /<!-- Quoted from (\S+) -->\n```\n([\s\S]*?\n)```/)
    #expect(quotations.count >= 4)
    for quotation in quotations {
      #expect(quotation.output.1.hasPrefix("Tests/MJRefreshObjectiveC/Forms/"))
      let source = try Self.text(of: String(quotation.output.1))
      #expect(source.contains(quotation.output.2), "\(quotation.output.2)")
    }
  }
}
