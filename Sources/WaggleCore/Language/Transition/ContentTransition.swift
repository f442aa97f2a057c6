// What a view does when it shows another content in an animated change.

import Foundation
import WaggleDisplayList
import WaggleMotion

/// How a text or picture passes to another content in an animated change.
///
/// Texts fade over to the new content unless told otherwise; pictures change at once unless told to fade.
public struct ContentTransition: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case identity, opacity, interpolate
        case countsDown(Bool)
        case value(Double)
    }
    private let kind: Kind

    /// The new content is there at once.
    public static let identity = ContentTransition(kind: .identity)
    /// The new content fades in while the old one fades out.
    public static let opacity = ContentTransition(kind: .opacity)
    /// As `opacity`: glyphs are not changed into others here.
    public static let interpolate = ContentTransition(kind: .interpolate)
    /// For numbers. Digits do not roll here; the number fades over as with `opacity`.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(kind: .countsDown(countsDown)) }
    /// As `numericText(countsDown:)`, the direction by the value.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .value(value)) }
}

private struct ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition? { nil } }

extension EnvironmentValues {
    /// How texts and pictures pass to another content.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] ?? .interpolate }
        set { self[ContentTransitionKey.self] = newValue }
    }
    var setContentTransition: ContentTransition? { self[ContentTransitionKey.self] }
}

extension View {
    /// How texts and pictures within pass to another content in an animated change.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { environment(\.contentTransition, transition) }
}

/// A leaf's drawing on its way from one content to the next.
@MainActor
struct ContentFade {
    private var outgoing: DisplayList?
    /// Made when something fades: most leaves never do.
    private var way: AnimatedAttribute<Double>?

    var isMoving: Bool { outgoing != nil }

    /// The content becomes another one in the current update.
    /// - Parameter old: what was shown so far.
    mutating func begin(from old: DisplayList, _ node: ViewNode) {
        let way = AnimatedAttribute<Double>()
        way.modelDidChange(from: 0, to: 1, node)
        (self.way, outgoing) = way.isAnimating ? (way, old) : (nil, nil)
    }

    /// - Returns: true while it goes on.
    mutating func sample(_ node: ViewNode) -> Bool {
        guard let way else { return false }
        _ = way.offset(at: node.graph.time)
        if !way.isAnimating { (self.way, outgoing) = (nil, nil) }
        return isMoving
    }

    /// The old content on its way out and the new one on its way in.
    func shown(_ new: DisplayList, _ node: ItemNode) -> DisplayList {
        guard let outgoing, let way else { return new }
        let amount = min(max(1 + way.offset(at: node.graph.time), 0), 1)
        func faded(_ list: DisplayList, _ opacity: Double) -> DisplayList.Item? {
            list.isEmpty || opacity <= 0 ? nil
                : DisplayList.Item(identity: node.number, version: node.nextVersion(), bounds: list.bounds, content: .effect(.opacity(opacity), list))
        }
        return DisplayList([faded(outgoing, 1 - amount), faded(new, amount)].compactMap { $0 })
    }
}
