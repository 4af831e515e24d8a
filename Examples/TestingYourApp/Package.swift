// swift-tools-version: 6.0
import PackageDescription

// An app's own package: its screens in a library, and tests that drive them on Linux.
let package = Package(
  name: "TestingYourApp",
  platforms: [.iOS(.v13)],
  products: [.library(name: "Headlines", targets: ["Headlines"])],
  dependencies: [
    // In an app of yours: .package(url: "…", from: "0.1.0")
    .package(name: "EdgeRefresh", path: "../..")
  ],
  targets: [
    .target(
      name: "Headlines", dependencies: [.product(name: "EdgeRefresh", package: "EdgeRefresh")])
  ]
)

#if os(Linux)
  // On an Apple host `import UIKit` is Apple's. Here it is the stand-in, and these tests can run.
  for target in package.targets {
    target.dependencies.append(.product(name: "UIKit", package: "EdgeRefresh"))
  }
  package.targets.append(
    .testTarget(
      name: "HeadlinesTests",
      dependencies: [
        "Headlines", .product(name: "UIKitSimulator", package: "EdgeRefresh"),
      ],
      // Beside a module named UIKit, importing Testing makes the compiler look for `_Testing_UIKit`.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]))
#endif
