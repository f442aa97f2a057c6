/// Whether the framework declares the type, by the name that `Package.swift` gives to its modules at run time.
func isFrameworkType(_ type: Any.Type) -> Bool { _typeName(type, qualified: true).hasPrefix("SwiftUI.") }
