/// The expansion of TipKit's `@Parameter`: an object that rules can ask, and accessors that use it.
struct ParameterExpansion {
    let accessors: String
    let peer: String

    /// - Parameter declaration: such as `@Parameter static var isBrave: Bool = false`.
    init(_ declaration: String) throws {
        let property = try PropertyDeclaration(declaration)
        guard let value = property.value ?? (property.type?.hasSuffix("?") == true ? "nil" : nil) else {
            throw ExpansionError("@Parameter var \(property.name) needs a default value.")
        }
        let type = property.type.map { "<\($0)>" } ?? ""
        accessors = """
            {
                get { $\(property.name).wrappedValue }
                set { $\(property.name).wrappedValue = newValue }
            }
            """
        peer = "static let $\(property.name) = TipKit.Tips.Parameter\(type)(Self.self, \"\(property.name)\", \(value))"
    }
}
