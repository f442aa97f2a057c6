import Foundation
import WaggleGeometry

/// The padding between content and the edges of its scene.
public struct ScenePadding: Equatable, Sendable {
    /// Equal on all edges, as on iPhones in compact width.
    let length: CGFloat
    /// The minimum padding of a scene.
    public static let minimum = ScenePadding(length: 16)
}

extension View {
    /// Pads the view on the edges with the scene's standard padding.
    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { scenePadding(.minimum, edges: edges) }
    /// Pads the view on the edges with a kind of scene padding.
    public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self.padding(edges, padding.length) }
}
