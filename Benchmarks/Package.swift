// swift-tools-version: 6.0
import PackageDescription

// A separate package, so that clients of the library do not build it. It runs on Linux only: the
// library is measured with the stand-in for UIKit.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "EdgeRefresh", path: "..")],
  targets: [
    .target(name: "AllocationCounter"),
    .systemLibrary(name: "CCallgrind"),
    .systemLibrary(name: "CHeap"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "AllocationCounter", "CCallgrind", "CHeap",
        .product(name: "EdgeRefresh", package: "EdgeRefresh"),
        .product(name: "UIKit", package: "EdgeRefresh"),
        .product(name: "UIKitSimulator", package: "EdgeRefresh"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),
  ]
)
