import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
struct LabeledContentTests {
    private func window(_ view: some View, _ environment: EnvironmentValues = EnvironmentValues()) -> HeadlessWindow {
        HeadlessWindow(view, size: CGSize(width: 200, height: 100), environment: environment)
    }
    private var pair: some View { LabeledContent { Block(Paints.red) } label: { Block(Paints.green) } }

    @Test func theLabelLeadsAndTheContentTrails() {
        let window = window(pair)
        #expect(window.frame(Paints.green)?.minX == 0 && window.frame(Paints.red)?.maxX == 200)
        let mirrored = self.window(pair, .with(\.layoutDirection, .rightToLeft))
        #expect(mirrored.frame(Paints.green)?.maxX == 200 && mirrored.frame(Paints.red)?.minX == 0)
    }
    @Test func veryLargeTextPutsTheContentBelow() {
        let window = window(pair, .with(\.dynamicTypeSize, .accessibility1))
        #expect(window.frame(Paints.red)?.minX == 0)
        #expect((window.frame(Paints.red)?.minY ?? 0) >= (window.frame(Paints.green)?.maxY ?? .infinity))
    }
    @Test func valuesAreSecondary() {
        let window = window(LabeledContent("Name", value: "Ada"))
        let texts = window.shown.filter { $0.kind == "text" }
        #expect(texts.map { $0.color?.opacity } == [1, 0.6])
    }
    @Test func hiddenLabelsNameTheContent() {
        let window = window(LabeledContent("Name", value: "Ada").labelsHidden())
        #expect(window.elements.map(\.label) == ["Name"])
        #expect(window.shown.count { $0.kind == "text" } == 1)
    }
    @Test func aStyleMayAddToTheNext() {
        struct Framed: LabeledContentStyle {
            func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration).padding(10).background(Paints.blue) }
        }
        #expect(window(pair.labeledContentStyle(Framed())).frame(Paints.blue)?.size == CGSize(width: 200, height: 40))
    }
    @Test func theFormsThatProgramsUseAreTold() {
        let name = "Ada" as Substring
        _ = LabeledContent("Name", value: "Ada")
        _ = LabeledContent(name, value: name)
        _ = LabeledContent("Size", value: 3.5, format: .number)
        _ = LabeledContent("Name") { Text("Ada") }
        _ = LabeledContent("Name", value: "Ada").labeledContentStyle(.automatic)
    }
}

@MainActor
struct GroupBoxTests {
    private func window(_ view: some View) -> HeadlessWindow { HeadlessWindow(view, size: CGSize(width: 200, height: 300)) }

    @Test func contentStandsSixteenPointsInside() {
        let window = window(GroupBox { Block(Paints.red) })
        let box = window.all(.system(.secondaryBackground)).first?.frame
        #expect(box?.size == CGSize(width: 52, height: 52))
        #expect(window.frame(Paints.red).map { $0.insetBy(dx: -16, dy: -16) } == box)
    }
    @Test func aLabelStretchesTheBox() {
        let box = window(GroupBox("Title") { Block(Paints.red) }).all(.system(.secondaryBackground)).first?.frame
        #expect(box?.width == 200)
    }
    @Test func boxesWithinBoxesStandOut() {
        let window = window(GroupBox { GroupBox { Block(Paints.red) } })
        #expect(window.all(.system(.tertiaryBackground)).contains { $0.frame.size == CGSize(width: 52, height: 52) })
    }
    @Test func theBackgroundStyleIsTheGround() {
        #expect(window(GroupBox { Block(Paints.red) }.backgroundStyle(Paints.blue)).frame(Paints.blue)?.width == 52)
    }
}

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
    @Test func itKeepsItsStateByItself() {
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
    @Test func itSaysWhetherItIsExpanded() {
        let remote = Remote<Bool>(), hand = hand(remote)
        #expect(hand.window.element("More")?.value == "collapsed")
        #expect(hand.window.element("More")?.traits.contains(.isButton) == true)
        hand.window.perform(.activate, on: "More")
        #expect(remote.value == true)
        #expect(hand.window.element("More")?.value == "expanded")
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
