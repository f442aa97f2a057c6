// How a view's content passes to another one in an animated change.

import Foundation
import WaggleDisplayList
import WaggleMotion

/// How the content of a text or picture passes to another one in an animated change.
///
/// Texts cross-fade unless told otherwise; pictures change at once unless told to cross-fade.
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case identity, opacity, interpolate
        case countsDown(Bool)
        case value(Double)
    }
    let kind: Kind

    /// The new content takes the place of the old one at once.
    public static let identity = ContentTransition(kind: .identity)
    /// The new content fades in while the old one fades out.
    public static let opacity = ContentTransition(kind: .opacity)
    /// The same characters in another size or weight of the same font change in place. All else cross-fades.
    public static let interpolate = ContentTransition(kind: .interpolate)
    /// The characters that changed roll; those before and after them stay. For numbers.
    /// - Parameter countsDown: True rolls downwards.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(kind: .countsDown(countsDown)) }
    /// As `numericText(countsDown:)`; rolls upwards to a greater value and downwards to a smaller one.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .value(value)) }
}

private struct ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition? { nil } }

extension EnvironmentValues {
    /// How the contents of texts and pictures pass to others.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] ?? .interpolate }
        set { self[ContentTransitionKey.self] = newValue }
    }
    var setContentTransition: ContentTransition? { self[ContentTransitionKey.self] }
}

extension View {
    /// Sets how the contents of texts and pictures within pass to others in animated changes.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { environment(\.contentTransition, transition) }
}

/// A leaf's drawing on its way from one content to the next.
@MainActor
struct ContentFade {
    private var outgoing: DisplayList?
    /// The way glyph by glyph; nil: the drawing cross-fades as a whole.
    private(set) var glyphs: GlyphTransition?
    /// Made with the first change: most leaves never see one.
    private var way: AnimatedAttribute<Double>?

    var isMoving: Bool { outgoing != nil }

    /// The content becomes another one in the current update.
    /// - Parameters:
    ///   - old: What was shown so far.
    ///   - glyphs: How its glyphs pass to the new ones; nil: the drawing cross-fades.
    mutating func begin(from old: DisplayList, glyphs: GlyphTransition? = nil, _ node: ViewNode) {
        let way = AnimatedAttribute<Double>()
        way.modelDidChange(from: 0, to: 1, node)
        (self.way, outgoing, self.glyphs) = way.isAnimating ? (way, old, glyphs) : (nil, nil, nil)
    }

    /// - Returns: true while it goes on.
    mutating func sample(_ node: ViewNode) -> Bool {
        guard let way else { return false }
        _ = way.offset(at: node.graph.time)
        if !way.isAnimating { (self.way, outgoing, glyphs) = (nil, nil, nil) }
        return isMoving
    }

    /// How much of the way is done: 0 the old content, 1 the new one. Springs go beyond.
    func amount(_ node: ViewNode) -> Double { way.map { 1 + $0.offset(at: node.graph.time) } ?? 1 }

    /// The glyphs of a text on their way; nil where the text does not change glyph by glyph.
    mutating func shownGlyphs(of text: StyledText, _ layout: TextLayout, _ paint: Paint, _ node: ItemNode) -> DisplayList? {
        guard glyphs != nil else { return nil }
        let amount = amount(node)
        if let list = glyphs?.shown(amount, text: text, layout: layout, paint: paint, by: node) { return list }
        // The new text cannot be taken apart.
        glyphs = nil
        return nil
    }

    /// The old content on its way out and the new one on its way in.
    func shown(_ new: DisplayList, _ node: ItemNode) -> DisplayList {
        guard let outgoing, glyphs == nil else { return new }
        let amount = min(max(amount(node), 0), 1)
        func faded(_ list: DisplayList, _ opacity: Double) -> DisplayList.Item? {
            list.isEmpty || opacity <= 0 ? nil
                : DisplayList.Item(identity: node.number, version: node.nextVersion(), bounds: list.bounds, content: .effect(.opacity(opacity), list))
        }
        return DisplayList([faded(outgoing, 1 - amount), faded(new, amount)].compactMap { $0 })
    }
}
