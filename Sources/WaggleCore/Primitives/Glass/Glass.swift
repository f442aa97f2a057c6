// Glass, the material of controls since iOS 26.

import Foundation
import WaggleGeometry

/// A clear material with a bright rim, for controls and bars above the content.
///
/// It blurs what is behind it and does not bend it, as no backdrop here is bent.
public struct Glass: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case regular, clear, identity }
    var kind: Kind
    var tint: Color?
    var isInteractive = false

    /// Glass that hides enough of what is behind it for its content to be read.
    public static var regular: Glass { Glass(kind: .regular) }
    /// Glass that shows most of what is behind it.
    public static var clear: Glass { Glass(kind: .clear) }
    /// No glass.
    public static var identity: Glass { Glass(kind: .identity) }

    /// Glass of a colour; nil for none.
    public func tint(_ color: Color?) -> Glass { Glass(kind: kind, tint: color, isInteractive: isInteractive) }
    /// Glass that grows a little under a finger.
    public func interactive(_ isEnabled: Bool = true) -> Glass { Glass(kind: kind, tint: tint, isInteractive: isEnabled) }
}

/// The shape of glass if the program names none: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Glass of a shape, behind a view.
struct GlassPlate<S: Shape>: View {
    let glass: Glass
    let shape: S
    /// A style over the glass, such as the tint of a button; nil for none.
    var veil: AnyShapeStyle?
    var isPressed = false
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        if glass.kind != .identity {
            ZStack {
                OuterShadow(shape: shape, color: .black.opacity(scheme == .dark ? 0.3 : 0.12), radius: 8, y: 3)
                shape.fill(glass.kind == .clear ? Material.clearGlass : Material.glass)
                if let tint = glass.tint { shape.fill(tint.opacity(glass.kind == .clear ? 0.5 : 0.75)) }
                if let veil { shape.fill(veil) }
                if isPressed { shape.fill(Color.white.opacity(scheme == .dark ? 0.12 : 0.35)) }
                // Light falls on the upper left rim and, through the glass, on the lower right one.
                shape.stroke(LinearGradient(stops: rim, startPoint: .topLeading, endPoint: .bottomTrailing), lineWidth: 1)
            }
            .allowsHitTesting(false)
        }
    }
    private var rim: [Gradient.Stop] {
        let bright = scheme == .dark ? 0.35 : 0.9, dim = scheme == .dark ? 0.06 : 0.25
        return [.init(color: .white.opacity(bright), location: 0), .init(color: .white.opacity(dim), location: 0.4),
                .init(color: .white.opacity(dim), location: 0.65), .init(color: .white.opacity(bright * 0.7), location: 1)]
    }
}
