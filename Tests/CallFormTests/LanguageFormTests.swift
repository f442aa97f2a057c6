import SwiftUI
import Testing
import WaggleTesting

@MainActor
struct LanguageFormTests {
    @Test func aBranchWithoutStatementsShowsNothing() throws {
        let screen = try TestScreen(EmptyBranches())
        try screen.settle()
        for text in ["Berth 0", "Berth 1", "Berth 2", "Berth 3", "Berth 5", "Row a"] { #expect(screen.shows(.text(text))) }
        #expect(!screen.shows("Berth 4") && !screen.shows("Never"))
    }

    @Test func aColorByAShortNameIsUIKits() {
        let environment = EnvironmentValues()
        #expect(ShortColors.fills[0].resolve(in: environment) == Color.black.resolve(in: environment))
        #expect(signFont == .body)
    }

    @Test func stepsOfAnOutlineAreCountedByBlocksAndFunctions() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 1, y: 1, width: 4, height: 4))
        let steps = outlineSteps(path)
        #expect(steps.block == 4 && steps.function == 5 && steps.closure == 5)
    }

    @Test func namesOfCAreThereWithFoundationAlone() {
        let tally = Tally()
        tally.add()
        tally.add()
        #expect(tally.count == 2)
        #expect(limits == [-128, -32768, -2_147_483_648, -2_147_483_648, .min])
        #expect(UIOffset(horizontal: 1, vertical: 2) != .zero && UIOffset() == .zero)
        #expect(!Loader().configuration.waitsForConnectivity && Loader().configuration.urlCache?.memoryCapacity == 1_000_000)
    }

    @Test func lengthsAreCalculatedWithCoreGraphicsAlone() {
        #expect(lengths(3, 4) == [3, 9, 2, 12, 0, 0, 5, 3, 1, 3, 1, 3, 1, 3])
        #expect(mixedLengths(2, 3) == 16 && isWithin(CGPoint(x: 1, y: 1), CGSize(width: 2, height: 2)))
    }

    @Test func aTableHasTheColumnsAndRowsOfOtherContent() throws {
        let screen = try TestScreen(CrateTable(), size: CGSize(width: 900, height: 500))
        try screen.settle()
        for text in ["Crate", "Place", "Mark", "First crate", "Second crate", "Place 100", "Mark 1"] { #expect(screen.shows(.text(text)), "\(text)") }
    }
}
