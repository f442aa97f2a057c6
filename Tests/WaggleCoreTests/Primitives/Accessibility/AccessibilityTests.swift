import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
private func elements(_ view: some View) -> [AccessibilityElement] {
    HeadlessWindow(view, size: CGSize(width: 200, height: 200)).graph.accessibilityElements()
}

@MainActor
@Suite struct AccessibilityTests {
    @Test func textsSayWhatTheyShow() {
        let shown = elements(VStack { Text("One") + Text(" and two"); Text(verbatim: ""); Text(3, format: .number) })
        #expect(shown.map(\.label) == ["One and two", "3"])
        #expect(shown.map(\.traits) == [.isStaticText, .isStaticText])
    }

    @Test func anAccessibilityLabelReplacesTheText() {
        let shown = elements(Text("☺︎").accessibilityLabel("Glad").accessibilityValue(Text("very")).accessibilityHint("Cheers you up").accessibilityIdentifier("face"))
        #expect(shown.map(\.label) == ["Glad"])
        #expect(shown.first?.value == "very" && shown.first?.hint == "Cheers you up" && shown.first?.identifier == "face")
    }

    @Test func olderNamesSayTheSame() throws {
        let text = Text("☺︎")
        func one(_ view: some View) throws -> AccessibilityElement { try #require(elements(view).first) }
        #expect(try one(text.accessibility(label: Text("Glad"))).label == "Glad")
        #expect(try one(text.accessibility(value: Text("very"))).value == "very")
        #expect(try one(text.accessibility(hint: Text("Cheers you up"))).hint == "Cheers you up")
        #expect(try one(text.accessibility(identifier: "face")).identifier == "face")
        #expect(try one(text.accessibility(inputLabels: [Text("Smile"), Text("Face")])).inputLabels == ["Smile", "Face"])
        #expect(try one(text.accessibility(addTraits: .isHeader)).traits == [.isStaticText, .isHeader])
        #expect(try one(text.accessibility(removeTraits: .isStaticText)).traits == [])
        #expect(try one(text.accessibility(selectionIdentifier: 7)).details.selectionIdentifier == AnyHashable(7))
        #expect(elements(VStack { text.accessibility(hidden: true); Text("b").accessibility(hidden: false) }).map(\.label) == ["b"])
        let window = HeadlessWindow(VStack { Text("a"); Text("b").accessibility(sortPriority: 1) }, size: CGSize(width: 200, height: 200))
        #expect(window.graph.accessibilityReadingOrder().map(\.label) == ["b", "a"])
        let box = Color.red.frame(width: 40, height: 20).accessibilityElement(), frame = try one(box).frame
        #expect(try one(box.accessibility(activationPoint: CGPoint(x: 5, y: 6))).activationPoint == CGPoint(x: frame.minX + 5, y: frame.minY + 6))
        #expect(try one(box.accessibility(activationPoint: .bottomTrailing)).activationPoint == CGPoint(x: frame.maxX, y: frame.maxY))
    }

    @Test func theOuterLabelWins() {
        #expect(elements(Text("a").accessibilityLabel("b").accessibilityLabel("c")).map(\.label) == ["c"])
    }

    @Test func aLabelThatIsNotEnabledChangesNothing() {
        #expect(elements(Text("a").accessibilityLabel(Text("b"), isEnabled: false)).map(\.label) == ["a"])
    }

    @Test func aButtonIsOneElementOfAllItSays() {
        let shown = elements(Button {} label: { HStack { Image(systemName: "play.fill"); Text("Play"); Text("loud") } }.disabled(true))
        #expect(shown.map(\.label) == ["Play, loud"])
        #expect(shown.first?.traits == .isButton)
        #expect(shown.first?.isEnabled == false)
        #expect(shown.first?.children.map(\.label) == ["play.fill", "Play", "loud"])
    }

    @Test func aButtonWithOnlyAPictureHasItsName() {
        #expect(elements(Button {} label: { Image(systemName: "plus") }).map(\.label) == ["plus"])
        #expect(elements(Button {} label: { Image(systemName: "plus") }.accessibilityLabel("Add")).map(\.label) == ["Add"])
    }

    @Test func hiddenViewsHaveNoElements() {
        #expect(elements(VStack { Text("a").accessibilityHidden(true); Text("b").accessibilityHidden(false); Text("c").hidden() }).map(\.label) == ["b"])
    }

    @Test func anElementOfItsOwnIgnoresContainsOrCombines() {
        let pair = HStack { Text("a"); Text("b") }
        #expect(elements(pair.accessibilityElement().accessibilityLabel("pair")).map(\.all.count) == [1])
        #expect(elements(pair.accessibilityElement(children: .combine)).map(\.label) == ["a, b"])
        let container = elements(pair.accessibilityElement(children: .contain).accessibilityIdentifier("pair"))
        #expect(container.map(\.identifier) == ["pair"])
        #expect(container.first?.children.map(\.label) == ["a", "b"])
    }

    @Test func anIdentifierOfSeveralStandsAroundThem() {
        let shown = elements(HStack { Text("a"); Text("b") }.frame(width: 100, height: 50).accessibilityIdentifier("pair"))
        #expect(shown.count == 1 && shown.first?.children.count == 2)
        #expect(shown.first?.frame == CGRect(x: 50, y: 75, width: 100, height: 50))
    }

    @Test func traitsAreAddedAndTakenAway() {
        let shown = elements(Text("a").accessibilityAddTraits([.isHeader, .isSelected]).accessibilityRemoveTraits(.isStaticText))
        #expect(shown.first?.traits == [.isHeader, .isSelected])
        #expect(elements(HStack { Text("a"); Text("b") }.accessibilityAddTraits(.isHeader)).map(\.traits)
            == [[.isStaticText, .isHeader], [.isStaticText, .isHeader]])
    }

