import Foundation

/// SwiftPM's plan of a build (`release.yaml`, `debug.yaml`): the compiler's arguments of each module.
struct BuildPlan {
    private let lines: [Substring]

    init(_ text: String) { lines = text.split(whereSeparator: \.isNewline) }

    /// The plan of a build folder; empty if there is none.
    init(contentsOf path: String) {
        self.init(FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? "")
    }

    /// All modules of the plan.
    var modules: Set<String> { Set(lines.flatMap { $0.matches(of: #/"-module-name","(\w+)"/#).map { String($0.1) } }) }

    /// What SwiftPM calls the package of a module.
    func packageName(of module: String) -> String? {
        lines.first { $0.contains("\"-module-name\",\"\(module)\"") && $0.contains("\"-package-name\"") }?.firstMatch(of: #/"-package-name","([^"]+)"/#).map { String($0.1) }
    }

    private func arguments(_ line: Substring) -> [String]? {
        line.firstIndex(of: "[").flatMap { try? JSONDecoder().decode([String].self, from: Data(line[$0...].utf8)) }
    }

    /// The flags that find C modules, taken from the arguments of the given modules.
    func clangFlags(of modules: Set<String>) -> [String] {
        var flags: [String] = []
        var seen: Set<String> = []
        func add(_ flag: String) {
            if seen.insert(flag).inserted { flags += ["-Xcc", flag] }
        }
        for line in lines where line.contains("\"-module-name\"") {
            guard let list = arguments(line), let name = list.firstIndex(of: "-module-name"), name + 1 < list.count,
                  modules.contains(list[name + 1]) else { continue }
            for (index, argument) in list.enumerated() {
                let isForClang = index > 0 && list[index - 1] == "-Xcc"
                if isForClang, argument.hasPrefix("-fmodule-map-file=") {
                    add(argument)
                } else if isForClang, argument == "-I", index + 2 < list.count, list[index + 1] == "-Xcc" {
                    add("-I" + list[index + 2])
                } else if argument.hasPrefix("-I/") {
                    // Paths from pkg-config.
                    add(argument)
                }
            }
        }
        return flags
    }

    /// The module maps of the C modules that the given modules import.
    func moduleMaps(of modules: Set<String>) -> [String] {
        let prefix = "-fmodule-map-file="
        return clangFlags(of: modules).filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    }

    /// The flags that find macros.
    var macroFlags: [String] {
        var flags: [String] = []
        for line in lines where line.contains("\"-load-plugin-executable\"") {
            guard let list = arguments(line) else { continue }
            for (index, argument) in list.enumerated() where argument == "-load-plugin-executable" && index + 1 < list.count {
                let value = list.dropFirst(index + 1).first { $0 != "-Xfrontend" } ?? ""
                if !flags.contains(value), !value.hasSuffix("#" + Framework.macroModule) { flags += ["-load-plugin-executable", value] }
            }
        }
        return flags
    }
}
