import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
struct TextLinkTests {
    let journal = Journal()

    private func hand(_ view: some View, width: CGFloat = 300) -> Hand {
        Hand(on: view.environment(\.openURL, OpenURLAction { journal.note("\($0.absoluteString)"); return .handled }), width: width, height: 100)
    }
    /// The centre of a link, found by its label.
    private func link(_ label: String, _ hand: Hand) throws -> CGPoint {
        let all = hand.window.graph.accessibilityElements().flatMap(\.all)
        let element = try #require(all.first { $0.label == label && $0.traits.contains(.isLink) })
        return CGPoint(x: element.frame.midX, y: element.frame.midY)
    }

    @Test func aTapOnALinkOpensItsAddress() throws {
        let hand = hand(Text("Read [the pond](https://pond.example) now, or [the lake](https://lake.example)"))
        let pond = try link("the pond", hand), lake = try link("the lake", hand)
        #expect(pond.x < lake.x || pond.y < lake.y)
        hand.tap(pond.x, pond.y)
        #expect(journal.take() == ["https://pond.example"])
        hand.tap(lake.x, lake.y)
        #expect(journal.take() == ["https://lake.example"])
        #expect(hand.isIdle)
    }

    @Test func onTheRestOfTheTextGesturesAroundItCount() throws {
        let hand = hand(Text("Read [the pond](https://pond.example)").onTapGesture { journal.note("tap") })
        let pond = try link("the pond", hand)
        hand.tap(pond.x - 60, pond.y)
        #expect(journal.take() == ["tap"])
        hand.tap(pond.x, pond.y)
        #expect(journal.take() == ["https://pond.example"])
    }

    @Test func aFingerThatLeavesTheLinkOpensNothing() throws {
        let hand = hand(Text("Read [the pond](https://pond.example)"))
        let pond = try link("the pond", hand)
        hand.down(pond.x, pond.y)
        hand.move(pond.x, pond.y + 30)
        hand.up()
        #expect(journal.take() == [])
    }

    @Test func linksOfAttributedStringsAreLinks() throws {
        var string = AttributedString("The pond")
        string.link = URL(string: "https://pond.example")
        let hand = hand(Text(string + AttributedString(" is deep")))
        let pond = try link("The pond", hand)
        hand.tap(pond.x, pond.y)
        #expect(journal.take() == ["https://pond.example"])
    }

    @Test func aLinkIsWhereItIsDrawnWhenTheTextWraps() throws {
        let hand = hand(Text("A long way to go until at last [the pond](https://pond.example) comes").frame(width: 120), width: 120)
        let pond = try link("the pond", hand)
        hand.tap(pond.x, pond.y)
        #expect(journal.take() == ["https://pond.example"])
    }

    /// A link that begins at the end of one line and ends at the beginning of the next, with the elements of the text and of the link.
    private func wrapped() throws -> (hand: Hand, text: AccessibilityElement, link: AccessibilityElement) {
        let hand = hand(Text("Read [the pond](https://pond.example) now").frame(width: 84, alignment: .leading), width: 84)
        let text = try #require(hand.window.graph.accessibilityElements().first)
        return (hand, text, try #require(text.children.first))
    }
    @Test func aTapOnTheSecondLineOfALinkOpensItsAddress() throws {
        let (hand, text, link) = try wrapped(), line = text.frame.height / 2
        #expect(line > 18, "the text has two lines")
        #expect(link.frame.minX == text.frame.minX, "the link goes on at the beginning of the second line")
        hand.tap(text.frame.minX + 12, text.frame.minY + 1.5 * line)
        #expect(journal.take() == ["https://pond.example"])
        hand.tap(link.frame.maxX - 8, text.frame.minY + 0.5 * line)
        #expect(journal.take() == ["https://pond.example"])
        // On both lines, the other words do not belong to the link.
        hand.tap(text.frame.minX + 12, text.frame.minY + 0.5 * line)
        hand.tap(text.frame.maxX - 4, text.frame.minY + 1.5 * line)
        #expect(journal.take() == [])
    }
    @Test func theElementOfALinkCoversAllItsLines() throws {
        let (hand, text, link) = try wrapped()
        #expect(abs(link.frame.height - text.frame.height) < 2)
        #expect(text.frame.insetBy(dx: -1, dy: -1).contains(link.frame))
        #expect(hand.window.graph.perform(.activate, on: link.id))
        hand.wait(0.1)
        #expect(journal.take() == ["https://pond.example"], "its activation point is on one of its words")
    }
    @Test func aLinkHasTheTintWhateverTheForegroundStyle() throws {
        let red = Paints.red.resolvedColor(in: EnvironmentValues())
        func colors(_ view: some View) -> [ResolvedColor?] { HeadlessWindow(view, size: CGSize(width: 300, height: 50)).shown.map(\.color) }
        #expect(colors(Text("[pond](https://pond.example)").foregroundStyle(Paints.green).tint(Paints.red)) == [red])
        #expect(colors(VStack { Text("[pond](https://pond.example)") }.foregroundColor(Paints.green).tint(Paints.red)) == [red])
        let mixed = try DrawnPixels(Text("MMM [MMM](https://pond.example)").bold().foregroundStyle(Paints.green).tint(Paints.red), 200, 40, scale: 2)
        #expect(mixed.count(Pixel.green) > 50 && mixed.count(Pixel.red) > 50)
    }

    @Test func thePointerIsAHandOverALink() throws {
        var environment = EnvironmentValues()
        environment.hostServices = NotedServices(journal)
        let window = HeadlessWindow(Text("Read [the pond](https://pond.example)"), size: CGSize(width: 300, height: 100), environment: environment)
        let hand = Hand(window), pond = try link("the pond", hand)
        hand.hover(pond.x, pond.y)
        hand.hover(pond.x + 2, pond.y)
        hand.hover(pond.x, 2)
        #expect(journal.take() == ["pointer link", "pointer standard"])
    }

    @Test func linksThatGoAreLinksNoMore() throws {
        struct Changing: View {
            let remote: Remote<Bool>
            @State private var isLinked = true
            var body: some View {
                Text(isLinked ? LocalizedStringKey("[pond](https://pond.example)") : "pond").background { remote.connect($isLinked) }
            }
        }
        let remote = Remote<Bool>(), hand = hand(Changing(remote: remote)), pond = try link("pond", hand)
        remote.value = false
        hand.wait(0.02)
        hand.tap(pond.x, pond.y)
        #expect(journal.take() == [])
        #expect(hand.window.graph.input.hover.shapeCount == 0)
    }

    @Test func aDisabledLinkOpensNothing() throws {
        let hand = hand(Text("[pond](https://pond.example)").disabled(true)), pond = try link("pond", hand)
        hand.tap(pond.x, pond.y)
        #expect(journal.take() == [])
    }
}
