import Foundation
import Testing

/// The floors of WaggleCore: a file uses types of its own floor and of those below.
struct FloorsTests {
    private static let floors = ["Engine", "Language", "Primitives", "Controls", "App"]
    /// Uses of a higher floor that stay, each with its reason. The list may only become shorter.
    private static let exceptions: [String: String] = [
        "Engine/Focus/FocusRing.swift": "The ring has the colour of the tint, which only shape styles know.",
    ]
    /// How many files of Language the Engine's files use: what bodies, modifiers and gestures are made of. The number may only become smaller.
    private static let languageUses = 31

    @Test func noFileUsesATypeOfAHigherFloor() throws {
        let sources = try Source.all(below: "Sources/WaggleCore")
        #expect(sources.count > 500)
        let definers = Dictionary(grouping: sources.flatMap { source in source.types.map { (type: $0, source: source) } }, by: \.type)
        var languageUses: Set<[String]> = [], isUsed: Set<String> = []
        for source in sources {
            let floor = try #require(Self.floors.firstIndex(of: source.floor), "\(source.path) stands on no floor.")
            for name in source.names.sorted() {
                guard let definition = definers[name], definition.count == 1, let other = definition.first?.source, other.path != source.path,
                      let height = Self.floors.firstIndex(of: other.floor), height > floor else { continue }
                if floor == 0, height == 1 {
                    languageUses.insert([source.path, other.path])
                } else if Self.exceptions[source.path] != nil {
                    isUsed.insert(source.path)
                } else {
                    Issue.record("\(source.path) uses \(name), which \(other.path) defines on a higher floor. Move one of them, or let the lower floor own a protocol.")
                }
            }
        }
        #expect(isUsed == Set(Self.exceptions.keys), "An exception is no longer needed.")
        #expect(languageUses.count == Self.languageUses, "Engine's uses of Language have changed: \(languageUses.map { $0.joined(separator: " → ") }.sorted())")
    }

    /// Targets are listed from the bottom up, and a file imports only what its target names.
    @Test func targetsStandAboveThoseThatTheyUse() throws {
        let targets = try Manifest().targets
        #expect(targets.count > 30)
        let modules = Set(targets.map(\.name))
        var below: Set<String> = []
        for target in targets {
            for dependency in target.dependencies where modules.contains(dependency) {
                #expect(below.contains(dependency), "Package.swift lists \(target.name) above \(dependency), which it uses.")
            }
            below.insert(target.name)
            guard let folder = target.sources, FileManager.default.fileExists(atPath: Source.root.appendingPathComponent(folder).path) else { continue }
            for file in try Source.files(below: folder) {
                let missing = try Source.imports(of: "\(folder)/\(file)").intersection(modules).subtracting(target.dependencies)
                #expect(missing.isEmpty, "\(folder)/\(file) imports \(missing.sorted()), which \(target.name) does not name in Package.swift.")
            }
        }
    }

    /// Private names of two files may collide where modules share a name in the binary.
    @Test func filesOfModulesThatShareABinaryNameHaveNamesOfTheirOwn() throws {
        var groups: [String: [String]] = [:]
        for target in try Manifest().targets { groups[target.binaryName, default: []].append(target.sources ?? "") }
        let shared = groups.filter { $0.value.count > 1 && !$0.value.contains("") }
        #expect(shared["SwiftUI"]?.count == 4)
        for (module, folders) in shared {
            let names = try folders.flatMap { try Source.files(below: $0) }.map { ($0 as NSString).lastPathComponent }
            let twice = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys
            #expect(twice.isEmpty, "Modules named \(module) in the binary have several files of the names \(twice.sorted()).")
        }
    }
}

/// The targets of Package.swift, in its order.
private struct Manifest {
    struct Target {
        let name: String
        /// The folder of its sources; nil for libraries of the system.
        let sources: String?
        let dependencies: Set<String>
        let binaryName: String
    }
    let targets: [Target]

