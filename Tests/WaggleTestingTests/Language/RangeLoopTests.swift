import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Loops over ranges without `id:` identify their views by offset.
@MainActor struct RangeLoopTests {
    struct Bill: View {
        @State private var n = 2
        let usesID: Bool
        var body: some View {
            Form {
                Picker("People", selection: $n) {
                    if usesID { ForEach(2..<100, id: \.self) { Text("\($0) people") } } else { ForEach(2..<100) { Text("\($0) people") } }
                }
                .pickerStyle(.inline)
                Text("n is \(n)")
            }
        }
    }
    @Test func thePickersTagsAreOffsets() throws {
        let screen = try TestScreen(Bill(usesID: false), size: CGSize(width: 390, height: 844))
        #expect(try screen.element("4 people").traits.contains(.isSelected))
        try screen.tap("3 people")
        try screen.settle()
        #expect(try screen.element("3 people").traits.contains(.isSelected))
        #expect(!(try screen.element("4 people").traits.contains(.isSelected)))
    }
    @Test func anExplicitIDIsTheTag() throws {
        let screen = try TestScreen(Bill(usesID: true), size: CGSize(width: 390, height: 844))
        #expect(try screen.element("2 people").traits.contains(.isSelected))
    }
    struct Rows: View {
        @State private var chosen: Int?
        var body: some View {
            VStack {
                Text("chosen \(chosen ?? -1)")
                ScrollViewReader { proxy in
                    Button("Go") { proxy.scrollTo(20, anchor: .top) }
                    List(10..<80, selection: $chosen) { Text("Row \($0)") }
                }
            }
        }
    }
    @Test func selectionsAndScrollTargetsAreOffsets() throws {
        let screen = try TestScreen(Rows(), size: CGSize(width: 390, height: 844))
        try screen.tap("Row 13")
        try screen.settle()
        #expect(screen.shows("chosen 3"))
        try screen.tap("Go")
        try screen.settle()
        #expect(screen.shows("Row 30") && !screen.shows("Row 29"))
    }
    struct Moving: View {
        @State private var start = 5
        var body: some View {
            VStack {
                Button("Move") { start = 3 }
                ForEach(start..<start + 3) { Text("No \($0)") }
            }
        }
    }
    @Test func aRangeThatMovesShowsItsNumbers() throws {
        let screen = try TestScreen(Moving(), size: CGSize(width: 390, height: 844))
        #expect(screen.shows("No 5") && screen.shows("No 7"))
        try screen.tap("Move")
        #expect(screen.shows("No 3") && screen.shows("No 4") && screen.shows("No 5") && !screen.shows("No 6"))
    }
}
