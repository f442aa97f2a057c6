import Foundation
import Testing
@testable import WaggleCore
@testable import WaggleHeadless

private struct Place: Codable, Hashable {
    var name: String
}

/// An operation of a program on its windows, performed by one of them, by default the first.
private typealias Order = (OpenWindowAction, DismissWindowAction) -> Void

/// Its first window opens others.
private struct Atlas: App {
    @State private var visits = 0
    @Environment(\.scenePhase) private var phase
    static let visits = Remote<Int>()
    static let journal = Journal()

    var body: some Scene {
        WindowGroup("Index", id: "index") {
            Self.visits.connect($visits)
            Asker(name: "index")
        }
        .onChange(of: phase) { Self.journal.note("program \($1)") }
        WindowGroup("Map", id: "map") { Asker(name: "map") }
        Window("Legend", id: "legend") { Text("\(visits) visits") }
            .defaultSize(width: 120, height: 80)
            .windowResizability(.contentSize)
            .environment(\.lineLimit, 7)
        WindowGroup("Place", for: Place.self) { place in PlaceView(place: place) }
        WindowGroup(id: "numbers") { number in Text("number \(number.wrappedValue)") } defaultValue: { 5 }
            .onChange(of: visits) { Self.journal.note("visits \($0) to \($1)") }
    }
}

private struct PlaceView: View {
    @Binding var place: Place?
    static let given = Remote<Place?>()
    var body: some View {
        Self.given.connect($place)
        Text(place?.name ?? "nowhere")
    }
}

/// Executes orders in its own window.
private struct Asker: View {
    let name: String
    @State private var number = 0
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.supportsMultipleWindows) private var opensMore
    @Environment(\.scenePhase) private var phase
    nonisolated(unsafe) static var orders: [String: (Remote<Int>, order: Order?)] = [:]

    var body: some View {
        let _ = Atlas.journal.note("\(name) \(phase), opens more: \(opensMore)")
        remote.connect($number)
        Color.clear.onChange(of: number) { Self.orders[name]?.order?(openWindow, dismissWindow) }
    }
    private var remote: Remote<Int> {
        let remote = Remote<Int>()
        Self.orders[name] = (remote, Self.orders[name]?.order)
        return remote
    }
}

/// Shows a program's windows in memory.
@MainActor
private final class Desk: WindowHost {
    private(set) var windows: AppWindows!
    private(set) var shown: [(window: AppWindow, screen: HeadlessWindow)] = []
    private(set) var raised: [String?] = []
    private(set) var closed: [String?] = []

    init<Program: App>(_ program: Program) {
        windows = AppWindows(host: self)
        shown = [(windows.first, screen(AppView(program, windows: windows), windows.first))]
    }
    private func screen(_ content: some View, _ window: AppWindow, phase: ScenePhase = .active) -> HeadlessWindow {
        var environment = EnvironmentValues()
        environment.openWindow = OpenWindowAction(windows)
        environment.appWindow = window
        return HeadlessWindow(content, size: CGSize(width: 100, height: 100), environment: environment)
    }

    func show(_ window: AppWindow) { shown.append((window, screen(AppWindowView(windows, window), window))) }
    func raise(_ window: AppWindow) { raised.append(windows.title(of: window)) }
    private(set) var hasQuit = false
    func quit() { hasQuit = true }
    func graph(of window: AppWindow) -> ViewGraph? { shown.first { $0.window === window }?.screen.graph }
    func close(_ window: AppWindow) {
        closed.append(windows.title(of: window))
        windows.didClose(window)
        shown.removeAll { $0.window === window && window !== windows.first }
    }

    /// Executes the order in an action of the named window.
    func ask(_ name: String = "index", _ order: @escaping Order) {
        Asker.orders[name]?.order = order
        guard let remote = Asker.orders[name]?.0 else { return }
        remote.value = (remote.value ?? 0) + 1
        settle()
    }
    func settle() { for (_, screen) in shown { screen.settle() } }
    var titles: [String?] { windows.open.map { windows.title(of: $0) } }
    /// The texts that the last window shows.
    var words: [String] { shown.last?.screen.graph.accessibilityElements().compactMap(\.label) ?? [] }
}

@MainActor
@Suite(.serialized) struct OpenWindowTests {
    @Test func aProgramBeginsWithAWindowOfItsFirstScene() {
        let desk = Desk(Atlas())
        #expect(desk.titles == ["Index"])
        #expect(Atlas.journal.events.last == "index active, opens more: true")
    }

    @Test func aGroupOpensAsManyWindowsAsAreAskedFor() {
        let desk = Desk(Atlas())
        desk.ask { open, _ in open(id: "map") }
        desk.ask { open, _ in open(id: "map"); open(id: "index") }
        #expect(desk.titles == ["Index", "Map", "Map", "Index"])
        #expect(desk.raised.isEmpty)
    }

