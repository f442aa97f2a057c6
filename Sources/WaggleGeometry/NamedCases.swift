/// An enumeration whose values print by their names: `dark` alone, `SwiftUI.ColorScheme.dark` inside other values.
///
/// Without it, the Swift runtime would print the module that declares the type.
public protocol _NamedCases: CustomStringConvertible, CustomDebugStringConvertible {}

extension _NamedCases {
    public var description: String { caseName(of: self).map { String(cString: $0) } ?? "\(Self.self)" }
    public var debugDescription: String { "\(String(reflecting: Self.self).namingSwiftUI).\(description)" }
}

/// The runtime's name of an enumeration's current case. The standard library prints enumerations with it.
@_silgen_name("swift_EnumCaseName")
private func caseName<Value>(of value: Value) -> UnsafePointer<CChar>?

extension String {
    /// The modules whose types programs know as SwiftUI's.
    private static var modules: [String] { ["WaggleCore.", "WaggleGeometry.", "WaggleMotion.", "WaggleDisplayList."] }

    /// The text with Waggle's module names replaced by SwiftUI's, so that descriptions do not depend on internal modules.
    package var namingSwiftUI: String {
        guard contains("Waggle") else { return self }
        return Self.modules.reduce(self) { $0.replacing($1, with: "SwiftUI.") }
    }
}
