// The modifiers of glass.

import Foundation
import WaggleGeometry

/// Glass behind a view.
nonisolated struct GlassEffectModifier<S: Shape>: ViewModifier {
    let glass: Glass
    let shape: S
    @Environment(\.glassIdentity) private var identity
    @Environment(\.glassUnion) private var union

    @MainActor func body(content: Content) -> some View {
        content
            .background { plate }
            .contentShape(shape)
            .modifier(GlassPress(isEnabled: glass.isInteractive))
            // Glass inside glass is a part of its own.
            .environment(\.glassIdentity, nil)
            .environment(\.glassUnion, nil)
    }
    @MainActor @ViewBuilder private var plate: some View {
        if let union {
            Color.clear.anchorPreference(key: GlassUnionPreference.self, value: .bounds) {
                [GlassPart(union: union, glass: glass, shape: AnyShape(shape), bounds: $0)]
            }
        } else if let identity {
            GlassPlate(glass: glass, shape: shape).matchedGeometryEffect(id: identity.id, in: identity.namespace)
        } else {
            GlassPlate(glass: glass, shape: shape)
        }
    }
}

/// Lets interactive glass grow under a finger, without taking the touch from anybody. Effects on colours would cut the glass off from what
/// is behind it.
nonisolated private struct GlassPress: ViewModifier {
    let isEnabled: Bool
    @GestureState private var isPressed = false

    @MainActor func body(content: Content) -> some View {
        content
            .scaleEffect(isPressed ? 1.05 : 1)
            .animation(.spring(duration: 0.3, bounce: 0.4), value: isPressed)
            .simultaneousGesture(
                LongPressGesture(minimumDuration: .infinity).updating($isPressed) { value, state, _ in state = value },
                including: isEnabled ? .all : .subviews)
    }
}

/// What a piece of glass is called in its container.
struct GlassName: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}
private enum GlassIdentityKey: EnvironmentKey { static var defaultValue: GlassName? { nil } }
private enum GlassUnionKey: EnvironmentKey { static var defaultValue: GlassName? { nil } }
extension EnvironmentValues {
    /// The identity of the next piece of glass inside.
    fileprivate var glassIdentity: GlassName? {
        get { self[GlassIdentityKey.self] }
        set { self[GlassIdentityKey.self] = newValue }
    }
    /// The union that the glass inside belongs to.
    fileprivate var glassUnion: GlassName? {
        get { self[GlassUnionKey.self] }
        set { self[GlassUnionKey.self] = newValue }
    }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
    let transition: @Sendable @MainActor () -> AnyTransition
    /// At once.
    public static var identity: GlassEffectTransition { GlassEffectTransition { .identity } }
    /// Out of the glass beside it. Here it grows and fades in.
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition { .opacity.combined(with: .scale(scale: 0.6)) } }
    /// By fading in.
    public static var materialize: GlassEffectTransition { GlassEffectTransition { .opacity.combined(with: .scale(scale: 0.95)) } }
}

extension View {
    /// Puts the view on glass of a shape.
    ///
    /// - Parameter shape: In the view's bounds; a capsule if it is left out.
    public nonisolated func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
        modifier(GlassEffectModifier(glass: glass, shape: shape))
    }
    /// Names the glass inside. Glass that replaces other glass of the same name in an animation begins where that was.
    public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        environment(\.glassIdentity, id.map { GlassName(id: AnyHashable($0), namespace: namespace) })
    }
    /// Joins the glass inside with all other glass of this name in its container. The shape of the first part is drawn around all of them.
    public nonisolated func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
        environment(\.glassUnion, id.map { GlassName(id: AnyHashable($0), namespace: namespace) })
    }
    /// Sets how the view comes and goes with its glass.
    public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        modifier(GlassTransitionModifier(transition: transition))
    }
}

nonisolated private struct GlassTransitionModifier: ViewModifier {
    let transition: GlassEffectTransition
    @MainActor func body(content: Content) -> some View { content.transition(transition.transition()) }
}

// MARK: Containers

/// A part of a union of glass.
struct GlassPart {
    let union: GlassName
    let glass: Glass
    let shape: AnyShape
    let bounds: Anchor<CGRect>
}
enum GlassUnionPreference: PreferenceKey {
    static var defaultValue: [GlassPart] { [] }
    static func reduce(value: inout [GlassPart], nextValue: () -> [GlassPart]) { value += nextValue() }
}

/// Glass that belongs together. It draws each union of glass inside as one piece.
///
/// Pieces that are only near each other stay apart.
nonisolated public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// - Parameter spacing: The distance in points at which pieces flow together on Apple's systems. It has no effect here.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        content
            .backgroundPreferenceValue(GlassUnionPreference.self) { parts in
                GeometryReader { proxy in
                    let names = parts.map(\.union).reduce(into: [GlassName]()) { if !$0.contains($1) { $0.append($1) } }
                    ForEach(names, id: \.self) { name in
                        let union = parts.filter { $0.union == name }, bounds = union.map { proxy[$0.bounds] }.reduce(CGRect.null) {
                            $0.union($1)
                        }
                        if let first = union.first, !bounds.isNull {
                            GlassPlate(glass: first.glass, shape: first.shape).frame(width: bounds.width, height: bounds.height)
                                .offset(x: bounds.minX, y: bounds.minY)
                        }
                    }
                }
            }
            .transformPreference(GlassUnionPreference.self) { $0 = [] }
    }
}
