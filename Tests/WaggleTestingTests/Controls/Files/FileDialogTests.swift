import SwiftUI
import Testing
import UniformTypeIdentifiers
import WaggleTesting

private struct Note: FileDocument {
    var text: String
    static var readableContentTypes: [UTType] { [.plainText] }
    init(_ text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws { text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self) }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: Data(text.utf8)) }
}

@MainActor private final class Results {
    var urls: [URL] = []
    var errors = 0
    var cancellations = 0
    func take(_ result: Result<[URL], any Error>) {
        switch result {
        case .success(let urls): self.urls += urls
        case .failure: errors += 1
        }
    }
}

@MainActor @Suite struct FileDialogTests {
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("waggle-files-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private struct Page<Dialog: View>: View {
        @State private var isPresented = false
        @ViewBuilder let dialog: (AnyView, Binding<Bool>) -> Dialog
        var body: some View {
            VStack {
                Button("Ask") { isPresented = true }
                Button("Withdraw") { isPresented = false }
                Text(isPresented ? "asking" : "quiet")
                dialog(AnyView(Color.clear), $isPresented)
            }
        }
    }

    @Test func anImporterTellsWhatWasChosen() throws {
        let results = Results()
        let screen = try TestScreen(Page { view, isPresented in
            view.fileImporter(isPresented: isPresented, allowedContentTypes: [.png, .plainText], allowsMultipleSelection: true) { results.take($0) }
                .fileDialogMessage("Which pond?").fileDialogConfirmationLabel("Take")
        })
        #expect(screen.fileDialog == nil)
        try screen.tap("Ask")
        let dialog = try #require(screen.fileDialog)
        #expect(dialog.purpose == .open(several: true) && dialog.types == [.png, .plainText])
        #expect(screen.shows("asking"))
        let files = [URL(fileURLWithPath: "/a.png"), URL(fileURLWithPath: "/b.txt")]
        try screen.chooseFiles(files)
        #expect(results.urls == files && screen.shows("quiet") && screen.fileDialog == nil)
    }

    @Test func settingsAroundADialogReachIt() throws {
        let folder = URL(fileURLWithPath: "/ponds")
        let screen = try TestScreen(Page { view, isPresented in
            view.fileImporter(isPresented: isPresented, allowedContentTypes: [.folder]) { _ in }
        }.fileDialogMessage("Which pond?").fileDialogConfirmationLabel("Take").fileDialogDefaultDirectory(folder))
        try screen.tap("Ask")
        let dialog = try #require(screen.fileDialog)
        #expect(dialog.message == "Which pond?" && dialog.confirmation == "Take" && dialog.folder == folder && dialog.purpose == .openFolder)
    }

    @Test func cancellingWritesTheBindingAndRunsItsAction() throws {
        let results = Results()
        let screen = try TestScreen(Page { view, isPresented in
            view.fileImporter(isPresented: isPresented, allowedContentTypes: [.png], allowsMultipleSelection: false, onCompletion: { results.take($0) }, onCancellation: {
                results.cancellations += 1
            })
        })
        try screen.tap("Ask")
        try screen.chooseFiles([])
        #expect(results.urls.isEmpty && results.cancellations == 1 && screen.shows("quiet"))
    }

    @Test func aDialogThatTheProgramWithdrawsCloses() throws {
        let screen = try TestScreen(Page { view, isPresented in view.fileImporter(isPresented: isPresented, allowedContentTypes: [.png]) { _ in } })
        try screen.tap("Ask")
        #expect(screen.fileDialog != nil)
        try screen.tap("Withdraw")
        #expect(screen.fileDialog == nil)
        #expect(throws: TestScreenError.self) { try screen.chooseFiles([]) }
    }

    @Test func anExporterWritesADocument() throws {
        try withFolder { folder in
            let results = Results()
            let screen = try TestScreen(Page { view, isPresented in
                view.fileExporter(isPresented: isPresented, document: Note("reeds"), contentType: .plainText, defaultFilename: "Pond") { results.take($0.map { [$0] }) }
            })
            try screen.tap("Ask")
            #expect(screen.fileDialog?.purpose == .save(name: "Pond.txt"))
            // The user may omit the extension.
            try screen.chooseFiles([folder.appendingPathComponent("Mine")])
            try screen.settle()
            let place = folder.appendingPathComponent("Mine.txt")
            #expect(results.urls == [place])
            #expect(try String(contentsOf: place, encoding: .utf8) == "reeds")
        }
    }

