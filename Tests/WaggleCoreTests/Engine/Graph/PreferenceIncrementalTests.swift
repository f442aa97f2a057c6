// Cached preferences, anchors, matched geometry and views made from them, compared with fresh ones.

import Foundation
import Observation
import Testing
import TestSupport
import WaggleGeometry
import WaggleMotion
@testable import WaggleCore
@testable import WaggleHeadless

private let size = CGSize(width: 320, height: 240)

private struct Total: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = (value * 2 + nextValue()).truncatingRemainder(dividingBy: 61) }
}
private struct Places: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}
private struct AmountKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private struct CountKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private struct RoundKey: EnvironmentKey { static let defaultValue = 0 }
extension EnvironmentValues {
    fileprivate var amount: CGFloat {
        get { self[AmountKey.self] }
        set { self[AmountKey.self] = newValue }
    }
    fileprivate var counted: CGFloat {
        get { self[CountKey.self] }
        set { self[CountKey.self] = newValue }
    }
    fileprivate var round: Int {
        get { self[RoundKey.self] }
        set { self[RoundKey.self] = newValue }
    }
}

/// The values last reported to the views of one window.
@MainActor @Observable
private final class Reports {
    @ObservationIgnored var total: CGFloat = 0
    /// The rectangles of the anchors, in the window.
    @ObservationIgnored var places: [CGRect] = []
    /// Read by all views, so that a change evaluates all of them.
    var round = 0

    /// Describes the differences from the values reported to other views; nil if there are none.
    func difference(from other: Reports, _ tolerance: CGFloat) -> String? {
        func near(_ a: CGRect, _ b: CGRect) -> Bool {
            abs(a.minX - b.minX) <= tolerance && abs(a.minY - b.minY) <= tolerance && abs(a.width - b.width) <= tolerance && abs(a.height - b.height) <= tolerance
        }
        if abs(total - other.total) > tolerance { return "the preference \(total) and \(other.total)" }
        if places.count != other.places.count { return "\(places.count) anchors and \(other.places.count)" }
        for (place, otherPlace) in zip(places, other.places) where !near(place, otherPlace) { return "an anchor at \(place) and \(otherPlace)" }
        return nil
    }
}
/// Folds a number into 0...most, without jumps that would enlarge the rounding errors of animations.
private func folded(_ number: CGFloat, _ most: CGFloat) -> CGFloat { abs(number.remainder(dividingBy: 2 * most)) }

/// Places its subviews along a diagonal. In an animation its layout moves frame by frame, so final frames do, too.
private struct Diagonal: Layout {
    var step: CGFloat
    var animatableData: CGFloat {
        get { step }
        set { step = newValue }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: CGFloat(subviews.count) * step + 10, height: CGFloat(subviews.count) * step / 2 + 5)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            subview.place(at: CGPoint(x: bounds.minX + CGFloat(index) * step, y: bounds.minY + CGFloat(index) * step / 2), proposal: .unspecified)
        }
    }
}
/// Sets a preference that moves frame by frame.
nonisolated private struct MovingValue: ViewModifier, Animatable {
    var amount: CGFloat
    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }
    @MainActor func body(content: Content) -> some View { content.padding(.leading, amount / 8).preference(key: Total.self, value: amount) }
}

@Observable
private final class Piece: Identifiable {
    enum Kind: CaseIterable { case block, row, column, pile, rows, choice, reader, deepReader, erased, swap, diagonal }
    enum Dress: CaseIterable {
        case none, value, change, mask, watch, layer, anchor, anchors, drawnAnchors, padding, offset, scale, named, amount, transformed, counted
        case source, follower, sized, effect, transaction, animation, movingValue
    }

    let id: Int
    var kind: Kind
    var dress: Dress
    var amount: CGFloat
    var flag: Bool
    let transition: Int
    var children: [Piece]
    /// The piece whose frame this one follows; negative for the swap in it.
    var followed: Int