    @Test func aShapeWithALabelIsAnElement() {
        #expect(elements(Circle().accessibilityLabel("Moon")).map(\.frame) == [CGRect(x: 0, y: 0, width: 200, height: 200)])
        #expect(elements(Circle()).isEmpty)
    }

    @Test func aFrameIsWhereEffectsShowTheView() {
        func frame(_ view: some View) -> CGRect? { elements(view.accessibilityIdentifier("it")).first?.frame }
        let block = Color.red.frame(width: 40, height: 20)
        #expect(frame(block) == CGRect(x: 80, y: 90, width: 40, height: 20))
        #expect(frame(block.offset(x: 30, y: 5)) == CGRect(x: 110, y: 95, width: 40, height: 20))
        #expect(frame(block.scaleEffect(2)) == CGRect(x: 60, y: 80, width: 80, height: 40))
        let turned = frame(block.rotationEffect(.degrees(90)))
        #expect(near(turned?.minX, 90) && near(turned?.minY, 80) && near(turned?.width, 20) && near(turned?.height, 40))
    }

    @Test func aPointWithinATurnedElementIsTurnedToo() {
        let shown = elements(Text("Up").frame(width: 40, height: 20).accessibilityIdentifier("up").rotationEffect(.degrees(90)))
        let point = shown.first?.point(at: .leading)
        #expect(near(point?.x, 100) && near(point?.y, 80))
    }

    @Test func opacitiesOfElementsMultiply() {
        let shown = elements(Text("a").opacity(0.5).padding().opacity(0.5))
        #expect(shown.map(\.opacity) == [0.25])
    }

    @Test func aViewOnItsWayIsWhereItIsSeen() {
        struct Sled: View {
            @State private var isRight = false
            var body: some View {
                Text("Sled").frame(width: 50, height: 20).accessibilityIdentifier("sled")
                    .frame(width: 200, alignment: isRight ? .trailing : .leading)
                    .onAppear { withAnimation(.linear(duration: 1)) { isRight = true } }
            }
        }
        let window = HeadlessWindow(Sled(), size: CGSize(width: 200, height: 200))
        window.advance(to: 0)
        let start = window.graph.accessibilityElements().first?.frame.midX
        window.advance(to: 0.5)
        let middle = window.graph.accessibilityElements().first?.frame.midX
        window.advance(to: 2)
        let end = window.graph.accessibilityElements().first?.frame.midX
        #expect(near(start, 25, 1) && near(middle, 100, 1) && near(end, 175, 1))
    }

    @Test func elementsOfDepartingViewsAreMarked() {
        struct Guest: View {
            @State private var isHere = true
            var body: some View {
                VStack { if isHere { Text("Guest").transition(.opacity) } }
                    .onAppear { withAnimation(.linear(duration: 1)) { isHere = false } }
            }
        }
        let window = HeadlessWindow(Guest(), size: CGSize(width: 200, height: 200))
        window.advance(to: 0)
        window.advance(to: 0.25)
        let shown = window.graph.accessibilityElements()
        #expect(shown.map(\.isLeaving) == [true])
        #expect(near(shown.first?.opacity, 0.75))
        window.advance(to: 2)
        #expect(window.graph.accessibilityElements().isEmpty)
    }

    @Test func onlyTheChosenOfSeveralFitsIsShown() {
        #expect(elements(ViewThatFits { Text("long").frame(width: 500); Text("short") }).map(\.label) == ["short"])
    }
}
