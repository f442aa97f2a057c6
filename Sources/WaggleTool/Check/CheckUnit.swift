/// What is checked at once: the files of one module.
struct CheckUnit: Equatable {
    var moduleName: String
    /// The program's own files.
    var sources: [String]
    /// Files made for the program, which are compiled along and not reported.
    var madeSources: [String] = []
    /// The compiler's flags: language mode, conditions, dependencies.
    var flags: [String]
    /// Other units import it.
    var isImported = false
}