    init(id: Int, kind: Kind, dress: Dress, amount: CGFloat, flag: Bool, transition: Int, followed: Int, children: [Piece]) {
        (self.id, self.kind, self.dress, self.amount, self.flag) = (id, kind, dress, amount, flag)
        (self.transition, self.followed, self.children) = (transition, followed, children)
    }
}

private struct PieceView: View {
    let piece: Piece, namespace: Namespace.ID
    var body: some View { Dressed(piece: piece, namespace: namespace) }

    /// The transition of views with the piece's id.
    private static func transition(_ piece: Piece) -> AnyTransition {
        switch piece.transition {
        case 0: .opacity
        case 1: .scale
        case 2: .slide
        default: .move(edge: .bottom).combined(with: .opacity)
        }
    }
    private static func color(_ piece: Piece) -> Color { Color(hue: Double(piece.id % 16) / 16, saturation: 1, brightness: 1) }

    struct Bare: View {
        let piece: Piece, namespace: Namespace.ID
        @Environment(\.amount) var around
        @Environment(\.counted) var counted
        @Environment(\.round) var round
        var body: some View {
            let children = Children(piece: piece, namespace: namespace)
            switch piece.kind {
            case .block: PieceView.color(piece).frame(width: piece.amount + around, height: 5 + counted)
            case .row: HStack(alignment: piece.flag ? .top : .center, spacing: 2) { children }
            case .column: VStack(alignment: piece.flag ? .leading : .center, spacing: 2) { children }
            case .pile: ZStack(alignment: piece.flag ? .topLeading : .center) { children }
            case .rows: ForEach(piece.children) { PieceView(piece: $0, namespace: namespace).transition(PieceView.transition($0)) }
            case .choice: if piece.flag { children } else { Circle().fill(.red).frame(width: 9, height: piece.amount) }
            case .reader:
                GeometryReader { proxy in
                    let _ = round
                    let frame = proxy.frame(in: piece.flag ? .global : .named("space"))
                    PieceView.color(piece).frame(width: folded(frame.minX, 30), height: folded(frame.maxY, 20))
                    children
                }
                .frame(width: piece.amount + 20, height: 30)
            case .deepReader:
                GeometryReader { proxy in
                    ForEach(0..<2, id: \.self) { Deep(proxy: proxy, piece: piece, number: $0) }
                }
                .frame(width: piece.amount, height: 20)
            case .erased: piece.flag ? AnyView(children) : AnyView(Ellipse().fill(.green).frame(width: piece.amount, height: 7))
            case .swap:
                ZStack(alignment: .topLeading) {
                    children
                    if piece.flag {
                        Color.mint.matchedGeometryEffect(id: -piece.id, in: namespace).frame(width: piece.amount, height: 12).padding(.leading, 25).transition(.identity)
                    } else {
                        Color.mint.matchedGeometryEffect(id: -piece.id, in: namespace).frame(width: 8, height: piece.amount / 2).transition(.identity)
                    }
                }
            case .diagonal: Diagonal(step: piece.amount / 4) { children }
            }
        }
    }
    struct Deep: View {
        let proxy: GeometryProxy, piece: Piece, number: Int
        @Environment(\.round) var round
        var body: some View {
            let _ = round
            let frame = proxy.frame(in: .global)
            PieceView.color(piece).frame(width: folded(frame.minY * 3, 17), height: piece.flag ? 4 : folded(frame.minX, 9))
        }
    }
    struct Children: View {
        let piece: Piece, namespace: Namespace.ID
        var body: some View {
            if let first = piece.children.first { PieceView(piece: first, namespace: namespace) }
            ForEach(piece.children.dropFirst()) { PieceView(piece: $0, namespace: namespace).transition(PieceView.transition($0)) }
        }
    }
    /// Shows the preference that it read.
    struct Watched<Content: View>: View {
        let content: Content
        @State private var told: CGFloat = 0
        var body: some View { content.onPreferenceChange(Total.self) { told = $0 }.background(alignment: .topLeading) { Color.gray.frame(width: told, height: 2) } }
    }
    struct Measured<Content: View>: View {
        let content: Content
        @State private var told: CGFloat = 0
        var body: some View {
            content.onGeometryChange(for: CGFloat.self) { $0.size.width + $0.frame(in: .global).minY } action: { told = $0 }
                .overlay(alignment: .topLeading) { Color.black.frame(width: folded(told, 23), height: 1) }
        }
    }

