import Foundation

/// An app's own strings file, with the texts that it says in its own words.
///
/// It may lack languages, and any text in any of them. Nothing here can fail: what cannot be found
/// or read is not there.
struct StringsFile {
  private let bundle: Bundle
  private let table: String
  private let languages: [LanguageTag]
  private let folders: [URL]

  /// The file of that name in a bundle, once or for each language; none is `Localizable`.
  init(table: String?, in bundle: Bundle) {
    self.bundle = bundle
    self.table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    // Folders are compared as tags: the name of one may be in any case, and written in many ways.
    let contents = bundle.resourceURL.flatMap {
      try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    let localized = (contents ?? [])
      .filter { $0.pathExtension == "lproj" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .compactMap { folder in
        LanguageTag(folder.deletingPathExtension().lastPathComponent).map { ($0, folder) }
      }
    languages = localized.map(\.0)
    folders = localized.map(\.1)
  }

  /// The app's own words in a language, by key; empty where it has none.
  func texts(in language: LanguageTag) -> [RefreshTextKey: String] {
    guard let index = language.bestMatch(among: languages), let folder = Bundle(url: folders[index])
    else { return [:] }
    return texts(of: folder)
  }

  /// The app's own words for all languages, where its file is in no language's folder.
  var unlocalizedTexts: [RefreshTextKey: String] {
    let file = bundle.resourceURL?.appendingPathComponent("\(table).strings")
    guard let file, FileManager.default.fileExists(atPath: file.path) else { return [:] }
    return texts(of: bundle)
  }

  private func texts(of bundle: Bundle) -> [RefreshTextKey: String] {
    var texts: [RefreshTextKey: String] = [:]
    for key in RefreshTextKey.allCases {
      let text = bundle.localizedString(forKey: key.rawValue, value: Self.missing, table: table)
      // A file fresh from the tools has each key for its text: not translated yet.
      if text != Self.missing && text.lowercased() != key.rawValue.lowercased() {
        texts[key] = text
      }
    }
    return texts
  }

  /// A text that no one writes.
  private static let missing = "\u{1}"
}