    @Test func aWindowSceneIsOpenOnceAtMost() {
        let desk = Desk(Atlas())
        desk.ask { open, _ in open(id: "legend"); open(id: "legend") }
        #expect(desk.titles == ["Index", "Legend"])
        #expect(desk.raised == ["Legend"])
        desk.ask { $1(id: "legend") }
        desk.ask { open, _ in open(id: "legend") }
        #expect(desk.titles == ["Index", "Legend"])
        #expect(desk.raised == ["Legend"])
    }

    @Test func aValueHasOneWindow() {
        let desk = Desk(Atlas())
        desk.ask { open, _ in open(value: Place(name: "Rome")) }
        #expect(desk.words == ["Rome"])
        desk.ask { open, _ in open(value: Place(name: "Oslo")) }
        #expect(desk.words == ["Oslo"])
        desk.ask { open, _ in open(value: Place(name: "Rome")) }
        #expect(desk.titles == ["Index", "Place", "Place"])
        #expect(desk.raised == ["Place"])
    }

    @Test func theContentMayGiveItsWindowAnotherValue() {
        let desk = Desk(Atlas())
        desk.ask { open, _ in open(value: Place(name: "Rome")) }
        PlaceView.given.value = .some(Place(name: "Bonn"))
        desk.settle()
        #expect(desk.words == ["Bonn"])
        desk.ask { open, _ in open(value: Place(name: "Bonn")) }
        #expect(desk.titles == ["Index", "Place"])
        desk.ask { open, _ in open(value: Place(name: "Rome")) }
        #expect(desk.titles == ["Index", "Place", "Place"])
        PlaceView.given.value = .some(nil)
        desk.settle()
        #expect(desk.words == ["nowhere"])
    }

    @Test func aWindowWithoutAValueHasTheDefault() {
        let desk = Desk(Atlas())
        desk.ask { open, _ in open(id: "numbers") }
        #expect(desk.words == ["number 5"])
        desk.ask { open, _ in open(id: "numbers", value: 5) }
        #expect(desk.titles.count == 2)
        desk.ask { open, _ in open(id: "numbers", value: 6) }
        #expect(desk.words == ["number 6"])
    }

    @Test func openingAWindowWithoutASceneIsReported() {
        let desk = Desk(Atlas())
        desk.ask { open, dismiss in
            open(id: "attic")
            open(value: 2.5)
            open(id: "map", value: 1)
            dismiss(id: "cellar")
        }
        #expect(desk.titles == ["Index"])
        for words in ["openWindow: the program has no scene \"attic\"", "no scene for a value of type Double", "no scene \"map\" for a value of type Int", "dismissWindow: the program has no scene \"cellar\""] {
            #expect(Diagnostics.shared.hasReported(words), "\(words)")
        }
    }

    @Test func aViewClosesItsOwnWindow() {
        let desk = Desk(Atlas())
        desk.ask { open, _ in open(id: "map"); open(id: "legend") }
        desk.ask("map") { _, dismiss in dismiss() }
        #expect(desk.titles == ["Index", "Legend"])
    }

    @Test func windowsAreClosedByIdAndValue() {
        let desk = Desk(Atlas())
        desk.ask { open, _ in
            for name in ["Rome", "Oslo"] { open(value: Place(name: name)) }
            open(id: "map")
            open(id: "map")
            open(id: "numbers", value: 1)
            open(id: "numbers", value: 2)
        }
        desk.ask { _, dismiss in dismiss(value: Place(name: "Rome")) }
        #expect(desk.titles == ["Index", "Place", "Map", "Map", nil, nil])
        desk.ask { _, dismiss in dismiss(id: "map") }
        #expect(desk.titles == ["Index", "Place", nil, nil])
        desk.ask { _, dismiss in dismiss(id: "numbers", value: 2) }
        #expect(desk.titles == ["Index", "Place", nil])
        desk.ask { _, dismiss in dismiss(id: "numbers", value: 2); dismiss(value: Place(name: "Rome")) }
        #expect(desk.titles == ["Index", "Place", nil])
    }

    @Test func theProgramLivesOnWithoutItsFirstWindow() {
        let desk = Desk(Atlas())
        desk.ask { open, dismiss in
            open(id: "legend")
            dismiss()
        }
        desk.settle()
        #expect(desk.titles == ["Legend"])
        #expect(desk.words == ["0 visits"])
        Atlas.visits.value = 3
        desk.settle()
        desk.settle()
        #expect(desk.words == ["3 visits"])
        #expect(Atlas.journal.events.last == "visits 0 to 3")
    }

    @Test func theProgramHearsOfAllWindowsAndTheFirstOfItself() {
        let desk = Desk(Atlas())
        let first = desk.shown[0].screen
        var environment = EnvironmentValues()
        environment.openWindow = OpenWindowAction(desk.windows)
        environment.windowPhase = .background
        first.graph.setEnvironment(environment)
        first.settle()
        #expect(Atlas.journal.events.last == "index background, opens more: true")
        environment.scenePhase = .inactive
        first.graph.setEnvironment(environment)
        first.settle()
        #expect(Atlas.journal.events.last == "program inactive")
    }