    struct Dressed: View {
        let piece: Piece, namespace: Namespace.ID
        @Environment(\.round) var round
        var body: some View {
            let amount = piece.amount, bare = Bare(piece: piece, namespace: namespace)
            switch piece.dress {
            case .none: bare
            case .value: bare.preference(key: Total.self, value: amount)
            case .change: bare.transformPreference(Total.self) { $0 += amount }
            case .mask: bare.preference(key: Places.self, value: [])
            case .watch: Watched(content: bare)
            case .layer:
                bare.overlayPreferenceValue(Total.self, alignment: .bottomLeading) { total in
                    let _ = round
                    Color.blue.frame(width: total, height: 3)
                }
            case .anchor: bare.anchorPreference(key: Places.self, value: piece.flag ? .bounds : .rect(CGRect(x: 1, y: 2, width: amount, height: 3))) { [$0] }
            case .anchors: Group { bare; Color.orange.frame(width: amount, height: 4) }.transformAnchorPreference(key: Places.self, value: .bounds) { $0.append($1) }
            case .drawnAnchors:
                bare.overlayPreferenceValue(Places.self) { places in
                    GeometryReader { proxy in
                        let _ = round
                        ForEach(Array(places.prefix(12).enumerated()), id: \.offset) { _, place in
                            let frame = proxy[place]
                            Color.purple.frame(width: min(frame.width, 40), height: 2).position(x: frame.midX, y: frame.midY)
                        }
                    }
                }
            case .padding: bare.padding(amount / 8)
            case .offset: bare.offset(x: amount / 4, y: 2)
            case .scale: bare.scaleEffect(0.5 + amount / 50)
            case .named: bare.coordinateSpace(name: piece.flag ? "space" : "elsewhere")
            case .amount: bare.environment(\.amount, amount / 4)
            case .transformed: bare.transformEnvironment(\.amount) { $0 = min($0 + 1, 6) }
            case .counted: bare.transformEnvironment(\.counted) { $0 = ($0 * 3 + amount).truncatingRemainder(dividingBy: 7) }
            // One view: of several sources, the last one determines the frame.
            case .source: ZStack { bare }.matchedGeometryEffect(id: piece.id, in: namespace, isSource: true).frame(width: amount, height: 10)
            // A leaf: a view that follows a view inside itself never comes to rest.
            case .follower:
                bare.overlay {
                    Color.brown.matchedGeometryEffect(id: piece.followed, in: namespace, properties: piece.flag ? .frame : .position, isSource: false)
                        .frame(width: 12, height: 6)
                }
            // One view: of several, the last one that changed would be reported.
            case .sized: Measured(content: ZStack { bare })
            case .effect: bare.visualEffect { effect, proxy in effect.offset(y: folded(proxy.frame(in: .global).minX, 11)) }
            case .transaction: bare.transaction { if piece.flag { $0.animation = .linear(duration: 0.2) } }
            case .animation: bare.animation(.linear(duration: 0.3), value: piece.flag)
            case .movingValue: bare.modifier(MovingValue(amount: amount))
            }
        }
    }
}

