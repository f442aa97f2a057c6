import Foundation
import Testing
@testable import WaggleExpansion

@Suite struct SelectorNameExpansionTests {
    /// The name at a zero-based column of a line.
    private func name(_ file: String, line: Int, column: Int) -> String {
        let place = String(repeating: "\n", count: line - 1) + String(repeating: " ", count: column)
        let location = HostMessage.Location(fileID: "Pond/A.swift", fileName: "/A.swift", offset: 0, line: 1)
        return SelectorNameExpansion(HostMessage.Syntax(source: place + "#selectorName()", location: location)) { _ in Data(file.utf8) }.name
    }

    @Test func theNameIsTheLastOneOfTheReference() {
        #expect(name("\nlet a = Selector(Pond.tap)", line: 2, column: 16) == "tap")
        #expect(name("Selector(Pond<[Int]>.Lily.tap(_:forEvent:))", line: 1, column: 8) == "tap(_:forEvent:)")
        #expect(name("#selector(Self.`repeat`(_ :))", line: 1, column: 9) == "repeat(_:)")
        #expect(name("Selector((Pond.tap as (Pond) -> () -> Void))", line: 1, column: 8) == "tap")
        #expect(name("Selector(\n  Pond.tap(\n_:))", line: 1, column: 8) == "tap(_:)")
    }
    @Test func theNearestSelectorOfTheLineIsMeantWhereColumnsHaveMoved() {
        let line = "add(#selector(tap), #selector(press(_:)))"
        #expect(name(line, line: 1, column: 13) == "tap" && name(line, line: 1, column: 36) == "press(_:)")
    }
    @Test func withoutASourceThePlaceIsTheName() { #expect(name("", line: 3, column: 2) == "Pond/A.swift:3:2") }
}
