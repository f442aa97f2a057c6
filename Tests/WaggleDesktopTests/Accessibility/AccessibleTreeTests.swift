import Foundation
import Testing
import WaggleCore
@testable import WaggleDesktop

@MainActor @Suite struct AccessibleTreeTests {
    private struct Controls: View {
        @State private var isOn = true
        @State private var volume = 40.0
        @State private var count = 3
        @State private var size = "M"
        @State private var name = "Ada"
        @State private var secret = "abc"
        @State private var isExpanded = false
        var body: some View {
            VStack {
                Text("Title").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
                Button("Save") {}.disabled(true)
                Toggle("News", isOn: $isOn)
                Slider(value: $volume, in: 0...80, step: 10) { Text("Volume") }.accessibilityHint("Loudness")
                Stepper("Count", value: $count, in: 0...9)
                Picker("Size", selection: $size) { ForEach(["S", "M"], id: \.self) { Text($0) } }.pickerStyle(.segmented)
                TextField("Name", text: $name)
                SecureField("Secret", text: $secret)
                ProgressView("Load", value: 0.5)
                DisclosureGroup("More", isExpanded: $isExpanded) { Text("Inside") }
                Image(systemName: "star").accessibilityLabel("Favourite")
            }
        }
    }

    @Test func controlsHaveRolesNamesAndStates() throws {
        let window = AccessibleTestWindow(Controls())
        #expect(window.object(.heading, "Title")?.attributes["level"] == "1")
        let save = try #require(window.object(.pushButton, "Save"))
        #expect(!save.states.contains(.enabled) && !save.states.contains(.sensitive) && save.states.contains(.showing))
        let news = try #require(window.object(.toggleButton, "News"))
        #expect(news.states.isSuperset(of: [.checkable, .checked, .pressed, .focusable, .enabled]))
        let volume = try #require(window.object(.slider, "Volume"))
        #expect(volume.range?.value == 40 && volume.range?.bounds == 0...80 && volume.range?.step == 10)
        #expect(volume.description == "Loudness" && volume.valueText == "50%" && volume.states.contains(.focusable))
        #expect(window.object(.spinButton, "Count")?.range?.value == 3)
        #expect(window.object(.radioButton, "M")?.states.contains(.checked) == true)
        #expect(window.object(.radioButton, "S")?.states.contains(.checked) == false)
        #expect(window.object(.grouping, "Size")?.choosesAmongChildren == true)
        let name = try #require(window.object(.entry, "Name"))
        #expect(name.text?.string == "Ada" && name.states.isSuperset(of: [.editable, .singleLine, .focusable]))
        #expect(name.interfaces.isSuperset(of: [.text, .editableText, .action]))
        #expect(window.object(.passwordText, "Secret")?.text?.string == "•••")
        #expect(window.object(.progressBar, "Load")?.range?.value == 0.5)
        let more = try #require(window.object(.pushButton, "More"))
        #expect(more.states.contains(.expandable) && !more.states.contains(.expanded))
        #expect(window.object(.image, "Favourite") != nil)
    }

    @Test func valuesAreSetWithinTheirStepsAndBounds() throws {
        let window = AccessibleTestWindow(Controls())
        let volume = try #require(window.object(.slider, "Volume"))
        #expect(window.answers(volume).setProperty(.value, "CurrentValue", .double(44)))
        window.settle()
        #expect(window.object(.slider, "Volume")?.range?.value == 40)
        #expect(window.answers(volume).setProperty(.value, "CurrentValue", .double(500)))
        window.settle()
        #expect(window.object(.slider, "Volume")?.range?.value == 80)
        #expect(!window.answers(volume).setProperty(.value, "CurrentValue", .double(.nan)))
        let count = try #require(window.object(.spinButton, "Count"))
        #expect(window.answers(count).setProperty(.value, "CurrentValue", .double(7)))
        window.settle()
        #expect(window.object(.spinButton, "Count")?.range?.value == 7)
        #expect(window.perform("decrement", window.object(.spinButton, "Count")))
        #expect(window.object(.spinButton, "Count")?.range?.value == 6)
    }

