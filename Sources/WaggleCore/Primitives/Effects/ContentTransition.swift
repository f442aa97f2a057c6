// Transitions between two contents of a view.

import Foundation
import WaggleDisplayList
import WaggleMotion

/// How the content of a text or image changes to another in an animated change.
///
/// By default, texts cross-fade and images change immediately.
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case identity, opacity, interpolate
        case countsDown(Bool)
        case value(Double)
        /// For symbols; pictures change immediately, and texts cross-fade.
        case symbolEffect(SymbolEffectConfiguration, SymbolEffectOptions)
    }
    let kind: Kind

    /// The new content replaces the old one immediately.
    public static let identity = ContentTransition(kind: .identity)
    /// The new content fades in while the old one fades out.
    public static let opacity = ContentTransition(kind: .opacity)
    /// Characters whose size or weight changes within one font are interpolated in place. Everything else cross-fades.
    public static let interpolate = ContentTransition(kind: .interpolate)
    /// Changed characters roll; those before and after them stay. For numbers.
    /// - Parameter countsDown: true to roll downward.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(kind: .countsDown(countsDown)) }
    /// Like `numericText(countsDown:)`, but rolls upward to a greater value and downward to a smaller one.
    /// - Parameter value: the number that the text shows, in any unit.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .value(value)) }
}

private struct ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition? { nil } }

extension EnvironmentValues {
    /// The content transition of texts and images.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] ?? .interpolate }
        set { self[ContentTransitionKey.self] = newValue }
    }
    var setContentTransition: ContentTransition? { self[ContentTransitionKey.self] }
}

extension View {
    /// Sets the content transition of texts and images inside the view.
    @_disfavoredOverload public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}

/// The cross-fade of a leaf's drawing between two contents.
@MainActor
struct ContentFade {
    private var outgoing: DisplayList?
    /// The per-glyph transition; nil if the drawing cross-fades as a whole.
    private(set) var glyphs: GlyphTransition?
    /// Created by the first change, because most leaves never change.
    private var progress: AnimatedAttribute<Double>?

    var isMoving: Bool { outgoing != nil }

    /// Starts a transition in the current update.
    /// - Parameters:
    ///   - old: The drawing presented so far.
    ///   - glyphs: The transition from its glyphs to the new ones; nil if the drawing cross-fades.
    mutating func begin(from old: DisplayList, glyphs: GlyphTransition? = nil, _ node: ViewNode) {
        let progress = AnimatedAttribute<Double>()
        progress.modelDidChange(from: 0, to: 1, node)
        (self.progress, outgoing, self.glyphs) = progress.isAnimating ? (progress, old, glyphs) : (nil, nil, nil)
    }

    /// - Returns: True if the fade moves and has been sampled.
    mutating func sampleIfMoving(_ node: ViewNode) -> Bool {
        guard isMoving else { return false }
        _ = sample(node)
        return true
    }
    /// - Returns: true while it is running.
    mutating func sample(_ node: ViewNode) -> Bool {
        guard let progress else { return false }
        _ = progress.offset(at: node.graph.time)
        if !progress.isAnimating { (self.progress, outgoing, glyphs) = (nil, nil, nil) }
        return isMoving
    }

    /// The progress from the old content (0) to the new one (1). Springs overshoot.
    func amount(_ node: ViewNode) -> Double { progress.map { 1 + $0.offset(at: node.graph.time) } ?? 1 }

    /// The glyphs of a text in transition; nil if the text does not change glyph by glyph.
    mutating func shownGlyphs(of text: StyledText, _ layout: TextLayout, _ paint: Paint, _ node: ItemNode) -> DisplayList? {
        guard glyphs != nil else { return nil }
        let amount = amount(node)
        if let list = glyphs?.shown(amount, text: text, layout: layout, paint: paint, by: node) { return list }
        // The new text cannot be split into glyphs.
        glyphs = nil
        return nil
    }

    /// The old content fading out and the new one fading in.
    func shown(_ new: DisplayList, _ node: ItemNode) -> DisplayList {
        guard let outgoing, glyphs == nil else { return new }
        let amount = min(max(amount(node), 0), 1)
        func faded(_ list: DisplayList, _ opacity: Double) -> DisplayList.Item? {
            list.isEmpty || opacity <= 0 ? nil
                : DisplayList.Item(
                    identity: node.number, version: node.nextVersion(), bounds: list.bounds, content: .effect(.opacity(opacity), list))
        }
        return DisplayList([faded(outgoing, 1 - amount), faded(new, amount)].compactMap { $0 })
    }
}
