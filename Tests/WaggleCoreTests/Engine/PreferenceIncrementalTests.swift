// Cached preferences, anchors, matched geometry and views made from them, compared with fresh ones.

import Foundation
import Observation
import Testing
import WaggleGeometry
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
extension EnvironmentValues {
    fileprivate var amount: CGFloat {
        get { self[AmountKey.self] }
        set { self[AmountKey.self] = newValue }
    }
    fileprivate var counted: CGFloat {
        get { self[CountKey.self] }
        set { self[CountKey.self] = newValue }
    }
}

@Observable
private final class Piece: Identifiable {
    enum Kind: CaseIterable { case block, row, column, pile, rows, choice, reader, deepReader, erased }
    enum Dress: CaseIterable {
        case none, value, change, mask, watch, layer, anchor, anchors, drawnAnchors, padding, offset, scale, named, amount, transformed, counted
        case source, follower, sized, effect, transaction
    }

    let id: Int
    var kind: Kind
    var dress: Dress
    var amount: CGFloat
    var flag: Bool
    var children: [Piece]
    /// The piece whose frame this one follows.
    var followed: Int

    init(id: Int, kind: Kind, dress: Dress, amount: CGFloat, flag: Bool, followed: Int, children: [Piece]) {
        (self.id, self.kind, self.dress, self.amount, self.flag, self.followed, self.children) = (id, kind, dress, amount, flag, followed, children)
    }
}

private struct PieceView: View {
    let piece: Piece, namespace: Namespace.ID
    var body: some View { Dressed(piece: piece, namespace: namespace) }

    private static func color(_ piece: Piece) -> Color { Color(hue: Double(piece.id % 16) / 16, saturation: 1, brightness: 1) }

    struct Bare: View {
        let piece: Piece, namespace: Namespace.ID
        @Environment(\.amount) var around
        @Environment(\.counted) var counted
        var body: some View {
            let children = Children(piece: piece, namespace: namespace)
            switch piece.kind {
            case .block: PieceView.color(piece).frame(width: piece.amount + around, height: 5 + counted)
            case .row: HStack(alignment: piece.flag ? .top : .center, spacing: 2) { children }
            case .column: VStack(alignment: piece.flag ? .leading : .center, spacing: 2) { children }
            case .pile: ZStack(alignment: piece.flag ? .topLeading : .center) { children }
            case .rows: ForEach(piece.children) { PieceView(piece: $0, namespace: namespace).transition(.opacity) }
            case .choice: if piece.flag { children } else { Circle().fill(.red).frame(width: 9, height: piece.amount) }
            case .reader:
                GeometryReader { proxy in
                    let frame = proxy.frame(in: piece.flag ? .global : .named("space"))
                    PieceView.color(piece).frame(width: abs(frame.minX.truncatingRemainder(dividingBy: 30)), height: abs(frame.maxY.truncatingRemainder(dividingBy: 20)))
                    children
                }
                .frame(width: piece.amount + 20, height: 30)
            case .deepReader:
                GeometryReader { proxy in
                    ForEach(0..<2, id: \.self) { Deep(proxy: proxy, piece: piece, number: $0) }
                }
                .frame(width: piece.amount, height: 20)
            case .erased: piece.flag ? AnyView(children) : AnyView(Ellipse().fill(.green).frame(width: piece.amount, height: 7))
            }
        }
    }
    struct Deep: View {
        let proxy: GeometryProxy, piece: Piece, number: Int
        var body: some View {
            let frame = proxy.frame(in: .global)
            PieceView.color(piece).frame(width: abs((frame.minY * 3).truncatingRemainder(dividingBy: 17)), height: piece.flag ? 4 : abs(frame.minX.truncatingRemainder(dividingBy: 9)))
        }
    }
    struct Children: View {
        let piece: Piece, namespace: Namespace.ID
        var body: some View {
            if let first = piece.children.first { PieceView(piece: first, namespace: namespace) }
            ForEach(piece.children.dropFirst()) { PieceView(piece: $0, namespace: namespace).transition(.opacity) }
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
                .overlay(alignment: .topLeading) { Color.black.frame(width: abs(told.truncatingRemainder(dividingBy: 23)), height: 1) }
        }
    }

