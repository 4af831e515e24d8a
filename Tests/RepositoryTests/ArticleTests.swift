import Foundation
import Testing

/// The articles of the documentation catalogs.
struct ArticleTests {
  /// The paths of all articles. The page of a module is not an article.
  static let articles = Repository.paths.filter { path in
    path.hasSuffix(".md") && path.contains(".docc/") && !modulePages.contains(path)
  }

  /// The pages of the modules, which list the articles.
  static let modulePages = ["EdgeRefresh", "EdgeRefreshUI", "MJRefresh"].map {
    "Sources/\($0)/\($0).docc/\($0).md"
  }

  @Test func `the articles are found`() {
    #expect(Self.articles.count > 25)
    #expect(Self.articles.contains("Sources/EdgeRefresh/EdgeRefresh.docc/GettingStarted.md"))
  }

  @Test(arguments: articles)
  func `an article opens with a picture and code`(_ path: String) throws {
    let sections = try Repository.text(of: path).components(separatedBy: "\n## ")
    let opening = try #require(sections.dropFirst().first)
    let picture = try #require(opening.firstMatch(of: /\n!\[(.+)\]\((.+)\)\n/), "\(path)")
    let code = try #require(opening.firstRange(of: "\n```"), "\(path)")
    #expect(picture.range.lowerBound < code.lowerBound, "\(path)")
  }

