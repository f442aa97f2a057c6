import Foundation
import Testing
@testable import WaggleSymbols

/// Documentation/SymbolNames.md tells which names have a drawing of their own and what stands for the others. With WAGGLE_WRITE_TABLES in the environment, the test writes
/// the page anew instead.
@Suite struct SymbolPageTests {
    private static let page = URL(filePath: #filePath).appending(path: "../../../Documentation/SymbolNames.md").standardized

    @Test func thePageOfNamesIsThatOfTheSources() throws {
        let made = Self.text()
        if ProcessInfo.processInfo.environment["WAGGLE_WRITE_TABLES"] != nil { try made.write(to: Self.page, atomically: true, encoding: .utf8) }
        let kept = try String(contentsOf: Self.page, encoding: .utf8)
        #expect(kept == made, "Write it anew: WAGGLE_WRITE_TABLES=1 ./waggle test --filter SymbolPageTests")
    }

    private static let categories: [(title: String, names: [String: String])] = [
        ("Communication", GlyphTable.communication), ("Weather", GlyphTable.weather), ("Objects", GlyphTable.objects), ("Devices", GlyphTable.devices),
        ("Connectivity", GlyphTable.connectivity), ("Transportation", GlyphTable.transportation), ("People", GlyphTable.human), ("Home", GlyphTable.home), ("Nature", GlyphTable.nature),
        ("Editing", GlyphTable.editing), ("Text formatting", GlyphTable.textFormatting), ("Media", GlyphTable.media), ("Keyboard", GlyphTable.keyboard), ("Commerce", GlyphTable.commerce),
        ("Time", GlyphTable.time), ("Health", GlyphTable.health), ("Shapes", GlyphTable.shapes), ("Arrows", GlyphTable.arrows), ("Mathematics", GlyphTable.math),
        ("Games", GlyphTable.gaming), ("Fitness", GlyphTable.fitness), ("Parts of shapes", GlyphTable.portions),
    ]

    @Test func everyDrawingHasACategory() {
        #expect(Self.categories.map(\.names.count) == GlyphTable.tables.map(\.count))
    }

    private static func text() -> String {
        func counted(_ count: Int) -> String { count.formatted(.number.locale(Locale(identifier: "en_US"))) }
        let aliases = Dictionary(grouping: GlyphTable.aliases.keys) { GlyphTable.aliases[$0] ?? "" }
        // The other languages of a name show the same drawing.
        let names = SymbolNames.all.filter { SymbolNames.withoutLanguage($0) == $0 }
        let undrawn = names.filter { SymbolComposer(isLayered: false).shapes(named: $0) == nil }
        let standIn = Dictionary(uniqueKeysWithValues: undrawn.map { ($0, SymbolFallback.name(for: $0) ?? "") })
        // A filled name whose stand-in is that of the name, filled, says nothing new.
        let listed = undrawn.filter { name in !name.hasSuffix(".fill") || standIn[name] != standIn[String(name.dropLast(5))].map { $0 + ".fill" } }
        let standIns = Dictionary(grouping: listed) { standIn[$0] ?? "" }

        var page = """
            # The names of symbols

            Made from the sources: `./waggle docs` writes this page, and a test compares it with them. [Symbols](Symbols.md) tells what the names mean and how they vary.

            Of \(counted(names.count)) names, not counting those of other languages, \(counted(names.count - undrawn.count)) are shown by a drawing of their own or by a variant of one, and \
            \(counted(undrawn.count)) by \(counted(Set(standIn.values).count)) others that stand for them.

            ## Drawn

            The names of drawings, with other names of the same drawing in brackets. Their variants are not listed: `heart` stands for `heart.fill`, `heart.circle` and the like.

            """
        for category in categories {
            let list = category.names.keys.sorted().map { name in
                guard let others = aliases[name] else { return name }
                return "\(name) (\(others.sorted().joined(separator: ", ")))"
            }
            page += "\n**\(category.title)** (\(category.names.count)): \(list.joined(separator: ", "))\n"
        }
        page += """

            ## Stand-ins

            A drawing, and the names that show it because they have none. A filled name shows the filled drawing, and is listed only if it shows another.

            | shown | for |
            |---|---|

            """
        for (drawing, others) in standIns.sorted(by: { $0.key < $1.key }) { page += "| \(drawing) | \(others.joined(separator: ", ")) |\n" }
        return page
    }
}
