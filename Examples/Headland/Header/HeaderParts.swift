import SwiftUI

/// A part of the header that moves between its two positions.
enum HeaderPart: Hashable {
    case emblem, title, date, visit
}

/// How the parts of a header are matched between its two states.
struct HeaderMotion {
    let namespace: Namespace.ID
    /// False if the parts cross-fade instead of moving.
    let isMoving: Bool
}

extension AnyTransition {
    /// Faster than the move, so that text of two sizes is hardly seen together.
    static let exchange = AnyTransition.opacity.animation(.easeOut(duration: 0.16))
}

extension View {
    /// The part's position in one of the two containers. Text keeps its size: only the position is shared.
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
