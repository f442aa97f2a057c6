import Foundation

/// A project file (`project.pbxproj`): its targets and their files.
struct XcodeProject {
    /// The folder that contains the `.xcodeproj`.
    let folder: String
    private let objects: [String: PropertyListText]
    private let project: PropertyListText
    /// The path of every file reference and group, by its identifier.
    private let paths: [String: String]

    struct Target: Equatable {
        var identifier: String
        var name: String
        var productType: String
    }

    static let application = "com.apple.product-type.application"

    /// - Throws: `ToolError` if the file is not a project file.
    init(text: String, folder: String) throws {
        let list = try PropertyListText(parsing: text)
        guard let objects = list["objects"]?.dictionary, let root = list["rootObject"]?.string, let project = objects[root] else {
            throw ToolError("it contains no project")
        }
        self.folder = folder
        self.objects = objects
        self.project = project
        var paths: [String: String] = [:]
        let projectFolder = FileSystem.absolute(FileSystem.join(folder, project["projectDirPath"]?.string ?? ""))
        if let group = project["mainGroup"]?.string {
            Self.addPaths(group, parent: projectFolder, root: projectFolder, objects: objects, to: &paths)
        }
        self.paths = paths
    }

    /// Walks the group tree; visits a group that contains itself only once.
    private static func addPaths(
        _ identifier: String, parent: String, root: String, objects: [String: PropertyListText], to paths: inout [String: String]
    ) {
        guard paths[identifier] == nil, let object = objects[identifier] else { return }
        let written = object["path"]?.string
        let path = switch object["sourceTree"]?.string {
        case "<absolute>": written ?? parent
        case "SOURCE_ROOT": written.map { FileSystem.join(root, $0) } ?? root
        default: written.map { FileSystem.join(parent, $0) } ?? parent
        }
        paths[identifier] = path
        for child in object["children"]?.array?.compactMap(\.string) ?? [] {
            addPaths(child, parent: path, root: root, objects: objects, to: &paths)
        }
    }

    var targets: [Target] {
        (project["targets"]?.array ?? []).compactMap(\.string).compactMap { identifier in
            guard let object = objects[identifier], let name = object["name"]?.string else { return nil }
            return Target(identifier: identifier, name: name, productType: object["productType"]?.string ?? "")
        }
    }

    func object(_ identifier: String) -> PropertyListText? { objects[identifier] }

    private func objects(_ key: String, of owner: PropertyListText?) -> [PropertyListText] {
        (owner?[key]?.array ?? []).compactMap(\.string).compactMap { objects[$0] }
    }

    /// The project's package references.
    var packageReferences: [PropertyListText] { objects("packageReferences", of: project) }

    /// The existing folders among the project's file references.
    var folderReferences: [String] {
        paths.filter { objects[$0.key]?["isa"]?.string == "PBXFileReference" }
            .values.compactMap(FileSystem.existing).filter(FileSystem.isFolder).sorted()
    }

