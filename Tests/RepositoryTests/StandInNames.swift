import Foundation

/// The names in the sources of the stand-in for UIKit.
enum StandInNames {
  /// Returns the names that a source declares as public, with the requirements of its public
  /// protocols and the cases of its public enumerations, which need no `public`.
  static func declared(in source: String) -> Set<Substring> {
    // `class func` and `class var` declare a function and a property, and operators have no name.
    let declaration = /\b(?:func|var|let|class|struct|enum|protocol|typealias) (?!func|var)`?(\w+)/
    var names: Set<Substring> = []
    // The public protocol or enumeration around a line.
    var outer: (indentation: Int, isProtocol: Bool)?
    for line in source.split(separator: "\n").map(code) {
      let indentation = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
      if let start = outer?.indentation, indentation <= start { outer = nil }
      let words = line.words
      let isPublic = words.contains("public") || words.contains("open")
      let isMember = outer.map { $0.indentation + 2 } == indentation
      if isMember && (words.first == "case" || words.first == "indirect") {
        names.formUnion(cases(in: line))
      } else if isPublic || isMember && outer?.isProtocol == true,
        let match = line.firstMatch(of: declaration)
      {
        names.insert(match.output.1)
      }
      let isProtocol = words.contains("protocol")
      if isPublic && (isProtocol || words.contains("enum")) && line.hasSuffix("{") {
        outer = (indentation, isProtocol)
      }
    }
    return names
  }

  /// Returns the words of a source that are not in comments.
  static func spelled(in source: String) -> Set<Substring> {
    source.split(separator: "\n").reduce(into: []) { $0.formUnion(code($1).words) }
  }

  /// Returns the names of the cases on a line, without their associated values.
  private static func cases(in line: Substring) -> [Substring] {
    var depth = 0
    let cases = line.split { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return character == "," && depth == 0
    }
    return cases.compactMap { $0.words.first { $0 != "case" && $0 != "indirect" } }
  }

  /// Returns a line without its comment.
  private static func code(_ line: Substring) -> Substring {
    line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
  }
}