private struct RootView: View {
    let piece: Piece, reports: Reports
    @Namespace private var namespace
    var body: some View {
        // One item, so that there is a single overlay even while the piece changes its dress.
        ZStack { PieceView(piece: piece, namespace: namespace) }
            .environment(\.round, reports.round)
            .onPreferenceChange(Total.self) { reports.total = $0 }
            .overlayPreferenceValue(Places.self) { places in
                GeometryReader { [round = reports.round] proxy in
                    let _ = round
                    let _ = reports.places = places.map { proxy[$0].offsetBy(proxy.frame(in: .global).origin) }
                }
            }
    }
}

private struct Script {
    var dice: Dice
    var kinds = Narrowing.cases(Piece.Kind.allCases, "KINDS")
    var dresses = Narrowing.cases(Piece.Dress.allCases, "DRESSES")
    var transitions = 4
    var animations = 4
    var lastID = 0

    mutating func makePiece(_ depth: Int) -> Piece {
        lastID += 1
        let id = lastID
        let kind = depth == 0 || dice.roll(4) == 0 ? .block : kinds.randomElement(using: &dice) ?? .block
        let children = kind == .block ? [] : (0..<dice.roll(4)).map { _ in makePiece(depth - 1) }
        return Piece(id: id, kind: kind, dress: dress(), amount: amount(), flag: dice.roll(2) == 0, transition: dice.roll(transitions), followed: followed(),
                     children: children)
    }
    private mutating func amount() -> CGFloat { 5 + CGFloat(dice.roll(80)) / 2 }
    private mutating func dress() -> Piece.Dress { dresses.randomElement(using: &dice) ?? .none }
    /// The matched frames that a piece can follow: those of sources and swaps.
    private func sources(_ piece: Piece) -> [Int] {
        (piece.dress == .source ? [piece.id] : []) + (piece.kind == .swap ? [-piece.id] : []) + piece.children.flatMap(sources)
    }
    private mutating func followed() -> Int { dice.roll(2 * lastID + 1) - lastID }
    private mutating func followed(_ root: Piece) -> Int { sources(root).randomElement(using: &dice) ?? followed() }

    /// Makes a random change and returns its description.
    mutating func change(_ root: Piece) -> String {
        var piece = root, depth = 4
        while let child = piece.children.randomElement(using: &dice), dice.roll(4) != 0 {
            piece = child
            depth -= 1
        }
        switch dice.roll(12) {
        case 0, 1, 2: piece.amount = amount()
        case 3, 4: piece.flag.toggle()
        case 5: piece.dress = dress()
        case 6 where piece !== root: piece.kind = kinds.randomElement(using: &dice) ?? .block
        case 7 where !piece.children.isEmpty: piece.children.remove(at: dice.roll(piece.children.count))
        case 8: piece.children.shuffle(using: &dice)
        case 9: piece.followed = followed(root)
        case 10 where piece !== root && piece.dress != .follower && dresses.contains(.follower): (piece.dress, piece.followed) = (.follower, followed(root))
        default:
            if piece.children.count < 4, depth > 0 { piece.children.insert(makePiece(depth - 1), at: dice.roll(piece.children.count + 1)) }
        }
        return "piece \(piece.id): \(piece.kind) \(piece.dress) \(piece.amount) \(piece.flag) follows \(piece.followed) with \(piece.children.map(\.id))"
    }
    /// Makes some changes in the transaction and returns the description of the last one.
    @MainActor mutating func changes(_ root: Piece, _ animation: Animation?) -> String {
        var last = ""
        withTransaction(Transaction(animation: animation)) {
            for _ in 0...dice.roll(3) { last = change(root) }
        }
        return last
    }
    mutating func animation() -> Animation? {
        switch dice.roll(animations) {
        case 0: .linear(duration: 0.3)
        case 1: .easeInOut(duration: 0.5).delay(0.1)
        case 2: nil
        default: .spring(duration: 0.3, bounce: 0.3)
        }
    }
    /// A root that holds some pieces and draws their anchors.
    mutating func makeRoot() -> Piece {
        let root = makePiece(4)
        (root.kind, root.dress) = (.column, .drawnAnchors)
        return root
    }
}

