import Foundation
import WaggleGeometry

/// What `contentMargins` insets: the content, its indicators or both.
public struct ContentMarginPlacement: Sendable {
    enum Kind: Sendable { case automatic, content, indicators }
    let kind: Kind
    /// Content and indicators.
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: .content) }
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(kind: .indicators) }
}

/// The margins of scroll views, in points, in addition to the safe area.
struct ContentMargins: Equatable {
    var content = EdgeInsets()
    var indicators = EdgeInsets()
}

private struct ContentMarginsKey: EnvironmentKey { static var defaultValue: ContentMargins { ContentMargins() } }
extension EnvironmentValues {
    var contentMargins: ContentMargins {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }
}

extension EdgeInsets {
    /// The other insets on the edges in the set, and these on the rest.
    fileprivate func replacing(_ edges: Edge.Set, by other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(top: edges.contains(.top) ? other.top : top, leading: edges.contains(.leading) ? other.leading : leading,
                   bottom: edges.contains(.bottom) ? other.bottom : bottom, trailing: edges.contains(.trailing) ? other.trailing : trailing)
    }
    fileprivate var usable: EdgeInsets {
        EdgeInsets(
            top: max(top.finite, 0), leading: max(leading.finite, 0), bottom: max(bottom.finite, 0), trailing: max(trailing.finite, 0))
    }
}

extension View {
    /// Adds margins around the content of the scroll views inside the view. They scroll with the content and add to the safe area.
    ///
    /// - Parameter insets: points; negative values, and those that are not finite, count as 0. The innermost modifier for an edge and
    ///   placement wins.
    @_disfavoredOverload public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.contentMargins) { margins in
            if placement.kind != .indicators { margins.content = margins.content.replacing(edges, by: insets.usable) }
            if placement.kind != .content { margins.indicators = margins.indicators.replacing(edges, by: insets.usable) }
        }
    }
    /// - Parameter length: points; nil for the system margin of 16.
    @_disfavoredOverload public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length ?? _PaddingLayout.standardLength
        return contentMargins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }
    /// Adds margins of a length in points on all edges.
    @_disfavoredOverload public nonisolated func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }
}
