import SwiftUI

/// A part of the header that moves between its two places.
enum HeaderPart: Hashable {
    case emblem, title, date, visit
}

/// Where the parts of a header find each other.
struct HeaderMotion {
    let namespace: Namespace.ID
    /// False: the parts fade from one place to the other.
    let isMoving: Bool
}

extension AnyTransition {
    /// Quicker than the way from one place to the other, so that letters of two sizes are hardly seen together.
    static let exchange = AnyTransition.opacity.animation(.easeOut(duration: 0.16))
}

extension View {
    /// The part's place in one of the two containers. Its letters keep their size: only the place is shared.
    func part(_ part: HeaderPart, _ motion: HeaderMotion, anchor: UnitPoint = .leading) -> some View {
        modifier(PartPlace(part: part, motion: motion, anchor: anchor))
    }
}

private struct PartPlace: ViewModifier {
    let part: HeaderPart
    let motion: HeaderMotion
    let anchor: UnitPoint

    @Environment(\.layoutDirection) private var layoutDirection

    func body(content: Content) -> some View {
        if motion.isMoving {
            content.matchedGeometryEffect(id: part, in: motion.namespace, properties: .position, anchor: layoutDirection == .rightToLeft ? mirrored : anchor)
        } else {
            content
        }
    }

    private var mirrored: UnitPoint { UnitPoint(x: 1 - anchor.x, y: anchor.y) }
}
