/// The files of one module, which are checked together.
struct CheckUnit: Equatable {
    var moduleName: String
    /// The program's own files.
    var sources: [String]
    /// Files generated for the program, which are compiled but not reported on.
    var madeSources: [String] = []
    /// The compiler's flags: language mode, conditions, dependencies.
    var flags: [String]
    /// True if other units import it.
    var isImported = false
    /// True for a module of a program for Apple's systems; packages may be written for Linux.
    var isOfProgram = false
}
