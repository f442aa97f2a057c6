import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore

private enum ReadHeight: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

@MainActor
struct HitTestTests {
    let journal = Journal()

    /// The letters of the points in a window of 100 by 100 at which a tap reaches the view.
    private func taps<V: View>(_ view: V, _ points: [(CGFloat, CGFloat)], _ prepare: (Hand) -> Void = { _ in }) -> [Bool] {
        let hand = Hand(on: view)
        prepare(hand)
        return points.map { point in
            hand.tap(point.0, point.1)
            hand.wait(0.5)
            return journal.take() == ["tap"]
        }
    }
    private func tapped() { journal.note("tap") }

    @Test func shapesTakeTouchesInTheirOutline() {
        let circle = Circle().frame(width: 80, height: 80).onTapGesture(perform: tapped)
        #expect(taps(circle, [(50, 50), (50, 11), (15, 15), (85, 85), (50, 9)]) == [true, true, false, false, false])
    }

    @Test func whatIsAliveAndNotShownTakesNoTouches() {
        // The wide candidate does not fit, and lies where the narrow one is.
        let candidates = ViewThatFits(in: .horizontal) {
            Color.red.frame(width: 300, height: 80).onTapGesture { journal.note("wide") }
            Color.red.frame(width: 20, height: 20).onTapGesture(perform: tapped)
        }
        #expect(taps(candidates, [(50, 50), (50, 20)]) == [true, false])
        let tabs = ZStack {
            Color.red.frame(width: 20, height: 20).onTapGesture(perform: tapped)
            Color.blue.frame(width: 80, height: 80).onTapGesture { journal.note("hidden tab") }.modifier(KeepAliveModifier(isShown: false))
        }
        #expect(taps(tabs, [(50, 50), (50, 20)]) == [true, false])
        #expect(journal.take() == [])
    }

    @Test func strokedShapesTakeTouchesOnTheLine() {
        let ring = Circle().stroke(lineWidth: 10).frame(width: 80, height: 80).onTapGesture(perform: tapped)
        #expect(taps(ring, [(50, 50), (50, 10), (50, 14), (50, 16)]) == [false, true, true, false])
    }

    @Test func evenOddHolesLetTouchesThrough() {
        struct Frame: Shape {
            func path(in rect: CGRect) -> Path {
                var path = Path(rect)
                path.addRect(rect.insetBy(dx: 20, dy: 20))
                return path
            }
        }
        #expect(taps(Frame().fill(style: FillStyle(eoFill: true)).onTapGesture(perform: tapped), [(10, 50), (50, 50)]) == [true, false])
        #expect(taps(Frame().fill().onTapGesture(perform: tapped), [(10, 50), (50, 50)]) == [true, true])
    }

    /// The points at which a tap reaches what is behind the view.
    private func reachesBehind<V: View>(_ view: V, _ point: (CGFloat, CGFloat) = (50, 50)) -> Bool {
        taps(ZStack {
            Color.blue.onTapGesture(perform: tapped)
            view
        }, [point]) == [true]
    }

