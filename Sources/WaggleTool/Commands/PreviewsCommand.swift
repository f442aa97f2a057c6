import ArgumentParser
import Foundation
import WaggleRequest

struct PreviewsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "previews", abstract: "Builds a program and lists its previews with their names and positions.")

    @OptionGroup var program: ProgramOptions

    func run() throws {
        let built = try program.build(showsPreviews: true)
        let request = ProgramRequest(action: .listPreviews, screen: Device.standard.screen, program: built.files)
        try ProgramStart(program: built, request: request).replaceTool()
    }
}

/// The option `--preview`, whose value may be omitted.
enum PreviewArgument {
    /// Stands for the only preview, whatever its name.
    private static let any = "*"
    /// Stands for all previews, on one sheet.
    private static let all = "all"

    /// The arguments with a star inserted for a missing `--preview` name, because the parser does not support optional values.
    static func completed(_ arguments: [String]) -> [String] {
        arguments.enumerated().map { index, argument in
            guard argument == "--preview" else { return argument }
            let next = arguments.dropFirst(index + 1).first
            return next == nil || next?.hasPrefix("-") == true ? "--preview=\(any)" : argument
        }
    }

    /// - Parameters:
    ///   - name: Nil for the program itself.
    ///   - folder: The program's, with the file that the name may be.
    static func request(_ name: String?, keepsScreen: Bool, folder: String? = nil) -> PreviewRequest? {
        if name == all { return PreviewRequest(keepsScreen: keepsScreen, showsAll: true) }
        return name.map { name in
            PreviewRequest(
                name: name == any ? nil : name, keepsScreen: keepsScreen, providers: folder.map { providers(of: name, in: $0) } ?? [])
        }
    }

    /// The types with previews that the files of a name declare, with or without the ending and folders before it.
    static func providers(of file: String, in folder: String) -> [String] {
        let wanted = "/" + (file.hasSuffix(".swift") ? file : file + ".swift"), folder = FileSystem.absolute(folder)
        guard file != any, let files = FileManager.default.enumerator(
            atPath: FileSystem.isFolder(folder) ? folder : FileSystem.parent(folder)) else { return [] }
        var found: [String] = []
        for case let path as String in files {
            if FileSystem.name(path).hasPrefix(".") || ["build", "DerivedData"].contains(FileSystem.name(path)) { files.skipDescendants() }
            guard ("/" + path).hasSuffix(wanted),
                  let data = FileManager.default.contents(atPath: FileSystem.join(folder, path)) else { continue }
            found += String(decoding: data, as: UTF8.self).matches(of: #/\b(?:struct|enum|class)\s+(\w+)\s*:[^{]*\bPreviewProvider\b/#).map { String($0.output.1) }
        }
        return found
    }
}
