import Foundation
import SwiftUI
import Testing
import WaggleTesting
@testable import LarderExample

/// The larder's screens, used as by a person.
@MainActor struct LarderTests {
    /// The start time of test screens: a morning.
    private static let today = Date(timeIntervalSince1970: 1_704_793_260)

    /// An app with its own settings.
    @MainActor private struct Program {
        let larder: Larder
        let store: UserDefaults

        init(larder: Larder? = nil) throws {
            self.larder = larder ?? Larder(today: LarderTests.today)
            store = try #require(UserDefaults(suiteName: "larder-\(UUID())"))
        }
        /// - Parameter isNew: whether the introduction comes first.
        func open(isNew: Bool = false, direction: LayoutDirection = .leftToRight, typeSize: DynamicTypeSize = .large) throws -> TestScreen {
            if !isNew { store.set(false, forKey: SettingKey.isNew) }
            let view = LarderView().environment(larder).defaultAppStorage(store)
                .environment(\.layoutDirection, direction).environment(\.dynamicTypeSize, typeSize)
            let screen = try TestScreen(view, device: "iphone-15")
            try screen.settle()
            return screen
        }
    }

    @Test func theIntroductionComesOnceAndKeepsTheName() throws {
        let program = try Program(), screen = try program.open(isNew: true)
        #expect(screen.shows("Know what is there") && !screen.shows("Larder"))
        for _ in 0..<2 {
            try screen.tap("Continue")
            try screen.settle()
        }
        try screen.tap("Your name")
        try screen.type("Wren")
        try screen.tap("Open the Larder")
        try screen.settle()
        #expect(screen.navigationTitle == "Larder")
        try screen.selectTab("Settings")
        try screen.settle()
        #expect(screen.shows("Wren"))

        let again = try program.open()
        #expect(again.navigationTitle == "Larder")
    }

    @Test func aFoodIsAddedFoundEditedAndThrownAway() throws {
        let program = try Program(), screen = try program.open()
        try screen.tap("Add")
        try screen.settle()
        #expect(try !screen.element("Save").isEnabled)
        try screen.type("Quince")
        try screen.tap("Save")
        try screen.settle()
        #expect(program.larder.foods.last?.name == "Quince")

        try screen.tap("Foods and kinds")
        try screen.settle()
        #expect(screen.shows("Preserves"), "kinds are suggested")
        try screen.type("Quin")
        try screen.settle()
        #expect(screen.shows("Quince, 1 piece, Keeps") && !screen.shows("Spinach"))
        try screen.tap("Quince, 1 piece, Keeps")
        try screen.settle()
        #expect(screen.navigationTitle == "Quince" && screen.navigationDepth == 1)

        try screen.tap("Edit")
        try screen.settle()
        try screen.perform(.increment, on: "1 piece")
        try screen.tap("Cancel")
        try screen.settle()
        try screen.answer("Discard")
        try screen.settle()
        #expect(program.larder.foods.last?.amount == 1)

        try screen.reveal("Throw Away")
        try screen.tap("Throw Away")
        try screen.settle()
        try screen.answer("Throw Away")
        try screen.settle()
        #expect(screen.navigationDepth == 0)
        #expect(!program.larder.foods.contains { $0.name == "Quince" })
        #expect(screen.shows("No Results for “Quin”"))
        try screen.tap("Cancel")
        try screen.settle()
        #expect(screen.shows("Oat milk"))
    }

    @Test func whatIsMissingIsBoughtAndPutAway() throws {
        let program = try Program(), screen = try program.open()
        try screen.tap("Smoked trout")
        try screen.settle()
        try screen.reveal("Harbour Supper")
        try screen.tap("Harbour Supper")
        try screen.settle()
        #expect(screen.navigationTitle == "Harbour Supper" && screen.navigationDepth == 2)
        try screen.reveal("Buy What Is Missing")
        try screen.tap("Buy What Is Missing")
        try screen.settle()
        #expect(screen.shows("One thing was added."))
        try screen.answer("OK")
        try screen.settle()
        #expect(try screen.element("Shopping").value == "5")

        try screen.selectTab("Shopping")
        try screen.settle()
        try screen.tap("Horseradish")
        try screen.tap("Put Away")
        try screen.settle()
        try screen.answer("Put on the Shelf")
        try screen.settle()
        #expect(program.larder.foods.contains { $0.name == "Horseradish" && $0.place == .shelf })
        #expect(!screen.shows("Horseradish"))
        // A second tap on the selected tab returns to its root.
        try screen.selectTab("Larder")
        try screen.settle()
        #expect(screen.navigationDepth == 2)
    }

