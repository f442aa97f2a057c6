import Foundation
import OpenCombine
import Testing
import UniformTypeIdentifiers
@testable import WaggleCore
@testable import WaggleHeadless

private struct Note: FileDocument {
    var text = ""
    static var readableContentTypes: [UTType] { [.plainText] }
    init(text: String = "") { self.text = text }
    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8) else { throw CocoaError(.fileReadCorruptFile) }
        self.text = text
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: Data(text.utf8)) }
}

private struct NoteEditor: View {
    @Binding var note: Note
    let url: URL?
    @Environment(\.documentConfiguration) private var configuration
    @Environment(\.undoManager) private var undoManager
    var body: some View {
        Text("text \(note.text)")
        Text("file \(url?.lastPathComponent ?? "none")")
        Text("environment \(configuration?.fileURL?.lastPathComponent ?? "none") \(configuration?.isEditable == true ? "editable" : "read-only")")
        Button("Undo all") { while undoManager?.canUndo == true { undoManager?.undo() } }
        Button("Add") { note.text += "x" }
    }
}

private struct Notebook: App {
    var body: some Scene {
        DocumentGroup(newDocument: Note()) { NoteEditor(note: $0.$document, url: $0.fileURL) }
        Settings { Text("the settings") }
        WindowGroup(id: "links") { Text("links").onOpenURL { Self.taken.note($0.absoluteString) } }.handlesExternalEvents(matching: ["link:"])
    }
    static let taken = Journal()
}

/// Answers file dialogs immediately.
@MainActor
private final class Answering: HeadlessServices {
    var files: [URL] = []
    var asked: [FileRequest] = []
    override func chooseFiles(_ request: FileRequest, _ completion: @escaping @MainActor ([URL]) -> Void) -> @MainActor () -> Void {
        asked.append(request)
        completion(files)
        return {}
    }
}

/// Shows a program's windows in memory.
@MainActor
private final class Desk: WindowHost {
    private(set) var windows: AppWindows!
    private(set) var shown: [(window: AppWindow, screen: HeadlessWindow)] = []
    private(set) var raised: [AppWindow] = []
    let services = Answering()

    init<Program: App>(_ program: Program, file: URL? = nil) {
        windows = AppWindows(host: self)
        if let file { windows.begin(with: file) }
        shown = [(windows.first, screen(AppView(program, windows: windows), windows.first))]
    }
    private func screen(_ content: some View, _ window: AppWindow) -> HeadlessWindow {
        var environment = EnvironmentValues()
        environment.openWindow = OpenWindowAction(windows)
        environment.appWindow = window
        environment.hostServices = services
        environment.showsMenuBar = true
        return HeadlessWindow(content, size: CGSize(width: 400, height: 300), environment: environment)
    }
    func show(_ window: AppWindow) {
        let screen = screen(AppWindowView(windows, window), window)
        shown.append((window, screen))
        for address in window.takeURLs() { screen.graph.open(address) }
    }
    func raise(_ window: AppWindow) { raised.append(window) }
    func close(_ window: AppWindow) {
        guard window.mayClose?() ?? true else { return settle() }
        windows.didClose(window)
        shown.removeAll { $0.window === window && window !== windows.first }
    }
    func quit() {}
    func graph(of window: AppWindow) -> ViewGraph? { shown.first { $0.window === window }?.screen.graph }

    func settle() { for (_, screen) in shown { screen.settle() } }
    var titles: [String?] { windows.open.map { windows.title(of: $0) } }
    var first: HeadlessWindow { shown[0].screen }
    var last: HeadlessWindow { shown[shown.count - 1].screen }
    func press(_ label: String, in screen: HeadlessWindow) { 
        screen.perform(.activate, on: label)
        settle()
    }
}

