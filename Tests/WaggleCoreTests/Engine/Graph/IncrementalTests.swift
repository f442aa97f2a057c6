// The cached tree equals a fresh one in every frame.

import Foundation
import Observation
import Testing
import TestSupport
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCairo
@testable import WaggleCore
@testable import WaggleHeadless

private let size = CGSize(width: 320, height: 240)

/// One view of the model, with its subviews.
@Observable
private final class Piece: Identifiable {
    enum Kind: CaseIterable { case block, text, row, column, pile, group, rows, choice, optional, erased, named, reader, fitting, grid, bar }
    enum Dress: CaseIterable { case none, padding, offset, opacity, frame, flexible, scale, background, overlay, zIndex, clip, priority, fixed, rotation, spacing
        case ratio, guide, reach, reachBehind, insets, direction, scaleOfDisplay, keptAlive
    }

    let id: Int
    var kind: Kind
    var dress: Dress
    /// Represents the view's own state: the view reads it and its parent does not.
    var amount: CGFloat
    var flag: Bool
    var transition: Int
    var children: [Piece]

    init(id: Int, kind: Kind, dress: Dress, amount: CGFloat, flag: Bool, transition: Int, children: [Piece]) {
        (self.id, self.kind, self.dress, self.amount, self.flag, self.transition, self.children) = (id, kind, dress, amount, flag, transition, children)
    }
}

private struct AmountKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
extension EnvironmentValues {
    fileprivate var amount: CGFloat {
        get { self[AmountKey.self] }
        set { self[AmountKey.self] = newValue }
    }
}

private struct PieceView: View {
    let piece: Piece
    var body: some View { Dressed(piece: piece) }

    /// The contents, in every form that the language offers.
    struct Bare: View {
        let piece: Piece
        @Environment(\.amount) var around
        var body: some View {
            let spacing: CGFloat? = piece.flag ? nil : (piece.amount / 4).rounded() / 2
            switch piece.kind {
            case .block: Rectangle().fill(Color(hue: Double(piece.id % 16) / 16, saturation: 1, brightness: 1)).frame(width: piece.amount + around, height: 12)
            case .text: Text(piece.flag ? "wax" : "honeycomb \(piece.id)").foregroundColor(Color(hue: Double(piece.id % 16) / 16, saturation: 1, brightness: 0.5))
            case .row: HStack(alignment: piece.flag ? .top : .center, spacing: spacing) { Children(piece: piece) }
            case .column: VStack(alignment: piece.flag ? .leading : .center, spacing: spacing) { Children(piece: piece) }
            case .pile: ZStack(alignment: piece.flag ? .topLeading : .center) { Children(piece: piece) }
            case .group: Group { Children(piece: piece) }
            case .rows: ForEach(piece.children) { PieceView(piece: $0).transition(anyTransition($0.transition)) }
            case .choice: if piece.flag { Children(piece: piece) } else { Circle().fill(.red).frame(width: 9, height: piece.amount) }
            case .optional: if piece.flag { Children(piece: piece).transition(anyTransition(piece.transition)) }
            case .erased: piece.flag ? AnyView(Children(piece: piece)) : AnyView(Ellipse().frame(width: piece.amount, height: 7))
            case .reader:
                GeometryReader { proxy in
                    Children(piece: piece)
                    Rectangle().fill(.pink).frame(width: proxy.size.width / 3, height: abs(proxy.frame(in: .global).minX).remainder(dividingBy: 20).magnitude)
                    Rectangle().fill(.mint).frame(width: 4, height: proxy.safeAreaInsets.top)
                }
            case .fitting: ViewThatFits(in: piece.flag ? .horizontal : .vertical) { HStack { Children(piece: piece) }; VStack { Children(piece: piece) } }
            case .grid:
                Grid(alignment: piece.flag ? .topLeading : .center, horizontalSpacing: spacing, verticalSpacing: spacing) {
                    ForEach(piece.children) { child in GridRow { PieceView(piece: child); Capsule().frame(width: 9, height: 4) } }
                    if piece.flag { Rectangle().frame(height: 2).gridCellUnsizedAxes(.horizontal) }
                }
            case .bar: VStack { Children(piece: piece) }.safeAreaInset(edge: piece.flag ? .top : .bottom, spacing: 3) { Rectangle().fill(.cyan).frame(height: piece.amount / 4) }
            case .named: Children(piece: piece).id(piece.flag).environment(\.amount, piece.flag ? 3 : 0)
            }
        }
    }

    struct Children: View {
        let piece: Piece
        var body: some View {
            if let first = piece.children.first { PieceView(piece: first) }
            ForEach(piece.children.dropFirst()) { PieceView(piece: $0).transition(anyTransition($0.transition)) }
        }
    }

