import SwiftUI
import Testing
import UniformTypeIdentifiers
import WaggleTesting

extension UTType { fileprivate static var fish: UTType { UTType(exportedAs: "org.pond.fish") } }

private struct Fish: Codable, Transferable, Hashable, Identifiable {
    var name: String
    var id: String { name }
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .fish)
        ProxyRepresentation(exporting: \.name)
    }
}

/// A screen with a view.
@MainActor private func show(@ViewBuilder _ view: () -> some View) throws -> TestScreen { try TestScreen(view()) }

@MainActor @Suite struct DragAndDropTests {
    /// The events, in order.
    final class Log { var lines: [String] = [] }

    private struct Pond: View {
        let log: Log
        var body: some View {
            VStack(spacing: 40) {
                Text("Carp").frame(width: 100, height: 50).draggable(Fish(name: "Carp"))
                Text("Fishes").frame(width: 200, height: 100).background(.blue)
                    .dropDestination(for: Fish.self) { fishes, place in
                        log.lines.append("fish \(fishes.map(\.name)) at \(Int(place.x)),\(Int(place.y))")
                        return true
                    } isTargeted: { log.lines.append("targeted \($0)") }
                Text("Words").frame(width: 200, height: 100).background(.green)
                    .dropDestination(for: String.self) { words, _ in
                        log.lines.append("words \(words)")
                        return true
                    }
                Text("Pictures").frame(width: 200, height: 100).background(.red)
                    .dropDestination(for: Image.self) { pictures, _ in
                        log.lines.append("pictures \(pictures.count)")
                        return true
                    }
            }
        }
    }