@MainActor
@Suite(.serialized) struct DocumentTests {
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("waggle-documents-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }
    private func text(_ url: URL) -> String? { try? String(contentsOf: url, encoding: .utf8) }

    private struct Sketchbook: App {
        var body: some Scene {
            DocumentGroup(newDocument: Note()) { NoteEditor(note: $0.$document, url: $0.fileURL) }
            DocumentGroupLaunchScene("Sketches") {
                NewDocumentButton("New sketch")
                NewDocumentButton("From a template", for: Note.self) { Note(text: "ruled") }
            }
        }
    }

    @Test func aLaunchPageComesBeforeTheFirstDocument() async {
        let desk = Desk(Sketchbook())
        #expect(desk.first.element("Sketches") != nil && desk.first.element("file none") == nil)
        desk.press("From a template", in: desk.first)
        for _ in 0..<200 where desk.first.element("text ruled") == nil {
            await Task.yield()
            desk.settle()
        }
        #expect(desk.first.element("text ruled") != nil && desk.shown.count == 1)
        // Further documents have windows of their own, without the page.
        #expect(desk.first.key("n", .command))
        #expect(desk.shown.count == 2 && desk.last.element("file none") != nil)
    }

    @Test func aFileIsOpenedWithoutTheLaunchPage() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("Pond.txt")
            try Data("reeds".utf8).write(to: file)
            #expect(Desk(Sketchbook(), file: file).first.element("text reeds") != nil)
        }
    }

    @Test func aFileChosenOnTheLaunchPageIsOpenedInItsWindow() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("waggle-\(UUID().uuidString).txt")
        try Data("reeds".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let desk = Desk(Sketchbook())
        desk.services.files = [file]
        desk.press("Open…", in: desk.first)
        for _ in 0..<200 where desk.first.element("text reeds") == nil {
            await Task.yield()
            desk.settle()
        }
        #expect(desk.first.element("text reeds") != nil && desk.shown.count == 1)
    }

    @Test func aProgramBeginsWithANewDocument() {
        let desk = Desk(Notebook())
        #expect(desk.titles == ["Untitled"])
        #expect(desk.first.element("file none") != nil)
    }

    @Test func anEditMarksTheWindowAndSavingNamesIt() throws {
        try withFolder { folder in
            let desk = Desk(Notebook()), file = folder.appendingPathComponent("Pond.txt")
            desk.press("Add", in: desk.first)
            #expect(desk.titles == ["• Untitled"])
            desk.services.files = [file]
            #expect(desk.first.key("s", .command))
            #expect(desk.services.asked.map(\.purpose) == [.save(name: "Untitled.txt")])
            #expect(text(file) == "x")
            #expect(desk.titles == ["Pond"])
            #expect(desk.first.element("file Pond.txt") != nil)
            desk.press("Add", in: desk.first)
            #expect(desk.titles == ["• Pond"])
            #expect(desk.first.key("s", .command))
            #expect(desk.services.asked.count == 1)
            #expect(text(file) == "xx")
        }
    }

    @Test func theEnvironmentHasTheDocumentAndItsUndoManager() throws {
        try withFolder { folder in
            let desk = Desk(Notebook()), file = folder.appendingPathComponent("Lake.txt")
            #expect(desk.first.element("environment none editable") != nil)
            for _ in 1...2 {
                desk.press("Add", in: desk.first)
                RunLoop.main.run(until: Date())
            }
            desk.services.files = [file]
            #expect(desk.first.key("s", .command))
            desk.settle()
            #expect(desk.first.element("environment Lake.txt editable") != nil)
            desk.press("Undo all", in: desk.first)
            #expect(desk.first.element("text ") != nil)
        }
        struct Outside: View {
            let journal: Journal
            @Environment(\.documentConfiguration) private var configuration
            @Environment(\.undoManager) private var undoManager
            var body: some View {
                let _ = journal.note("\(configuration == nil) \(undoManager == nil)")
                Text("no document")
            }
        }
        let journal = Journal()
        _ = HeadlessWindow(Outside(journal: journal), size: CGSize(width: 100, height: 100))
        #expect(journal.events == ["true true"])
    }

    @Test func editsAreUndoneAndDoneAgain() {
        let desk = Desk(Notebook())
        desk.press("Add", in: desk.first)
        RunLoop.main.run(until: Date())
        #expect(desk.first.element("text x") != nil)
        #expect(desk.first.key("z", .command))
        desk.settle()
        #expect(desk.first.element("text ") != nil)
        #expect(desk.first.key("z", [.command, .shift]))
        desk.settle()
        #expect(desk.first.element("text x") != nil)
    }

    @Test func aFileOpensInAWindowOfItsOwnAndOnlyOnce() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("Reed.txt")
            try Data("deep".utf8).write(to: file)
            let desk = Desk(Notebook())
            desk.services.files = [file]
            desk.windows.receive(file)
            desk.settle()
            #expect(desk.titles == ["Untitled", "Reed"])
            #expect(desk.last.element("text deep") != nil)
            desk.windows.receive(file)
            #expect(desk.titles.count == 2 && desk.raised.count == 1)
        }
    }

    @Test func theFileThatAProgramIsStartedWithTakesTheFirstWindow() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("Reed.txt")
            try Data("deep".utf8).write(to: file)
            let desk = Desk(Notebook(), file: file)
            #expect(desk.titles == ["Reed"])
        }
    }

    @Test func aFileThatCannotBeReadIsTold() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("Bad.txt")
            try Data([0xFF, 0xFE, 0xFF]).write(to: file)
            let desk = Desk(Notebook(), file: file)
            #expect(desk.first.elements.contains { $0.label.contains("“Bad.txt” could not be opened.") })
        }
    }

    @Test func aChangedDocumentWithAFileIsSavedWhenItsWindowCloses() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("Reed.txt")
            try Data("deep".utf8).write(to: file)
            let desk = Desk(Notebook())
            desk.windows.receive(file)
            desk.settle()
            desk.press("Add", in: desk.last)
            desk.close(desk.windows.open[1])
            #expect(text(file) == "deepx")
            #expect(desk.titles.count == 1)
        }
    }

    @Test func aNewDocumentThatClosesIsAskedAbout() throws {
        try withFolder { folder in
            let desk = Desk(Notebook()), file = folder.appendingPathComponent("Kept.txt")
            _ = desk.windows.newDocument(nil) { $0.canMake }
            desk.settle()
            desk.press("Add", in: desk.last)
            let window = desk.windows.open[1]
            desk.close(window)
            #expect(desk.windows.open.count == 2)
            desk.press("Cancel", in: desk.last)
            desk.last.advance(by: 1)
            #expect(desk.windows.open.count == 2)
            desk.close(window)
            desk.services.files = [file]
            desk.press("Save…", in: desk.last)
            desk.settle()
            #expect(text(file) == "x")
            #expect(desk.windows.open.count == 1)
        }
    }

    @Test func aNewDocumentMayBeGivenUp() {
        let desk = Desk(Notebook())
        _ = desk.windows.newDocument(Note(text: "made"), { $0.type == Note.self })
        desk.settle()
        #expect(desk.last.element("text made") != nil)
        desk.press("Add", in: desk.last)
        desk.close(desk.windows.open[1])
        desk.press("Delete", in: desk.last)
        desk.settle()
        #expect(desk.windows.open.count == 1)
    }

    @Test func savingWhereNothingCanBeWrittenIsToldAndLosesNothing() {
        let desk = Desk(Notebook())
        desk.press("Add", in: desk.first)
        desk.services.files = [URL(fileURLWithPath: "/nowhere/at/all.txt")]
        desk.first.key("s", .command)
        #expect(desk.first.elements.contains { $0.label.contains("“all.txt” could not be saved.") })
        #expect(desk.titles == ["• Untitled"])
    }

    @Test func commaOpensTheSettingsOnce() {
        let desk = Desk(Notebook())
        #expect(desk.first.key(",", .command))
        desk.settle()
        #expect(desk.titles == ["Untitled", "Settings"])
        #expect(desk.last.element("the settings") != nil)
        // Shortcuts work in every window of the program.
        #expect(desk.last.key(",", .command))
        #expect(desk.titles.count == 2 && desk.raised.count == 1)
    }

    @Test func anAddressOpensAWindowOfTheSceneForIt() throws {
        let desk = Desk(Notebook()), url = try #require(URL(string: "link:lily"))
        desk.windows.receive(url)
        desk.settle()
        #expect(Notebook.taken.events.last == "link:lily")
        #expect(desk.windows.open.count == 2)
        desk.windows.receive(url)
        #expect(desk.windows.open.count == 2)
    }

    @Test func closedWindowsAreFreed() throws {
        let desk = Desk(Notebook())
        _ = desk.windows.newDocument(nil) { $0.canMake }
        desk.settle()
        weak let window = desk.windows.open[1]
        weak let graph = desk.graph(of: desk.windows.open[1])
        #expect(window != nil && graph != nil)
        desk.close(desk.windows.open[1])
        desk.settle()
        #expect(window == nil && graph == nil)
    }
}

