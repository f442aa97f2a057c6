/// An error that stops a command; its description is one sentence that says what, where, and what to do.
struct ToolError: Error, CustomStringConvertible, Equatable {
    var description: String
    /// What the compiler said; it has been printed already.
    var output = ""
    init(_ description: String, output: String = "") {
        self.description = description
        self.output = output
    }
}
