import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// The common behaviour of all styles: which views are options, and which values they represent.
@MainActor
struct PickerSelectionTests {
    private enum Flavor: String, CaseIterable, Identifiable {
        case sweet, sour
        var id: Self { self }
    }
    /// The texts of the segments that are selected.
    private func selected(_ view: some View) -> [String] {
        HeadlessWindow(view.pickerStyle(.segmented), size: CGSize(width: 300, height: 50)).elements.filter { $0.traits.contains(.isSelected) }.map(\.label)
    }

    @Test func tagsStandForValues() {
        #expect(selected(Picker("A", selection: .constant(2)) { Text("one").tag(1); Text("two").tag(2) }) == ["two"])
    }
    @Test func theIdOfAnElementIsItsTag() {
        #expect(selected(Picker("A", selection: .constant(Flavor.sour)) { ForEach(Flavor.allCases) { Text($0.rawValue) } }) == ["sour"])
        #expect(selected(Picker("A", selection: .constant("b")) { ForEach(["a", "b"], id: \.self) { Text($0) } }) == ["b"])
    }
    @Test func aTagBeatsTheIdOfAnElement() {
        #expect(selected(Picker("A", selection: .constant("b")) { ForEach(["a", "b"], id: \.self) { Text($0).tag($0 == "a" ? "b" : "a") } }) == ["a"])
    }
    @Test func aTagOfAnotherTypeStandsForNothing() {
        #expect(selected(Picker("A", selection: .constant(1)) { Text("one").tag("1"); Text("two").tag(UInt8(1)) }) == [])
    }
    @Test func aPlainTagCountsForAnOptionalSelection() {
        #expect(selected(Picker("A", selection: .constant(1 as Int?)) { Text("none").tag(nil as Int?); Text("one").tag(1) }) == ["one"])
        #expect(selected(Picker("A", selection: .constant(nil as Int?)) { Text("none").tag(nil as Int?); Text("one").tag(1) }) == ["none"])
        #expect(selected(Picker("A", selection: .constant(1 as Int?)) { Text("one").tag(1 as Int?) }) == ["one"])
        #expect(selected(Picker("A", selection: .constant(1 as Int?)) { Text("one").tag(1, includeOptional: false) }) == [])
        #expect(selected(Picker("A", selection: .constant(1)) { Text("one").tag(1, includeOptional: false) }) == ["one"])
    }
    @Test func aSelectionWithoutAnOptionIsNoChoiceAndStays() {
        let remote = Remote<Int>()
        let window = HeadlessWindow(Held(9, remote) { Picker("A", selection: $0) { Text("one").tag(1) }.pickerStyle(.segmented) }, size: CGSize(width: 300, height: 50))
        #expect(!window.elements.contains { $0.traits.contains(.isSelected) })
        #expect(remote.value == 9)
        window.perform(.activate, on: "one")
        #expect(remote.value == 1)
    }
    @Test func severalSourcesAreChosenForAtOnce() {
        let remote = Remote<[Int]>()
        let window = HeadlessWindow(Held([1, 2], remote) { values in
            Picker("A", sources: values, selection: \.self) { Text("one").tag(1); Text("two").tag(2) }.pickerStyle(.segmented)
        }, size: CGSize(width: 300, height: 50))
        #expect(!window.elements.contains { $0.traits.contains(.isSelected) })
        window.perform(.activate, on: "two")
        #expect(remote.value == [2, 2])
        #expect(window.element("two")?.traits.contains(.isSelected) == true)
    }
    @Test func pickersCanBeWrittenAsInSwiftUI() {
        let value = Binding.constant(1), name = "A" as Substring
        _ = Picker(selection: value) { Text("one").tag(1) } label: { Text("A") }
        _ = Picker("A", selection: value) { Text("one").tag(1) }
        _ = Picker(name, selection: value) { Text("one").tag(1) }
        _ = Picker("A", systemImage: "star", selection: value) { Text("one").tag(1) }
        _ = Picker("A", sources: [value], selection: \.self) { Text("one").tag(1) }
        _ = Picker("A", systemImage: "star", sources: [value], selection: \.self) { Text("one").tag(1) }
        _ = Picker("A", selection: value) { Text("one").tag(1) }.pickerStyle(.automatic)
        _ = Picker("A", selection: value) { Text("one").tag(1) }.pickerStyle(.inline)
        _ = Picker("A", selection: value) { Text("one").tag(1) }.pickerStyle(.wheel)
    }
}
