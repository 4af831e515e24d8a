import EdgeRefreshCore

/// The kinds of controls with titles of their own.
enum TitleKind: CaseIterable {
  case header, backFooter, autoFooter, trailer, autoHeader

  /// The kind of controls with an engine.
  init(of engine: RefreshEngine) {
    self =
      switch (engine.edge, engine) {
      case (.top, .pull): .header
      case (.top, .auto): .autoHeader
      case (.bottom, .auto): .autoFooter
      case (.bottom, .pull): .backFooter
      case (.leading, _), (.trailing, _): .trailer
      }
  }
}

/// The texts of all controls in the current language, and what is made of them once for all
/// controls.
@MainActor
final class LoadedLanguage {
  let texts: RefreshTexts

  private lazy var titles = TitleKind.allCases.map { kind in
    RefreshState.allCases.map { state in
      switch kind {
      case .header: texts.headerTitle(for: state)
      case .backFooter: texts.backFooterTitle(for: state)
      case .autoFooter: texts.autoFooterTitle(for: state)
      case .trailer: texts.trailerTitle(for: state)
      case .autoHeader: texts.autoHeaderTitle(for: state)
      }
    }
  }

  /// The line of headers without a last-updated time.
  private(set) lazy var lineWithoutTime = texts.lastUpdated + texts.noRecord

  init(_ texts: RefreshTexts) { self.texts = texts }

  /// Returns the titles of a kind of control: one for each state, in the order of the states, empty
  /// for states that the kind does not use.
  func titles(of kind: TitleKind) -> [String] {
    switch kind {
    case .header: titles[0]
    case .backFooter: titles[1]
    case .autoFooter: titles[2]
    case .trailer: titles[3]
    case .autoHeader: titles[4]
    }
  }
}
