import Foundation
import SwiftUI
import Testing
import TestSupport
import WaggleTesting

/// Navigation stacks as people use them, through the public interface.
@MainActor struct NavigationTests {
    final class Journal { var events: [String] = []; func note(_ event: String) { events.append(event) } }
    struct Place: Hashable, Codable { let name: String }

    struct PlaceScreen: View {
        let place: Place, journal: Journal
        @State private var count = 0
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        var body: some View {
            VStack {
                Text("At \(place.name), presented \(isPresented)")
                Button("Count \(count)") { count += 1 }
                NavigationLink("Deeper", value: Place(name: place.name + "+"))
                NavigationLink("Number", value: 7)
                Button("Leave") { dismiss() }
            }
            .navigationTitle(place.name)
            .navigationBarTitleDisplayMode(.inline)
            .onAppear { journal.note("+\(place.name)") }
            .onDisappear { journal.note("-\(place.name)") }
        }
    }
    struct Root: View {
        let journal: Journal
        @State var path: [Place] = []
        @State private var flag = false
        var body: some View {
            VStack(spacing: 0) {
                NavigationStack(path: $path) {
                    List {
                        NavigationLink("To Rome", value: Place(name: "Rome"))
                        NavigationLink("Oslo", value: Place(name: "Oslo"))
                        NavigationLink("Detail") { Text("A detail").navigationTitle("Detail") }
                        Button("Flag") { flag = true }
                        Button("Deep") { path = [Place(name: "A"), Place(name: "B"), Place(name: "C")] }
                    }
                    .navigationTitle("Places")
                    .navigationDestination(for: Place.self) { PlaceScreen(place: $0, journal: journal) }
                    .navigationDestination(isPresented: $flag) { Text("By flag").navigationTitle("Flagged") }
                    .onAppear { journal.note("+root") }
                    .onDisappear { journal.note("-root") }
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { Button("Left") { journal.note("left") } }
                        ToolbarItem(placement: .confirmationAction) { Button("Done") { journal.note("done") } }
                        ToolbarItemGroup(placement: .bottomBar) { Button("One") { journal.note("one") }; Spacer(); Button("Two") {} }
                    }
                }
                Text("path \(path.map(\.name).joined(separator: "/")), flag \(flag)")
                Button("Home") { path = [] }
            }
        }
    }
    private func screen(_ path: [Place] = []) throws -> (Journal, TestScreen) {
        let journal = Journal()
        return (journal, try TestScreen(Root(journal: journal, path: path), size: CGSize(width: 390, height: 844)))
    }

    // MARK: Pushing

    @Test func aValueLinkPushesTheScreenForItsValue() throws {
        let (journal, screen) = try screen()
        #expect(screen.shows("Places") && journal.events == ["+root"])
        try screen.tap("To Rome")
        #expect(screen.shows("path Rome, flag false"), "the path is written first")
        try screen.settle()
        #expect(screen.shows("At Rome, presented true") && !screen.shows("Oslo"))
        #expect(journal.events == ["+root", "+Rome", "-root"])
    }
    @Test func theTitleComesFromHalfTheWidth() throws {
        let (_, screen) = try screen([Place(name: "Rome")])
        try screen.tap("Deeper")
        var seen = 0
        for _ in 0..<6 {
            screen.advance(by: 0.04)
            let away = try screen.element("At Rome+, presented true").frame.midX - 195
            // It is not visible at first.
            guard let title = screen.elements("Rome+").filter({ $0.frame.minY < 60 }).map(\.frame.midX).max() else { continue }
            seen += 1
            #expect(away > 0 && abs(title - 195 - away / 2) < 0.5)
        }
        #expect(seen >= 3)
    }
    @Test func theScreenSlidesInByTheSystemsSpringWhileTheOtherGivesWay() throws {
        let (_, screen) = try screen()
        let row = try screen.element("To Rome").frame
        try screen.tap("To Rome")
        let begin = screen.time
        for (time, part) in [(0.05, 0.232), (0.1, 0.545), (0.15, 0.758), (0.2, 0.879), (0.3, 0.973)] {
            screen.advance(by: time - (screen.time - begin))
            let incoming = try screen.element("At Rome, presented true").frame.midX - 195
            #expect(abs(1 - incoming / 390 - part) < 0.04, "\(incoming) after \(screen.time - begin)")
            let outgoing = row.minX - (try screen.element("To Rome").frame.minX)
            #expect(abs(outgoing / (0.3 * 390) - part) < 0.04, "\(outgoing) after \(screen.time - begin)")
        }
    }
    @Test func backAndDismissWriteThePathWhenTheScreenHasGone() throws {
        let (journal, screen) = try screen()
        try screen.tap("To Rome")
        try screen.settle()
        try screen.tap("Leave")
        screen.advance(by: 0.1)
        #expect(screen.shows("path Rome, flag false"))
        try screen.settle()
        #expect(screen.shows("path , flag false") && screen.shows("Oslo"))
        #expect(journal.events == ["+root", "+Rome", "-root", "+root", "-Rome"])
        try screen.tap("To Rome")
        try screen.settle()
        try screen.tap(.identifier("BackButton"))
        try screen.settle()
        #expect(screen.shows("path , flag false"))
    }
    @Test func coveredScreensKeepTheirStateAndPushedOnesAreNew() throws {
        let (_, screen) = try screen()
        try screen.tap("To Rome")
        try screen.settle()
        try screen.tap("Count 0")
        try screen.tap("Deeper")
        try screen.settle()
        #expect(screen.shows("At Rome+, presented true") && screen.shows("Count 0"))
        try screen.tap("Leave")
        try screen.settle()
        #expect(screen.shows("Count 1"))
        try screen.tap("Leave")
        try screen.settle()
        try screen.tap("To Rome")
        try screen.settle()
        #expect(screen.shows("Count 0"))
    }
    @Test func aPathOfSeveralPushesOnceAndUncoversWhatIsBehind() throws {
        let (journal, screen) = try screen()
        try screen.tap("Deep")
        try screen.settle()
        #expect(screen.shows("At C, presented true"))
        #expect(journal.events == ["+root", "+C", "-root"])
        try screen.tap("Leave")
        try screen.settle()
        #expect(screen.shows("At B, presented true") && screen.shows("path A/B, flag false"))
        try screen.tap("Home")
        try screen.settle()
        #expect(screen.shows("Oslo") && journal.events.last == "-B" && !journal.events.contains("+A"))
    }
    @Test func aPathThatIsThereAtFirstIsShownWithoutMotion() throws {
        let (journal, screen) = try screen([Place(name: "Rome"), Place(name: "Oslo")])
        let place = try screen.element("At Oslo, presented true").frame
        #expect(abs(place.midX - 195) < 1, "\(place)")
        #expect(!journal.events.contains("+Rome"))
        let leave = try screen.element("Leave").frame
        #expect(leave.height < 30, "\(leave)")
        try screen.tap("Leave")
        try screen.settle()
        #expect(screen.shows("At Rome, presented true"), "\(whatIsShown(screen))")
    }
    @Test func viewsFlagsAndValuesShareAStack() throws {
        let (_, screen) = try screen()
        try screen.tap("Detail")
        try screen.settle()
        #expect(screen.shows("A detail") && screen.shows("path , flag false"))
        try screen.tap(.identifier("BackButton"))
        try screen.settle()
        try screen.tap("Flag")
        try screen.settle()
        #expect(screen.shows("By flag") && screen.shows("path , flag true"))
        try screen.tap(.identifier("BackButton"))
        try screen.settle()
        #expect(screen.shows("path , flag false") && screen.shows("Oslo"))
    }
    @Test func aValueWithoutADestinationPushesNothing() throws {
        let (_, screen) = try screen()
        try screen.tap("To Rome")
        try screen.settle()
        try screen.tap("Number")
        try screen.settle()
        #expect(screen.shows("At Rome, presented true") && screen.shows("path Rome, flag false"))
    }

    // MARK: Swiping back

    @Test func aFingerFromTheEdgeMovesBothScreensAndMayLetGo() throws {
        let (journal, screen) = try screen()
        try screen.tap("To Rome")
        try screen.settle()
        try screen.fingerDown(on: .point(5, 400))
        try screen.fingerMove(to: .point(115, 400), over: 0.3)
        #expect(abs(try screen.element("At Rome, presented true").frame.midX - 195 - 100) < 1)
        #expect(abs(try screen.element("Oslo").frame.minX - 16 - (-0.3 * 290)) < 20)
        try screen.fingerMove(to: .point(60, 400), over: 0.3)
        try screen.fingerUp()
        try screen.settle()
        #expect(abs(try screen.element("At Rome, presented true").frame.midX - 195) < 1)
        #expect(screen.shows("path Rome, flag false") && !journal.events.contains("-Rome"))
        try screen.drag(.point(5, 400), by: CGSize(width: 300, height: 0), over: 0.6, halts: true)
        try screen.settle()
        #expect(screen.shows("path , flag false") && screen.shows("Oslo"))
        try screen.tap("To Rome")
        try screen.settle()
        try screen.drag(.point(60, 400), by: CGSize(width: 300, height: 0), over: 0.3)
        try screen.settle()
        #expect(screen.shows("path Rome, flag false"), "only the edge goes back")
    }
    @Test func fiftyPushesLeaveNothingBehind() throws {
        final class Held { }
        struct Leaf: View {
            @State private var state: Held?
            var body: some View {
                Text("Leaf").onAppear {
                    let held = Held()
                    state = held
                    NavigationTests.alive.append(Weak(held))
                }
            }
        }
        struct Stack: View {
            @State private var isOn = false
            var body: some View {
                NavigationStack { Button("Go") { isOn = true }.navigationDestination(isPresented: $isOn) { Leaf() } }
            }
        }
        Self.alive = []
        let screen = try TestScreen(Stack(), size: CGSize(width: 300, height: 500))
        for _ in 0..<50 {
            try screen.tap("Go")
            try screen.settle()
            guard screen.shows("Leaf") else { Issue.record("\(whatIsShown(screen)) after \(Self.alive.count)"); return }
            try screen.tap(.identifier("BackButton"))
            try screen.settle()
        }
        screen.advance(by: 0.1)
        let left = Self.alive.count { $0.object != nil }
        #expect(Self.alive.count == 50 && left == 0, "\(left) are left")
    }
    @Test func aPushRunsNoBodyOfTheCoveredScreen() throws {
        struct Covered: View {
            let journal: Journal
            var body: some View {
                let _ = journal.note("body")
                NavigationLink("Go", value: 1).navigationTitle("Covered")
            }
        }
        struct Stack: View {
            let journal: Journal
            var body: some View {
                NavigationStack { Covered(journal: journal).navigationDestination(for: Int.self) { Text("Screen \($0)") } }
            }
        }
        let journal = Journal(), screen = try TestScreen(Stack(journal: journal), size: CGSize(width: 390, height: 844))
        screen.advance(by: 0.5)
        let before = journal.events.count
        try screen.tap("Go")
        try screen.settle()
        try screen.tap(.identifier("BackButton"))
        try screen.settle()
        #expect(journal.events.count == before && screen.shows("Go"))
    }
    @Test func inRightToLeftLayoutsEverythingIsMirrored() throws {
        struct Mirrored: View {
            let journal: Journal
            var body: some View { Root(journal: journal, path: [Place(name: "Rome")]).environment(\.layoutDirection, .rightToLeft) }
        }
        let screen = try TestScreen(Mirrored(journal: Journal()), size: CGSize(width: 390, height: 844))
        #expect(try screen.element(.identifier("BackButton")).frame.maxX > 370)
        try screen.drag(.point(385, 400), by: CGSize(width: -300, height: 0), over: 0.6, halts: true)
        try screen.settle()
        #expect(screen.shows("path , flag false"))
    }
    struct Weak { weak var object: AnyObject?; init(_ object: AnyObject) { self.object = object } }
    static var alive: [Weak] = []

    // MARK: Bars

    @Test func titlesStandWhereTheFactsSay() throws {
        let (_, screen) = try screen()
        let large = try screen.element("Places").frame
        #expect(large.minX == 16, "\(large) of \(screen.elements("Places").map(\.frame))")
        #expect( large.maxY <= 44 + 52 - 7 && large.maxY >= 44 + 52 - 10)
        try screen.tap("To Rome")
        try screen.settle()
        let inline = try screen.element(.text("Rome", number: 1)).frame
        #expect(abs(inline.midX - 195) < 1 && abs(inline.midY - 22) < 1)
        #expect(try screen.element(.identifier("BackButton")).label == "Places")
    }
    @Test func aLargeTitleGoesIntoTheBarAsTheContentScrolls() throws {
        struct Long: View {
            var body: some View {
                NavigationStack { ScrollView { VStack(spacing: 0) { ForEach(0..<60) { Text("Row \($0)").frame(height: 40) } } }.navigationTitle("Long") }
            }
        }
        let screen = try TestScreen(Long(), size: CGSize(width: 390, height: 844))
        let first = try screen.element("Row 0").frame
        #expect(abs(first.midY - 96 - 20) < 1, "\(first)")
        #expect(screen.elements("Long").count == 1)
        try screen.fingerDown(on: .point(195, 600))
        try screen.fingerMove(to: .point(195, 560), over: 0.3)
        #expect(abs(try screen.element("Row 0").frame.midY - (96 + 20 - 30)) < 1)
        let title = try screen.element("Long").frame
        #expect(title.minX == 16, "\(title)")
        try screen.fingerMove(to: .point(195, 520), over: 0.3)
        try screen.fingerUp()
        try screen.settle()
        #expect(abs(try screen.element("Long").frame.midX - 195) < 1, "the inline title took its place")
    }
    @Test func pinnedHeadersAndDestinationsStandBelowTheBarThatIsLeft() throws {
        struct Long: View {
            var body: some View {
                NavigationStack {
                    ScrollViewReader { proxy in
                        ScrollView {
                            LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                                Section { ForEach(0..<60) { Text("Row \($0)").frame(height: 40) } } header: { Text("Header").frame(height: 30) }
                            }
                        }
                        .navigationTitle("Long")
                        .toolbar { Button("Go") { proxy.scrollTo(30, anchor: .top) } }
                    }
                }
            }
        }
        let screen = try TestScreen(Long(), size: CGSize(width: 390, height: 844))
        #expect(abs(try screen.element("Header").frame.midY - (96 + 15)) < 1)
        try screen.tap("Go")
        try screen.settle()
        #expect(abs(try screen.element("Header").frame.midY - (44 + 15)) < 1)
        #expect(abs(try screen.element("Row 30").frame.midY - (44 + 20)) < 1)
    }
    @Test func toolbarItemsStandInTheirPlacesAndAct() throws {
        let (journal, screen) = try screen()
        let left = try screen.element("Left").frame, done = try screen.element("Done").frame, one = try screen.element("One").frame
        #expect(left.minX < 20 && done.maxX > 370 && left.midY == 22 && done.midY == 22)
        #expect(one.minY > 700)
        for name in ["Left", "Done", "One"] { try screen.tap(ScreenTarget(stringLiteral: name)) }
        #expect(journal.events.suffix(3) == ["left", "done", "one"])
        try screen.tap("To Rome")
        try screen.settle()
        #expect(!screen.shows("Done"))
    }
    @Test func aTitleThatIsBoundCanBeRenamed() throws {
        struct Document: View {
            @State private var name = "Draft"
            var body: some View { NavigationStack { Text("Named \(name)").navigationTitle($name).navigationBarTitleDisplayMode(.inline) } }
        }
        let screen = try TestScreen(Document(), size: CGSize(width: 390, height: 844))
        try screen.tap(.text("Draft", number: 1))
        try screen.settle()
        try screen.tap("Rename")
        try screen.settle()
        try screen.tap("Name")
        try screen.type("2")
        try screen.tap(.text("Rename", number: 2))
        try screen.settle()
        #expect(screen.shows("Named Draft2"))
    }
    @Test func aPathIsCodedAndRead() throws {
        var path = NavigationPath()
        path.append(Place(name: "Rome"))
        path.append(3)
        let data = try JSONEncoder().encode(#require(path.codable))
        let read = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        #expect(read == path && read.count == 2)
        struct Plain: Hashable {}
        path.append(Plain())
        #expect(path.codable == nil)
        path.removeLast(2)
        #expect(path.count == 1)
    }

    // MARK: Tabs

    struct Tabs: View {
        let journal: Journal
        @State private var selection = 1
        var body: some View {
            TabView(selection: $selection) {
                NavigationStack { PlaceScreen(place: Place(name: "First"), journal: journal) }
                    .tabItem { Label("Home", systemImage: "house") }.tag(1)
                VStack { Text("Second"); Button("To first") { selection = 1 } }
                    .onAppear { journal.note("+Second") }.onDisappear { journal.note("-Second") }
                    .tabItem { Image(systemName: "star"); Text("Stars") }.tag(2)
                    .badge(3)
                Text("Third").tabItem { Text("Three") }.tag(3)
            }
        }
    }
    @Test func tabsKeepTheirStateAndAppearInTurn() throws {
        let journal = Journal()
        let screen = try TestScreen(Tabs(journal: journal), size: CGSize(width: 390, height: 844))
        #expect(screen.shows("At First, presented false") && !screen.shows("Second"))
        #expect(journal.events == ["+First"])
        try screen.tap("Count 0")
        let starsTab = try screen.element("Stars"), stars = starsTab.frame
        #expect(starsTab.label == "Stars" && starsTab.value == "3", "a badge is the value")
        #expect(stars.minY >= 844 - 49 && abs(stars.midX - 195) < 6, "\(stars), with the badge")
        try screen.tap("Stars")
        #expect(screen.shows("Second") && journal.events == ["+First", "+Second", "-First"])
        #expect(try screen.element("Stars").traits.contains(.isSelected), "\(whatIsShown(screen)) \(screen.elements("Stars"))")
        try screen.tap("To first")
        #expect(screen.shows("Count 1"))
    }
    @Test func pagesTurnUnderAFinger() throws {
        struct Pages: View {
            @State private var page = 0
            var body: some View {
                TabView(selection: $page) { ForEach(0..<4) { Text("Page \($0), at \(page)").frame(maxWidth: .infinity, maxHeight: .infinity).background(.blue).tag($0) } }.tabViewStyle(.page)
            }
        }
        let screen = try TestScreen(Pages(), size: CGSize(width: 390, height: 600))
        #expect(screen.shows("Page 0, at 0"))
        try screen.fling(.point(300, 300), by: CGSize(width: -150, height: 0))
        try screen.settle()
        #expect(screen.shows("Page 1, at 1"))
        let dots = try screen.element("Pages").value
        #expect(dots == "page 2 of 4", "\(dots ?? "") \(whatIsShown(screen))")
        try screen.fling(.point(100, 300), by: CGSize(width: 150, height: 0))
        try screen.settle()
        #expect(screen.shows("Page 0, at 0"))
    }

    // MARK: Pictures

    @Test(.enabled(if: ProcessInfo.processInfo.environment["WAGGLE_LOOK"] != nil), arguments: [ColorScheme.light, .dark])
    func navigationIsLookedAt(scheme: ColorScheme) throws {
        let folder = ProcessInfo.processInfo.environment["WAGGLE_LOOK"] ?? ""
        let screen = try TestScreen(Root(journal: Journal()), device: "iphone-15", colorScheme: scheme)
        try screen.savePicture(to: "\(folder)/nav-\(scheme)-0.png")
        try screen.tap("To Rome")
        screen.advance(by: 0.12)
        try screen.savePicture(to: "\(folder)/nav-\(scheme)-1.png")
        try screen.settle()
        try screen.savePicture(to: "\(folder)/nav-\(scheme)-2.png")
        let tabs = try TestScreen(Tabs(journal: Journal()), device: "iphone-15", colorScheme: scheme)
        try tabs.savePicture(to: "\(folder)/tabs-\(scheme).png")
    }

    @Test func itemsOfABarWithoutATitleStandAtItsEnds() throws {
        struct Untitled: View {
            var body: some View {
                NavigationStack {
                    Text("Content").toolbar {
                        ToolbarItem(placement: .topBarLeading) { Button("First") {} }
                        ToolbarItem(placement: .topBarTrailing) { Button("Last") {} }
                    }
                }
            }
        }
        let screen = try TestScreen(Untitled(), size: CGSize(width: 390, height: 844))
        try screen.settle()
        #expect(try screen.element("First").frame.minX < 20)
        #expect(try screen.element("Last").frame.maxX > 370)
    }

    @Test(arguments: [NavigationBarItem.TitleDisplayMode.automatic, .inline]) func aPushedTitleStandsAsTheOneBelow(mode: NavigationBarItem.TitleDisplayMode) throws {
        struct Trip: View {
            let mode: NavigationBarItem.TitleDisplayMode
            var body: some View {
                NavigationStack {
                    List { NavigationLink("Go to Rome") { List { NavigationLink("Go to Bari") { Text("Sea").navigationTitle("Bari") } }.navigationTitle("Rome") } }
                        .navigationTitle("Cities").navigationBarTitleDisplayMode(mode)
                }
            }
        }
        let screen = try TestScreen(Trip(mode: mode), size: CGSize(width: 390, height: 844))
        try screen.settle()
        for (title, next) in [("Rome", "Go to Rome"), ("Bari", "Go to Bari")] {
            try screen.tap(.text(next))
            try screen.settle()
            let frame = try screen.element(.text(title)).frame
            if mode == .inline { #expect(abs(frame.midX - 195) < 1 && frame.maxY < 44) } else { #expect(frame.minX == 16 && frame.minY > 44) }
        }
    }

    @Observable final class Notes { var count = 0 }
    private struct Noted: View {
        @Environment(Notes.self) private var notes
        var body: some View {
            NavigationStack {
                NavigationLink("Next") { Text("Page").toolbar { Button("Count \(notes.count)") { notes.count += 1 } } }
                    .toolbar { EditButton() }
            }
        }
    }
    @Test func whatAToolbarTakesAlongEndsWithItsScreen() async throws {
        weak var left: Notes?
        do {
            let notes = Notes(), screen = try TestScreen(Noted().environment(notes), size: CGSize(width: 390, height: 600))
            left = notes
            try screen.tap("Next")
            try screen.settle()
            try screen.tap("Count 0")
            #expect(screen.shows("Count 1"))
        }
        await eventually { left == nil }
        #expect(left == nil)
    }
}
