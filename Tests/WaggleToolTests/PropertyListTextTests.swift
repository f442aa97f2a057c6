import Testing
@testable import WaggleTool

@Suite struct PropertyListTextTests {
    @Test func allFormsAreRead() throws {
        let list = try PropertyListText(parsing: """
            // !$*UTF8*$!
            { name = "Pond \\"deep\\""; /* a comment */ path = a/b.swift; list = ( one, "two three", ); empty = {}; none = (); data = <0fa0>; }
            """)
        #expect(list["name"] == .string("Pond \"deep\""))
        #expect(list["path"] == .string("a/b.swift"))
        #expect(list["list"] == .array([.string("one"), .string("two three")]))
        #expect(list["empty"] == .dictionary([:]))
        #expect(list["none"] == .array([]))
        #expect(list["data"] == .string("<0fa0>"))
    }

    @Test(arguments: [("{ a = 1; b = ; }", "line 1"), ("{\n a = (1 2);\n}", "line 2"), ("{ a = \"open; }", "quote"), ("{ a = 1; } b", "after the end"), ("", "ends")])
    func aMistakeIsToldWithItsLine(text: String, part: String) {
        let error = #expect(throws: ToolError.self) { try PropertyListText(parsing: text) }
        #expect(error?.description.contains(part) == true)
    }

    @Test func endlessNestingIsRefused() {
        #expect(throws: ToolError.self) { try PropertyListText(parsing: String(repeating: "(", count: 100_000)) }
    }
}
