import Foundation

/// The app's strings file, whose texts replace the built-in ones.
///
/// Any language and any text may be missing. Without a readable file, there are no texts.
struct StringsFile {
  private let bundle: Bundle
  private let table: String

  /// Finds the files in the language folders and outside them. Without a name: `Localizable`.
  init(table: String?, in bundle: Bundle) {
    self.bundle = bundle
    self.table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
  }

  /// Returns the app's texts in a language; empty if there are none.
  func texts(in language: String) -> [RefreshTextKey: String] {
    let name = bundle.localizations.sorted().bestLocalization(for: language)
    let folder = name.flatMap { bundle.url(forResource: $0, withExtension: "lproj") }
    return folder.flatMap { Bundle(url: $0) }.map { texts(of: $0) } ?? [:]
  }

  /// The app's texts for all languages, from a file outside the language folders.
  var unlocalizedTexts: [RefreshTextKey: String] {
    let file = bundle.resourceURL?.appendingPathComponent("\(table).strings")
    guard let file, FileManager.default.fileExists(atPath: file.path) else { return [:] }
    return texts(of: bundle)
  }

  private func texts(of bundle: Bundle) -> [RefreshTextKey: String] {
    var texts: [RefreshTextKey: String] = [:]
    for key in RefreshTextKey.allCases {
      let text = bundle.localizedString(forKey: key.rawValue, value: Self.missing, table: table)
      // In a newly generated file, each text is its key. Such texts are not translated yet.
      if text != Self.missing && text.lowercased() != key.rawValue.lowercased() {
        texts[key] = text
      }
    }
    return texts
  }

  /// Stands for a missing text. Strings files do not contain this control character.
  private static let missing = "\u{1}"
}