@MainActor
@Suite struct PreferenceIncrementalTests {
    private func window(_ root: Piece) -> (HeadlessWindow, Reports) {
        let reports = Reports()
        return (HeadlessWindow(RootView(piece: root, reports: reports), size: size), reports)
    }
    private func dice(_ seed: UInt64) -> Dice { Dice(state: seed &* 0x9E37_79B9_7F4A_7C15) }
    /// Describes the items that differ; nil if there are none.
    private func difference(_ shown: [ShownItem], _ others: [ShownItem], _ tolerance: CGFloat = 1e-6) -> String? {
        guard shown.count == others.count else { return "\(shown.count) items and \(others.count)" }
        let different = zip(shown, others).filter { !$0.isNear($1, tolerance) }
        return different.isEmpty ? nil : different.map { "\($0)\n  and \($1)" }.joined(separator: "\n")
    }

    @Test(arguments: Narrowing.seeds([1, 2, 3, 4, 5, 6], daily: 2)) func everyStepEndsWhereAFreshWindowWouldBegin(seed: UInt64) {
        var script = Script(dice: dice(seed)), compared = 0
        let root = script.makeRoot(), (window, reports) = window(root)
        for step in 0..<120 {
            let animation: Animation? = script.dice.roll(3) == 0 ? .linear(duration: 0.3) : nil
            let last = script.changes(root, animation)
            window.advance(by: Double(script.dice.roll(30)) / 100)
            if script.dice.roll(2) == 0 { window.advance(by: 5) }
            window.advance(by: 0.01)
            guard !window.graph.isAnimating else { continue }
            compared += 1
            let (fresh, freshReports) = self.window(root)
            // Geometry-dependent effects may start animations in the second frame.
            for _ in 0..<3 { fresh.advance(by: 5) }
            if let difference = difference(window.shown, fresh.shown) ?? reports.difference(from: freshReports, 1e-6) {
                Issue.record("seed \(seed), step \(step), after \(last): differs from scratch: \(difference)")
                return
            }
        }
        #expect(compared > 40)
    }

    /// Layout is final immediately. So are preferences, anchors and matched frames, unless an effect or a layout is animated.
    @Test(arguments: Narrowing.seeds([11, 12, 13, 14], daily: 2)) func inTheMiddleOfAnimationsLayoutAndReportsAreThoseOfAFreshWindow(seed: UInt64) {
        var script = Script(dice: dice(seed)), moments = 0
        script.kinds.removeAll { $0 == .diagonal }
        script.dresses.removeAll { [.offset, .scale, .effect, .movingValue].contains($0) }
        script.transitions = 1
        let root = script.makeRoot(), (window, reports) = window(root)
        for step in 0..<120 {
            let last = script.changes(root, script.animation())
            window.advance(by: Double(script.dice.roll(30)) / 100)
            if window.graph.isAnimating { moments += 1 }
            let (fresh, freshReports) = self.window(root)
            let (frames, freshFrames) = (window.finalFrames(), fresh.finalFrames())
            guard frames.isNear(freshFrames) else {
                Issue.record("seed \(seed), step \(step), after \(last): layout\n\(frames.text)\nfrom scratch\n\(freshFrames.text)")
                return
            }
            if let difference = reports.difference(from: freshReports, 1e-6) {
                Issue.record("seed \(seed), step \(step), after \(last): differs from scratch: \(difference)")
                return
            }
        }
        #expect(moments > 40)
    }

    @Test(arguments: Narrowing.seeds([21, 22, 23, 24], daily: 2)) func anotherFrameRateShowsTheSameAtEachMoment(seed: UInt64) throws {
        var script = Script(dice: dice(seed))
        // Animations that restart in each frame, because they follow something that moves, depend on the frame rate.
        script.dresses.removeAll { $0 == .transaction }
        // A spring ends at the first frame that finds it at rest, and rounding to pixels would enlarge the remaining distance.
        script.animations = 3
        try compareAlongTheWay(script, seed) { other, _, time in try other.turn(to: time, framesPerSecond: 37) }
    }

