/// An error that stops a command; its description is one sentence that says what, where, and what to do.
struct ToolError: Error, CustomStringConvertible, Equatable {
    var description: String
    init(_ description: String) { self.description = description }
}