    @Test func anExporterThatCannotWriteSaysSo() throws {
        let results = Results()
        let screen = try TestScreen(Page { view, isPresented in
            view.fileExporter(isPresented: isPresented, document: Note("reeds"), contentType: .plainText) { results.take($0.map { [$0] }) }
        })
        try screen.tap("Ask")
        try screen.chooseFiles([URL(fileURLWithPath: "/nowhere/at/all.txt")])
        try screen.settle()
        #expect(results.errors == 1 && results.urls.isEmpty)
    }

    @Test func severalDocumentsGoIntoAFolderBesideWhatIsThere() throws {
        try withFolder { folder in
            try Data("old".utf8).write(to: folder.appendingPathComponent("Untitled.txt"))
            let results = Results()
            let screen = try TestScreen(Page { view, isPresented in
                view.fileExporter(isPresented: isPresented, documents: [Note("a"), Note("b")], contentType: .plainText) { results.take($0) }
            })
            try screen.tap("Ask")
            #expect(screen.fileDialog?.purpose == .openFolder)
            try screen.chooseFiles([folder])
            try screen.settle()
            #expect(results.urls.map(\.lastPathComponent) == ["Untitled 2.txt", "Untitled 3.txt"])
            #expect(try String(contentsOf: folder.appendingPathComponent("Untitled.txt"), encoding: .utf8) == "old")
        }
    }

    @Test func aTransferableValueIsExported() throws {
        try withFolder { folder in
            let results = Results()
            let screen = try TestScreen(Page { view, isPresented in
                view.fileExporter(isPresented: isPresented, item: "lilies", contentTypes: [.plainText], defaultFilename: "Words") { results.take($0.map { [$0] }) }
            })
            try screen.tap("Ask")
            try screen.chooseFiles([folder.appendingPathComponent("Words.txt")])
            try screen.settle()
            #expect(try String(contentsOf: folder.appendingPathComponent("Words.txt"), encoding: .utf8) == "lilies")
        }
    }

    @Test func aMoverMovesAllFilesOrNone() throws {
        try withFolder { folder in
            let target = folder.appendingPathComponent("target"), files = ["a", "b"].map { folder.appendingPathComponent($0) }
            try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
            for file in files { try Data(file.lastPathComponent.utf8).write(to: file) }
            try Data().write(to: target.appendingPathComponent("b"))
            let results = Results()
            let screen = try TestScreen(Page { view, isPresented in view.fileMover(isPresented: isPresented, files: files) { results.take($0) } })
            try screen.tap("Ask")
            try screen.chooseFiles([target])
            #expect(results.errors == 1)
            #expect(files.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
            try FileManager.default.removeItem(at: target.appendingPathComponent("b"))
            try screen.tap("Ask")
            try screen.chooseFiles([target])
            #expect(results.urls.map(\.path) == files.map { target.appendingPathComponent($0.lastPathComponent).path })
            #expect(files.allSatisfy { !FileManager.default.fileExists(atPath: $0.path) })
        }
    }

    @Test func addressesReachEveryViewThatTakesThem() throws {
        final class Taken { var urls: [String] = [] }
        let taken = Taken()
        struct Pond: View {
            let taken: Taken
            @State private var shows = true
            var body: some View {
                VStack {
                    Button("Hide") { shows = false }
                    if shows { Text("lily").onOpenURL { taken.urls.append("lily \($0.absoluteString)") } }
                }
                .onOpenURL { taken.urls.append("pond \($0.absoluteString)") }
            }
        }
        let screen = try TestScreen(Pond(taken: taken)), url = try #require(URL(string: "pond:1"))
        try screen.open(url)
        #expect(taken.urls.sorted() == ["lily pond:1", "pond pond:1"])
        taken.urls = []
        try screen.tap("Hide")
        try screen.settle()
        try screen.open(url)
        #expect(taken.urls == ["pond pond:1"])
        #expect(throws: TestScreenError.self) { try TestScreen(Text("deaf")).open(url) }
    }
}
