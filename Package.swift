// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// For modules whose members an app may call on any thread, as with MJRefresh. In Swift 6 mode, a
/// call through Objective-C or dynamic dispatch stops the program if it is not on the main thread.
/// These modules therefore use Swift 5 mode, with the compiler's checks of Swift 6 mode.
let callableOnAnyThread: [SwiftSetting] =
  strict + [
    .enableUpcomingFeature("StrictConcurrency"),
    .enableUpcomingFeature("GlobalActorIsolatedTypesUsability"),
    .enableUpcomingFeature("InferSendableFromCaptures"),
    .swiftLanguageMode(.v5),
  ]

let package = Package(
  name: "EdgeRefresh",
  defaultLocalization: "en",
  platforms: [.iOS(.v15)],
  // No product has the name of a target that another product contains. If two binaries of an app
  // link such products, Xcode cannot build the target dynamically, and the build fails.
  products: [
    .library(name: "EdgeRefresh", targets: ["EdgeRefresh"]),
    .library(name: "EdgeRefreshUI", targets: ["EdgeRefreshUI"]),
    .library(name: "MJRefresh", targets: ["MJRefresh"]),
  ],
  targets: [
    .target(name: "EdgeRefreshCore", swiftSettings: strict),
    .target(
      name: "EdgeRefreshControls", dependencies: ["EdgeRefreshCore"],
      resources: [.copy("Resources/PrivacyInfo.xcprivacy")], swiftSettings: callableOnAnyThread),
    .target(
      name: "EdgeRefreshFeatures", dependencies: ["EdgeRefreshControls", "EdgeRefreshCore"],
      swiftSettings: callableOnAnyThread),
    .target(
      name: "EdgeRefresh", dependencies: ["EdgeRefreshControls", "EdgeRefreshFeatures"],
      swiftSettings: strict),
    .target(
      name: "EdgeRefreshUI", dependencies: ["EdgeRefreshControls", "EdgeRefreshFeatures"],
      swiftSettings: strict),
    .target(
      name: "MJRefresh",
      dependencies: ["EdgeRefreshControls", "EdgeRefreshCore", "MJRefreshObjectiveC"],
      swiftSettings: callableOnAnyThread),
    // The Objective-C headers of MJRefresh. A Swift target cannot contain headers.
    .target(name: "MJRefreshObjectiveC"),
  ]
)

/// The tests that need no UIKit, and the modules that they use.
let portable: [Target] = [
  .target(name: "Randomness", path: "Tools/Randomness", swiftSettings: strict),
  .target(
    name: "DocumentationExamples", path: "Tools/DocumentationExamples", swiftSettings: strict),
  .target(
    name: "EngineReplay", dependencies: ["EdgeRefreshCore"], path: "Tools/EngineReplay",
    swiftSettings: strict),
  .target(name: "ScenarioTrait", path: "Tests/ScenarioTrait", swiftSettings: strict),
  .testTarget(
    name: "EdgeRefreshCoreTests",
    dependencies: ["EdgeRefreshCore", "EngineReplay", "Randomness", "ScenarioTrait"],
    exclude: ["Recording/Reports"], swiftSettings: strict),
  .testTarget(
    name: "EngineReplayTests", dependencies: ["EdgeRefreshCore", "EngineReplay", "ScenarioTrait"],
    swiftSettings: strict),
  .testTarget(
    name: "RepositoryTests", dependencies: ["DocumentationExamples"], swiftSettings: strict),
]

