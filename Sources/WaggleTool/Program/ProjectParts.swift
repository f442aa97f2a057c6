/// What an application of an Xcode project needs besides its own files: packages, and the project's own frameworks.
struct ProjectParts: Equatable {
    /// A package that the project refers to.
    enum Package: Equatable {
        case local(path: String)
        /// The version requirement as written in a package manifest.
        case remote(address: String, requirement: String)

        /// The package's name in manifests.
        var name: String {
            switch self {
            case .local(let path): FileSystem.name(path)
            case .remote(let address, _): address.hasSuffix(".git") ? FileSystem.stem(address) : FileSystem.name(address)
            }
        }
    }

    struct Product: Equatable {
        var name: String
        /// The package's name; nil if the project omits it, as it may for local packages.
        var package: String?
    }

    /// A target of the project that others import.
    struct Module: Equatable {
        var name: String
        var sources: [String]
        var compilerFlags: [String]
        var languageVersion: String
        /// Other modules of the project that it imports.
        var modules: [String]
        var products: [Product]
    }

    var packages: [Package] = []
    /// Each after those it imports.
    var modules: [Module] = []
    /// The modules that the application itself imports.
    var importedModules: [String] = []
    var products: [Product] = []
    /// Packages that the project names and that cannot be used.
    var missing: [Unseen] = []

    /// True if the application consists only of its own files.
    var isEmpty: Bool { modules.isEmpty && products.isEmpty }

    /// - Throws: `ToolError` if a package that the project names cannot be used.
    func requireAll() throws {
        if !missing.isEmpty { throw ToolError(missing.map { "The project names the package \($0.path), but \($0.reason)" }.joined(separator: "\n")) }
    }
}
