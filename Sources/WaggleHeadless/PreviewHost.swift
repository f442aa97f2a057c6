// Rendering previews.

import Foundation
import WaggleCairo
import WaggleCore
import WaggleRequest
import WaggleRuntime

/// Runs sources that have previews and no `App`, such as a library. `./waggle` generates the program that calls this.
@MainActor
public enum _PreviewProgram {
    /// Executes `WAGGLE_REQUEST`.
    public static func main() {
        ProgramProcess.run { request in
            guard let request else {
                throw RequestError(
                    "This program shows previews when ./waggle starts it: use ./waggle render --preview or ./waggle film --preview.")
            }
            if PreviewWallProgram.start(request) { return }
            try ProgramHost.run(request) {
                Text("This program has previews and no app to show; choose one of them with ./waggle render --preview.")
            }
        }
    }
}

extension ProgramHost {
    /// Renders the requested preview on its own screen.
    func show(_ wanted: PreviewRequest) throws {
        if wanted.showsAll {
            return try writeSheet(of: try allPreviews()) { wanted.keepsScreen ? request.screen : try self.screen(for: $0) }
        }
        let entry = try selectedPreview(wanted)
        let screen = wanted.keepsScreen ? request.screen : try screen(for: entry)
        try asked {
            $0.preview = nil
            $0.screen = screen
        }.run { entry.makeView() }
    }

    func listPreviews() {
        let entries = previews()
        if entries.isEmpty {
            HostMessage.warn("\(request.program.name) has no previews: neither #Preview nor a PreviewProvider is in its sources.")
        }
        let lines = entries.map { $0.title + "\n" }.joined()
        FileHandle.standardOutput.write(Data(lines.utf8))
    }

    private func previews() -> [PreviewEntry] { PreviewEntry.ofProgram(named: request.program.name, in: environment) }

    private func allPreviews() throws -> [PreviewEntry] {
        let entries = previews()
        guard !entries.isEmpty else {
            throw RequestError("\(request.program.name) has no previews: neither #Preview nor a PreviewProvider is in its sources.")
        }
        return entries
    }

    private func selectedPreview(_ wanted: PreviewRequest) throws -> PreviewEntry {
        let entries = try allPreviews(), name = wanted.name
        let matches = name.map { PreviewEntry.matches($0, among: entries, providers: wanted.providers) } ?? entries
        if matches.count == 1, let only = matches.first { return only }
        let list = (matches.isEmpty ? entries : matches).map { "  " + $0.title }.joined(separator: "\n")
        guard let name else { throw RequestError("\(request.program.name) has several previews; choose one with --preview:\n\(list)") }
        throw RequestError(matches.isEmpty
            ? "\(request.program.name) has no preview “\(name)”; it has\n\(list)"
            : "“\(name)” may be any of these previews; choose one by its name or its position:\n\(list)")
    }

    /// The screen for the preview's device and layout.
    private func screen(for entry: PreviewEntry) throws -> Screen {
        var screen = request.screen
        if let name = entry.device?.rawValue {
            // The standard screen stands upright unless it was turned by request.
            let isTurned: Bool? = screen.width > screen.height ? true : nil
            do { screen = try request.screen.applying(.init(device: name, isLandscape: isTurned)) } catch {
                HostMessage.warn(
                    "The preview \(entry.title) requests the unknown device “\(name)”; \(screen.deviceName ?? "the default screen") is used instead.")
            }
        }
        if let orientation = entry.orientation { screen = orientation.isLandscape ? screen.landscape : screen.portrait }
        switch entry.layout {
        case .device: return screen
        case .fixed(let width, let height): (screen.width, screen.height) = (width, height)
        case .sizeThatFits:
            (screen.safeArea, screen.deviceName, screen.parts) = (.init(), nil, .init())
            let window = try makeWindow(entry.makeView(), screen), size = window.graph.contentSize
            window.graph.close()
            // Images have whole pixels; an empty view becomes a single pixel.
            func wholePixels(_ length: Double) -> Double { max((length * screen.scale - 0.001).rounded(.up), 1) / screen.scale }
            (screen.width, screen.height) = (wholePixels(size.width), wholePixels(size.height))
        }
        (screen.safeArea, screen.deviceName, screen.parts) = (.init(), nil, .init(showsKeyboard: screen.parts.showsKeyboard))
        return try screen.validated()
    }
}

extension PreviewEntry {
    /// Libraries that come with the framework, and have previews of their own.
    private static let libraries = ["Flourish", "Hexagons", "Honeycomb"]

    /// The previews of the program, without those of the framework's libraries unless it is one of them.
    static func ofProgram(named program: String? = nil, in environment: EnvironmentValues) -> [PreviewEntry] {
        // A macro's place is in a file of the module, a provider's is a type of it.
        let others = libraries.filter { $0 != program }.flatMap { [$0 + "/", $0 + "."] }
        return all(in: environment, textEngine: PangoTextEngine()).filter { entry in !others.contains { entry.location.hasPrefix($0) } }
    }
}
