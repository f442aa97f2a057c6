import Foundation
import OpenCombine
import Testing
@testable import WaggleCore
@testable import WaggleHeadless

private enum Mode: String { case plain, fancy }

@MainActor
@Suite struct StorageTests {
    /// A temporary store.
    private func withStore<T>(_ body: (UserDefaults) throws -> T) rethrows -> T {
        let name = "waggle-tests-\(UUID().uuidString)"
        defer { UserDefaults.standard.removePersistentDomain(forName: name) }
        return try body(UserDefaults(suiteName: name) ?? .standard)
    }
    private func window(_ content: some View) -> HeadlessWindow { HeadlessWindow(content, size: CGSize(width: 100, height: 100)) }

    private struct Counter: View {
        @AppStorage("count") var count = 3
        let remote: Remote<Int>
        let journal: Journal
        var body: some View {
            let _ = journal.note("\(count)")
            remote.connect($count)
        }
    }

    @Test func aWriteIsStoredAndShownByAllPropertiesOfTheKey() {
        withStore { store in
            let first = Remote<Int>(), second = Remote<Int>(), journal = Journal()
            let window = window(VStack { Counter(remote: first, journal: journal); Counter(remote: second, journal: journal) }.defaultAppStorage(store))
            #expect(journal.events == ["3", "3"])
            #expect(store.object(forKey: "count") == nil)
            first.value = 8
            window.settle()
            #expect(store.integer(forKey: "count") == 8)
            #expect(second.value == 8)
            #expect(journal.events == ["3", "3", "8", "8"])
            let later = Remote<Int>()
            _ = self.window(Counter(remote: later, journal: journal).defaultAppStorage(store))
            #expect(later.value == 8)
        }
    }

    @Test func storedValuesOfEveryTypeAreRestored() {
        withStore { store in
            struct All {
                @AppStorage var bool: Bool
                @AppStorage var double: Double
                @AppStorage var string: String
                @AppStorage var data: Data
                @AppStorage var url: URL
                @AppStorage var date: Date
                @AppStorage var mode: Mode
                @AppStorage var maybe: Int?
                @AppStorage var maybeMode: Mode?
                init(_ store: UserDefaults) {
                    _bool = AppStorage(wrappedValue: false, "bool", store: store)
                    _double = AppStorage(wrappedValue: 0, "double", store: store)
                    _string = AppStorage(wrappedValue: "", "string", store: store)
                    _data = AppStorage(wrappedValue: Data(), "data", store: store)
                    _url = AppStorage(wrappedValue: URL(fileURLWithPath: "/"), "url", store: store)
                    _date = AppStorage(wrappedValue: .distantPast, "date", store: store)
                    _mode = AppStorage(wrappedValue: .plain, "mode", store: store)
                    _maybe = AppStorage("maybe", store: store)
                    _maybeMode = AppStorage("maybeMode", store: store)
                }
            }
            let all = All(store), moment = Date(timeIntervalSinceReferenceDate: 1000)
            #expect(all.mode == .plain && all.maybe == nil && all.maybeMode == nil)
            all.bool = true
            all.double = 2
            all.string = "text"
            all.data = Data([1, 2])
            all.date = moment
            all.mode = .fancy
            all.maybe = 4
            all.maybeMode = .fancy
            all.url = URL(string: "https://example.org/a") ?? all.url
            let again = All(store)
            #expect(again.bool && again.double == 2 && again.string == "text" && again.data == Data([1, 2]) && again.date == moment)
            #expect(again.mode == .fancy && again.maybe == 4 && again.maybeMode == .fancy && again.url.absoluteString == "https://example.org/a")
            again.maybe = nil
            #expect(store.object(forKey: "maybe") == nil)
            store.set("nonsense", forKey: "mode")
            #expect(All(store).mode == .plain)
        }
    }

    @Test func sceneValuesOutliveTheirViewsAndAreSharedInAWindow() {
        struct Page: View {
            @SceneStorage("page") var page = 1
            let remote: Remote<Int>
            var body: some View { remote.connect($page) }
        }
        struct Pages: View {
            @State var shows = true
            let toggle: Remote<Bool>
            let pages: [Remote<Int>]
            var body: some View {
                toggle.connect($shows)
                if shows { Page(remote: pages[0]) } else { Page(remote: pages[1]) }
            }
        }
        let toggle = Remote<Bool>(), pages = [Remote<Int>(), Remote<Int>()], window = window(Pages(toggle: toggle, pages: pages))
        pages[0].value = 5
        window.settle()
        toggle.value = false
        window.settle()
        #expect(pages[1].value == 5)
        let other = Remote<Int>()
        _ = self.window(Page(remote: other))
        #expect(other.value == 1)
    }

