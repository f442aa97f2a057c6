/// Something that stops a command; the description is one sentence that says what, where, and what to do.
struct ToolError: Error, CustomStringConvertible, Equatable {
    var description: String
    init(_ description: String) { self.description = description }
}
