/// What an application of an Xcode project needs besides its own files: packages, and the project's own frameworks.
struct ProjectParts: Equatable {
    /// A package that the project refers to.
    enum Package: Equatable {
        case local(path: String)
        /// The version as a manifest writes it.
        case remote(address: String, requirement: String)

        /// What manifests call it.
        var name: String {
            switch self {
            case .local(let path): FileSystem.name(path)
            case .remote(let address, _): address.hasSuffix(".git") ? FileSystem.stem(address) : FileSystem.name(address)
            }
        }
    }

    struct Product: Equatable {
        var name: String
        /// The package's name; nil where the project leaves it open, as it may for packages beside it.
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
    /// Each behind those that it imports.
    var modules: [Module] = []
    /// What the application itself imports.
    var importedModules: [String] = []
    var products: [Product] = []

    /// True if the application's own files are all there is.
    var isEmpty: Bool { modules.isEmpty && products.isEmpty }
}