    struct Dressed: View {
        let piece: Piece
        var body: some View {
            let amount = piece.amount, bare = Bare(piece: piece)
            switch piece.dress {
            case .none: bare
            case .padding: bare.padding(amount / 8)
            case .offset: bare.offset(x: amount / 4, y: 2)
            case .opacity: bare.opacity(Double(amount) / 50)
            case .frame: bare.frame(width: amount * 2, height: piece.flag ? 20 : nil)
            case .flexible: bare.frame(minWidth: 10, maxWidth: piece.flag ? .infinity : amount * 3, alignment: .leading)
            case .scale: bare.scaleEffect(0.5 + amount / 50)
            case .background: bare.background(Capsule().fill(.yellow))
            case .overlay: bare.overlay(alignment: .topTrailing) { if piece.flag { Circle().fill(.blue).frame(width: 5, height: 5) } }
            case .zIndex: bare.zIndex(Double(amount) / 10)
            case .clip: bare.clipShape(RoundedRectangle(cornerRadius: amount / 10))
            case .priority: bare.layoutPriority(piece.flag ? 1 : 0)
            case .fixed: bare.fixedSize()
            case .rotation: bare.rotationEffect(.degrees(Double(amount)))
            case .ratio: bare.aspectRatio(amount / 20, contentMode: piece.flag ? .fit : .fill)
            case .guide: bare.alignmentGuide(.leading) { $0[.leading] + amount / 5 }.alignmentGuide(.top) { $0[.bottom] - amount / 5 }
            case .reach: bare.ignoresSafeArea(edges: piece.flag ? .all : [.top, .leading])
            case .reachBehind: bare.background { Color.orange.ignoresSafeArea() }
            case .insets: bare.safeAreaPadding(piece.flag ? .all : .top, amount / 8)
            case .direction: bare.environment(\.layoutDirection, piece.flag ? .rightToLeft : .leftToRight)
            case .scaleOfDisplay: bare.environment(\.displayScale, piece.flag ? 3 : 2)
            case .keptAlive: VStack { bare }.modifier(KeepAliveModifier(isShown: piece.flag))
            case .spacing: bare.animation(.linear(duration: 0.3), value: piece.flag)
            }
        }
    }
}

@MainActor private func anyTransition(_ number: Int) -> AnyTransition {
    switch number {
    case 0: .opacity
    case 1: .scale
    case 2: .slide
    case 3: .identity
    default: AnyTransition.move(edge: .bottom).combined(with: .opacity)
    }
}

private struct Script {
    var dice: Dice
    var lastID = 0
    static let kinds = Narrowing.cases(Piece.Kind.allCases, "KINDS")
    static let dresses = Narrowing.cases(Piece.Dress.allCases, "DRESSES")

    mutating func makePiece(_ depth: Int) -> Piece {
        lastID += 1
        let id = lastID
        let kind = depth == 0 || dice.roll(4) == 0 ? (dice.roll(3) == 0 ? .text : .block) : Self.kinds.randomElement(using: &dice)!
        let children = kind == .block || kind == .text ? [] : (0..<dice.roll(4)).map { _ in makePiece(depth - 1) }
        return Piece(id: id, kind: kind, dress: Self.dresses.randomElement(using: &dice)!, amount: amount(), flag: dice.roll(2) == 0,
                     transition: dice.roll(5), children: children)
    }
    private mutating func amount() -> CGFloat { 5 + CGFloat(dice.roll(160)) / 4 }

    /// Makes a random change and returns its description.
    mutating func change(_ root: Piece) -> String {
        var piece = root, depth = 4
        while !piece.children.isEmpty, dice.roll(4) != 0 {
            piece = piece.children.randomElement(using: &dice)!
            depth -= 1
        }
        switch dice.roll(10) {
        case 0, 1: piece.amount = amount()
        case 2, 3: piece.flag.toggle()
        case 4: piece.dress = Self.dresses.randomElement(using: &dice)!
        case 5 where piece !== root: piece.kind = Self.kinds.randomElement(using: &dice)!
        case 6 where !piece.children.isEmpty: piece.children.remove(at: dice.roll(piece.children.count))
        case 7: piece.children.shuffle(using: &dice)
        case 8: piece.transition = dice.roll(5)
        default:
            if piece.children.count < 5, depth > 0 { piece.children.insert(makePiece(depth - 1), at: dice.roll(piece.children.count + 1)) }
        }
        return "piece \(piece.id): \(piece.kind) \(piece.dress) \(piece.amount) \(piece.flag) \(piece.transition) with \(piece.children.map(\.id))"
    }

