import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Loops over bindings to the elements of a collection, in eager and lazy containers.
@MainActor struct ElementBindingTests {
    struct Boat: Identifiable, Equatable { let id: Int; var name: String }
    enum Kind: CaseIterable, Sendable { case stack, lazyStack, list, listOfData, section, keyPath }

    struct Fleet: View {
        let kind: Kind
        @Binding var boats: [Boat]
        var body: some View {
            switch kind {
            case .stack: VStack { ForEach($boats) { $boat in row($boat) } }
            case .lazyStack: ScrollView { LazyVStack { ForEach($boats) { $boat in row($boat) } } }
            case .list: List { ForEach($boats) { $boat in row($boat) } }
            case .listOfData: List($boats) { $boat in row($boat) }
            case .section: List { Section("Boats") { ForEach($boats) { $boat in row($boat) }.onDelete { boats.remove(atOffsets: $0) }.onMove { boats.move(fromOffsets: $0, toOffset: $1) } } }
            case .keyPath: List { ForEach($boats, id: \.name) { $boat in row($boat) } }
            }
        }
        private func row(_ boat: Binding<Boat>) -> some View { Text("\(boat.wrappedValue.name) of \(boats.count)") }
    }
    struct Root: View {
        let kind: Kind
        @State private var boats = [Boat(id: 0, name: "Otter")]
        var body: some View {
            VStack {
                Fleet(kind: kind, boats: $boats).frame(height: 300)
                Button("Add") { boats.append(Boat(id: (boats.map(\.id).max() ?? 0) + 1, name: "Heron")) }
                Button("Rename") { boats[0].name = "Seal" }
                Button("Remove first") { boats.removeFirst() }
                Button("Reverse") { boats.reverse() }
            }
        }
    }

    @Test(arguments: Kind.allCases) func editsThroughElementBindingsAreShown(_ kind: Kind) throws {
        let screen = try TestScreen(Root(kind: kind), size: CGSize(width: 390, height: 700))
        try screen.tap("Add")
        try screen.settle()
        #expect(screen.shows("Otter of 2") && screen.shows("Heron of 2"))
        try screen.tap("Rename")
        try screen.settle()
        #expect(screen.shows("Seal of 2") && !screen.shows("Otter of 2"))
        try screen.tap("Reverse")
        try screen.settle()
        #expect(try screen.element("Heron of 2").frame.minY < screen.element("Seal of 2").frame.minY)
        try screen.tap("Remove first")
        try screen.settle()
        #expect(screen.shows("Seal of 1") && !screen.shows("Heron of 2") && !screen.shows("Heron of 1"))
        try screen.tap("Remove first")
        try screen.settle()
        try screen.tap("Add")
        try screen.settle()
        #expect(screen.shows("Heron of 1"))
    }
    @Test func aRowThatIsEditedOnAPushedScreenIsUpToDateWhenItIsSeenAgain() throws {
        struct Stack: View {
            @State private var boats = [Boat(id: 0, name: "Otter"), Boat(id: 1, name: "Heron")]
            var body: some View {
                NavigationStack {
                    List {
                        ForEach($boats) { $boat in
                            NavigationLink { Button("Rename") { boat.name = "Seal" } } label: { Label(boat.name, systemImage: "sailboat") }
                        }
                    }
                }
            }
        }
        let screen = try TestScreen(Stack(), size: CGSize(width: 390, height: 700))
        try screen.tap("Otter")
        try screen.settle()
        try screen.tap("Rename")
        try screen.settle()
        try screen.goBack()
        try screen.settle()
        #expect(screen.shows("Seal") && screen.shows("Heron") && !screen.shows("Otter"))
    }
    @Test func theDataAreIndicesAndIdsAsInSwiftUI() {
        let boats = Binding.constant([Boat(id: 0, name: "Otter")])
        let loop = ForEach(boats) { $boat in Text(boat.name) }, named = ForEach(boats, id: \.name) { $boat in Text(boat.name) }
        #expect(type(of: loop.data) == LazyMapSequence<Range<Int>, (Int, Int)>.self)
        #expect(type(of: named.data) == LazyMapSequence<Range<Int>, (Int, String)>.self)
        let plain = ForEach([Boat(id: 0, name: "Otter")]) { Text($0.name) }
        #expect(type(of: plain.data) == [Boat].self)
    }
}
