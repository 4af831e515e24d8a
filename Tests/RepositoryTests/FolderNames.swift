/// Which folders of a module name which, according to their sources.
struct FolderNames {
  /// A place in a source that names something of another folder.
  struct Use: Hashable {
    let file: String
    let name: String
    /// The folder that declares the name.
    let folder: String
  }

  /// All uses of names that exactly one folder declares.
  private(set) var uses: Set<Use> = []

  /// Reads the sources of a module by their paths in it. A name counts if it is that of a type, or
  /// of a member of an extension which has no other declaration in the module. Comments and strings
  /// do not count.
  init(sources: [String: String]) {
    var types: [Substring: Set<String>] = [:]
    var members: [Substring: Set<String>] = [:]
    var words: [String: Set<Substring>] = [:]
    for (file, source) in sources {
      let lines = source.split(separator: "\n").map(Self.code)
      var isInExtension = false
      for line in lines {
        let names = line.words
        words[file, default: []].formUnion(names)
        let indentation = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
        if indentation == 0 && !line.isEmpty { isInExtension = names.contains("extension") }
        let isPrivate = names.contains("private") || names.contains("fileprivate")
        if !isPrivate && indentation <= 2, let type = Self.name(in: names, after: Self.typeWords) {
          types[type, default: []].insert(file)
        }
        guard let member = Self.name(in: names, after: Self.memberWords) else { continue }
        // Other declarations of the name, even of a local variable, make it ambiguous.
        let counts = isInExtension && indentation == 2 && !isPrivate && !names.contains("override")
        members[member, default: []].insert(counts ? file : "\(file) \(line)")
      }
    }
    var owners: [Substring: String] = [:]
    for (name, files) in types where files.count == 1 { owners[name] = files.first }
    for (name, files) in members where files.count == 1 && name.count > 4 {
      guard let file = files.first, sources[file] != nil else { continue }
      owners[name] = file
    }
    for (file, words) in words {
      for word in words {
        guard let owner = owners[word] else { continue }
        let folder = Self.folder(of: owner)
        guard folder != Self.folder(of: file) else { continue }
        uses.insert(Use(file: file, name: String(word), folder: folder))
      }
    }
  }

  private static let typeWords: Set<Substring> = [
    "class", "struct", "enum", "protocol", "actor", "typealias",
  ]
  private static let memberWords: Set<Substring> = ["func", "var", "let"]

  /// The folder of a file; empty for a file of the module's own folder.
  static func folder(of file: String) -> String {
    file.contains("/") ? String(file.prefix { $0 != "/" }) : ""
  }

  /// Returns the word after the first one of some words, if it begins a declaration.
  private static func name(in words: [Substring], after: Set<Substring>) -> Substring? {
    guard let index = words.firstIndex(where: after.contains), index + 1 < words.count,
      // `class func` declares a function.
      !memberWords.contains(words[index + 1])
    else { return nil }
    return words[index + 1]
  }

  /// Returns a line without its strings and its comment.
  private static func code(_ line: Substring) -> Substring {
    var result: [UInt8] = []
    var (isString, isEscaped) = (false, false)
    for character in line.utf8 {
      let isQuote = character == UInt8(ascii: "\"") && !isEscaped
      if !isString && !isQuote { result.append(character) }
      isEscaped = isString && character == UInt8(ascii: "\\") && !isEscaped
      if isQuote { isString.toggle() }
    }
    return String(decoding: result, as: UTF8.self).split(
      separator: "//", omittingEmptySubsequences: false)[0]
  }
}
