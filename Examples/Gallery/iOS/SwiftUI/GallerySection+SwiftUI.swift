internal import SwiftUI

extension GallerySection {
  /// The examples in SwiftUI. They exist only on iOS.
  static let swiftUI = GallerySection(
    "SwiftUI",
    [
      GalleryExample(
        "swiftui-list", "List", "a header and a footer, one line for each",
        .pullDown, { UIHostingController(rootView: ListScreen(server: $0)) }),
      GalleryExample(
        "swiftui-lazy-stack", "Lazy stack", "cards in a scroll view, loaded one screen ahead",
        .scrollToEndTwice, { UIHostingController(rootView: CardsScreen(server: $0)) }),
      GalleryExample(
        "swiftui-horizontal", "Horizontal content",
        "shelves that load more, under a header",
        .scrollToTrailing, { UIHostingController(rootView: ShelvesScreen(server: $0)) }),
      GalleryExample(
        "swiftui-styles", "Styles", "the designs of the library, chosen with buttons",
        .pullDown, { UIHostingController(rootView: StylesScreen(server: $0)) }),
      GalleryExample(
        "swiftui-own-style", "Own style",
        "a ring that is drawn in SwiftUI, with the colors and values around it",
        .pullDown, { UIHostingController(rootView: OwnStyleScreen(server: $0)) }),
      GalleryExample(
        "swiftui-chat", "Chat in SwiftUI", "older messages are loaded at the start",
        .scrollBackAndSend, { UIHostingController(rootView: ChatScreen(server: $0)) }),
      GalleryExample(
        "swiftui-phase", "Controlled footer",
        "the app sets the phase: failure, retry, no more data",
        .scrollToEnd, { UIHostingController(rootView: PhaseScreen(server: $0)) }),
      GalleryExample(
        "swiftui-pages", "Lists on pages", "each page has a list with its own controls",
        .turnPages, { UIHostingController(rootView: PagesScreen(server: $0)) }),
      GalleryExample(
        "swiftui-replaced-list", "Replaced list",
        "another list style is another list, which keeps the refresh",
        .pullDown, { UIHostingController(rootView: ReplacedListScreen(server: $0)) }),
      GalleryExample(
        "swiftui-large-title", "Large title and sheet",
        "a list in SwiftUI's navigation and in a sheet",
        .pullDown,
        { server in OwnNavigationViewController { LargeTitleScreen(server: server, close: $0) } }),
      GalleryExample(
        "swiftui-tab-pages", "Pages of a TabView", "each page has a list with its own controls",
        .turnPages, { UIHostingController(rootView: TabPagesScreen(server: $0)) }),
      GalleryExample(
        "swiftui-search", "Search in SwiftUI",
        "a new text begins anew, also after the end of the last results",
        .scrollToEndTwice,
        { server in OwnNavigationViewController { SearchScreen(server: server, close: $0) } }),
      GalleryExample(
        "swiftui-split", "Split view", "a list beside a text, each with a header",
        .pullDown,
        { server in OwnNavigationViewController { SplitScreen(server: server, close: $0) } }),
      GalleryExample(
        "swiftui-hero", "Pinned picture", "a picture under the status bar, behind the content",
        .pullDown, { UIHostingController(rootView: HeroScreen(server: $0)) }),
      GalleryExample(
        "swiftui-second-level", "Second level in SwiftUI", "a view that opens with a long pull",
        .pullDown, { UIHostingController(rootView: SecondLevelScreen(server: $0)) }),
      GalleryExample(
        "swiftui-first-load", "First load", "a list that is empty, or whose first load has failed",
        .pullDown, { UIHostingController(rootView: FirstLoadScreen(server: $0)) }),
    ])
}
