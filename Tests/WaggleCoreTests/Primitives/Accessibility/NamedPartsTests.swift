import Foundation
import Testing
import TestSupport
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// Every part that a finger can reach has a name by which scripts and tests reach it. What closes on a touch outside, such as a sheet, has the step `dismiss`.
@MainActor
struct NamedPartsTests {
    /// The gestures that touches reach in a window, by one point each, of which no named element's middle is a touch.
    private func nameless(_ view: some View, width: CGFloat = 320, height: CGFloat = 400, step: CGFloat = 8) -> [CGPoint] {
        let window = HeadlessWindow(view, size: CGSize(width: width, height: height))
        window.advance(by: 1)
        func sites(_ point: CGPoint) -> [ObjectIdentifier] {
            var item = window.graph.hitTest(point), found: [ObjectIdentifier] = []
            while let current = item {
                if current is GestureResponder, !(current is ScrollResponder) { found.append(ObjectIdentifier(current)) }
                item = current.layoutParent
            }
            return found
        }
        var reached: [ObjectIdentifier: [CGPoint]] = [:]
        for y in stride(from: step / 2, to: height, by: step) {
            for x in stride(from: step / 2, to: width, by: step) {
                if let site = sites(CGPoint(x: x, y: y)).first { reached[site, default: []].append(CGPoint(x: x, y: y)) }
            }
        }
        for element in window.graph.accessibilityElements().flatMap(\.all) where !element.label.isEmpty || element.identifier != nil || element.value != nil {
            for site in sites(element.activationPoint) { reached[site] = nil }
        }
        return reached.values.map { $0[$0.count / 2] }
    }

    @Test func aSteppersButtonsAreNamedAsOnApplesSystems() {
        let window = HeadlessWindow(Stepper("Guests", value: .constant(1)), size: CGSize(width: 200, height: 40))
        let elements = window.graph.accessibilityElements()
        #expect(elements.map(\.label) == ["Guests"])
        #expect(elements[0].children.filter(\.isPart).map(\.label) == ["Decrement", "Increment"])
        #expect(elements[0].children.filter(\.isPart).compactMap(\.identifier) == ["Guests-Decrement", "Guests-Increment"])
        let named = HeadlessWindow(Stepper("Guests", value: .constant(1)).accessibilityIdentifier("g"), size: CGSize(width: 200, height: 40))
        #expect(named.graph.accessibilityElements()[0].children.filter(\.isPart).compactMap(\.identifier) == ["g-Decrement", "g-Increment"])
    }

    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let view: @MainActor @Sendable () -> AnyView
        init<Content: View>(_ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> Content) { (testDescription, self.view) = (name, { AnyView(view()) }) }
    }
    nonisolated static let cases: [Case] = [
        Case("stepper") { Stepper("Guests", value: .constant(1)) },
        Case("stepper without label") { Stepper("Guests", value: .constant(1)).labelsHidden() },
        Case("toggle") { Toggle("On", isOn: .constant(true)) },
        Case("toggle without label") { Toggle("On", isOn: .constant(true)).labelsHidden() },
        Case("slider") { Slider(value: .constant(0.5)) { Text("Share") } minimumValueLabel: { Image(systemName: "tortoise") } maximumValueLabel: { Image(systemName: "hare") } },
        Case("slider without label") { Slider(value: .constant(0.5)) },
        Case("segments") { Picker("Size", selection: .constant(1)) { Text("S").tag(0); Image(systemName: "star").tag(1) }.pickerStyle(.segmented) },
        Case("wheel") { Picker("Size", selection: .constant(1)) { ForEach(0..<9, id: \.self) { Text("\($0)") } }.pickerStyle(.wheel) },
        Case("menu") { Menu("More") { Button("A") {} } },
        Case("menu of a symbol") { Menu { Button("A") {} } label: { Image(systemName: "ellipsis") } },
        Case("menu with an action") { Menu("More") { Button("A") {} } primaryAction: {} },
        Case("menu picker") { Picker("Size", selection: .constant(1)) { Text("S").tag(0); Text("M").tag(1) } },
        Case("calendar") { DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date).datePickerStyle(.graphical) },
        Case("day and hour") { DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0))) },
        Case("date wheels") { DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0))).datePickerStyle(.wheel) },
        Case("colour") { ColorPicker("Ink", selection: .constant(Color.red)) },
        Case("field") { TextField("Name", text: .constant("Bee")) },
        Case("secure field") { SecureField("Word", text: .constant("Bee")) },
        Case("editor") { TextEditor(text: .constant("Bee")).frame(height: 60) },
        Case("disclosure") { DisclosureGroup("More", isExpanded: .constant(true)) { Text("Inside") } },
        Case("symbol button") { Button {} label: { Image(systemName: "trash") } },
        Case("text of a symbol") { Text("\(Image(systemName: "trash"))").onTapGesture {} },
        Case("button of a text of a symbol") { Button {} label: { Text(Image(systemName: "trash")) } },
        Case("link") { Link(destination: URL(string: "https://example.org")!) { Image(systemName: "safari") } },
        Case("list with selection and deletion") {
            NavigationStack {
                List { ForEach(0..<3, id: \.self) { Text("Row \($0)") }.onDelete { _ in }.onMove { _, _ in } }.environment(\.editMode, .constant(.active)).navigationTitle("Rows")
            }
        },
        Case("searchable") { NavigationStack { List { Text("Row") }.searchable(text: .constant("Bee")).navigationTitle("Rows") } },
        Case("tabs") { TabView { Text("A").tabItem { Image(systemName: "star") }; Text("B").tabItem { Label("Bee", systemImage: "moon") } } },
        Case("pages") { TabView { Text("A"); Text("B") }.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always)) },
        Case("alert") { Color.white.alert("Sure?", isPresented: .constant(true)) { Button("Yes") {}; Button("No", role: .cancel) {} } },
        Case("toolbar") {
            NavigationStack {
                Text("Page").toolbar {
                    ToolbarItem(placement: .topBarTrailing) { Button {} label: { Image(systemName: "plus") } }
                    ToolbarItem(placement: .bottomBar) { Button("Below") {} }
                }
            }
        },
        Case("rename") { RenameButton().renameAction {} },
        Case("share") { ShareLink(item: "Bee") { Image(systemName: "square.and.arrow.up") } },
        Case("table row") { Table([Row(id: 0), Row(id: 1)]) { TableColumn("Name") { Text("\($0.id)") } } },
        Case("group of controls") { ControlGroup { Button {} label: { Image(systemName: "minus") }; Button("B") {} } },
        Case("multiple dates") { MultiDatePicker("Days", selection: .constant([])) },
        Case("outline") { List { OutlineGroup([Tree(id: 0, children: [Tree(id: 1)])], children: \.children) { Text("Leaf \($0.id)") } } },
        Case("split") { NavigationSplitView { List { Text("Side") } } detail: { Text("Detail") } },
    ]
    struct Row: Identifiable { let id: Int }
    struct Tree: Identifiable { let id: Int; var children: [Tree]? }

    @Test(arguments: cases) func everyPartThatAFingerReachesIsNamed(_ item: Case) {
        let isWide = item.testDescription == "split" || item.testDescription == "table row"
        let points = nameless(item.view(), width: isWide ? 800 : 390, height: 600)
        #expect(points.isEmpty)
    }
}