    /// While animations run, evaluating all views at any moment changes no cached result of the tree.
    @Test(arguments: Narrowing.seeds([41, 42, 43, 44], daily: 2)) func inTheMiddleOfAnimationsNothingChangesByEvaluatingAllViews(seed: UInt64) throws {
        try compareAlongTheWay(Script(dice: dice(seed)), seed) { other, reports, time in
            try other.turn(to: time, framesPerSecond: 60)
            reports.round += 1
            other.settle()
        }
    }

    /// Makes the same changes in two windows, advances them differently, the first at 60 frames per second, and compares them each time.
    private func compareAlongTheWay(_ script: Script, _ seed: UInt64, advance: (HeadlessWindow, Reports, TimeInterval) throws -> Void) throws {
        var script = script, rests = 0, moments = 0
        let root = script.makeRoot(), (window, reports) = window(root), (other, otherReports) = self.window(root)
        for step in 0..<120 {
            let last = script.changes(root, script.animation())
            window.settle()
            other.settle()
            let time = window.time + (script.dice.roll(4) == 0 ? 1 : Double(script.dice.roll(30)) / 100)
            try window.turn(to: time, framesPerSecond: 60)
            try advance(other, otherReports, time)
            if window.graph.isAnimating { moments += 1 } else { rests += 1 }
            let (frames, otherFrames) = (window.finalFrames(), other.finalFrames())
            guard frames.isNear(otherFrames, 1e-6) else {
                Issue.record("seed \(seed), step \(step), after \(last): layout\n\(frames.text)\nin the other window\n\(otherFrames.text)")
                return
            }
            #expect(window.graph.isAnimating == other.graph.isAnimating, "seed \(seed), step \(step), after \(last)")
            if let difference = difference(window.shown, other.shown) ?? reports.difference(from: otherReports, 1e-6) {
                Issue.record("seed \(seed), step \(step), after \(last): differs in the other window: \(difference)")
                return
            }
        }
        #expect(rests > 20 && moments > 30)
    }

    /// Nothing jumps in an animated change, not even in subtrees that leave or return.
    @Test(arguments: Narrowing.seeds([31, 32, 33, 34], daily: 2)) func anAnimatedChangeBeginsWhereEverythingIsShown(seed: UInt64) {
        var script = Script(dice: dice(seed)), moments = 0
        // Views that read or follow frames are updated as soon as these change. Layers around several views do not take part in the views' transitions.
        script.kinds.removeAll { [.reader, .deepReader, .swap].contains($0) }
        script.dresses.removeAll { [.watch, .layer, .drawnAnchors, .sized, .effect, .source, .follower].contains($0) }
        // Other transitions begin with visible views.
        script.transitions = 1
        let root = script.makeRoot(), (window, _) = window(root)
        root.dress = .none
        func visible() -> [ShownItem] { window.shown.filter { $0.opacity > 1e-6 && $0.frame.width > 0 && $0.frame.height > 0 } }
        for step in 0..<120 {
            window.advance(by: Double(script.dice.roll(30)) / 100)
            if window.graph.isAnimating { moments += 1 }
            let before = visible()
            let last = script.changes(root, .linear(duration: 0.4))
            window.settle()
            var after = visible(), gone: [ShownItem] = []
            for item in before {
                if let index = after.firstIndex(where: { $0.isNear(item, 1e-6) }) { after.remove(at: index) } else { gone.append(item) }
            }
            guard gone.isEmpty, after.isEmpty else {
                Issue.record("seed \(seed), step \(step), after \(last): jumps from\n\(gone.map { "\($0)" }.joined(separator: "\n"))\nto\n\(after.map { "\($0)" }.joined(separator: "\n"))")
                return
            }
        }
        #expect(moments > 40)
    }
}