    @Test func clearColoursLetTouchesThrough() {
        #expect(taps(Color.clear.onTapGesture(perform: tapped), [(50, 50)]) == [false])
        #expect(reachesBehind(Color.clear))
        #expect(reachesBehind(Color.red.opacity(0)))
        #expect(!reachesBehind(Color.red.opacity(0.001)))
        // The usual ways to take them all the same.
        #expect(taps(Color.clear.contentShape(Rectangle()).onTapGesture(perform: tapped), [(50, 50)]) == [true])
        #expect(taps(Color.white.opacity(0.001).onTapGesture(perform: tapped), [(50, 50)]) == [true])
    }
    @Test func clearStylesOfShapesLetTouchesThrough() {
        #expect(reachesBehind(Rectangle().fill(.clear)))
        #expect(reachesBehind(Rectangle().fill(Color.red.opacity(0))))
        #expect(reachesBehind(Rectangle().fill(.red.opacity(0))))
        #expect(reachesBehind(Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).opacity(0))))
        #expect(reachesBehind(Rectangle().foregroundStyle(.clear)))
        #expect(reachesBehind(Rectangle().stroke(.clear, lineWidth: 300)))
        #expect(!reachesBehind(Rectangle().fill(.red)))
        #expect(!reachesBehind(Rectangle().fill(.ultraThinMaterial)))
        #expect(!reachesBehind(Rectangle().fill(.clear.shadow(.drop(color: .red, radius: 2)))))
    }
    @Test func gradientsTakeTouchesWhateverTheirColours() {
        #expect(!reachesBehind(LinearGradient(colors: [.clear, .clear], startPoint: .top, endPoint: .bottom)))
    }
    @Test func backgroundsAndOverlaysThatOnlyReadLetTouchesThrough() {
        let hand = Hand(on: Color.blue.onTapGesture { journal.note("view") }
            .overlay { GeometryReader { proxy in Color.clear.preference(key: ReadHeight.self, value: proxy.size.height) } })
        hand.tap(50, 50)
        #expect(journal.take() == ["view"])
    }
    @Test func imagesTakeTouchesWhereTheyAreTransparentAndNotInClearColours() {
        let hole = Image(size: CGSize(width: 80, height: 80)) { context in context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 80)), with: .color(.red)) }
        #expect(!reachesBehind(hole))
        #expect(reachesBehind(hole.renderingMode(.template).foregroundStyle(.clear)))
        #expect(!reachesBehind(hole.renderingMode(.template)))
        #expect(reachesBehind(Image(systemName: "square.fill").resizable().foregroundStyle(.clear)))
        #expect(!reachesBehind(Image(systemName: "square").resizable()))
    }
    @Test func textsTakeTouchesWhateverTheirColour() {
        #expect(!reachesBehind(Text("mmmmmmmm").font(.system(size: 40)).foregroundColor(.clear)))
    }
    @Test func aColourThatBecomesVisibleTakesTouchesFromThenOn() {
        let remote = Remote<Bool>(), hand = Hand(on: Held(false, remote) { isRed in
            ZStack {
                Color.blue.onTapGesture { journal.note("behind") }
                (isRed.wrappedValue ? Color.red : Color.clear).onTapGesture { journal.note("front") }
            }
        })
        hand.tap(50, 50)
        remote.value = true
        hand.wait(0.1)
        hand.tap(50, 50)
        #expect(journal.take() == ["behind", "front"])
    }

    @Test func emptySpaceTakesNoTouches() {
        let row = HStack(spacing: 0) {
            Color.red.frame(width: 10, height: 10)
            Spacer()
            Color.red.frame(width: 10, height: 10)
        }
        #expect(taps(row.onTapGesture(perform: tapped), [(5, 50), (50, 50), (95, 50), (5, 40)]) == [true, false, true, false])
    }

    @Test func aContentShapeDecidesAlone() {
        let row = HStack(spacing: 0) {
            Color.red.frame(width: 10, height: 10)
            Spacer()
        }
        #expect(taps(row.contentShape(Rectangle()).onTapGesture(perform: tapped), [(5, 50), (90, 50), (50, 40)]) == [true, true, false])
        let round = Color.red.contentShape(Circle()).onTapGesture(perform: tapped)
        #expect(taps(round, [(50, 50), (5, 5)]) == [true, false])
        let preview = Color.red.contentShape(.dragPreview, Circle()).onTapGesture(perform: tapped)
        #expect(taps(preview, [(5, 5)]) == [true])
    }

    @Test func viewsInAContentShapeStillTakeTheirTouches() {
        let hand = Hand(on: HStack(spacing: 0) {
            Color.red.frame(width: 20, height: 20).onTapGesture { journal.note("inner") }
            Spacer()
        }.contentShape(Rectangle()).onTapGesture { journal.note("outer") })
        hand.tap(10, 50)
        hand.tap(70, 50)
        #expect(journal.take() == ["inner", "outer"])
    }

    @Test func theViewInFrontTakesTheTouch() {
        let hand = Hand(on: ZStack {
            Color.red.onTapGesture { journal.note("front") }.zIndex(1)
            Color.blue.onTapGesture { journal.note("behind") }
        })
        hand.tap(50, 50)
        #expect(journal.take() == ["front"])
        let plain = Hand(on: ZStack {
            Color.red.onTapGesture { journal.note("behind") }
            Color.blue.frame(width: 20).onTapGesture { journal.note("front") }
        })
        plain.tap(50, 50)
        plain.tap(10, 10)
        #expect(journal.take() == ["front", "behind"])
    }

    @Test func overlaysAndBackgroundsBelongToTheView() {
        let view = Block(Paints.red).overlay { Color.blue.frame(width: 40, height: 10) }.background { Color.green.frame(width: 10, height: 40) }
        #expect(taps(view.onTapGesture(perform: tapped), [(50, 50), (35, 50), (50, 35), (35, 35)]) == [true, true, true, false])
    }

    @Test func touchesGoThroughWhatDoesNotAllowThem() {
        let hand = Hand(on: ZStack {
            Color.blue.onTapGesture { journal.note("behind") }
            Color.red.onTapGesture { journal.note("front") }.allowsHitTesting(false)
        })
        hand.tap(50, 50)
        #expect(journal.take() == ["behind"])
    }

    @Test func whatIsDisabledTakesTouchesAndDoesNothing() {
        let hand = Hand(on: ZStack {
            Color.blue.onTapGesture { journal.note("behind") }
            Color.red.onTapGesture { journal.note("front") }.disabled(true)
        })
        hand.tap(50, 50)
        #expect(journal.take() == [])
    }

    @Test(arguments: [0.0, 0.01])
    func invisibleViewsLetTouchesThrough(_ opacity: Double) {
        #expect(taps(Rectangle().opacity(opacity).onTapGesture(perform: tapped), [(50, 50)]) == [opacity > 0])
    }

    @Test func hiddenAndVanishedViewsLetTouchesThrough() {
        #expect(taps(Color.red.hidden().onTapGesture(perform: tapped), [(50, 50)]) == [false])
        #expect(taps(Color.red.scaleEffect(0).onTapGesture(perform: tapped), [(50, 50)]) == [false])
        #expect(taps(Color.red.scaleEffect(x: 1, y: 0).onTapGesture(perform: tapped), [(50, 50)]) == [false])
    }

    @Test func offsetScaleAndRotationMoveTheArea() {
        #expect(taps(Block(Paints.red).offset(x: 30).onTapGesture(perform: tapped), [(50, 50), (80, 50)]) == [false, true])
        #expect(taps(Block(Paints.red).onTapGesture(perform: tapped).offset(x: 30), [(50, 50), (80, 50)]) == [false, true])
        #expect(taps(Block(Paints.red).scaleEffect(4).onTapGesture(perform: tapped), [(50, 50), (12, 12), (9, 50)]) == [true, true, false])
        let bar = Rectangle().frame(width: 80, height: 10)
        #expect(taps(bar.rotationEffect(.degrees(90)).onTapGesture(perform: tapped), [(50, 50), (50, 12), (12, 50)]) == [true, true, false])
    }

    @Test func turnsInSpaceMoveTheArea() {
        // Edge-on, nothing is visible; rotated by half a turn, a view on the left is on the right.
        let left = HStack(spacing: 0) {
            Color.red.onTapGesture(perform: tapped)
            Color.blue
        }
        #expect(taps(left.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0)), [(20, 50), (80, 50)]) == [false, true])
        #expect(taps(Color.red.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0).onTapGesture(perform: tapped),
                     [(50, 50), (26, 50), (24, 50)]) == [true, true, false])
        let seen = taps(Color.red.projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 40, y: 0))).onTapGesture(perform: tapped), [(20, 50), (60, 50)])
        #expect(seen == [false, true])
    }

    @Test func clippingDoesNotCutTheAreaThatTakesTouches() {
        let view = Rectangle().frame(width: 80, height: 80).frame(width: 20, height: 20).clipped().onTapGesture(perform: tapped)
        #expect(taps(view, [(50, 50), (20, 20)]) == [true, true])
    }

    @Test func viewsAreWhereTheyAreShownWhileTheyMove() {
        struct Moving: View {
            let journal: Journal
            let remote: Remote<Bool>
            @State private var isRight = false
            var body: some View {
                remote.connect($isRight)
                Block(Paints.red, 20).onTapGesture { journal.note("at \(Int($0.x)) \(Int($0.y))") }
                    .frame(width: 100, alignment: isRight ? .trailing : .leading)
                    .animation(.linear(duration: 1), value: isRight)
            }
        }
        let remote = Remote<Bool>(), hand = Hand(on: Moving(journal: journal, remote: remote))
        remote.value = true
        hand.wait(0.5)
        hand.down(50, 50)
        hand.up()
        #expect(journal.take().count == 1)
        hand.wait(1)
        hand.tap(50, 50)
        #expect(journal.take() == [])
        hand.tap(85, 50)
        #expect(journal.take() == ["at 5 10"])
    }

    @Test func animatedOffsetsCountAsShown() {
        struct Moving: View {
            let journal: Journal
            let remote: Remote<Bool>
            @State private var isRight = false
            var body: some View {
                remote.connect($isRight)
                Block(Paints.red, 20).onTapGesture { journal.note("at \(Int($0.x.rounded()))") }
                    .offset(x: isRight ? 40 : -40)
                    .animation(.linear(duration: 1), value: isRight)
            }
        }
        let remote = Remote<Bool>(), hand = Hand(on: Moving(journal: journal, remote: remote))
        remote.value = true
        hand.wait(0.01)
        hand.wait(0.5)
        hand.down(55, 50)
        hand.up()
        #expect(journal.take() == ["at 15"])
    }

    @Test func departingViewsTakeNoTouches() {
        struct Leaving: View {
            let journal: Journal
            let remote: Remote<Bool>
            @State private var isThere = true
            var body: some View {
                ZStack {
                    Color.blue.onTapGesture { journal.note("behind") }
                    if isThere { Color.red.onTapGesture { journal.note("front") } }
                }
                .animation(.linear(duration: 1), value: isThere)
                .background { remote.connect($isThere) }
            }
        }
        let remote = Remote<Bool>(), hand = Hand(on: Leaving(journal: journal, remote: remote))
        hand.tap(50, 50)
        remote.value = false
        hand.wait(0.2)
        hand.tap(50, 50)
        #expect(journal.take() == ["front", "behind"])
    }

    @Test func rightToLeftMirrorsTheAreaOfAShape() {
        struct Half: Shape {
            func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height)) }
        }
        let view = Half().onTapGesture(perform: tapped).environment(\.layoutDirection, .rightToLeft)
        #expect(taps(view, [(20, 50), (80, 50)]) == [false, true])
    }

    @Test func theEnclosingRightToLeftOffsetGoesTheOtherWay() {
        let view = Block(Paints.red).offset(x: 30).onTapGesture(perform: tapped).environment(\.layoutDirection, .rightToLeft)
        #expect(taps(view, [(20, 50), (80, 50)]) == [true, false])
    }
}