    @Test func textIsReadSelectedAndEditedByCharacters() throws {
        let window = AccessibleTestWindow(Controls())
        func name() throws -> Accessible { try #require(window.object(.entry, "Name")) }
        #expect(window.answers(try name()).answer(.editableText, "InsertText", [.int(3), .string(" é🌻!"), .int(3)]) == [.bool(true)])
        window.settle()
        #expect(try name().text?.string == "Ada é🌻")
        #expect(window.answers(try name()).property(.text, "CharacterCount") == .int(6))
        #expect(window.answers(try name()).answer(.text, "GetText", [.int(4), .int(-1)]) == [.string("é🌻")])
        #expect(window.answers(try name()).answer(.text, "GetStringAtOffset", [.int(5), .uint32(0)]) == [.string("🌻"), .int(5), .int(6)])
        #expect(window.answers(try name()).answer(.text, "SetSelection", [.int(0), .int(0), .int(3)]) == [.bool(true)])
        window.settle()
        #expect(window.answers(try name()).answer(.text, "GetSelection", [.int(0)]) == [.int(0), .int(3)])
        #expect(window.answers(try name()).answer(.editableText, "DeleteText", [.int(0), .int(4)]) == [.bool(true)])
        window.settle()
        #expect(try name().text?.string == "é🌻")
        let secret = try #require(window.object(.passwordText, "Secret"))
        #expect(window.answers(secret).answer(.editableText, "DeleteText", [.int(1), .int(2)]) == [.bool(true)])
        window.settle()
        #expect(window.object(.passwordText, "Secret")?.text?.string == "••")
    }

    private struct Rows: View {
        @State private var rows = ["One", "Two", "Three"]
        @State private var chosen: String?
        var body: some View {
            List(selection: $chosen) {
                ForEach(rows, id: \.self) { Text($0) }
                    .onDelete { rows.remove(atOffsets: $0) }
                    .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
            }
        }
    }

    @Test func rowsOfAListAreItemsThatAreChosenMovedAndDeleted() throws {
        let window = AccessibleTestWindow(Rows())
        func names() -> [String] {
            let tree = window.tree
            return tree.order.compactMap { tree[$0] }.filter { $0.role == .listItem }.map(\.name)
        }
        #expect(names() == ["One", "Two", "Three"])
        let list = try #require(window.tree.order.compactMap { window.tree[$0] }.first { $0.role == .list })
        #expect(list.choosesAmongChildren && list.children.count == 3)
        #expect(window.answers(list).answer(.selection, "SelectChild", [.int(1)]) == [.bool(true)])
        window.settle()
        #expect(window.object(.listItem, "Two")?.states.contains(.selected) == true)
        #expect(window.answers(list).property(.selection, "NSelectedChildren") == .int(1))
        #expect(window.perform("Move Up", window.object(.listItem, "Two")))
        #expect(names() == ["Two", "One", "Three"])
        #expect(!window.perform("Move Up", window.object(.listItem, "Two")))
        #expect(window.perform("Delete", window.object(.listItem, "One")))
        #expect(names() == ["Two", "Three"])
    }

    private struct Behind: View {
        let journal: Journal
        var body: some View {
            VStack {
                Button("Under") { journal.words.append("under") }
                Menu("Open") { Button("Choice") { journal.words.append("choice") } }
            }
        }
    }
    @MainActor final class Journal { var words: [String] = [] }

    @Test func whatIsBehindAMenuStaysAndTakesNoRequests() throws {
        let journal = Journal(), window = AccessibleTestWindow(Behind(journal: journal))
        let under = try #require(window.object(.pushButton, "Under"))
        #expect(window.perform("click", window.object(.pushButton, "Open")))
        #expect(window.object(.pushButton, "Open")?.states.contains(.expanded) == true)
        #expect(window.object(.pushButton, "Under")?.id == under.id)
        #expect(!window.perform("click", under) && journal.words.isEmpty)
        let item = try #require(window.object(.menuItem, "Choice")), menu = try #require(window.tree.order.compactMap { window.tree[$0] }.first { $0.role == .menu })
        #expect(menu.states.contains(.modal) && window.tree.object(at: CGPoint(x: item.frame.midX, y: item.frame.midY)) == item.id)
        #expect(window.perform("click", item))
        #expect(journal.words == ["choice"] && window.object(.menuItem, "Choice") == nil)
        #expect(window.perform("click", window.object(.pushButton, "Open")))
        #expect(window.perform("dismiss", window.tree.order.compactMap { window.tree[$0] }.first { $0.role == .menu }))
        #expect(window.object(.menuItem, "Choice") == nil && journal.words == ["choice"])
    }

    private struct Tabbed: View {
        @State private var tab = 1
        var body: some View {
            TabView(selection: $tab) {
                Text("First").tabItem { Text("One") }.tag(1)
                Text("Second").tabItem { Text("Two") }.tag(2)
            }
        }
    }

    @Test func tabsAreChosenInTheirList() throws {
        let window = AccessibleTestWindow(Tabbed(), size: CGSize(width: 390, height: 700))
        #expect(window.object(.pageTab, "One")?.states.contains(.selected) == true)
        let bar = try #require(window.tree.order.compactMap { window.tree[$0] }.first { $0.role == .pageTabList })
        #expect(window.answers(bar).answer(.selection, "SelectChild", [.int(1)]) == [.bool(true)])
        window.settle()
        #expect(window.object(.pageTab, "Two")?.states.contains(.selected) == true && window.object(.label, "Second") != nil)
    }

    private struct Heard: View {
        let journal: Journal
        @AccessibilityFocusState private var heard: String?
        @FocusState private var isTyping: Bool
        @State private var name = ""
        var body: some View {
            VStack {
                Text("News").accessibilityFocused($heard, equals: "news")
                TextField("Name", text: $name).focused($isTyping).accessibilityFocused($heard, equals: "name")
                Button("Type") { isTyping = true }
                Button("Listen") { heard = "news" }
            }
            .onChange(of: heard) { journal.words.append(heard ?? "nothing") }
        }
    }

    @Test func theFocusOfProgramKeyboardAndReaderIsOne() throws {
        let journal = Journal(), window = AccessibleTestWindow(Heard(journal: journal))
        _ = window.events()
        #expect(window.perform("click", window.object(.pushButton, "Type")))
        let moved = window.events()
        #expect(moved.contains { $0.detail == "focused" && $0.first == 1 } || window.object(.entry, "Name")?.states.contains(.focused) == true)
        window.settle()
        #expect(journal.words.last == "name")
        #expect(window.perform("click", window.object(.pushButton, "Listen")))
        _ = window.events()
        #expect(window.object(.label, "News")?.states.contains(.focused) == true)
        let name = try #require(window.object(.entry, "Name"))
        #expect(window.answers(name).answer(.component, "GrabFocus", []) == [.bool(true)])
        _ = window.events()
        window.settle()
        #expect(window.object(.entry, "Name")?.states.contains(.focused) == true && journal.words.last == "name")
    }

    @Test func placesAreThoseOfTheWindowAndTheScreen() throws {
        let window = AccessibleTestWindow(VStack(spacing: 0) { Button("A") {}.frame(height: 50) }.frame(width: 100, height: 100, alignment: .topLeading), size: CGSize(width: 100, height: 100))
        window.accessibleTransform = AccessibleTransform(unitsPerPoint: 0.5, origin: CGPoint(x: 1000, y: 200), pixelsPerUnit: 2)
        let button = try #require(window.object(.pushButton, "A")), frame = button.frame
        #expect(window.window.rectangle(frame, 1, parent: nil)[1] == Int((frame.minY / 2).rounded()))
        #expect(window.window.rectangle(frame, 0, parent: nil)[0] == Int((1000 + frame.minX).rounded()))
        let point = window.window.point(1010, 230, 0, parent: nil)
        #expect(abs(point.x - 10) < 0.01 && abs(point.y - 30) < 0.01)
    }

    @Test func objectsAreFoundByTheirNames() {
        let ids = [AccessibleID(window: 3), AccessibleID(window: 12, element: .init(node: 77, part: 2))]
        for id in ids { #expect(AccessibleID(name: id.name) == id) }
        for name in ["", "root", "w", "wx", "w1_2", "w1_-2_0", "w1_2_3_4", "v1"] { #expect(AccessibleID(name: name) == nil) }
    }
}
