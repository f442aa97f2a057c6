import Foundation

/// What a builder tells the window that shows a program in development.
public enum BuildReport: Codable, Sendable, Equatable {
    /// A file has been saved.
    case building
    /// The program is ready to start, with variables for its environment.
    case built(executable: String, environment: [String: String])
    /// The program cannot be built.
    /// - Parameter words: A sentence about it.
    case failed(messages: [BuildMessage], words: String)
}

/// What the compiler says about a place in a file.
public struct BuildMessage: Codable, Sendable, Equatable, Hashable {
    /// Relative to the program's folder.
    public var file: String
    /// From 1.
    public var line: Int
    public var words: String
    /// The line of the source; nil if it cannot be read.
    public var source: String?

    public init(file: String, line: Int, words: String, source: String? = nil) {
        self.file = file
        self.line = line
        self.words = words
        self.source = source
    }
}