  @Test(arguments: articles)
  func `the card of an article shows its first picture`(_ path: String) throws {
    let text = try Repository.text(of: path)
    let first = try #require(text.firstMatch(of: /!\[(.+)\]\((.+)\)/))
    let card = try #require(
      text.firstMatch(of: /@PageImage\(\s*purpose: card, source: "(.+)",\s*alt: "(.+)"\)/))
    #expect(card.output.1 == first.output.2)
    #expect(card.output.2 == first.output.1)
  }

  /// A repository page shows the picture beside the article. DocC also finds the variants in the
  /// folder Resources: one for screens with two pixels per point, and one for dark mode.
  @Test(arguments: articles)
  func `a still picture of an article has the size of its variants`(_ path: String) throws {
    let folder = path.prefix { $0 != "." } + ".docc/"
    for picture in try Repository.text(of: path).matches(of: /!\[.+\]\((.+)\.png\)/) {
      let name = picture.output.1
      let size = try Self.size(of: "\(folder)\(name).png")
      for variant in ["@2x", "~dark@2x"] {
        let double = try Self.size(of: "\(folder)Resources/\(name)\(variant).png")
        #expect(double == size.map { 2 * $0 }, "\(name)\(variant)")
      }
    }
  }

  @Test func `every recording is in a document, and the gallery records all of them`() throws {
    let recordings = Repository.paths.filter { $0.hasSuffix(".gif") }
    let documents = try Repository.paths.filter { $0.hasSuffix(".md") }.map(Repository.text)
      .joined()
    for path in recordings where path.hasPrefix("Documentation/Pictures/") {
      #expect(documents.contains(path), "\(path)")
    }
    let source = try Repository.text(of: "Examples/Gallery/Linux/GalleryPictures.swift")
    let list = try #require(source.firstMatch(of: /static let names = \[([^\]]+)\]/)).output.1
    let recorded = list.matches(of: /"([^"]+)"/).map { "\($0.output.1).gif" }
    let names = recordings.compactMap { $0.split(separator: "/").last.map(String.init) }
    #expect(Set(names) == Set(recorded + ["readme.gif"]))
  }

  @Test func `every picture of a catalog is small and belongs to an article`() throws {
    let pictures = Repository.paths.filter {
      $0.contains(".docc/") && $0.contains(/\.(png|gif|svg)$/)
    }
    #expect(pictures.count > 90)
    for path in pictures {
      let catalog = path.prefix { $0 != "." } + ".docc/"
      let texts = try Self.articles.filter { $0.hasPrefix(catalog) }.map(Repository.text).joined()
      let name = (path.split(separator: "/").last ?? "").replacing(/(~dark)?@2x/, with: "")
      #expect(texts.contains("](\(name))"), "\(path)")
      let limit = name.hasSuffix(".gif") ? 300_000 : 60_000
      #expect(try Self.data(path).count <= limit, "\(path)")
    }
  }

  @Test func `the script takes every picture of the catalogs`() throws {
    let script = try Repository.text(of: "Scripts/take-article-pictures")
    let taken = script.matches(of: /\("([a-z-]+)", (?:"[a-z-]+"|None), [\d.]+\)/).map(\.output.1)
    let kept = Repository.paths.filter { $0.hasSuffix("~dark@2x.png") }
      .compactMap { $0.split(separator: "/").last?.prefix { $0 != "~" } }
    #expect(taken.sorted() == kept.sorted())
  }

  @Test func `the page of a module has a card and a topic for each article`() throws {
    for page in Self.modulePages {
      let folder = page.prefix { $0 != "." }
      let names = Self.articles.filter { $0.hasPrefix(folder + ".docc/") }
        .compactMap { $0.split(separator: "/").last?.dropLast(3) }
      let parts = try Repository.text(of: page).components(separatedBy: "## Topics")
      try #require(parts.count == 2)
      // The landing page of the site shows the card.
      #expect(parts[0].contains("@PageImage(\n    purpose: card, source: "), "\(page)")
      let cards = parts[0].matches(of: /(?m)^ *- <doc:(\w+)>$/).map(\.output.1)
      #expect(cards.sorted() == names.sorted(), "\(page)")
      let topics = parts[1].matches(of: /(?m)^- \[.+\]\[(\w+)\]$/).map(\.output.1)
      #expect(topics == cards, "\(page)")
      #expect(parts[0].contains("@Links(visualStyle: compactGrid)"))
    }
  }

  @Test func `the article about the choice of a control has every kind`() throws {
    let kinds = try Repository.paths.filter { $0.hasPrefix("Sources/EdgeRefreshControls/Kinds/") }
      .filter { $0.hasSuffix(".swift") }.map(Repository.text)
      .flatMap { $0.matches(of: /(?m)^open class (\w+)/).map { String($0.output.1) } }
    #expect(kinds.count > 20)
    let article = try Repository.text(
      of: "Sources/EdgeRefresh/EdgeRefresh.docc/ChoosingAControl.md")
    // The base class of the two kinds of footers is not a choice.
    for kind in kinds where kind != "RefreshFooter" {
      #expect(article.contains("``\(kind)``"), "\(kind)")
    }
  }

  @Test(arguments: articles + modulePages)
  func `the list of all pages has a link to every article`(_ path: String) throws {
    #expect(try Repository.text(of: "Documentation/README.md").contains("](../\(path))"))
  }

  @Test(arguments: articles + modulePages)
  func `lines have at most 100 columns`(_ path: String) throws {
    #expect(Self.wideLines(in: try Repository.text(of: path)) == [])
  }

  @Test func `rows of tables and single long words may be wider`() {
    let word = String(repeating: "a", count: 101)
    #expect(Self.wideLines(in: "| \(word) |\n- \(word)\n\(word)\n{\"json\":\"\(word) b\"}") == [])
    #expect(Self.wideLines(in: "a \(word)") == ["a \(word)"])
  }

  private static func data(_ path: String) throws -> Data {
    try Data(contentsOf: Repository.root.appendingPathComponent(path))
  }

  /// The width and height of a PNG file in pixels, from its header.
  private static func size(of path: String) throws -> [Int] {
    let header = Array(try data(path).prefix(24))
    try #require(header.count == 24 && header.starts(with: [0x89, 0x50, 0x4E, 0x47]), "\(path)")
    return [header[16..<20], header[20..<24]].map { $0.reduce(0) { 256 * $0 + Int($1) } }
  }

  /// The lines with more than 100 columns, except for rows of tables, single words that cannot be
  /// broken, and lines of a recording.
  private static func wideLines(in text: String) -> [String] {
    text.components(separatedBy: "\n").filter { line in
      line.count > 100 && !line.hasPrefix("|") && !line.hasPrefix("{\"")
        && line.trimmingPrefix(/\ *(- )?/).contains(" ")
    }
  }
}
