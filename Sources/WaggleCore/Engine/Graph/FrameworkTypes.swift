/// True for the framework's own types. All of its modules with views are named SwiftUI at run time (`Package.swift`).
func isFrameworkType(_ type: Any.Type) -> Bool { _typeName(type, qualified: true).hasPrefix("SwiftUI.") }
