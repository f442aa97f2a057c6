import Foundation
import WaggleGeometry

/// Fades in and out.
nonisolated public struct OpacityTransition: Transition {
    public nonisolated init() {}
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
    @MainActor public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Scales about an anchor.
nonisolated public struct ScaleTransition: Transition {
    /// The factor before insertion and after removal.
    public var scale: Double
    public var anchor: UnitPoint
    /// Grows from a factor of the size and shrinks to it: 0 is invisible, 1 unchanged.
    public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// Moves by an offset.
nonisolated public struct OffsetTransition: Transition {
    /// The offset before insertion and after removal, in points.
    public var offset: CGSize
    /// - Parameter offset: In points, right and down.
    public nonisolated init(_ offset: CGSize) { self.offset = offset }
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content.offset(phase.isIdentity ? .zero : offset) }
}

/// Moves in from an edge and out to it, by the view's own size.
nonisolated public struct MoveTransition: Transition {
    /// The edge from which the view comes, and to which it goes.
    public var edge: Edge
    public nonisolated init(edge: Edge) { self.edge = edge }
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(MoveEffect(edge: edge, amount: phase.isIdentity ? 0 : 1))
    }
}

/// Moves in from the leading edge and out to the trailing one.
nonisolated public struct SlideTransition: Transition {
    public nonisolated init() {}
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(MoveEffect(edge: .trailing, amount: phase.value))
    }
}

/// Moves in from one edge and out to the opposite one, fading.
nonisolated public struct PushTransition: Transition {
    /// The edge from which the view comes; it leaves at the opposite one.
    public var edge: Edge
    public nonisolated init(edge: Edge) { self.edge = edge }
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(MoveEffect(edge: edge, amount: -phase.value)).opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Blurs, shrinks and fades.
nonisolated public struct BlurReplaceTransition: Transition {
    /// How the size changes.
    public struct Configuration: Equatable, Sendable {
        let grows: Bool
        /// The view shrinks on insertion and removal.
        public static let downUp = Configuration(grows: false)
        /// The view grows on removal.
        public static let upUp = Configuration(grows: true)
    }
    public var configuration: Configuration
    public nonisolated init(configuration: Configuration) { self.configuration = configuration }
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .scaleEffect(phase.isIdentity ? 1 : phase == .didDisappear && configuration.grows ? 1.1 : 0.9)
            .blur(radius: phase.isIdentity ? 0 : 7)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

nonisolated struct ModifierTransition<Modifier: ViewModifier>: Transition {
    let active: Modifier
    let identity: Modifier
    @MainActor func body(content: Content, phase: TransitionPhase) -> some View { content.modifier(phase.isIdentity ? identity : active) }
}

extension AnyTransition {
    /// No transition: the view appears and disappears immediately.
    public static let identity = AnyTransition.make(IdentityTransition())
    /// Fades in and out: the default transition.
    public static let opacity = AnyTransition.make(OpacityTransition())
    /// Grows from its centre and shrinks to it.
    public static var scale: AnyTransition { .make(ScaleTransition(1e-5)) }
    /// Scales from a factor about an anchor, and back to it: 0 is invisible, 1 unchanged.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .make(ScaleTransition(scale, anchor: anchor)) }
    /// Moves in from the leading edge and out to the trailing one, by the view's own width.
    public static var slide: AnyTransition { .make(SlideTransition()) }
    /// Moves in from an edge and out to it, by the view's own size.
    public static func move(edge: Edge) -> AnyTransition { .make(MoveTransition(edge: edge)) }
    /// Moves in from an edge and out to the opposite one, fading.
    public static func push(from edge: Edge) -> AnyTransition { .make(PushTransition(edge: edge)) }
    /// Moves in from an offset in points, and out to it.
    public static func offset(_ offset: CGSize) -> AnyTransition { .make(OffsetTransition(offset)) }
    /// Moves in from an offset in points, and out to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .make(OffsetTransition(CGSize(width: x, height: y))) }
    /// Inserts with one transition and removes with another.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        insertion.box.asymmetric(removal: removal.box).wrapped
    }
    /// Changes between a modifier of the inserted or removed view and the modifier of the view as shown. The modifiers must be animatable
    /// to animate.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        .make(ModifierTransition(active: active, identity: identity))
    }
}

extension AnyTransitionBox {
    var wrapped: AnyTransition { AnyTransition(box: self) }
}

extension Transition where Self == OpacityTransition { public static var opacity: OpacityTransition { OpacityTransition() } }
extension Transition where Self == IdentityTransition { public static var identity: IdentityTransition { IdentityTransition() } }
extension Transition where Self == SlideTransition { public static var slide: SlideTransition { SlideTransition() } }
extension Transition where Self == MoveTransition { public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) } }
extension Transition where Self == PushTransition {
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == ScaleTransition {
    public static var scale: ScaleTransition { ScaleTransition(1e-5) }
    /// Scales from a factor about an anchor, and back to it: 0 is invisible, 1 unchanged.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition { ScaleTransition(scale, anchor: anchor) }
}
extension Transition where Self == OffsetTransition {
    /// Moves in from an offset in points, and out to it.
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
    /// Moves in from an offset in points, and out to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition { OffsetTransition(CGSize(width: x, height: y)) }
}
extension Transition where Self == BlurReplaceTransition {
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: configuration)
    }
}

extension OpacityTransition: FrameworkTransition {}
extension ScaleTransition: FrameworkTransition {}
extension OffsetTransition: FrameworkTransition {}
extension MoveTransition: FrameworkTransition {}
extension SlideTransition: FrameworkTransition {}
extension PushTransition: FrameworkTransition {}
extension BlurReplaceTransition: FrameworkTransition {}
extension SymbolEffectTransition: FrameworkTransition {}
