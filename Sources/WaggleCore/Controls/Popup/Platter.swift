// The background of popups: frosted glass with rounded corners and a shadow.

import Foundation
import WaggleGeometry

/// Adds the background of popups.
nonisolated struct PlatterModifier: ViewModifier {
    static let radius: CGFloat = 13

    @MainActor func body(content: Content) -> some View {
        content
            .clipShape(shape)
            .background(.regularMaterial, in: shape)
            .background { PlatterShadow() }
    }
    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: Self.radius, style: .continuous) }
}

/// The shadow of a platter, cut out where the platter is, because the platter is translucent.
private struct PlatterShadow: View {
    private static let reach: CGFloat = 90

    var body: some View {
        RoundedRectangle(cornerRadius: PlatterModifier.radius, style: .continuous)
            .fill(Color.black)
            .shadow(color: .black.opacity(0.16), radius: 32, x: 0, y: 10)
            .mask { Surroundings(reach: Self.reach).fill(style: FillStyle(eoFill: true)).padding(-Self.reach) }
            .allowsHitTesting(false)
    }

    /// The surroundings of a rounded rectangle, without the rectangle.
    private nonisolated struct Surroundings: Shape {
        let reach: CGFloat
        func path(in rect: CGRect) -> Path {
            var path = Path(rect)
            path.addRoundedRect(in: rect.insetBy(dx: reach, dy: reach), cornerSize: CGSize(width: PlatterModifier.radius, height: PlatterModifier.radius), style: .continuous)
            return path
        }
    }
}
