import Foundation
import Testing

/// An Xcode project of the repository.
struct XcodeProject {
  /// An object of the project: a target, a group, a build configuration and so on.
  typealias Object = [String: Any]

  /// The folders of the projects. A project has the name of its folder.
  static let folders = ["Examples/Gallery", "Tools/Probe"]

  /// The path of the folder in which the project is.
  let folder: String
  /// The name of the project, its target and its scheme.
  let name: String
  /// The path of the project.
  let path: String
  /// The objects by their identifiers.
  let objects: [String: Object]
  /// The identifier of the object that has all others.
  let root: String

  init(in folder: String) throws {
    self.folder = folder
    name = String(folder.split(separator: "/").last ?? "")
    path = "\(folder)/\(name).xcodeproj"
    let data = Data(try Repository.text(of: "\(path)/project.pbxproj").utf8)
    let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    let project = try #require(list as? Object)
    objects = try #require(project["objects"] as? [String: Object])
    root = try #require(project["rootObject"] as? String)
  }

  /// The objects of a kind, such as `PBXNativeTarget`.
  func objects(_ kind: String) -> [Object] {
    objects.values.filter { $0["isa"] as? String == kind }
  }

  /// The paths of the folders whose sources the target compiles.
  var sourceFolders: [String] {
    get throws {
      let target = try #require(objects("PBXNativeTarget").first)
      let compiled = try #require(target["fileSystemSynchronizedGroups"] as? [String])
      let mainGroup = try #require(objects[root]?["mainGroup"] as? String)
      let paths = paths(in: mainGroup, at: folder)
      return try compiled.map { try #require(paths[$0], "the group \($0) is not in the project") }
    }
  }

  /// The paths of a group and of everything in it, by their identifiers.
  private func paths(in group: String, at parent: String) -> [String: String] {
    let own = (objects[group]?["path"] as? String ?? "").split(separator: "/")
    let path = own.reduce(into: parent.split(separator: "/")) { path, component in
      if component == ".." { path.removeLast() } else { path.append(component) }
    }
    .joined(separator: "/")
    let children = objects[group]?["children"] as? [String] ?? []
    return children.reduce(into: [group: path]) { all, child in
      all.merge(paths(in: child, at: path)) { first, _ in first }
    }
  }

  /// The paths of the Swift sources that the target compiles.
  var swiftFiles: [String] {
    get throws {
      let folders = try sourceFolders
      return Repository.swiftFiles.filter { file in
        folders.contains { file.hasPrefix("\($0)/") }
      }
    }
  }

  /// The property list of the app.
  var information: Object {
    get throws {
      let settings = try #require(self.settings("PBXNativeTarget", "Release"))
      let file = try #require(settings["INFOPLIST_FILE"])
      let data = Data(try Repository.text(of: "\(folder)/\(file)").utf8)
      let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      return try #require(list as? Object)
    }
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