    mutating func animation() -> Animation? {
        switch dice.roll(6) {
        case 0: .linear(duration: 0.25)
        case 1: .spring(duration: 0.3, bounce: 0.3)
        case 2: .easeInOut(duration: 0.5).delay(0.1)
        default: nil
        }
    }
}

@MainActor
@Suite struct IncrementalTests {
    /// The final frames of the window.
    ///
    /// - Parameter readsPlaces: false to omit views that depend on their position in the window, where running effects matter.
    private func finalFrames(_ window: HeadlessWindow, readsPlaces: Bool) -> [PlacedLeaf] {
        window.finalFrames { !readsPlaces && ($0 is IgnoresSafeAreaNode || "\(type(of: $0))".hasPrefix("GeometryReaderNode")) }
    }
    private func window(_ root: Piece) -> HeadlessWindow {
        HeadlessWindow(PieceView(piece: root), size: size, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
    }
    private func pixels(_ window: HeadlessWindow) throws -> [UInt8] { try window.draw().withPixels { Array($0) } }

    @Test(arguments: Narrowing.seeds([1, 2, 3, 4], daily: 2))
    func everyStepEndsWhereAFreshWindowWouldBegin(seed: UInt64) throws {
        var script = Script(dice: Dice(state: seed &* 0x9E37_79B9_7F4A_7C15))
        let root = script.makePiece(4)
        root.kind = .column
        let window = self.window(root)
        var last = "", rests = 0
        for step in 0..<250 {
            let animation = script.animation()
            withTransaction(Transaction(animation: animation)) {
                for _ in 0...script.dice.roll(3) { last = script.change(root) }
            }
            window.advance(by: Double(script.dice.roll(30)) / 100)
            if script.dice.roll(3) == 0 { window.advance(by: 5) }
            _ = window.graph.displayList()
            let fresh = self.window(root)
            // A fresh window has no running effects.
            let isAnimating = window.graph.isAnimating
            let (frames, freshFrames) = (finalFrames(window, readsPlaces: !isAnimating), finalFrames(fresh, readsPlaces: !isAnimating))
            guard frames.isNear(freshFrames) else {
                Issue.record("seed \(seed), step \(step), after \(last): layout\n\(frames.text)\nfrom scratch\n\(freshFrames.text)")
                return
            }
            guard !isAnimating else { continue }
            rests += 1
            let (shown, freshShown) = (window.shown, fresh.shown)
            guard shown.count == freshShown.count, zip(shown, freshShown).allSatisfy({ $0.isNear($1, 1e-6) }) else {
                Issue.record("seed \(seed), step \(step), after \(last): shows\n\(shown.map { "\($0)" }.joined(separator: "\n"))\nfrom scratch\n\(freshShown.map { "\($0)" }.joined(separator: "\n"))")
                return
            }
            if rests % 20 == 0 {
                let (picture, freshPicture) = (try pixels(window), try pixels(fresh))
                let differences = zip(picture, freshPicture).enumerated().filter { $1.0 != $1.1 }
                let most = differences.map { abs(Int($1.0) - Int($1.1)) }.max() ?? 0
                try #require(picture.count == freshPicture.count && differences.isEmpty, "seed \(seed), step \(step), after \(last): \(differences.count) bytes differ by up to \(most), at \(differences.prefix(3).map { (x: $0.offset / 4 % 640, y: $0.offset / 4 / 640) })")
            }
        }
        #expect(rests > 60)
    }

    @Test(arguments: Narrowing.seeds([11, 12, 13], daily: 2)) func framesAreTheSameAtAnyFrameRate(seed: UInt64) throws {
        var script = Script(dice: Dice(state: seed &* 0x9E37_79B9_7F4A_7C15))
        let root = script.makePiece(4)
        root.kind = .column
        let slow = window(root), fast = self.window(root)
        var last = "", rests = 0, moments = 0
        for step in 0..<120 {
            let animation = script.animation()
            withTransaction(Transaction(animation: animation)) {
                for _ in 0...script.dice.roll(3) { last = script.change(root) }
            }
            slow.settle()
            fast.settle()
            let time = slow.time + (script.dice.roll(3) == 0 ? 5 : Double(script.dice.roll(30)) / 100)
            for frame in 1...7 { fast.advance(to: slow.time + (time - slow.time) * Double(frame) / 7) }
            slow.advance(to: time)
            let (frames, others) = (finalFrames(slow, readsPlaces: true), finalFrames(fast, readsPlaces: true))
            // A spring ends at the first frame that finds it at rest, which comes earlier at higher frame rates: some hundredths of a point before
            // its target.
            let isAtRest = !slow.graph.isAnimating && !fast.graph.isAnimating
            guard frames.isNear(others, isAtRest ? 0.0005 : 0.1) else {
                Issue.record("seed \(seed), step \(step), after \(last): layout\n\(frames.text)\nat another rate\n\(others.text)")
                return
            }
            // Items that have almost faded may be gone at one frame rate and not at the other.
            var shown = slow.shown.filter { isAtRest || $0.opacity > 0.01 }, otherShown = fast.shown.filter { isAtRest || $0.opacity > 0.01 }
            // So may others that leave, since a spring ends at the first frame that finds it at rest.
            if !isAtRest, shown.count != otherShown.count { (shown, otherShown) = (slow.lasting, fast.lasting) }
            if isAtRest { rests += 1 } else { moments += 1 }
            guard shown.count == otherShown.count, zip(shown, otherShown).allSatisfy({ $0.isNear($1, isAtRest ? 1e-6 : 0.1, fading: isAtRest ? 1e-6 : 0.01) }) else {
                Issue.record("seed \(seed), step \(step), after \(last): shows\n\(shown.map { "\($0)" }.joined(separator: "\n"))\nat another rate\n\(otherShown.map { "\($0)" }.joined(separator: "\n"))")
                return
            }
        }
        #expect(rests > 20 && moments > 20)
    }

    /// Damage is found by keys, so two fragments with one key must be the same fragment, in one frame and in all that follow.
    @Test(arguments: Narrowing.seeds([21, 22], daily: 2)) func eachFragmentOfTheDisplayListHasAKeyOfItsOwn(seed: UInt64) {
        var script = Script(dice: Dice(state: seed &* 0x9E37_79B9_7F4A_7C15))
        let root = script.makePiece(4)
        root.kind = .column
        let window = window(root)
        var known: [FragmentKey: String] = [:], changes = 0
        for step in 0..<150 {
            withTransaction(Transaction(animation: script.animation())) { _ = script.change(root) }
            window.advance(by: Double(script.dice.roll(30)) / 100)
            let before = known.count
            if let clash = note(window.graph.displayList(), in: &known) {
                Issue.record("seed \(seed), step \(step): \(clash)")
                return
            }
            if known.count > before { changes += 1 }
        }
        #expect(changes > 50)
    }
    private struct FragmentKey: Hashable, CustomStringConvertible {
        let identity, version: UInt32
        init(_ item: DisplayList.Item) { (identity, version) = (item.identity, item.version) }
        var description: String { "\(identity).\(version)" }
    }
    /// Records the content of each key.
    /// - Returns: a description of the first key that had other content before.
    private func note(_ list: DisplayList, in known: inout [FragmentKey: String]) -> String? {
        for item in list.items {
            let (what, inner): (String, DisplayList?) = switch item.content {
            case .fill(let primitive, let rule, _, _): ("fill \(primitive.bounds) \(rule)", nil)
            case .stroke(let primitive, let stroke, _, _): ("stroke \(primitive.bounds) \(stroke.width)", nil)
            case .text(let layout, let place, _): ("text \(layout.size) \(place)", nil)
            case .image: ("image", nil)
            case .sprites(let batch): ("\(batch.sprites.count) sprites", nil)
            case .list(let list, let offset, let scale): ("list at \(offset), scaled by \(scale)", list)
            case .effect(.opacity(let opacity), let list): ("opacity \(opacity)", list)
            case .effect(.transform(let transform), let list): ("transform \(transform)", list)
            case .effect(let effect, let list): ("effect \(Mirror(reflecting: effect).children.first?.label ?? "flatten")", list)
            }
            let whole = "\(what) \(item.bounds) [\(inner?.items.map { "\(FragmentKey($0))" }.joined(separator: " ") ?? "")]"
            if item.identity != 0 {
                if let before = known[FragmentKey(item)] {
                    if before != whole { return "the key \(FragmentKey(item)) stands for \(before) and for \(whole)" }
                    continue
                }
                known[FragmentKey(item)] = whole
            }
            if let inner, let clash = note(inner, in: &known) { return clash }
        }
        return nil
    }

    @Test func randomEditsLeaveNoNodesBehind() {
        // At rest, the root's leaving children are gone from every list.
        var script = Script(dice: Dice(state: 77))
        let root = script.makePiece(4)
        root.kind = .row
        let window = self.window(root)
        for _ in 0..<100 {
            withAnimation(.linear(duration: 0.1)) { _ = script.change(root) }
            window.advance(by: 0.05)
        }
        withAnimation(.linear(duration: 0.1)) { (root.children, root.dress) = ([], .none) }
        window.advance(by: 0.05)
        window.advance(by: 5)
        #expect(window.shown.isEmpty)
        #expect(!window.graph.isAnimating)
        _ = window.graph.displayList()
        #expect(!window.graph.needsUpdate)
    }
}