@MainActor
@Suite struct UndoManagerTests {
    private final class Pad {
        var value = 0
        func set(_ new: Int, _ manager: UndoManager) {
            let old = value
            value = new
            manager.registerUndo(withTarget: self) { $0.set(old, manager) }
        }
    }
    private func manager() -> UndoManager {
        let manager = UndoManager()
        manager.groupsByEvent = false
        return manager
    }
    private func grouped(_ manager: UndoManager, _ body: () -> Void) {
        manager.beginUndoGrouping()
        body()
        manager.endUndoGrouping()
    }

    @Test func groupsAreUndoneAndDoneAgainAsAWhole() {
        let manager = manager(), pad = Pad()
        grouped(manager) { pad.set(1, manager); pad.set(2, manager); manager.setActionName("Count") }
        grouped(manager) { pad.set(3, manager) }
        manager.undo()
        #expect(pad.value == 2 && manager.canRedo && manager.undoMenuItemTitle == "Undo Count")
        manager.undo()
        #expect(pad.value == 0 && !manager.canUndo && manager.redoMenuItemTitle == "Redo Count")
        manager.redo()
        manager.redo()
        #expect(pad.value == 3 && !manager.canRedo)
    }
    @Test func aNewChangeForgetsWhatWasUndone() {
        let manager = manager(), pad = Pad()
        grouped(manager) { pad.set(1, manager) }
        manager.undo()
        grouped(manager) { pad.set(5, manager) }
        #expect(!manager.canRedo)
    }
    @Test func targetsAreNotHeld() {
        let manager = manager()
        weak var gone: Pad?
        do {
            let pad = Pad()
            gone = pad
            grouped(manager) { pad.set(1, manager) }
        }
        #expect(gone == nil)
        manager.undo()
    }
    @Test func nothingIsRegisteredWhileThatIsDisabled() {
        let manager = manager(), pad = Pad()
        manager.disableUndoRegistration()
        grouped(manager) { pad.set(1, manager) }
        manager.enableUndoRegistration()
        #expect(!manager.canUndo)
    }
    @Test func onlyAsManyGroupsAsWantedAreKept() {
        let manager = manager(), pad = Pad()
        manager.levelsOfUndo = 2
        for number in 1...4 { grouped(manager) { pad.set(number, manager) } }
        for _ in 0..<4 { manager.undo() }
        #expect(pad.value == 2)
    }
}

