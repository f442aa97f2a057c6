import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
struct DisclosureGroupTests {
    private func hand(_ remote: Remote<Bool>) -> Hand {
        Hand(on: Held(false, remote) { isExpanded in
            VStack { DisclosureGroup("More", isExpanded: isExpanded) { Block(Paints.red, 40) } }
        }, width: 200, height: 200)
    }

    @Test func aTapOpensAndClosesIt() {
        let remote = Remote<Bool>(), hand = hand(remote)
        #expect(hand.window.one(Paints.red) == nil)
        hand.tap(190, 100)
        hand.wait(0.5)
        #expect(remote.value == true && hand.window.frame(Paints.red)?.width == 40)
        hand.tap(100, 78)
        hand.wait(0.5)
        #expect(remote.value == false && hand.window.one(Paints.red) == nil)
    }
    @Test func withoutABindingItKeepsItsOwnState() {
        let hand = Hand(on: DisclosureGroup { Block(Paints.red, 40) } label: { Text("More") }, width: 200, height: 200)
        hand.tap(190, 100)
        hand.wait(0.5)
        #expect(hand.window.one(Paints.red) != nil)
    }
    @Test func contentIsMadeWhenItIsShown() {
        let journal = Journal()
        func content() -> some View {
            journal.note("made")
            return Block(Paints.red)
        }
        let hand = Hand(on: DisclosureGroup("More") { content() }, width: 200, height: 200)
        #expect(journal.take() == [])
        hand.tap(190, 100)
        #expect(journal.take().count >= 1)
    }
    @Test func theArrowTurnsInAQuarterOfASecond() {
        let remote = Remote<Bool>(), hand = hand(remote)
        hand.tap(190, 100)
        hand.wait(0.1)
        #expect(hand.window.graph.isAnimating)
        hand.wait(0.2)
        #expect(!hand.window.graph.isAnimating)
    }
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func theArrowOfAnOpenGroupPointsDown(_ direction: LayoutDirection) throws {
        let window = HeadlessWindow(DisclosureGroup("", isExpanded: .constant(true)) { EmptyView() }.padding(), size: CGSize(width: 100, height: 60),
                                    scale: 2, environment: .with(\.layoutDirection, direction))
        try window.look("disclosure-\(direction)")
        let arrow = window.shown.last { $0.kind != "text" }?.frame ?? .zero
        #expect(arrow.width > arrow.height)
    }
    @Test func itsAccessibilityValueIsExpandedOrCollapsed() {
        let remote = Remote<Bool>(), hand = hand(remote)
        #expect(hand.window.element("More")?.value == "collapsed")
        #expect(hand.window.element("More")?.traits.contains(.isButton) == true)
        hand.window.perform(.activate, on: "More")
        #expect(remote.value == true)
        #expect(hand.window.element("More")?.value == "expanded")
    }
    @Test func inAListLabelAndContentAreRows() {
        let window = HeadlessWindow(List { DisclosureGroup("More") { Text("one"); Text("two") }; Text("last") }, size: CGSize(width: 300, height: 400))
        #expect(window.elements.map(\.label).filter { ["More", "one", "two", "last"].contains($0) } == ["More", "last"])
        window.perform(.activate, on: "More")
        for _ in 0..<60 { window.advance(by: 0.01) }
        let texts = window.shown.filter { $0.kind == "text" }.map(\.frame).sorted { $0.minY < $1.minY }
        #expect(texts.count == 4)
        #expect(zip(texts, texts.dropFirst()).allSatisfy { $1.minY >= $0.maxY + 10 })
        // Content is indented below the label.
        let start = texts.first?.minX ?? 0
        #expect(texts.map { $0.minX - start } == [0, 16, 16, 0])
    }
    @Test func aProgramsStyleExpandsIt() {
        struct Plain: DisclosureGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack(spacing: 0) {
                    Block(Paints.green).onTapGesture { configuration.isExpanded.toggle() }
                    if configuration.isExpanded { configuration.content }
                }
            }
        }
        let hand = Hand(on: DisclosureGroup("More") { Block(Paints.red) }.disclosureGroupStyle(Plain()), width: 100, height: 100)
        hand.tap(50, 50)
        #expect(hand.window.one(Paints.red) != nil)
    }
}
