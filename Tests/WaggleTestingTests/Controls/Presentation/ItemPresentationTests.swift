import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Presentations of items: another item is another presentation.
@MainActor struct ItemPresentationTests {
    enum Kind: CaseIterable, Sendable { case sheet, cover, popover, popoverAsSheet }
    final class Journal { var events: [String] = []; var dismiss: DismissAction? }
    struct Card: Identifiable { let id: Int; var text = "" }

    struct Presenting: View {
        let kind: Kind, journal: Journal
        @Binding var card: Card?
        var body: some View {
            let root = Color.clear.frame(width: 60, height: 60)
            switch kind {
            case .sheet: root.sheet(item: $card, onDismiss: { journal.events.append("dismissed") }, content: page)
            case .cover: root.fullScreenCover(item: $card, onDismiss: { journal.events.append("dismissed") }, content: page)
            case .popover: root.popover(item: $card) { page($0).presentationCompactAdaptation(.popover) }
            case .popoverAsSheet: root.popover(item: $card, content: page)
            }
        }
        private func page(_ card: Card) -> some View { Page(card: card, journal: journal) { self.card = $0 } }
    }
    struct Page: View {
        let card: Card, journal: Journal
        let show: (Card?) -> Void
        @State private var taps = 0
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            VStack {
                Text("card \(card.id) \(card.text)")
                Text("taps \(taps)")
                Button("Tap") { taps += 1 }
                Button("Next") { show(Card(id: card.id + 1)) }
                Button("Next in a while") { Task { try? await Task.sleep(for: .milliseconds(50)); show(Card(id: card.id + 1)) }; show(nil) }
                Button("Rename") { show(Card(id: card.id, text: "renamed")) }
                Button("Keep dismiss") { journal.dismiss = dismiss }
            }
            .onAppear { journal.events.append("+\(card.id)") }
            .onDisappear { journal.events.append("-\(card.id)") }
        }
    }
    private func screen(_ kind: Kind, _ journal: Journal, tapping names: ScreenTarget...) throws -> (TestScreen, TestValue<Card?>) {
        let card = TestValue<Card?>(Card(id: 1))
        let screen = try TestScreen(Presenting(kind: kind, journal: journal, card: card.binding), size: CGSize(width: 390, height: 844))
        try screen.settle()
        for name in names { try screen.tap(name) }
        return (screen, card)
    }
    private func events(_ kind: Kind) -> [String] {
        switch kind {
        case .sheet, .cover: ["+1", "-1", "dismissed", "+2"]
        case .popover, .popoverAsSheet: ["+1", "-1", "+2"]
        }
    }

    @Test(arguments: Kind.allCases) func anotherItemIsAnotherPresentationWithNewState(_ kind: Kind) throws {
        let journal = Journal(), (screen, _) = try screen(kind, journal, tapping: "Tap", "Next")
        try screen.settle()
        #expect(screen.shows("card 2 ") && screen.shows("taps 0"))
        #expect(journal.events == events(kind))
    }
    @Test(arguments: Kind.allCases) func theOldContentStaysUntilItIsGoneAndTheNewOneOpensWithItsMotion(_ kind: Kind) throws {
        let journal = Journal(), (screen, _) = try screen(kind, journal)
        let place = try screen.element("card 1 ").frame.minY
        try screen.tap("Next")
        screen.advance(by: 0.1)
        #expect(screen.elements("card 1 ").count == 1 && screen.elements("card 2 ").isEmpty, "the old content leaves")
        #expect(journal.events == ["+1"])
        for _ in 0..<120 where journal.events.last != "+2" { screen.advance(by: 1.0 / 60) }
        screen.advance(by: 0.03)
        let next = try #require(screen.elements("card 2 ").first)
        #expect(next.frame.minY > place + 20 || next.opacity < 0.9, "the new one comes by its own motion")
    }
    @Test(arguments: Kind.allCases) func anItemThatComesWhileTheOldOneLeavesIsPresentedAfterIt(_ kind: Kind) throws {
        let journal = Journal(), (screen, card) = try screen(kind, journal, tapping: "Tap", "Next in a while")
        screen.advance(by: 0.03)
        #expect(card.value == nil && screen.elements("card 1 ").count == 1)
        try screen.settle()
        #expect(card.value?.id == 2)
        #expect(screen.shows("card 2 ") && screen.shows("taps 0"))
        #expect(journal.events == events(kind))
    }
    @Test(arguments: Kind.allCases) func theSameItemWithAnotherValueStays(_ kind: Kind) throws {
        let journal = Journal(), (screen, _) = try screen(kind, journal, tapping: "Tap", "Rename")
        try screen.settle()
        #expect(screen.shows("card 1 renamed") && screen.shows("taps 1"))
        #expect(journal.events == ["+1"])
    }
    @Test(arguments: Kind.allCases) func theDismissActionOfTheOldContentDoesNotCloseTheNew(_ kind: Kind) throws {
        let journal = Journal(), (screen, card) = try screen(kind, journal, tapping: "Keep dismiss", "Next")
        try screen.settle()
        journal.dismiss?()
        try screen.settle()
        #expect(screen.shows("card 2 ") && card.value?.id == 2)
    }
    @Test func severalItemsInARowArePresentedOneAfterTheOther() throws {
        let journal = Journal(), (screen, _) = try screen(.sheet, journal)
        for _ in 0..<3 {
            try screen.tap("Next")
            try screen.settle()
        }
        #expect(journal.events == ["+1", "-1", "dismissed", "+2", "-2", "dismissed", "+3", "-3", "dismissed", "+4"])
        #expect(screen.shows("card 4 "))
    }

    /// The state of a presentation does not keep itself alive by the action that dismisses it.
    @Test func aPresenterThatGoesWhileItPresentsIsFreed() throws {
        final class Model {}
        struct Owner: View {
            @State private var model = Model()
            let made: (Model) -> Void
            var body: some View {
                let _ = made(model)
                Color.clear.sheet(isPresented: .constant(true)) { [model] in Text("In \(type(of: model))") }
            }
        }
        struct Root: View {
            @Binding var number: Int
            let made: (Model) -> Void
            var body: some View { Owner(made: made).id(number) }
        }
        final class Weak { weak var model: Model?; init(_ model: Model) { self.model = model } }
        var models: [Weak] = []
        let number = TestValue(0), screen = try TestScreen(Root(number: number.binding) { models.append(Weak($0)) }, size: CGSize(width: 390, height: 844))
        for next in 1...10 {
            try screen.settle()
            number.value = next
        }
        try screen.settle()
        #expect(screen.shows("In Model"))
        #expect(models.count { $0.model != nil } <= 2, "at most the last one and the one before, of \(models.count)")
    }
}
