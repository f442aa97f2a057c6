import Foundation

/// The property list of a program's main bundle.
enum InfoPlist {
    /// The program's own file with variables expanded, completed with the defaults.
    /// - Throws: `ToolError` if the file is not a property list.
    static func data(for program: SourceProgram) throws -> Data {
        var values: [String: Any] = [:]
        if let path = program.infoPlist {
            guard let data = FileManager.default.contents(atPath: path),
                  let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
                throw ToolError(
                    "The settings file \(path) is not a property list; it must be an XML or binary property list with a dictionary at its root.")
            }
            values = expandAll(list, for: program) as? [String: Any] ?? list
        }
        for (key, value) in program.settings where key.hasPrefix("INFOPLIST_KEY_") {
            let name = String(key.dropFirst("INFOPLIST_KEY_".count)).prefix { $0 != "[" }
            if values[String(name)] == nil { values[String(name)] = value }
        }
        let standard = [
            "CFBundleIdentifier": program.bundleIdentifier, "CFBundleName": program.name, "CFBundleExecutable": program.moduleName,
            "CFBundleShortVersionString": program.settings["MARKETING_VERSION"] ?? "1.0",
            "CFBundleVersion": program.settings["CURRENT_PROJECT_VERSION"] ?? "1",
            "CFBundlePackageType": "APPL", "CFBundleInfoDictionaryVersion": "6.0", "CFBundleDevelopmentRegion": "en",
        ]
        values.merge(standard) { mine, _ in mine }
        do {
            return try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        } catch {
            throw ToolError(
                "The settings file \(program.infoPlist ?? "of \(program.name)") cannot be written: \(error.localizedDescription).")
        }
    }

    private static func expandAll(_ value: Any, for program: SourceProgram) -> Any {
        switch value {
        case let text as String: expand(text, for: program)
        case let list as [Any]: list.map { expandAll($0, for: program) }
        case let dictionary as [String: Any]: dictionary.mapValues { expandAll($0, for: program) }
        default: value
        }
    }

    /// Expands `$(NAME)` and `${NAME}`, including the modifiers `rfc1034identifier` and `c99extidentifier`. Unknown names expand to
    /// nothing, as in Xcode.
    static func expand(_ text: String, for program: SourceProgram, depth: Int = 0) -> String {
        // Settings may refer to one another; the limit ends cycles.
        guard depth < 8, text.contains("$") else { return text }
        var result = ""
        var rest = Substring(text)
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            let after = rest.index(after: dollar)
            guard after < rest.endIndex, rest[after] == "(" || rest[after] == "{",
                  let close = rest[after...].firstIndex(of: rest[after] == "(" ? ")" : "}") else {
                result.append("$")
                rest = rest[after...]
                continue
            }
            let parts = rest[rest.index(after: after)..<close].split(separator: ":").map(String.init)
            let name = parts.first ?? ""
            let value = expand(standardValue(name, program) ?? program.settings[name] ?? "", for: program, depth: depth + 1)
            result += parts.dropFirst().reduce(value) { value, modifier in
                switch modifier {
                case "rfc1034identifier": SourceProgram.bundlePart(from: value)
                case "c99extidentifier", "identifier": SourceProgram.identifier(from: value)
                case "lower": value.lowercased()
                case "upper": value.uppercased()
                default: value
                }
            }
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }

    private static func standardValue(_ name: String, _ program: SourceProgram) -> String? {
        switch name {
        case "PRODUCT_NAME", "TARGET_NAME": program.name
        case "PRODUCT_MODULE_NAME", "EXECUTABLE_NAME": program.moduleName
        case "PRODUCT_BUNDLE_IDENTIFIER": program.bundleIdentifier.isEmpty ? nil : program.bundleIdentifier
        case "DEVELOPMENT_LANGUAGE": program.settings[name] ?? "en"
        case "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL"
        case "MARKETING_VERSION": program.settings[name] ?? "1.0"
        case "CURRENT_PROJECT_VERSION": program.settings[name] ?? "1"
        default: nil
        }
    }
}