    /// Folders whose contents all belong to the project.
    var synchronizedGroups: [String] {
        paths.filter { objects[$0.key]?["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" }.values.sorted()
    }

    /// A target's package product dependencies: those it lists and those it links.
    func packageProducts(of target: Target) -> [PropertyListText] {
        let linked = buildFiles(of: target, phase: "PBXFrameworksBuildPhase").compactMap { $0["productRef"]?.string }
        let listed = (objects[target.identifier]?["packageProductDependencies"]?.array ?? []).compactMap(\.string)
        return (listed + linked.filter { !listed.contains($0) }).compactMap { objects[$0] }
    }

    /// The targets of this project that a target depends on or links.
    func importedTargets(of target: Target) -> [Target] {
        let named = objects("dependencies", of: objects[target.identifier]).compactMap { $0["target"]?.string }
        let linked = Set(buildFiles(of: target, phase: "PBXFrameworksBuildPhase").compactMap { $0["fileRef"]?.string })
        return targets.filter { other in
            other != target
                && (named.contains(other.identifier) || objects[other.identifier]?["productReference"]?.string.map(linked.contains) == true)
        }
    }

    /// A target's release settings merged into those of the project.
    func settings(of target: Target) -> [String: String] {
        func settings(_ owner: PropertyListText?) -> [String: String] {
            guard let list = owner?["buildConfigurationList"]?.string,
                  let names = objects[list]?["buildConfigurations"]?.array else { return [:] }
            let configurations = names.compactMap(\.string).compactMap { objects[$0] }
            let chosen = configurations.first { $0["name"]?.string == "Release" } ?? configurations.first
            return (chosen?["buildSettings"]?.dictionary ?? [:]).mapValues { $0.strings.joined(separator: " ") }
        }
        return settings(project).merging(settings(objects[target.identifier])) { $1 }
    }

    /// The files of a target's build phase as spelled in the project; a group of localized variants contributes each of them.
    private func files(of target: Target, phase kind: String) -> [String] {
        buildFiles(of: target, phase: kind).compactMap { $0["fileRef"]?.string }
            .flatMap { reference -> [String] in
                guard objects[reference]?["isa"]?.string == "PBXVariantGroup" else { return [reference] }
                return objects[reference]?["children"]?.array?.compactMap(\.string) ?? []
            }
            .compactMap { paths[$0] }
    }

    private func buildFiles(of target: Target, phase kind: String) -> [PropertyListText] {
        objects("buildPhases", of: objects[target.identifier]).filter { $0["isa"]?.string == kind }.flatMap { objects("files", of: $0) }
    }

    func sources(of target: Target) -> [String] { files(of: target, phase: "PBXSourcesBuildPhase") }
    func resources(of target: Target) -> [String] { files(of: target, phase: "PBXResourcesBuildPhase") }

    /// Folders whose files all belong to the target, and the exceptions among these files.
    func synchronizedFolders(of target: Target) -> [(folder: String, exceptions: [String])] {
        (objects[target.identifier]?["fileSystemSynchronizedGroups"]?.array ?? []).compactMap(\.string).compactMap { identifier in
            guard let folder = paths[identifier] else { return nil }
            let exceptions = (objects[identifier]?["exceptions"]?.array ?? []).compactMap(\.string).compactMap { objects[$0] }
                .filter { $0["target"]?.string == target.identifier }
                .flatMap { $0["membershipExceptions"]?.array ?? [] }.compactMap(\.string)
            return (folder, exceptions.map { FileSystem.join(folder, $0) })
        }
    }

    /// Files of folders that belong to another target, but are members of this one as well.
    func synchronizedFilesOfOthers(for target: Target) -> [String] {
        let own = (objects[target.identifier]?["fileSystemSynchronizedGroups"]?.array ?? []).compactMap(\.string)
        return objects.filter { $0.value["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" && !own.contains($0.key) }
            .sorted { $0.key < $1.key }.flatMap { identifier, group in
            objects("exceptions", of: group).filter { $0["target"]?.string == target.identifier }
                .flatMap { $0["membershipExceptions"]?.strings ?? [] }
                .compactMap { name in paths[identifier].map { FileSystem.join($0, name) } }
        }
    }
}

extension XcodeProject {
    /// The target to run: the named one, else the application named like the project, else the first application.
    /// - Throws: `ToolError` if there is none with that name, or none at all.
    func applicationTarget(named wanted: String?, projectName: String) throws -> Target {
        let applications = targets.filter { $0.productType == Self.application }
        if let wanted {
            if let target = targets.first(where: { $0.name == wanted }) ?? targets.first(
                where: { $0.name.lowercased() == wanted.lowercased() }) { return target }
            throw ToolError("The project \(projectName) has no target “\(wanted)”; it has \(targets.map(\.name).joined(separator: ", ")).")
        }
        guard let first = applications.first else {
            throw ToolError(
                "The project \(projectName) has no application target; it has \(targets.isEmpty ? "no targets" : targets.map(\.name).joined(separator: ", ")).")
        }
        return applications.first { $0.name == projectName } ?? first
    }
}