    init() throws {
        let text = try String(contentsOf: Source.root.appendingPathComponent("Package.swift"), encoding: .utf8)
        let starts = text.matches(of: #/\.(target|executableTarget|macro|systemLibrary)\(name: "(\w+)"/#)
        let interface = text.firstMatch(of: #/let interface[^\n]*= \[([^\]]*)\]/#).map { String($0.1) } ?? ""
        func quoted(_ text: some StringProtocol) -> Set<String> { Set(String(text).matches(of: #/"(\w+)"/#).map { String($0.1) }) }
        targets = starts.indices.map { index in
            let start = starts[index]
            let body = text[start.range.lowerBound..<(index + 1 < starts.count ? starts[index + 1].range.lowerBound : text.endIndex)]
            let name = String(start.2)
            let list = body.firstMatch(of: #/dependencies: (interface|\[(?:[^\[\]]|\[[^\]]*\])*\](?: \+ interface)?)/#).map { String($0.1) } ?? ""
            let folder = body.firstMatch(of: #/path: "([\w/]+)"/#).map { String($0.1) } ?? "Sources/\(name)"
            return Target(name: name, sources: start.1 == "systemLibrary" ? nil : folder,
                          dependencies: quoted(list).union(list.hasSuffix("interface") ? quoted(interface) : []),
                          binaryName: body.firstMatch(of: #/named\("(\w+)"\)/#).map { String($0.1) } ?? name)
        }
    }
}

/// The names in a Swift file outside comments and texts.
private struct Source {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    /// Within the folder that was read.
    let path: String
    /// Types of the file that others can use.
    private(set) var types: Set<String> = []
    /// Capitalized names that are used and not defined here, neither as types nor as generic parameters.
    private(set) var names: Set<String> = []
    var floor: String { String(path.prefix { $0 != "/" }) }

    static func files(below folder: String) throws -> [String] {
        let files = try #require(FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path))
        return files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    }
    static func all(below folder: String) throws -> [Source] {
        try files(below: folder).map { try Source($0, Array(Data(contentsOf: root.appendingPathComponent("\(folder)/\($0)")))) }
    }
    /// The modules that a file imports at its head.
    static func imports(of file: String) throws -> Set<String> {
        // No file begins with more than this.
        let head = try FileHandle(forReadingFrom: root.appendingPathComponent(file)).read(upToCount: 1500) ?? Data()
        let lines = String(decoding: head, as: UTF8.self).split(separator: "\n").prefix { $0.hasPrefix("//") || $0.contains("import ") || $0.hasPrefix("#") }
        return Set(lines.filter { !$0.hasPrefix("//") }.compactMap { $0.split(separator: " ").last.map(String.init) })
    }

    private init(_ path: String, _ text: [UInt8]) {
        self.path = path
        var own: Set<String> = [], index = 0, depth = 0
        var last = UInt8(ascii: "\n"), word = "", isPrivate = false
        func at(_ offset: Int) -> UInt8 { index + offset < text.count ? text[index + offset] : 0 }
        func isName(_ byte: UInt8) -> Bool { byte == 95 || (byte | 32) >= 97 && (byte | 32) <= 122 || byte >= 48 && byte <= 57 || byte >= 128 }
        while index < text.count {
            let byte = text[index]
            if byte == UInt8(ascii: "/"), at(1) == byte {
                while index < text.count, text[index] != 10 { index += 1 }
            } else if byte == UInt8(ascii: "\"") {
                let isLong = at(1) == byte && at(2) == byte
                index += isLong ? 3 : 1
                while index < text.count, text[index] != byte || isLong && !(at(1) == byte && at(2) == byte) { index += text[index] == UInt8(ascii: "\\") ? 2 : 1 }
                index += isLong ? 3 : 1
                last = byte
            } else if isName(byte) {
                let start = index
                while index < text.count, isName(text[index]) { index += 1 }
                let name = String(decoding: text[start..<index], as: UTF8.self)
                if ["struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype"].contains(word), name.first?.isUppercase == true || name.hasPrefix("_") {
                    own.insert(name)
                    if depth == 0, !isPrivate { types.insert(name) }
                } else if name.first?.isUppercase == true || name.hasPrefix("_"), last != UInt8(ascii: ".") {
                    // A generic parameter with its constraint.
                    if at(0) == UInt8(ascii: ":"), last == UInt8(ascii: "<") || last == UInt8(ascii: ",") { own.insert(name) }
                    names.insert(name)
                }
                if name == "private" || name == "fileprivate" { isPrivate = true }
                (word, last) = (name, byte)
            } else {
                if byte == UInt8(ascii: "{") { depth += 1 }
                if byte == UInt8(ascii: "}") { depth -= 1 }
                if byte == 10 || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { (isPrivate, word) = (false, "") }
                if byte != 32, byte != 10 { last = byte }
                index += 1
            }
        }
        names.subtract(own)
    }
}
