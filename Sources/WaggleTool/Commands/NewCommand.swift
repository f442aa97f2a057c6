import ArgumentParser
import Foundation

struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Writes a small program to start from.",
        discussion: "It has a screen with state, motion and gestures, previews, a script for a film and a test, with comments for first-time readers.")

    @Argument(help: "The program's name, and the folder to create.")
    var name: String

    func run() throws {
        let folder = FileSystem.absolute(name)
        guard !FileSystem.exists(folder) else { throw ToolError("\(name) already exists; choose another name.") }
        let program = NewProgram(title: FileSystem.name(folder))
        for (path, text) in program.files {
            let file = FileSystem.join(folder, path)
            try FileSystem.createFolder(FileSystem.parent(file))
            try FileSystem.write(Data(text.utf8), to: file)
        }
        // Quoted for a shell.
        let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "_-./".contains($0) }
        let word = isPlain ? name : "'" + name.replacingOccurrences(of: "'", with: #"'\''"#) + "'"
        Terminal.say("""
            Wrote \(name): \(program.files.map(\.path).joined(separator: ", ")).

              ./waggle run \(word)                        its window
              ./waggle film \(word) --script \(FileSystem.join(word, "tour.txt")) -o \(program.type).mp4
              ./waggle test \(word)                       its test
              ./waggle render \(word) --preview Night -o preview.png
            """)
    }
}
