import Foundation
import Testing
@testable import WaggleCore
@testable import WaggleHeadless

/// Its first window opens others.
private struct Atlas: App {
    static let ids = Remote<String>()
    static let journal = Journal()

    var body: some Scene {
        WindowGroup("Index") { Opener(remote: Self.ids, journal: Self.journal) }
        WindowGroup("Map", id: "map") { Text("Map") }
        WindowGroup(id: "legend") { Text("Legend") }
    }
}

private struct Opener: View {
    @State private var id = ""
    @Environment(\.openWindow) private var openWindow
    @Environment(\.supportsMultipleWindows) private var opensMore
    let remote: Remote<String>
    let journal: Journal

    var body: some View {
        remote.connect($id)
        Color.clear
            .onChange(of: id) { openWindow(id: id) }
            .onAppear { journal.note("opens more: \(opensMore)") }
    }
}

@MainActor
@Suite(.serialized) struct OpenWindowTests {
    @Test func aProgramOpensTheWindowOfAScene() {
        var opened: [String?] = []
        var windows: AppWindows?
        let all = AppWindows { opened.append(windows?.title($0)) }
        windows = all
        var environment = EnvironmentValues()
        environment.openWindow = OpenWindowAction(all)
        let window = HeadlessWindow(AppView(Atlas(), windows: all), size: CGSize(width: 100, height: 100), environment: environment)
        #expect(opened.isEmpty)
        #expect(Atlas.journal.events.last == "opens more: true")
        Atlas.ids.value = "map"
        window.settle()
        Atlas.ids.value = "legend"
        window.settle()
        #expect(opened == ["Map", nil])
        Atlas.ids.value = "attic"
        window.settle()
        #expect(opened.count == 2)
        #expect(Diagnostics.shared.hasTold("A window \"attic\" was to be opened, and no WindowGroup has this id."))
    }

    @Test func picturesHaveOneWindowAndSaySo() {
        let window = HeadlessWindow(AppView(Atlas()), size: CGSize(width: 100, height: 100))
        #expect(Atlas.journal.events.last == "opens more: false")
        Atlas.ids.value = "map"
        window.settle()
        #expect(Diagnostics.shared.hasTold("A window \"map\" was to be opened; pictures"))
    }
}
