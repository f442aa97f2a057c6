import Foundation
import SwiftUI
import Testing
import WaggleHeadless
@testable import WaggleBrowser
@testable import WaggleCore

@MainActor
struct PageElementTests {
    private struct Form: View {
        @State var isOn = false
        @State var name = "Ada"
        @State var share = 0.5
        var body: some View {
            VStack {
                Text("Title").accessibilityAddTraits(.isHeader)
                Toggle("Sound", isOn: $isOn)
                TextField("Name", text: $name)
                Slider(value: $share) { Text("Share") }
                Button("Save") {}.disabled(true)
                Image(systemName: "star").accessibilityLabel("Star")
                Text("Words").accessibilityIdentifier("words")
            }
        }
    }
    private func elements(_ window: HeadlessWindow) -> [PageElement] { PageElements(window.graph).elements.values.sorted { $0.frame[1] < $1.frame[1] } }
    private func window(_ view: some View) -> HeadlessWindow {
        let window = HeadlessWindow(view, size: CGSize(width: 300, height: 400))
        window.advance(to: 1)
        return window
    }

    @Test func controlsHaveTheRolesOfPages() {
        let found = elements(window(Form()))
        func one(_ role: String) -> PageElement? { found.first { $0.role == role } }
        #expect(one("heading")?.name == "Title" && one("heading")?.level == 2)
        #expect(one("switch")?.name == "Sound" && one("switch")?.states["checked"] == "false")
        #expect(one("textbox")?.text?.string == "Ada" && one("textbox")?.states["focusable"] == "true")
        #expect(one("slider")?.range == [0.5, 0, 1] && one("slider")?.name == "Share")
        #expect(one("button")?.name == "Save" && one("button")?.states["disabled"] == "true")
        #expect(one("img")?.name == "Star")
        #expect(found.first { $0.identifier == "words" }?.role == "text")
    }

    @Test func theMiddleOfAnElementIsWhereATouchActivatesIt() throws {
        let window = window(Button { } label: { Color.red.frame(width: 200, height: 40) }.accessibilityLabel("Wide").accessibilityActivationPoint(UnitPoint(x: 0.9, y: 0.5)))
        let frame = try #require(elements(window).first { $0.name == "Wide" }).frame
        #expect(abs(frame[0] + frame[2] / 2 - (50 + 180)) < 1 && frame[2] <= 41 && frame[3] == 40)
    }

    @Test func onlyChangedElementsAreSent() throws {
        let window = window(Form()), before = PageElements(window.graph)
        #expect(before.changes(from: before) == nil)
        #expect(before.changes(from: PageElements())?.set.count == before.elements.count)
        let toggle = try #require(before.elements.values.first { $0.role == "switch" }), id = toggle.id.split(separator: ".")
        window.graph.perform(.activate, on: AccessibilityElement.ID(node: try #require(UInt32(id[0]))))
        window.advance(to: 2)
        let changes = try #require(PageElements(window.graph).changes(from: before))
        #expect(changes.set.map(\.id) == [toggle.id] && changes.gone.isEmpty && changes.order.isEmpty)
        #expect(changes.set.first?.states["checked"] == "true")
    }

    @Test func aPushedScreenCanGoBack() {
        struct Pages: View {
            @State var path = [1]
            var body: some View {
                NavigationStack(path: $path) { Text("Root").navigationDestination(for: Int.self) { Text("Page \($0)") } }
            }
        }
        let pushed = window(Pages()), id = PageElements(pushed.graph).goesBack
        #expect(id != nil)
        if let id { pushed.graph.perform(.escape, on: id) }
        pushed.advance(to: 3)
        #expect(PageElements(pushed.graph).elements.values.contains { $0.name == "Root" })
        #expect(PageElements(pushed.graph).goesBack == nil, "At the root there is nothing to go back to.")
    }

    @Test func backClosesASheetWhoseStackIsAtItsRoot() {
        struct Sheets: View {
            @State var isShown = true
            var body: some View {
                Text("Below").sheet(isPresented: $isShown) { NavigationStack { Text("Inside") } }
            }
        }
        let shown = window(Sheets())
        shown.advance(to: 2)
        #expect(PageElements(shown.graph).elements.values.contains { $0.name == "Inside" })
        if let id = PageElements(shown.graph).goesBack { shown.graph.perform(.escape, on: id) }
        shown.advance(to: 3)
        shown.advance(to: 5)
        let names = PageElements(shown.graph).elements.values.map(\.name)
        #expect(names.contains("Below") && !names.contains("Inside"))
    }
}
