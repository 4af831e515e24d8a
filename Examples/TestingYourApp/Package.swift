// swift-tools-version: 6.0
import PackageDescription

// A package with the screens of an app in a library, and tests that operate them on Linux.
let package = Package(
  name: "TestingYourApp",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Headlines", targets: ["Headlines"])],
  dependencies: [
    // An app has the address of the package here, instead of a path.
    .package(name: "EdgeRefresh", path: "../..")
  ],
  targets: [
    .target(
      name: "Headlines", dependencies: [.product(name: "EdgeRefresh", package: "EdgeRefresh")])
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
      name: "HeadlinesTests",
      dependencies: [
        "Headlines", .product(name: "UIKitSimulator", package: "EdgeRefresh"),
      ],
      // Without the flag, importing Testing and UIKit makes the compiler look for `_Testing_UIKit`.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]))
#endif
