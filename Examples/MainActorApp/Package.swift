// swift-tools-version: 6.2
import PackageDescription

// Declarations are isolated to the main actor by default. All upcoming features of Swift 6.2 are
// enabled.
let settings: [SwiftSetting] = [
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "MainActorApp",
  // Observation requires iOS 17.
  platforms: [.iOS(.v17)],
  products: [
    .library(name: "Stories", targets: ["Stories"]),
    .library(name: "Downloads", targets: ["Downloads"]),
  ],
  dependencies: [
    // An app has the address of the package here, instead of a path.
    .package(name: "EdgeRefresh", path: "../..")
  ],
  targets: [
    .target(
      name: "Stories", dependencies: [.product(name: "EdgeRefresh", package: "EdgeRefresh")],
      swiftSettings: settings),
    .target(
      name: "Downloads", dependencies: [.product(name: "MJRefresh", package: "EdgeRefresh")],
      swiftSettings: settings),
  ]
)

#if os(Linux)
  // On Linux, `import UIKit` imports the stand-in. On Apple platforms, it imports Apple's
  // framework, and these tests do not exist.
  for target in package.targets {
    target.dependencies.append(.product(name: "UIKit", package: "EdgeRefresh"))
  }
  package.targets.append(
    .testTarget(
      name: "MainActorAppTests",
      dependencies: [
        "Stories", "Downloads", .product(name: "UIKitSimulator", package: "EdgeRefresh"),
      ],
      // Without the flag, importing Testing and UIKit makes the compiler look for `_Testing_UIKit`.
      swiftSettings: settings
        + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]))
#endif
