// swift-tools-version: 6.0
import PackageDescription

// A package of its own: nobody who links the library builds it. On a Mac it would need Apple's UIKit,
// and so a device; the numbers here are those of the stand-in on Linux.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "EdgeRefresh", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "EdgeRefresh", package: "EdgeRefresh"),
        .product(name: "UIKit", package: "EdgeRefresh"),
        .product(name: "UIKitSimulator", package: "EdgeRefresh"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