    @Test func aLongPressLiftsAViewAndDropsItsValue() throws {
        let log = Log(), screen = try show { Pond(log: log) }
        try screen.carry("Carp", to: "Fishes")
        #expect(log.lines == ["targeted true", "targeted false", "fish [\"Carp\"] at 100,50"])
        #expect(screen.isUntouched)
    }
    @Test func aTargetTakesTheFormThatItUnderstands() throws {
        let log = Log(), screen = try show { Pond(log: log) }
        try screen.carry("Carp", to: "Words")
        #expect(log.lines.last == "words [\"Carp\"]")
    }
    @Test func aTargetThatUnderstandsNothingIsNoTarget() throws {
        let log = Log(), screen = try show { Pond(log: log) }
        try screen.carry("Carp", to: "Pictures")
        #expect(!log.lines.contains { $0.hasPrefix("pictures") })
        #expect(screen.isUntouched)
    }
    @Test func aMouseDragsWithoutWaiting() throws {
        let log = Log(), screen = try show { Pond(log: log) }
        try screen.mouseDrag("Carp", to: "Fishes")
        #expect(log.lines.last == "fish [\"Carp\"] at 100,50")
    }
    @Test func aFingerThatDoesNotRestDragsNothing() throws {
        let log = Log(), screen = try show { Pond(log: log) }
        try screen.drag("Carp", to: "Fishes")
        #expect(log.lines.isEmpty)
    }
    @Test func cancelledTouchesDropNothing() throws {
        let log = Log(), screen = try show { Pond(log: log) }
        try screen.fingerDown(on: "Carp")
        screen.advance(by: 0.6)
        try screen.fingerMove(to: "Fishes")
        screen.cancelTouches()
        #expect(log.lines == ["targeted true", "targeted false"])
        screen.advance(by: 1)
        #expect(screen.isUntouched)
    }
    @Test func theLiftedViewFollowsTheFingerAndGoesBackIfNothingTakesIt() throws {
        let screen = try show {
            VStack {
                Color.red.frame(width: 40, height: 40).accessibilityLabel("Red").draggable("red")
                Spacer()
            }
        }
        func picture() throws -> Data {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("lift-\(UUID().uuidString).png")
            defer { try? FileManager.default.removeItem(at: file) }
            try screen.savePicture(to: file.path)
            return try Data(contentsOf: file)
        }
        let before = try picture()
        try screen.fingerDown(on: "Red")
        screen.advance(by: 1)
        try screen.fingerMove(to: .point(200, 400))
        let there = try picture()
        try screen.fingerMove(to: .point(200, 500))
        let elsewhere = try picture()
        #expect(there.count != 0 && there != before && elsewhere != there && elsewhere != before)
        try screen.fingerUp()
        screen.advance(by: 2)
        let after = try picture()
        #expect(after == before)
    }
    @Test func anotherProgramsTextPictureAndFileAreTaken() throws {
        let log = Log(), screen = try show { Pond(log: log) }
        try screen.drop([NSItemProvider(object: "Reed" as NSString)], on: "Words")
        #expect(log.lines.last == "words [\"Reed\"]")
        #expect(throws: TestScreenError.self) { try screen.drop([NSItemProvider(object: "Reed" as NSString)], on: "Pictures") }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("drop-\(UUID().uuidString).png")
        let png = try #require(ImageRenderer(content: Color.blue.frame(width: 8, height: 8)).uiImage?.pngData())
        try png.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try screen.drop([#require(NSItemProvider(contentsOf: file))], on: "Pictures")
        #expect(log.lines.last == "pictures 1")
    }
    @Test func aDelegateFollowsTheDragAndMayForbidTheDrop() throws {
        struct Gate: DropDelegate {
            let log: Log
            let operation: DropOperation
            func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.plainText]) }
            func dropEntered(info: DropInfo) { log.lines.append("entered") }
            func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: operation) }
            func dropExited(info: DropInfo) { log.lines.append("exited") }
            func performDrop(info: DropInfo) -> Bool {
                log.lines.append("performed with \(info.itemProviders(for: [.text]).count)")
                return true
            }
        }
        for operation in [DropOperation.copy, .forbidden] {
            let log = Log()
            let screen = try show {
                VStack(spacing: 100) {
                    Text("Carp").padding().onDrag { NSItemProvider(object: "Carp" as NSString) }
                    Text("Gate").padding().onDrop(of: [.text], delegate: Gate(log: log, operation: operation))
                }
            }
            try screen.carry("Carp", to: "Gate")
            #expect(log.lines == (operation == .copy ? ["entered", "performed with 1", "exited"] : ["entered", "exited"]))
        }
    }
    @Test func theInnermostTargetThatWantsTheDragTakesIt() throws {
        let log = Log()
        let screen = try show {
            VStack(spacing: 60) {
                Text("Carp").padding().draggable(Fish(name: "Carp"))
                Text("Inner").padding().dropDestination(for: URL.self) { _, _ in log.lines.append("inner"); return true }
                    .dropDestination(for: Fish.self) { _, _ in log.lines.append("outer"); return true }
            }
        }
        try screen.carry("Carp", to: "Inner")
        #expect(log.lines == ["outer"])
    }
    @Test func aButtonInsideOfADraggableViewIsNotPressedByADrag() throws {
        let log = Log()
        let screen = try show {
            VStack(spacing: 60) {
                Button("Carp") { log.lines.append("pressed") }.draggable("Carp")
                Text("Words").padding().dropDestination(for: String.self) { words, _ in log.lines.append("\(words)"); return true }
            }
        }
        try screen.tap("Carp")
        try screen.carry("Carp", to: "Words")
        try screen.mouseDrag("Carp", to: "Words")
        #expect(log.lines == ["pressed", "[\"Carp\"]", "[\"Carp\"]"])
    }
    @Test func aScrollViewScrollsWhileADragIsNearItsEdge() throws {
        let log = Log()
        let screen = try show {
            ScrollView {
                VStack(spacing: 0) {
                    Text("Carp").frame(height: 60).draggable("Carp")
                    ForEach(0..<60) { row in
                        Text("Row \(row)").frame(maxWidth: .infinity).frame(height: 60).contentShape(Rectangle())
                            .dropDestination(for: String.self) { _, _ in log.lines.append("row \(row)"); return true }
                    }
                }
            }
        }
        try screen.fingerDown(on: "Carp")
        screen.advance(by: 0.6)
        try screen.fingerMove(to: .point(200, screen.size.height - 8))
        screen.advance(by: 3)
        try screen.fingerUp()
        screen.advance(by: 0.5)
        let row = try #require(log.lines.first.flatMap { Int($0.dropFirst(4)) })
        #expect(row > 25)
    }
    @Test func aDragThatRestsOnASpringLoadedButtonPressesIt() throws {
        let log = Log()
        let screen = try show {
            VStack(spacing: 60) {
                Text("Carp").padding().draggable("Carp")
                Button("Plain") { log.lines.append("plain") }
                Button("Spring") { log.lines.append("spring") }.springLoadingBehavior(.enabled)
            }
        }
        try screen.fingerDown(on: "Carp")
        screen.advance(by: 0.6)
        try screen.fingerMove(to: "Plain")
        screen.advance(by: 1)
        try screen.fingerMove(to: "Spring")
        screen.advance(by: 1)
        #expect(log.lines == ["spring"])
        try screen.fingerUp()
    }
    @Test func aMouseCarriesAValueOutOfTheWindow() throws {
        let log = Log(), screen = try show { Pond(log: log) }
        try screen.mouseDrag("Carp", to: .point(-30, 100))
        #expect(screen.textDraggedOut == "Carp")
        #expect(screen.isUntouched)
    }

    private struct Basket: View {
        @State var fishes = [Fish(name: "Carp"), Fish(name: "Pike"), Fish(name: "Tench")]
        let log: Log
        var body: some View {
            VStack {
                Text("Eel").padding().draggable(Fish(name: "Eel"))
                List {
                    ForEach(fishes) { Text($0.name) }
                        .dropDestination(for: Fish.self) { new, offset in
                            log.lines.append("at \(offset)")
                            fishes.insert(contentsOf: new, at: offset)
                        }
                }
            }
        }
    }
    @Test func valuesAreDroppedBetweenTheRowsOfAList() throws {
        let log = Log(), screen = try show { Basket(log: log) }
        try screen.carry("Eel", to: .text("Pike").at(UnitPoint(x: 0.5, y: 1)))
        #expect(log.lines == ["at 2"])
        #expect(try screen.element(.text("Eel", number: 2)).frame.minY > screen.element("Pike").frame.minY)
        #expect(try screen.element(.text("Eel", number: 2)).frame.minY < screen.element("Tench").frame.minY)
    }
    @Test func whatIsDroppedOnTheUpperHalfOfTheFirstRowComesFirst() throws {
        let log = Log(), screen = try show { Basket(log: log) }
        try screen.carry("Eel", to: .text("Carp").at(UnitPoint(x: 0.5, y: 0.2)))
        #expect(log.lines == ["at 0"])
    }
    @Test func whatIsDroppedBelowTheRowsOfAListComesLast() throws {
        let log = Log(), screen = try show { Basket(log: log) }
        try screen.carry("Eel", to: .point(200, screen.size.height - 100))
        #expect(log.lines == ["at 3"])
    }
}