@Suite struct FileWrapperTests {
    @Test func aFolderComesBackFromDisk() throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("waggle-wrapper-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        let folder = FileWrapper(directoryWithFileWrappers: ["a.txt": FileWrapper(regularFileWithContents: Data("a".utf8))])
        folder.addRegularFile(withContents: Data("b".utf8), preferredFilename: "b.txt")
        let second = folder.addRegularFile(withContents: Data("c".utf8), preferredFilename: "b.txt")
        #expect(second != "b.txt" && folder.fileWrappers?.count == 3)
        try folder.write(to: place, options: .atomic, originalContentsURL: nil)
        let read = try FileWrapper(url: place)
        #expect(read.isDirectory && read.fileWrappers?["b.txt"]?.regularFileContents == Data("b".utf8))
        #expect(folder.matchesContents(of: place))
        // Writing again replaces the existing files.
        if let a = folder.fileWrappers?["a.txt"] { folder.removeFileWrapper(a) }
        try folder.write(to: place, options: .atomic, originalContentsURL: place)
        #expect(try FileWrapper(url: place).fileWrappers?.count == 2)
    }
    @Test func aMissingFileIsAnError() {
        #expect(throws: (any Error).self) { try FileWrapper(url: URL(fileURLWithPath: "/nowhere/at/all")) }
    }
}