    @Test func scenesSayHowTheirWindowsBegin() {
        let desk = Desk(Atlas())
        desk.ask { open, _ in open(id: "legend") }
        #expect(desk.windows.defaultSize(of: desk.windows.first) == nil)
        let legend = desk.shown[1]
        #expect(desk.windows.defaultSize(of: legend.window) == CGSize(width: 120, height: 80))
        let text = CGSize(width: 40, height: 20)
        #expect(desk.windows.resizability(of: legend.window).limits(smallest: text, largest: text)?.isFixed == true)
    }

    @Test func resizabilityTellsWhichSizesThereAre() {
        let text = CGSize(width: 40, height: 20), all = CGSize(width: CGFloat.infinity, height: .infinity), large = CGSize(width: 300, height: 300)
        #expect(WindowResizability.automatic.limits(smallest: text, largest: all) == nil)
        #expect(WindowResizability.contentMinSize.limits(smallest: text, largest: text)?.isFixed == false)
        #expect(WindowResizability.contentMinSize.limits(smallest: text, largest: text)?.nearest(to: large) == large)
        #expect(WindowResizability.contentMinSize.limits(smallest: text, largest: text)?.nearest(to: .zero) == text)
        #expect(WindowResizability.contentSize.limits(smallest: text, largest: all)?.isFixed == false)
        #expect(WindowResizability.contentSize.limits(smallest: text, largest: CGSize(width: 100, height: 100))?.nearest(to: large) == CGSize(width: 100, height: 100))
        #expect(WindowResizability.contentSize.limits(smallest: all, largest: all) == nil)
    }

    @Test func picturesHaveOneWindowAndSaySo() {
        let window = HeadlessWindow(AppView(Atlas()), size: CGSize(width: 100, height: 100))
        #expect(Atlas.journal.events.last == "index active, opens more: false")
        Asker.orders["index"]?.order = { open, dismiss in
            open(id: "map")
            open(value: Place(name: "Rome"))
            dismiss()
        }
        Asker.orders["index"]?.0.value = 1
        window.settle()
        #expect(Diagnostics.shared.hasReported("openWindow cannot open a window \"map\": pictures"))
        #expect(Diagnostics.shared.hasReported("openWindow cannot open a window for a value of type Place: pictures"))
        #expect(Diagnostics.shared.hasReported("dismissWindow has no effect here: pictures"))
        #expect(window.graph.windowSize.width == 100)
    }

    @Test func aGroupForValuesMayBeTheFirst() {
        struct Lone: App {
            var body: some Scene {
                WindowGroup("Lone", for: Int.self) { number in Text("\(number.wrappedValue ?? -1)") }
            }
        }
        #expect(Desk(Lone()).words == ["-1"])
        let picture = HeadlessWindow(AppView(Lone()), size: CGSize(width: 100, height: 100))
        #expect(picture.graph.accessibilityElements().compactMap(\.label) == ["-1"])
    }

    @Test func scenesOfTheProgramKeepStateOfTheirOwn() {
        struct Pond: Scene {
            @State private var fish: Int
            @Environment(\.colorScheme) private var scheme
            let name: String, remote: Remote<Int>
            init(_ name: String, fish: Int, _ remote: Remote<Int>) {
                (self.name, self.remote) = (name, remote)
                _fish = State(initialValue: fish)
            }
            var body: some Scene {
                Window(name, id: name) {
                    remote.connect($fish)
                    Text("\(fish) \(scheme == .dark ? "dark" : "light")")
                }
            }
        }
        struct Ponds: App {
            static let fish = (Remote<Int>(), Remote<Int>())
            var body: some Scene {
                Pond("first", fish: 1, Self.fish.0)
                Pond("second", fish: 2, Self.fish.1).defaultSize(width: 10, height: 10)
            }
        }
        let desk = Desk(Ponds())
        #expect(desk.words == ["1 light"])
        desk.windows.open(id: "second", value: nil)
        #expect(desk.words == ["2 light"])
        Ponds.fish.1.value = 7
        desk.settle()
        desk.settle()
        #expect(desk.words == ["7 light"])
        #expect(desk.shown[0].screen.graph.accessibilityElements().compactMap(\.label) == ["1 light"])
    }

    @Test func scenesMayBeThereFromASystemOn() {
        struct New: App {
            var body: some Scene {
                WindowGroup { Text("old") }
                if #available(iOS 17, macOS 14, *) {
                    Window("New", id: "new") { Text("new") }
                }
            }
        }
        let desk = Desk(New())
        desk.windows.open(id: "new", value: nil)
        #expect(desk.words == ["new"])
    }
}
