import Foundation
import Testing

/// The links and pictures of all Markdown documents, as readers find them on the repository's page.
struct LinkTests {
  static let documents = Repository.paths.filter { $0.hasSuffix(".md") }

  /// The files and folders, with the letter case of their names.
  private static let paths = Set(Repository.paths)

  @Test(arguments: documents)
  func `a repository page shows every document correctly`(_ path: String) throws {
    let page = try Self.page(path)
    #expect(page.faults == [])
    let missing = try (page.links + page.pictures.map(\.target)).filter {
      try Self.leadsNowhere($0, from: page)
    }
    #expect(missing == [], "\(path)")
    for picture in page.pictures {
      #expect(picture.target.contains(/\.(png|gif|svg)$/), "\(picture.target) has no ending")
    }
  }

  @Test(arguments: documents.filter { $0.contains(".docc/") })
  func `DocC finds the links and pictures of a page, too`(_ path: String) throws {
    #expect(try Self.page(path).faultsInCatalog == [])
  }

  @Test func `the documents are found`() {
    let texts = [
      "README.md", "ARCHITECTURE.md", "CHANGELOG.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md",
      "DEVIATIONS.md", "RELEASING.md", "SECURITY.md", "Linux/README.md",
      "Documentation/Comparison.md", "Documentation/README.md", "Documentation/Scenarios.md",
      "Documentation/Status.md", "Documentation/Traces.md", ".github/pull_request_template.md",
      "Sources/EdgeRefresh/EdgeRefresh.docc/GettingStarted.md",
    ]
    #expect(Set(Self.documents).isSuperset(of: texts))
  }

  /// GitHub shows the form for pull requests where it is needed.
  @Test func `every document can be reached from README`() throws {
    var reached: Set<String> = []
    var waiting = ["README.md"]
    while let path = waiting.popLast() {
      guard path.hasSuffix(".md"), reached.insert(path).inserted else { continue }
      let page = try Self.page(path)
      waiting += page.links.compactMap { Self.path(of: $0, from: page) }
        .filter { Self.paths.contains($0) }
    }
    let expected = Self.documents.filter { !$0.hasPrefix(".github/") }
    #expect(Set(expected).subtracting(reached) == [])
  }

  @Test func `an anchor has hyphens instead of spaces, and a number if it is repeated`() {
    let text = """
      # One
      ## Rotation and windows (6 minutes)
      ### `two`, three
      #no
      ## One
      ```
      # code
      ```
      """
    #expect(
      Self.page(of: text).anchors == [
        "one", "rotation-and-windows-6-minutes", "two-three", "one-1",
      ])
  }

  @Test func `links and pictures are found`() {
    let page = Self.page(
      of: """
        See [one](One.md#part), ![two](Two.png), <img src="Three.gif" width="9" alt="three">,
        [four](https://example.com/four), [the
        fifth][Five], [six] and [seven][], but not [eight], `[nine](Nine.md)` or `a[0][1]`.
        <!-- [ten](Ten.md) -->

        [five]: Five.md
        [five]: Other.md
        [six]: #six
        [seven]: Seven.md
        ```
        [eleven](Eleven.md)
        ```
        """)
    #expect(
      page.links.sorted()
        == ["#six", "Five.md", "One.md#part", "Seven.md", "https://example.com/four"])
    #expect(
      page.pictures == [
        .init(target: "Two.png", text: "two"), .init(target: "Three.gif", text: "three"),
      ])
    #expect(page.faults == [])
  }

  @Test(
    arguments: [
      ("See <doc:Handlers>.", "<doc:Handlers> is not a link"),
      ("@Metadata {\n}", "@Metadata is visible"),
      ("![](one.png)", "one.png has no alternative text"),
      (#"<img src="one.png">"#, "one.png has no alternative text"),
      ("See [one][two].", "[two] is not defined"),
    ])
  func `a document that a repository page shows wrongly is reported`(_ text: String, fault: String)
  {
    #expect(Self.page(of: text).faults == [fault])
  }

  @Test func `a link that leads nowhere is reported`() throws {
    let page = MarkdownPage(path: "Documentation/Status.md", text: "# One\n")
    for target in ["#one", "Comparison.md#uikit", "../README.md", "Devices", "https://a.example/b"]
    {
      #expect(try !Self.leadsNowhere(target, from: page), "\(target)")
    }
    for target in [
      "#two", "Comparison.md#missing", "Missing.md", "comparison.md", "../../README.md",
      "doc:Status", "first-list",
    ] {
      #expect(try Self.leadsNowhere(target, from: page), "\(target)")
    }
  }

  /// An article whose links are defined for a repository page and for DocC.
  private static let article = """
    # One

    [Two]: Two.md#a-part

    <!-- Hidden.
    @Metadata {
      @PageImage(purpose: card, source: "one.png", alt: "One")
    }
    [end]: <-->

    ![One](one.png)

    See [the part][Two].

    [Two]: doc:Two#A-part
    """

  @Test func `an article that defines its links twice has no faults`() {
    let page = Self.page(of: Self.article)
    #expect(page.faults == [])
    #expect(page.faultsInCatalog == [])
    #expect(page.links == ["Two.md#a-part"])
  }

  @Test(
    arguments: [
      ("doc:Two#A-part", "doc:Other", "[two] is doc:Other for DocC and Two.md#a-part"),
      ("\n[Two]: doc:Two#A-part", "", "[two] is not defined for DocC"),
      ("[the part][Two]", "the part", "[two] is unused"),
      ("[the part][Two]", "[the part][Two] and [three](Three.md)", "Three.md is not defined twice"),
      ("](one.png)", "](Resources/one.png)", "Resources/one.png has a folder"),
    ])
  func `an article that DocC shows wrongly is reported`(
    _ part: String, replacement: String, fault: String
  ) {
    let page = Self.page(of: Self.article.replacing(part, with: replacement))
    #expect(page.faultsInCatalog.count == 1)
    #expect(page.faultsInCatalog.first?.hasPrefix(fault) == true, "\(page.faultsInCatalog)")
  }

  private static func page(_ path: String) throws -> MarkdownPage {
    MarkdownPage(path: path, text: try Repository.text(of: path))
  }

  private static func page(of text: String) -> MarkdownPage {
    MarkdownPage(path: "Sources/One/One.docc/One.md", text: text)
  }

  /// Says whether a link leads neither to another site nor to a file or folder of the repository,
  /// and there to a heading if it names one.
  private static func leadsNowhere(_ target: String, from page: MarkdownPage) throws -> Bool {
    if target.contains(/^(https?|mailto):/) { return false }
    guard let path = path(of: target, from: page), paths.contains(path) else { return true }
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return false }
    let other = path == page.path ? page : try Self.page(path)
    return !other.anchors.contains(String(parts[1]))
  }

  /// The path to which a link leads, from the root of the repository, or `nil` if it leads
  /// elsewhere.
  private static func path(of target: String, from page: MarkdownPage) -> String? {
    if target.contains(/^[a-z][a-z0-9+.\-]*:/) { return nil }
    let file = target.prefix { $0 != "#" }.removingPercentEncoding ?? ""
    if file.isEmpty { return page.path }
    var components = page.path.split(separator: "/").dropLast()
    for component in file.split(separator: "/") where component != "." {
      if component != ".." {
        components.append(component)
      } else if components.popLast() == nil {
        return nil
      }
    }
    return components.joined(separator: "/")
  }
}
