import ArgumentParser
import Foundation

struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "new", abstract: "Writes a small program to start from.")

    @Argument(help: "The program's name, and the folder to create.")
    var name: String

    func run() throws {
        let folder = FileSystem.absolute(name)
        guard !FileSystem.exists(folder) else { throw ToolError("\(name) already exists; choose another name.") }
        let title = FileSystem.name(folder)
        var type = SourceProgram.identifier(from: title)
        type = type.prefix(1).uppercased() + type.dropFirst()
        let source = """
            import SwiftUI

            @main
            struct \(type)App: App {
                var body: some Scene {
                    WindowGroup {
                        ContentView()
                    }
                }
            }

            struct ContentView: View {
                @State private var isOpen = false

                var body: some View {
                    VStack(spacing: 24) {
                        Circle()
                            .fill(isOpen ? .orange : .blue)
                            .frame(width: 120, height: 120)
                            .scaleEffect(isOpen ? 1.4 : 1)
                        Text("\(title)")
                            .font(.title)
                    }
                    .onAppear {
                        withAnimation(.easeInOut(duration: 1).repeatForever()) { isOpen = true }
                    }
                }
            }

            """
        try FileSystem.createFolder(folder)
        try FileSystem.write(Data(source.utf8), to: FileSystem.join(folder, "\(type)App.swift"))
        Terminal.say("Wrote \(name)/\(type)App.swift; show it with ./waggle run \(name).")
    }
}