    struct Dressed: View {
        let piece: Piece, namespace: Namespace.ID
        var body: some View {
            let amount = piece.amount, bare = Bare(piece: piece, namespace: namespace)
            switch piece.dress {
            case .none: bare
            case .value: bare.preference(key: Total.self, value: amount)
            case .change: bare.transformPreference(Total.self) { $0 += amount }
            case .mask: bare.preference(key: Places.self, value: [])
            case .watch: Watched(content: bare)
            case .layer: bare.overlayPreferenceValue(Total.self, alignment: .bottomLeading) { Color.blue.frame(width: $0, height: 3) }
            case .anchor: bare.anchorPreference(key: Places.self, value: piece.flag ? .bounds : .rect(CGRect(x: 1, y: 2, width: amount, height: 3))) { [$0] }
            case .anchors: Group { bare; Color.orange.frame(width: amount, height: 4) }.transformAnchorPreference(key: Places.self, value: .bounds) { $0.append($1) }
            case .drawnAnchors:
                bare.overlayPreferenceValue(Places.self) { places in
                    GeometryReader { proxy in
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
            case .source: bare.matchedGeometryEffect(id: piece.id, in: namespace, isSource: true).frame(width: amount, height: 10)
            // A leaf: a view that follows a view inside itself never comes to rest.
            case .follower:
                bare.overlay {
                    Color.brown.matchedGeometryEffect(id: piece.followed, in: namespace, properties: piece.flag ? .frame : .position, isSource: false)
                        .frame(width: 12, height: 6)
                }
            case .sized: Measured(content: bare)
            case .effect: bare.visualEffect { effect, proxy in effect.offset(y: proxy.frame(in: .global).minX.truncatingRemainder(dividingBy: 11)) }
            case .transaction: bare.transaction { if piece.flag { $0.animation = .linear(duration: 0.2) } }
            }
        }
    }
}

private struct RootView: View {
    let piece: Piece
    @Namespace private var namespace
    var body: some View { PieceView(piece: piece, namespace: namespace) }
}

private struct Script {
    var dice: Dice
    var lastID = 0

    mutating func makePiece(_ depth: Int) -> Piece {
        lastID += 1
        let id = lastID
        let kind = depth == 0 || dice.roll(4) == 0 ? .block : Piece.Kind.allCases.randomElement(using: &dice) ?? .block
        let children = kind == .block ? [] : (0..<dice.roll(4)).map { _ in makePiece(depth - 1) }
        return Piece(id: id, kind: kind, dress: dress(), amount: amount(), flag: dice.roll(2) == 0, followed: dice.roll(id + 1), children: children)
    }
    private mutating func amount() -> CGFloat { 5 + CGFloat(dice.roll(80)) / 2 }
    private mutating func dress() -> Piece.Dress { Piece.Dress.allCases.randomElement(using: &dice) ?? .none }

    /// Makes a random change and returns its description.
    mutating func change(_ root: Piece) -> String {
        var piece = root, depth = 4
        while let child = piece.children.randomElement(using: &dice), dice.roll(4) != 0 {
            piece = child
            depth -= 1
        }
        switch dice.roll(11) {
        case 0, 1, 2: piece.amount = amount()
        case 3, 4: piece.flag.toggle()
        case 5: piece.dress = dress()
        case 6 where piece !== root: piece.kind = Piece.Kind.allCases.randomElement(using: &dice) ?? .block
        case 7 where !piece.children.isEmpty: piece.children.remove(at: dice.roll(piece.children.count))
        case 8: piece.children.shuffle(using: &dice)
        case 9: piece.followed = dice.roll(lastID + 1)
        default:
            if piece.children.count < 4, depth > 0 { piece.children.insert(makePiece(depth - 1), at: dice.roll(piece.children.count + 1)) }
        }
        return "piece \(piece.id): \(piece.kind) \(piece.dress) \(piece.amount) \(piece.flag) with \(piece.children.map(\.id))"
    }
}

@MainActor
@Suite struct PreferenceIncrementalTests {
    @Test(arguments: [1, 2, 3, 4, 5, 6])
    func everyStepEndsWhereAFreshWindowWouldBegin(seed: UInt64) {
        var script = Script(dice: Dice(state: seed &* 0x9E37_79B9_7F4A_7C15))
        let root = script.makePiece(4)
        (root.kind, root.dress) = (.column, .drawnAnchors)
        let window = HeadlessWindow(RootView(piece: root), size: size)
        var compared = 0
        for step in 0..<120 {
            let animation: Animation? = script.dice.roll(3) == 0 ? .linear(duration: 0.3) : nil
            var last = ""
            withTransaction(Transaction(animation: animation)) {
                for _ in 0...script.dice.roll(3) { last = script.change(root) }
            }
            window.advance(by: Double(script.dice.roll(30)) / 100)
            if script.dice.roll(2) == 0 { window.advance(by: 5) }
            window.advance(by: 0.01)
            guard !window.graph.isAnimating else { continue }
            compared += 1
            let fresh = HeadlessWindow(RootView(piece: root), size: size)
            // What geometry-dependent effects move may begin to animate in the second frame.
            for _ in 0..<3 { fresh.advance(by: 5) }
            let (shown, freshShown) = (window.shown, fresh.shown)
            guard shown.count == freshShown.count, zip(shown, freshShown).allSatisfy({ $0.isNear($1, 1e-6) }) else {
                let difference = zip(shown, freshShown).filter { !$0.isNear($1, 1e-6) }.map { "\($0)\n  and from scratch \($1)" }.joined(separator: "\n")
                Issue.record("seed \(seed), step \(step), after \(last): \(shown.count) items, from scratch \(freshShown.count)\n\(difference)")
                return
            }
        }
        #expect(compared > 40)
    }
}