// On Linux, the package also contains the stand-in for UIKit, the simulator, the tools and the
// tests. On Apple platforms, it contains only the library.
#if os(Linux)
  // Without this flag, importing Testing and UIKit makes the compiler look for `_Testing_UIKit`.
  let noOverlays: SwiftSetting = .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
  let tests = strict + [noOverlays]

  package.products += [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "UIKitSimulator", targets: ["UIKitCairo", "UIKitSimulator"]),
    .executable(name: "Gallery", targets: ["Gallery"]),
    .executable(name: "refresh-replay", targets: ["refresh-replay"]),
  ]
  for target in package.targets where target.name == "EdgeRefreshControls" {
    target.dependencies.append("UIKit")
  }
  package.targets += portable
  package.targets += [
    // The module calls the ICU function with which Apple's Foundation matches languages. Foundation
    // on Linux does not call it.
    .target(
      name: "UIKit", path: "Linux/UIKit", swiftSettings: strict,
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .systemLibrary(
      name: "CCairo", path: "Linux/CCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPango", path: "Linux/CPango", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CSDL2", path: "Linux/CSDL2", providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(
      name: "CGIF", path: "Linux/CGIF", providers: [.apt(["libgif-dev", "libimagequant-dev"])]),
    .systemLibrary(
      name: "CJPEG", path: "Linux/CJPEG", pkgConfig: "libjpeg",
      providers: [.apt(["libjpeg-dev"])]),
    .target(
      name: "UIKitCairo", dependencies: ["UIKit", "CCairo", "CPango", "CGIF", "CJPEG"],
      path: "Linux/UIKitCairo", swiftSettings: strict),
    .target(
      name: "UIKitSimulator", dependencies: ["UIKit", "UIKitCairo", "CSDL2"],
      path: "Linux/UIKitSimulator", swiftSettings: strict),
    .target(
      name: "GalleryExamples", dependencies: ["EdgeRefresh", "UIKit"],
      path: "Examples/Gallery/Examples", swiftSettings: strict),
    .executableTarget(
      name: "Gallery", dependencies: ["EdgeRefresh", "GalleryExamples", "UIKit", "UIKitSimulator"],
      path: "Examples/Gallery/Linux", swiftSettings: strict),
    // The probe's app, which exists only on iOS, is in the folder beside these sources.
    .target(
      name: "Probe", dependencies: ["UIKit"], path: "Tools/Probe/Sources", swiftSettings: strict),
    .target(
      name: "TraceReplay",
      dependencies: [
        "EngineReplay", "Randomness", "EdgeRefresh", "Probe", "UIKit", "UIKitCairo",
        "UIKitSimulator",
      ],
      path: "Tools/TraceReplay", swiftSettings: strict),
    .executableTarget(
      name: "refresh-replay", dependencies: ["TraceReplay"], path: "Tools/refresh-replay",
      swiftSettings: strict),
    .executableTarget(
      name: "extract-examples", dependencies: ["DocumentationExamples"],
      path: "Tools/extract-examples", swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["ScenarioTrait", "UIKit", "UIKitCairo"],
      path: "Tests/TestSupport", swiftSettings: tests),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "EdgeRefresh", "EdgeRefreshCore", "MJRefresh", "UIKit", "TestSupport", "UIKitSimulator",
      ],
      swiftSettings: tests),
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    .testTarget(
      name: "EdgeRefreshTests",
      dependencies: [
        "AllocationCounter", "EngineReplay", "Randomness", "EdgeRefresh", "TestSupport", "UIKit",
        "UIKitCairo", "UIKitSimulator", "TraceReplay",
      ],
      resources: [.copy("Fixtures")], swiftSettings: tests),
    .testTarget(
      name: "EdgeRefreshUITests",
      dependencies: [
        "EdgeRefreshControls", "EdgeRefreshUI", "Randomness", "ScenarioTrait", "TestSupport",
        "UIKit",
      ],
      swiftSettings: tests),
    // A module whose names collide with those of EdgeRefresh.
    .target(
      name: "OwnNames", dependencies: ["UIKit"], path: "Tests/OwnNames", swiftSettings: strict),
    .testTarget(
      name: "MJRefreshTests",
      dependencies: [
        "MJRefresh", "EdgeRefreshControls", "OwnNames", "TestSupport", "UIKit", "UIKitSimulator",
      ],
      exclude: ["ObjectiveCMembers.txt"],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility"), noOverlays]),
    // The tests of apps in MJRefreshTests again, and those of an older app, in Swift 5 mode.
    .testTarget(
      name: "MJRefreshSwift5Tests",
      dependencies: ["MJRefresh", "TestSupport", "UIKit", "UIKitSimulator"],
      swiftSettings: [.swiftLanguageMode(.v5), noOverlays]),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "Gallery", "GalleryExamples", "EdgeRefresh", "Randomness", "TestSupport", "UIKit",
        "UIKitSimulator",
      ],
      exclude: ["References", "Transcripts"],
      swiftSettings: tests),
    .testTarget(
      name: "ProbeTests",
      dependencies: [
        "Probe", "Randomness", "TestSupport", "TraceReplay", "UIKit", "UIKitSimulator",
      ],
      swiftSettings: tests),
  ]
  // With this variable, which `make test` sets, the tests of the stand-in are left out. Building
  // them takes a quarter of the time, and no change of the library can break them.
  if Context.environment["EDGEREFRESH_WITHOUT_CONFORMANCE"] != "1" {
    package.targets.append(
      .testTarget(
        name: "UIKitConformanceTests",
        dependencies: ["Randomness", "TestSupport", "UIKit", "UIKitCairo", "UIKitSimulator"],
        swiftSettings: tests))
  }
#endif

// With this variable, which `make checks` sets, the compiler optimizes the engines and their tests.
// All cases of these tests then take a tenth of the time, which is more than the compiler needs.
// Apps cannot depend on targets with such flags, which is why they are not always set.
if Context.environment["EDGEREFRESH_OPTIMIZED"] == "1" {
  let optimized = ["EdgeRefreshCore", "EdgeRefreshCoreTests", "EngineReplay", "Randomness"]
  for target in package.targets where optimized.contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-O"])]
  }
}

// With this variable, which `make portable-tests` sets, the package contains the engines and the
// tests that need no UIKit, and nothing else. `swift test` builds all targets of a package, and
// those of the controls do not compile on a Mac. Xcode and apps see the package without it.
if Context.environment["EDGEREFRESH_WITHOUT_UIKIT"] == "1" {
  package.platforms = [.iOS(.v15), .macOS(.v14)]
  package.products = []
  package.targets = package.targets.filter { $0.name == "EdgeRefreshCore" } + portable
}
