import Foundation
import WaggleGeometry

/// How far content stays away from the edges of its scene.
public struct ScenePadding: Equatable, Sendable {
    /// The same on all edges, as iPhones have it in compact width.
    let length: CGFloat
    /// The least that a scene asks for.
    public static let minimum = ScenePadding(length: 16)
}

extension View {
    /// Keeps the view as far from the edges as content of a scene should stay.
    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { scenePadding(.minimum, edges: edges) }
    /// Keeps the view away from the edges by a kind of scene padding.
    public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self.padding(edges, padding.length) }
}