    @Test func aRowIsSwipedUsedAndDeleted() throws {
        let program = try Program(), screen = try program.open(), count = program.larder.foods.count
        try screen.drag("Spinach", by: CGSize(width: -120, height: 0), halts: true)
        try screen.settle()
        try screen.tap("Use")
        try screen.settle()
        #expect(screen.shows("120 g") || screen.shows("130 g"))
        try screen.dragSheet(to: .large)
        try screen.settle()
        try screen.tap("Use")
        try screen.settle()
        #expect(program.larder.foods.first { $0.name == "Spinach" }.map { $0.amount < 250 } == true)
        try screen.drag("Cream", by: CGSize(width: -120, height: 0), halts: true)
        try screen.settle()
        try screen.tap("Delete")
        try screen.settle()
        #expect(program.larder.foods.count == count - 1 && !screen.shows("Cream"))
    }

    @Test func settingsChangeTheOtherScreensAndStay() throws {
        let program = try Program(), screen = try program.open()
        #expect(try screen.element(.text("Larder", number: 2)).value == "4")
        try screen.selectTab("Settings")
        try screen.settle()
        try screen.tap(.text("Badge on the Tab").at(UnitPoint(x: 0.92, y: 0.5)))
        try screen.tap("Dark")
        try screen.settle()
        #expect(screen.views(of: SettingsPage.self).count == 1)
        try screen.selectTab("Larder")
        try screen.settle()
        #expect(try screen.element(.text("Larder", number: 2)).value == nil)
        program.larder.save()

        let again = try program.open()
        #expect(try again.element(.text("Larder", number: 2)).value == nil)
        try again.selectTab("Settings")
        try again.settle()
        #expect(try again.element("Dark").traits.contains(.isSelected))
    }

    @Test func aLarderComesBackFromTheSettings() throws {
        let store = try #require(UserDefaults(suiteName: "larder-\(UUID())"))
        let larder = Larder(savedIn: store, today: Self.today)
        larder.remove(larder.foods[0].id)
        larder.toggleFavourite(Recipe.all[0])
        larder.save()
        let again = Larder(savedIn: store, today: Self.today)
        #expect(again.foods == larder.foods && again.errands == larder.errands && again.favourites == larder.favourites)
    }

    @Test func everyScreenIsMirroredForRightToLeft() throws {
        let screen = try Program().open(direction: .rightToLeft)
        #expect(try screen.element("Add").frame.midX < 60)
        #expect(try screen.element("Oat milk").frame.minX > 200)
        try screen.tap("Oat milk")
        try screen.settle()
        #expect(try screen.element(.identifier("BackButton")).frame.maxX > 370)
        try screen.drag(.point(390, 400), by: CGSize(width: -300, height: 0), over: 0.5, halts: true)
        try screen.settle()
        #expect(screen.navigationDepth == 0)
        for tab in ["Recipes", "Shopping", "Settings"] {
            try screen.selectTab(tab)
            try screen.settle()
            #expect(try screen.element(.text(tab, number: 1)).frame.maxX == 377)
        }
    }

    @Test func nothingLeavesTheScreenInTheLargestText() throws {
        let screen = try Program().open(typeSize: .accessibility5)
        for tab in ["Larder", "Recipes", "Shopping", "Settings"] {
            try screen.selectTab(tab)
            try screen.settle()
            for element in screen.elements where element.opacity > 0 {
                #expect(element.frame.minX >= -1 && element.frame.maxX <= 394, "\(element.label) on \(tab) reaches from \(element.frame.minX) to \(element.frame.maxX)")
            }
            if let folder = ProcessInfo.processInfo.environment["WAGGLE_LOOK"] { try screen.savePicture(to: "\(folder)/larder-huge-\(tab).png") }
        }
        try screen.selectTab("Larder")
        try screen.tap("Oat milk")
        try screen.settle()
        #expect(screen.navigationTitle == "Oat milk")
    }

    /// With `WAGGLE_LOOK=FOLDER`, its pictures are kept there for inspection.
    @Test func theTourIsPlayedToItsEnd() throws {
        let look = ProcessInfo.processInfo.environment["WAGGLE_LOOK"], folder = look ?? NSTemporaryDirectory() + "larder-tour-\(UUID())"
        defer { if look == nil { try? FileManager.default.removeItem(atPath: folder) } }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let script = try String(contentsOfFile: "\(exampleFolder("Larder"))/tour.txt", encoding: .utf8).replacingOccurrences(of: "device iphone-15\n", with: "")
        let program = try Program(), screen = try program.open(isNew: true)
        try screen.play(script: script, folder: folder)
        #expect(screen.navigationTitle == "Larder" && screen.navigationDepth == 0)
        #expect(program.larder.foods.contains { $0.name == "Elderflower cordial" } && !program.larder.foods.contains { $0.name == "Spinach" })
    }
}