    @Test func directWritesToTheStoreUpdateTheView() {
        withStore { store in
            let remote = Remote<Int>(), journal = Journal(), window = window(Counter(remote: remote, journal: journal).defaultAppStorage(store))
            store.set(11, forKey: "count")
            window.settle()
            #expect(journal.events == ["3", "11"])
            store.removeObject(forKey: "count")
            window.settle()
            #expect(journal.events == ["3", "11", "3"])
            window.settle()
            #expect(journal.events.count == 3)
        }
    }

    private final class Model: ObservableObject {
        @AppStorage var name: String
        init(_ store: UserDefaults) { _name = AppStorage(wrappedValue: "Lily", "name", store: store) }
    }
    private struct ModelView: View {
        @ObservedObject var model: Model
        let journal: Journal
        var body: some View {
            let _ = journal.note(model.name)
            Color.clear
        }
    }

    @Test func anObjectWithStoredValuesAnnouncesTheirChanges() {
        withStore { store in
            let model = Model(store), other = Model(store), journal = Journal(), window = window(ModelView(model: model, journal: journal))
            model.name = "Reed"
            window.settle()
            #expect(journal.events == ["Lily", "Reed"])
            other.name = "Rush"
            window.settle()
            #expect(journal.events == ["Lily", "Reed", "Rush"])
            #expect(store.string(forKey: "name") == "Rush")
        }
    }

    @Test func anObjectThatIsGoneIsNotHeld() {
        withStore { store in
            weak var gone: Model?
            do {
                let model = Model(store)
                model.name = "Reed"
                gone = model
            }
            #expect(gone == nil)
        }
    }

    private struct Restored: View {
        @SceneStorage("page") var page = 1
        @SceneStorage("mode") var mode = Mode.plain
        @SceneStorage("draft") var draft: String?
        @SceneStorage("place") var place = URL(fileURLWithPath: "/")
        let remotes: (Remote<Int>, Remote<Mode>, Remote<String?>, Remote<URL>)
        let journal: Journal
        var body: some View {
            let _ = journal.note("\(page) \(mode) \(draft ?? "none")")
            remotes.0.connect($page)
            remotes.1.connect($mode)
            remotes.2.connect($draft)
            remotes.3.connect($place)
        }
    }
    private func restoredWindow(_ values: SceneValues, _ view: Restored) -> HeadlessWindow {
        var environment = EnvironmentValues()
        environment.sceneValues = values
        return HeadlessWindow(view, size: CGSize(width: 100, height: 100), environment: environment)
    }

    @Test func aWindowFindsItsValuesBeforeItsFirstBody() {
        let values = SceneValues(), view = Restored(remotes: (Remote(), Remote(), Remote(), Remote()), journal: Journal()), window = restoredWindow(values, view)
        #expect(values.stored.isEmpty)
        view.remotes.0.value = 5
        view.remotes.1.value = .fancy
        view.remotes.2.value = "words"
        view.remotes.3.value = URL(string: "https://example.org/a") ?? URL(fileURLWithPath: "/")
        window.settle()
        #expect(values.stored["page"] as? Int == 5 && values.stored["mode"] as? String == "fancy" && values.stored["draft"] as? String == "words")
        let later = Restored(remotes: (Remote(), Remote(), Remote(), Remote()), journal: Journal()), stored = SceneValues(restored: values.stored)
        let next = restoredWindow(stored, later)
        #expect(later.journal.events == ["5 fancy words"])
        #expect(later.remotes.3.value?.absoluteString == "https://example.org/a")
        later.remotes.2.value = .some(nil)
        next.settle()
        #expect(stored.stored["draft"] == nil && stored.stored["page"] as? Int == 5)
    }

    @Test func valuesThatNoViewAsksForAreKept() {
        #expect(SceneValues(restored: ["other": 7]).stored["other"] as? Int == 7)
    }

    @Test func aRestoredValueOfAnotherTypeIsNotTaken() {
        let view = Restored(remotes: (Remote(), Remote(), Remote(), Remote()), journal: Journal())
        _ = restoredWindow(SceneValues(restored: ["page": "five", "mode": "nonsense"]), view)
        #expect(view.journal.events == ["1 plain none"])
    }
}
