import Foundation
import Observation
import OpenCombine
import Testing
import WaggleGeometry
import WaggleMotion
@testable import WaggleCore
@testable import WaggleHeadless

/// Closures that run in layout, in drawing or for a preference: what they read there, and nowhere else, changes what they make.
@MainActor
@Suite struct DeferredClosureTests {
    @Observable fileprivate final class Knob { var value: CGFloat = 0 }
    fileprivate struct Reading: @unchecked Sendable {
        let read: () -> CGFloat
        var value: CGFloat { read() }
    }
    private let size = CGSize(width: 200, height: 100)

    /// Checks what is shown while the value is 0 and once it is 30: a state's, then that of an observable object.
    private func expect<Content: View>(
        _ before: CGFloat?, _ after: CGFloat?, of shown: (HeadlessWindow) -> CGFloat?, isEvaluated: Bool = false,
        _ place: SourceLocation = #_sourceLocation, @ViewBuilder _ content: @escaping (Reading) -> Content
    ) {
        let remote = Remote<CGFloat>()
        let window = HeadlessWindow(Held(CGFloat(0), remote) { value in content(Reading { value.wrappedValue }) }, size: size)
        #expect(shown(window) == before, sourceLocation: place)
        for value in [CGFloat(30), 0, 30] {
            remote.value = value
            window.settle()
            #expect(shown(window) == (value == 30 ? after : before), sourceLocation: place)
        }
        if !isEvaluated { #expect(window.graph.counters.bodies == 0, sourceLocation: place) }
        let knob = Knob()
        let observing = HeadlessWindow(content(Reading { knob.value }), size: size)
        #expect(shown(observing) == before, sourceLocation: place)
        for value in [CGFloat(30), 0, 30] {
            knob.value = value
            observing.settle()
            #expect(shown(observing) == (value == 30 ? after : before), sourceLocation: place)
        }
        observing.settle()
        #expect(observing.graph.counters.bodies == 0 && !observing.graph.needsDisplay, sourceLocation: place)
    }
    private func left(_ window: HeadlessWindow) -> CGFloat? { window.minX(Paints.red) }

    // MARK: Layout

    @Test func stateReadInAnAlignmentGuideMovesTheView() {
        expect(0, 30, of: left) { reading in
            VStack(alignment: .leading, spacing: 0) {
                Block(Paints.red).alignmentGuide(.leading) { _ in -reading.value }
                Color.clear.frame(width: 100, height: 10)
            }
            .frame(width: 200, alignment: .leading)
        }
    }
    @Test func guidesWithinFramesOfAFixedSize() {
        expect(0, 30, of: left) { reading in
            HStack(spacing: 0) {
                VStack(alignment: .leading, spacing: 0) {
                    Block(Paints.red).alignmentGuide(.leading) { _ in -reading.value }
                    Color.clear.frame(width: 100, height: 10)
                }
                .frame(width: 200, alignment: .leading)
            }
        }
    }

    private struct At: Layout {
        let x: Reading
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { proposal.replacingUnspecifiedDimensions() }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews { subview.place(at: CGPoint(x: bounds.minX + x.value, y: bounds.minY), proposal: .unspecified) }
        }
    }
    private struct Wide: Layout {
        let x: Reading
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 10 + x.value, height: 10) }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    private struct Remembering: Layout {
        let x: Reading
        func makeCache(subviews: Subviews) -> CGFloat { x.value }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) -> CGSize { CGSize(width: 10 + cache, height: 10) }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) {}
    }
    private struct Guided: Layout {
        let x: Reading
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 20, height: 20) }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGFloat? {
            guide == .leading ? -x.value : nil
        }
    }
    @Test func stateReadInPlaceSubviewsMovesSubviews() {
        expect(0, 30, of: left) { At(x: $0)() { Block(Paints.red) } }
        expect(0, 30, of: left) { AnyLayout(At(x: $0))() { Block(Paints.red) } }
    }
    @Test func stateReadInSizeThatFitsResizesTheLayout() {
        expect(10, 40, of: left) { reading in
            HStack(spacing: 0) {
                Wide(x: reading)() { Color.clear }
                Block(Paints.red)
            }
            .frame(width: 200, alignment: .leading)
        }
        expect(10, 40, of: left) { reading in
            HStack(spacing: 0) {
                Remembering(x: reading)() { Color.clear }
                Block(Paints.red)
            }
            .frame(width: 200, alignment: .leading)
        }
    }
    @Test func stateReadInExplicitAlignmentMovesTheLayout() {
        expect(0, 30, of: left) { reading in
            VStack(alignment: .leading, spacing: 0) {
                Guided(x: reading)() { Block(Paints.red) }
                Color.clear.frame(width: 100, height: 10)
            }
            .frame(width: 200, alignment: .leading)
        }
    }

    // MARK: Drawing

    private struct Bar: Shape {
        let length: Reading
        func path(in rect: CGRect) -> Path { Path(CGRect(x: length.value, y: 0, width: 10, height: 10)) }
    }
    private struct Sized: Shape {
        let length: Reading
        func path(in rect: CGRect) -> Path { Path(rect) }
        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 10 + length.value, height: 10) }
    }
    @Test func stateReadInAPathRedrawsTheShape() {
        expect(0, 30, of: left) { Bar(length: $0).fill(Paints.red) }
        expect(-1, 29, of: left) { reading in Bar(length: reading).offset(x: -1).fill(Paints.red) }
        expect(0, 30, of: left) { reading in AnyShape(Bar(length: reading)).foregroundStyle(Paints.red) }
        expect(10, 40, of: { $0.frame(Paints.red)?.width }) { Sized(length: $0).fill(Paints.red) }
    }
    @Test func shapesWhoseStyleChangesInBetween() {
        struct Painted: View {
            @State var length: CGFloat = 0
            @State var isBlue = false
            let remote: Remote<CGFloat>, paint: Remote<Bool>
            var body: some View {
                remote.connect($length)
                paint.connect($isBlue)
                Bar(length: Reading { length }).fill(isBlue ? Paints.blue : Paints.red)
            }
        }
        let remote = Remote<CGFloat>(), paint = Remote<Bool>(), window = HeadlessWindow(Painted(remote: remote, paint: paint), size: size)
        _ = window.shown
        paint.value = true
        window.settle()
        _ = window.shown
        remote.value = 30
        window.settle()
        #expect(window.minX(Paints.blue) == 30)
    }
    @Test func stateReadInAClipShapeChangesTheClip() {
        expect(0, 30, of: { $0.one(Paints.red)?.clips.first?.minX }) { Paints.red.clipShape(Bar(length: $0)) }
    }
    @Test func stateReadInAContainerShapeRedrawsRelativeShapes() {
        expect(0, 30, of: left) { reading in ContainerRelativeShape().fill(Paints.red).containerShape(Inset(reading: reading)) }
    }
    private struct Inset: InsettableShape {
        let reading: Reading
        func path(in rect: CGRect) -> Path { Path(rect.offsetBy(dx: reading.value, dy: 0)) }
        func inset(by amount: CGFloat) -> some InsettableShape { self }
    }
    private struct Shift: GeometryEffect {
        let x: Reading
        func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(CGAffineTransform(translationX: x.value, y: 0)) }
    }
    @Test func stateReadInAGeometryEffectMovesTheView() {
        expect(0, 30, of: left) { reading in Block(Paints.red).modifier(Shift(x: reading)).frame(width: 200, alignment: .leading) }
    }
    @Test func stateReadInAVisualEffectMovesTheView() {
        expect(0, 30, of: left) { reading in Block(Paints.red).visualEffect { effect, _ in effect.offset(x: reading.value) }.frame(width: 200, alignment: .leading) }
        expect(0, 30, of: left) { reading in
            ScrollView { Block(Paints.red).scrollTransition { effect, _ in effect.offset(x: reading.value) }.frame(width: 200, alignment: .leading) }
        }
    }
    private struct Drawn: TextRenderer {
        typealias AnimatableData = EmptyAnimatableData
        let x: Reading
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            ctx.fill(Path(CGRect(x: x.value, y: 0, width: 10, height: 10)), with: .color(Paints.red))
        }
    }
    private struct Spread: TextRenderer {
        typealias AnimatableData = EmptyAnimatableData
        let x: Reading
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {}
        func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { CGSize(width: 10 + x.value, height: 10) }
    }
    @Test func stateReadInATextRendererRedrawsTheText() {
        expect(0, 30, of: { window in left(window).map { $0 - (window.finalFrames().first?.frame.minX ?? 0) } }) { Text("a").textRenderer(Drawn(x: $0)) }
        expect(10, 40, of: left) { reading in
            HStack(spacing: 0) {
                Text("a").textRenderer(Spread(x: reading))
                Block(Paints.red)
            }
            .frame(width: 200, alignment: .leading)
        }
    }
    private struct Either: ShapeStyle {
        let reading: Reading
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle { reading.value > 10 ? Paints.red : Paints.blue }
    }
    @Test func stateReadInAShapeStyleRepaints() {
        expect(0, 1, of: { CGFloat($0.all(Paints.red).count) }) { Rectangle().fill(Either(reading: $0)) }
        expect(0, 1, of: { CGFloat($0.all(Paints.red).count) }) { Text("a").foregroundStyle(Either(reading: $0)) }
        expect(0, 1, of: { CGFloat($0.all(Paints.red).count) }) { Color.clear.background(Either(reading: $0)) }
    }
    @Test func stateReadInACanvasRedrawsIt() {
        expect(0, 30, of: left, isEvaluated: true) { reading in
            Canvas { context, _ in context.fill(Path(CGRect(x: reading.value, y: 0, width: 10, height: 10)), with: .color(Paints.red)) }
        }
    }

    // MARK: Preferences

    private struct Total: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
    }
    private struct Shown: View {
        let x: CGFloat
        var body: some View { Block(Paints.red).offset(x: x).frame(width: 200, height: 100, alignment: .topLeading) }
    }
    @Test func stateReadInAPreferenceTransformChangesThePreference() {
        expect(0, 30, of: left, isEvaluated: true) { reading in
            Color.clear.transformPreference(Total.self) { $0 += reading.value }.overlayPreferenceValue(Total.self) { Shown(x: $0) }
        }
        expect(0, 30, of: left, isEvaluated: true) { reading in
            VStack { Group { Color.clear; Color.clear.preference(key: Total.self, value: 0) } }
                .transformPreference(Total.self) { $0 += reading.value }.padding(0).backgroundPreferenceValue(Total.self) { Shown(x: $0) }
        }
    }
    @Test func stateReadInAnAnchorTransformChangesThePreference() {
        expect(0, 30, of: left, isEvaluated: true) { reading in
            Color.clear.anchorPreference(key: Total.self, value: .bounds) { _ in reading.value }.overlayPreferenceValue(Total.self) { Shown(x: $0) }
        }
        expect(0, 30, of: left, isEvaluated: true) { reading in
            Color.clear.transformAnchorPreference(key: Total.self, value: .bounds) { value, _ in value += reading.value }
                .overlayPreferenceValue(Total.self) { Shown(x: $0) }
        }
    }
    /// The line below the chosen tab of a bar.
    @Test func theAnchorOfAChosenView() {
        struct Bounds: PreferenceKey {
            static var defaultValue: Anchor<CGRect>? { nil }
            static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
        }
        struct Bar: View {
            @State var chosen = 0
            let remote: Remote<Int>
            var body: some View {
                remote.connect($chosen)
                HStack(spacing: 0) {
                    ForEach(0..<4) { tab in
                        Color.clear.anchorPreference(key: Bounds.self, value: .bounds) { tab == chosen ? $0 : nil }
                    }
                }
                .overlayPreferenceValue(Bounds.self) { anchor in
                    GeometryReader { proxy in
                        if let anchor { Paints.red.frame(width: proxy[anchor].width, height: 2).offset(x: proxy[anchor].minX) }
                    }
                }
            }
        }
        let remote = Remote<Int>(), window = HeadlessWindow(Bar(remote: remote), size: size)
        #expect(window.minX(Paints.red) == 0)
        withAnimation(.linear(duration: 1)) { remote.value = 2 }
        window.settle()
        window.advance(to: 0.5)
        #expect(near(window.minX(Paints.red), 50, 0.01))
        window.advance(to: 2)
        #expect(window.minX(Paints.red) == 100)
    }

    private struct Weighted: PreferenceKey {
        static let defaultValue: CGFloat = 0
        nonisolated(unsafe) static let knob = Knob()
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() + knob.value }
    }
    @Test func preferencesReduceInTheOrderOfViews() {
        let window = HeadlessWindow(HStack {
            Color.clear.preference(key: Weighted.self, value: 1)
            Color.clear.preference(key: Weighted.self, value: 2)
        }
        .overlayPreferenceValue(Weighted.self) { Shown(x: $0) }, size: size)
        #expect(left(window) == 3)
        Weighted.knob.value = 30
        window.settle()
        #expect(left(window) == 33)
    }

    // MARK: Others

    private struct PlaceKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
    private struct Placed: View {
        @Environment(\.self) private var environment
        var body: some View { Shown(x: environment[PlaceKey.self]) }
    }
    @Test func transformsOfTheEnvironment() {
        expect(0, 30, of: left, isEvaluated: true) { reading in
            VStack { Placed() }.transformEnvironment(\.self) { $0[PlaceKey.self] = reading.value }
        }
    }
    @Test func stateReadInGeometryTransformsRunsTheirActions() {
        let journal = Journal(), remote = Remote<CGFloat>(), knob = Knob()
        let window = HeadlessWindow(Held(CGFloat(0), remote) { value in
            let reading = Reading { value.wrappedValue }
            ScrollView { Color.clear.frame(height: 300).onGeometryChange(for: CGFloat.self) { _ in reading.value } action: { journal.note("state \(Int($0))") } }
                .onScrollGeometryChange(for: CGFloat.self) { _ in reading.value } action: { _, new in journal.note("scroll state \(Int(new))") }
        }, size: size)
        journal.events = []
        remote.value = 30
        window.settle()
        #expect(Set(journal.events) == ["state 30", "scroll state 30"])
        let reading = Reading { knob.value }
        let observing = HeadlessWindow(
            ScrollView { Color.clear.frame(height: 300).onGeometryChange(for: CGFloat.self) { _ in reading.value } action: { journal.note("object \(Int($0))") } }
                .onScrollGeometryChange(for: CGFloat.self) { _ in reading.value } action: { _, new in journal.note("scroll object \(Int(new))") }, size: size)
        journal.events = []
        knob.value = 30
        observing.settle()
        #expect(Set(journal.events) == ["object 30", "scroll object 30"])
    }
    @Test func valuesOfAnObservableObjectReadInAClosureUpdateTheView() {
        final class Model: ObservableObject { @Published var x: CGFloat = 0 }
        struct Guide: View {
            @ObservedObject var model: Model
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Block(Paints.red).alignmentGuide(.leading) { _ in -model.x }
                    Color.clear.frame(width: 100, height: 10)
                }
                .frame(width: 200, alignment: .leading)
            }
        }
        let model = Model(), window = HeadlessWindow(Guide(model: model), size: size)
        model.x = 30
        window.settle()
        #expect(left(window) == 30)
    }
    @Test func aGuideMovesInTheTransactionOfItsState() {
        let remote = Remote<CGFloat>()
        let window = HeadlessWindow(Held(CGFloat(0), remote) { x in
            VStack(alignment: .leading, spacing: 0) {
                Block(Paints.red).alignmentGuide(.leading) { _ in -x.wrappedValue }
                Color.clear.frame(width: 100, height: 10)
            }
            .frame(width: 200, alignment: .leading)
        }, size: size)
        window.animate(remote, to: 40, .linear(duration: 1))
        window.advance(to: 0.5)
        #expect(near(window.minX(Paints.red), 20, 0.01))
    }
    /// A layout that runs in each frame reads in each frame, and is told of a change once.
    @Test func aLayoutThatRunsAgainAndAgainIsOneReader() {
        let remote = Remote<CGFloat>(), other = Remote<CGFloat>()
        let window = HeadlessWindow(Held(CGFloat(0), other) { width in
            Held(CGFloat(0), remote) { x in
                VStack(spacing: 0) {
                    ForEach(0..<3) { _ in At(x: Reading { x.wrappedValue })() { Block(Paints.blue, 10) } }
                    Paints.red.frame(width: 10, height: width.wrappedValue)
                }
            }
        }, size: size)
        for step in 0..<200 {
            other.value = CGFloat(step % 40)
            window.settle()
        }
        remote.value = 30
        window.settle()
        #expect(window.all(Paints.blue).map(\.frame.minX) == [30, 30, 30])
    }
}
