import Foundation

/// Messages for people. They go to standard error, so that a program's own output stays clean.
enum Terminal {
    static func say(_ sentence: String) {
        FileHandle.standardError.write(Data((sentence + "\n").utf8))
    }
}
