import Foundation
import Testing

/// The Xcode project of the gallery.
struct XcodeProject {
  /// An object of the project: a target, a group, a build configuration and so on.
  typealias Object = [String: Any]

  static let path = "Examples/Gallery/Gallery.xcodeproj"

  /// The objects by their identifiers.
  let objects: [String: Object]
  /// The identifier of the object that has all others.
  let root: String

  init() throws {
    let data = Data(try Repository.text(of: "\(Self.path)/project.pbxproj").utf8)
    let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    let project = try #require(list as? Object)
    objects = try #require(project["objects"] as? [String: Object])
    root = try #require(project["rootObject"] as? String)
  }

  /// The objects of a kind, such as `PBXNativeTarget`.
  func objects(_ kind: String) -> [Object] {
    objects.values.filter { $0["isa"] as? String == kind }
  }

  /// The build settings of the project or of its target in a configuration.
  ///
  /// - Parameters:
  ///   - owner: `PBXProject` or `PBXNativeTarget`.
  ///   - configuration: `Debug` or `Release`.
  /// - Returns: The settings; `nil` if there is no such configuration.
  func settings(_ owner: String, _ configuration: String) -> [String: String]? {
    let list = objects(owner).first.flatMap { $0["buildConfigurationList"] as? String }
    let identifiers = list.flatMap { objects[$0]?["buildConfigurations"] as? [String] } ?? []
    let found = identifiers.compactMap { objects[$0] }
      .first { $0["name"] as? String == configuration }
    return found?["buildSettings"] as? [String: String]
  }

  /// The identifiers in a value, at any depth.
  static func identifiers(in value: Any) -> [String] {
    switch value {
    case let text as String: text.wholeMatch(of: /[0-9A-F]{24}/) == nil ? [] : [text]
    case let list as [Any]: list.flatMap(identifiers)
    case let object as Object: object.values.flatMap(identifiers)
    default: []
    }
  }
}
