import Testing

/// The stand-in for UIKit has what is used: see `Linux/README.md`.
struct StandInNameTests {
  /// Why a public name exists that only the stand-in and its tests spell.
  private enum Reason: String, CaseIterable {
    /// The type of a member that is used.
    case inferred
    /// A requirement of a protocol, or a method that UIKit calls.
    case requirement
    /// Part of an ordinary screen with a list, which apps test here.
    case screens
    /// For work that has an issue.
    case planned
  }

  private static let list = "Linux/UnspelledNames.txt"

  private static func names(
    in paths: [String], _ names: (String) -> Set<Substring>
  ) throws -> Set<Substring> {
    try paths.reduce(into: []) { try $0.formUnion(names(Repository.text(of: $1))) }
  }

  /// The public names that no source outside the stand-in and its tests spells.
  private static let unspelled = Result {
    let declared = Repository.swiftFiles.filter { $0.hasPrefix("Linux/UIKit/") }
    let users = Repository.swiftFiles.filter {
      !$0.hasPrefix("Linux/") && !$0.hasPrefix("Tests/UIKitConformanceTests/")
    }
    return try names(in: declared, StandInNames.declared)
      .subtracting(names(in: users, StandInNames.spelled))
  }

  @Test func `each public name of UIKit is used, or the list says why it exists`() throws {
    let lines = try Repository.text(of: Self.list).split(separator: "\n")
    let entries = lines.filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ") }
    for entry in entries {
      #expect(
        entry.count == 2 && entry.last.flatMap { Reason(rawValue: String($0)) } != nil,
        "\(entry) is not a name and one of the reasons \(Reason.allCases)")
    }
    let listed = Set(entries.compactMap(\.first))
    let unspelled = try Self.unspelled.get()
    #expect(
      unspelled.subtracting(listed) == [], "remove these names, or add them to \(Self.list)")
    #expect(
      listed.subtracting(unspelled) == [], "remove these names from \(Self.list): they are used")
    #expect(entries.map { $0[0] } == listed.sorted(), "the names are not sorted")
  }

  @Test func `the names that a source declares are found`() {
    let source = """
      public protocol UIRoom: AnyObject {
        /// A door, not a var window.
        func open(_ door: UIDoor)  // var comment
        var area: Double { get }
      }
      open class UIHouse: NSObject {
        public enum Color {
          case red, green(shade: Int, UIShade)
          var hue: Int { 1 }
        }
        open class func build() {}
        public static var count = 0
        public init(floors: Int) {}
        package var hidden = 0
        public static func == (first: UIHouse, second: UIHouse) -> Bool { true }
      }
      enum Inner {
        case one
      }
      """
    #expect(
      StandInNames.declared(in: source) == [
        "UIRoom", "open", "area", "UIHouse", "Color", "red", "green", "build", "count",
      ])
  }

  @Test func `words of comments are not spelled`() {
    #expect(
      StandInNames.spelled(in: "let a1 = b_c(\"d\")  // e\n/// f\n  g") == [
        "let", "a1", "b_c", "d", "g",
      ])
  }
}
