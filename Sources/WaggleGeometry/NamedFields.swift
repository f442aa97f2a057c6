/// A structure that prints as if it had no description of its own: `UnitPoint(x: 0.5, y: 0.5)` alone, `SwiftUI.UnitPoint(x: 0.5, y: 0.5)` inside other
/// values.
///
/// Without it, the Swift runtime would print the module that declares the type.
public protocol _NamedFields: CustomStringConvertible, CustomDebugStringConvertible {}

extension _NamedFields {
    public var description: String { fields(of: "\(Self.self)") }
    public var debugDescription: String { fields(of: String(reflecting: Self.self).namingSwiftUI) }

    private func fields(of name: String) -> String {
        let fields = Mirror(reflecting: self).children.map { "\($0.label ?? "_"): \(String(reflecting: $0.value).namingSwiftUI)" }
        return "\(name)(\(fields.joined(separator: ", ")))"
    }
}
