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
        if !missing.isEmpty {
            throw ToolError(missing.map { "The project names the package \($0.path), but \($0.reason)" }.joined(separator: "\n"))
        }
    }
}

/// The value of an `#if` condition by its text, as far as its tests are known.
enum ConditionText {
    /// - Parameter test: The value of a test such as `os(iOS)`, by its name and argument; nil if it is not known.
    /// - Returns: Nil if the value is not known. Conditions in brackets are not looked into.
    static func value(_ condition: some StringProtocol, _ test: (_ name: Substring, _ argument: Substring) -> Bool?) -> Bool? {
        let text = String(condition).filter { !$0.isWhitespace }
        guard text.wholeMatch(of: #/!?\w+(\(\w+\))?((\|\||&&)!?\w+(\(\w+\))?)*/#) != nil else { return nil }
        let alternatives = text.split(separator: "||").map { part -> Bool? in
            let values = part.split(separator: "&&").map { value(ofTest: $0, test) }
            return values.contains(false) ? false : values.contains(nil) ? nil : true
        }
        return alternatives.contains(true) ? true : alternatives.contains(nil) ? nil : false
    }
    private static func value(ofTest text: Substring, _ test: (_ name: Substring, _ argument: Substring) -> Bool?) -> Bool? {
        guard let match = text.wholeMatch(of: #/(!?)(\w+)(?:\((\w+)\))?/#) else { return nil }
        let isMet = switch match.3 {
        case let argument?: test(match.2, argument)
        case nil: match.2 == "true" ? true : match.2 == "false" ? false : nil as Bool?
        }
        return isMet.map { match.1.isEmpty ? $0 : !$0 }
    }
}
