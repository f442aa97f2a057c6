import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Popovers as people use them, through the public interface.
@MainActor struct PopoverTests {
    struct Screen: View {
        var alignment = Alignment.center
        var adapts = true
        var edge: Edge?
        @State private var isShown = false
        var body: some View {
            VStack {
                Text("flag \(isShown)")
                Button("Info") { isShown = true }
                    .popover(isPresented: $isShown, arrowEdge: edge) {
                        Text("A bubble").frame(width: 120, height: 60)
                            .presentationCompactAdaptation(adapts ? .popover : .automatic)
                    }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        }
    }
    private func opened(_ view: Screen, width: CGFloat = 390) throws -> (TestScreen, button: CGRect, bubble: CGRect) {
        let screen = try TestScreen(view, size: CGSize(width: width, height: 844))
        let button = try screen.element("Info").frame
        try screen.tap("Info")
        try screen.settle()
        return (screen, button, try screen.element("A bubble").frame)
    }
    private func picture(_ screen: TestScreen, _ name: String) throws {
        if let folder = ProcessInfo.processInfo.environment["WAGGLE_LOOK"] { try screen.savePicture(to: "\(folder)/popover-\(name).png") }
    }

    @Test func aPopoverPointsAtItsViewAndStaysInTheWindow() throws {
        for alignment in [Alignment.top, .center, .bottom, .topLeading, .trailing] {
            let (screen, button, bubble) = try opened(Screen(alignment: alignment))
            try picture(screen, "\(alignment == .top ? "top" : alignment == .bottom ? "bottom" : alignment == .trailing ? "trailing" : "other")")
            #expect(bubble.minX >= 10 && bubble.maxX <= 380 && bubble.minY >= 10 && bubble.maxY <= 834)
            #expect(!bubble.intersects(button))
        }
    }
    @Test func theWantedEdgeCountsWhereThereIsRoom() throws {
        let above = try opened(Screen(edge: .top)), below = try opened(Screen(edge: .bottom))
        #expect(above.bubble.maxY < above.button.minY && below.bubble.minY > below.button.maxY)
        let flipped = try opened(Screen(alignment: .top, edge: .top))
        #expect(flipped.bubble.minY > flipped.button.maxY)
    }
    @Test func inANarrowWindowItBecomesASheetUnlessTheContentSaysOtherwise() throws {
        let (screen, button, content) = try opened(Screen(alignment: .top, adapts: false))
        try picture(screen, "sheet")
        // In the middle of a large sheet, far from the button.
        #expect(abs(content.midX - 195) < 1 && content.midY - button.midY > 300)
        let wide = try opened(Screen(adapts: false), width: 900)
        #expect(abs(wide.bubble.midX - wide.button.midX) < 60 && wide.bubble.minY - wide.button.maxY < 60)
        try picture(wide.0, "wide")
    }
    @Test func aTapOutsideAndEscapeCloseIt() throws {
        for key in [true, false] {
            let (screen, _, _) = try opened(Screen())
            if key { try screen.press(.escape) } else { try screen.tap(.point(30, 800)) }
            screen.advance(by: 0.05)
            #expect(!screen.elements("A bubble").isEmpty, "it fades out")
            try screen.settle()
            #expect(!screen.shows("A bubble") && screen.shows("flag false"))
        }
    }

    // MARK: The life of adapted content

    final class Journal { var events: [String] = [] }
    @MainActor final class Note: ObservableObject {
        static var made = 0
        @Published var count = 0
        init() { Note.made += 1 }
    }
    struct Adapted: View {
        let journal: Journal
        let adaptation: PresentationAdaptation
        @State private var isShown = false
        @State private var isSheet = false
        var body: some View {
            VStack {
                Button("Popover") { isShown = true }.popover(isPresented: $isShown) { Inside(journal: journal, adaptation: adaptation) }
                Button("Sheet") { isSheet = true }.sheet(isPresented: $isSheet) { Inside(journal: journal, adaptation: adaptation) }
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }
    }
    struct Inside: View {
        let journal: Journal
        let adaptation: PresentationAdaptation
        @StateObject private var note = Note()
        @State private var adapts = true
        var body: some View {
            let _ = journal.events.append("body")
            VStack {
                Button("count \(note.count)") { note.count += 1 }
                Button("Other") { adapts.toggle() }
            }
            .padding(30)
            .onAppear { journal.events.append("appear") }
            .onDisappear { journal.events.append("disappear") }
            .task {
                journal.events.append("task")
                try? await Task.sleep(for: .seconds(1000))
                journal.events.append("cancelled")
            }
            .presentationCompactAdaptation(adapts ? adaptation : .sheet)
        }
    }
    @Test(arguments: [PresentationAdaptation.automatic, .none, .popover, .sheet, .fullScreenCover]) func contentAppearsOnceWhateverItAdaptsTo(_ adaptation: PresentationAdaptation) throws {
        for name in ["Popover", "Sheet"] {
            let journal = Journal(), screen = try TestScreen(Adapted(journal: journal, adaptation: adaptation), size: CGSize(width: 390, height: 844))
            Note.made = 0
            try screen.tap(.text(name))
            try screen.settle()
            #expect(Note.made == 1, "\(name)")
            #expect(journal.events == ["body", "appear", "task"], "\(name): \(journal.events)")
            try screen.tap("count 0")
            try screen.settle()
            #expect(screen.shows("count 1"))
        }
    }
    @Test func contentThatAdaptsAnewKeepsItsStateAndDoesNotDisappear() throws {
        for (name, adaptation) in [("Popover", PresentationAdaptation.popover), ("Sheet", .fullScreenCover)] {
            let journal = Journal(), screen = try TestScreen(Adapted(journal: journal, adaptation: adaptation), size: CGSize(width: 390, height: 844))
            try screen.tap(.text(name))
            try screen.settle()
            try screen.tap("count 0")
            try screen.settle()
            let before = try screen.element("count 1").frame
            journal.events = []
            for round in 0..<2 {
                try screen.tap("Other")
                try screen.settle()
                let after = try screen.element("count 1").frame
                #expect((name == "Popover" && round == 0) == (abs(after.minY - before.minY) > 100), "\(name) \(round): \(before), \(after)")
            }
            #expect(!journal.events.contains("appear") && !journal.events.contains("disappear") && !journal.events.contains("cancelled"), "\(journal.events)")
            // A wide window shows a popover or a card with the same state.
            screen.size = CGSize(width: 1000, height: 844)
            try screen.settle()
            #expect(screen.shows("count 1"))
            #expect(!journal.events.contains("appear") && !journal.events.contains("disappear"), "\(journal.events)")
            try screen.press(.escape)
            try screen.settle()
            if name == "Popover" { #expect(!screen.shows("count 1") && journal.events.suffix(2).sorted() == ["cancelled", "disappear"], "\(journal.events)") }
        }
    }
}
