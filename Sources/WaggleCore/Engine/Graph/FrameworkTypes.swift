/// Whether the framework declares the type, by the module in its name.
func isFrameworkType(_ type: Any.Type) -> Bool { _typeName(type, qualified: true).hasPrefix(frameworkPrefix) }

/// "SwiftUI.": the name that `Package.swift` gives to the framework's modules.
private let frameworkPrefix = String(_typeName(ViewGraph.self, qualified: true).dropLast(_typeName(ViewGraph.self, qualified: false).count))
