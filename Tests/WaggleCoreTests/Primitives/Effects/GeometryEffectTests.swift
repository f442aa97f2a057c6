import Foundation
import Testing
import WaggleGeometry
import WaggleMotion
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
@Suite struct GeometryEffectTests {
    private let size = CGSize(width: 100, height: 100)

    private struct Shift: GeometryEffect {
        var distance: CGFloat
        var animatableData: CGFloat {
            get { distance }
            set { distance = newValue }
        }
        func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(CGAffineTransform(translationX: distance, y: 0)) }
    }
    private func shown(_ effect: some ViewModifier) -> (drawn: CGFloat?, read: CGFloat) {
        var read: CGFloat = -1
        let window = HeadlessWindow(GeometryReader { proxy -> Color in
            read = proxy.frame(in: .global).minX
            return Paints.red
        }.frame(width: 20, height: 20).modifier(effect), size: size)
        return (window.minX(Paints.red), read)
    }

    @Test func aProgramsEffectMovesTheDrawingAndWhatReadersSee() {
        let (drawn, read) = shown(Shift(distance: 10))
        #expect(drawn == 50 && read == 50)
    }
    @Test func anIgnoredEffectMovesTheDrawingAlone() {
        let (drawn, read) = shown(Shift(distance: 10).ignoredByLayout())
        #expect(drawn == 50 && read == 40)
    }
    @Test func anIgnoredEffectAnimatesAndTakesTouchesWhereItIsSeen() {
        struct Moving: View {
            let remote: Remote<CGFloat>, journal: Journal
            @State private var distance: CGFloat = 0
            var body: some View {
                Block(Paints.red).onTapGesture { journal.note("tap") }.modifier(Shift(distance: distance).ignoredByLayout()).background { remote.connect($distance) }
            }
        }
        let remote = Remote<CGFloat>(), journal = Journal(), hand = Hand(on: Moving(remote: remote, journal: journal))
        withAnimation(.linear(duration: 1)) { remote.value = 40 }
        hand.wait(0.5)
        #expect(near(hand.window.minX(Paints.red), 60, 0.5))
        hand.wait(1)
        hand.tap(50, 50)
        #expect(journal.take() == [])
        hand.tap(90, 50)
        #expect(journal.take() == ["tap"])
    }

    private func places(_ direction: LayoutDirection, _ flip: (AnyView) -> AnyView) -> CGFloat? {
        // Red at the leading edge, drawn mirrored or not.
        let row = HStack(spacing: 0) { Block(Paints.red); Block(Paints.blue, 40) }
        return HeadlessWindow(flip(AnyView(row)).environment(\.layoutDirection, direction), size: size).minX(Paints.red)
    }
    @Test func viewsAreMirroredForRightToLeftWhereAsked() {
        #expect(places(.leftToRight) { AnyView($0.flipsForRightToLeftLayoutDirection(true)) } == 20)
        #expect(places(.rightToLeft) { AnyView($0.flipsForRightToLeftLayoutDirection(false)) } == 60)
        #expect(places(.rightToLeft) { AnyView($0.flipsForRightToLeftLayoutDirection(true)) } == 20)
        #expect(places(.leftToRight) { AnyView($0.layoutDirectionBehavior(.mirrors(in: .leftToRight))) } == 60)
        #expect(places(.leftToRight) { AnyView($0.layoutDirectionBehavior(.mirrors)) } == 20)
    }
    @Test func scenePaddingKeepsContentAwayFromTheEdges() {
        #expect(HeadlessWindow(Paints.red.scenePadding(), size: size).frame(Paints.red) == CGRect(x: 16, y: 16, width: 68, height: 68))
        #expect(HeadlessWindow(Paints.red.scenePadding(.horizontal), size: size).frame(Paints.red) == CGRect(x: 16, y: 0, width: 68, height: 100))
        #expect(HeadlessWindow(Paints.red.scenePadding(.minimum, edges: .top), size: size).frame(Paints.red) == CGRect(x: 0, y: 16, width: 100, height: 84))
    }
    @Test func hidingTheStatusBarChangesNothing() {
        #expect(HeadlessWindow(Paints.red.statusBarHidden().statusBar(hidden: true), size: size).frame(Paints.red) == CGRect(x: 0, y: 0, width: 100, height: 100))
    }
}
