import Foundation

/// Messages to the user. They go to standard error, apart from a program's output.
enum Terminal {
    static func say(_ sentence: String) {
        FileHandle.standardError.write(Data((sentence + "\n").utf8))
    }
}
