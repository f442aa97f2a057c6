// How content ends under bars, since iOS 26.

import Foundation
import WaggleGeometry

/// How scrolled content ends under a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String
    /// As the bar has it.
    public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "automatic") }
    /// At a line.
    public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "hard") }
    /// By fading out.
    public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "soft") }
}

/// A background that fades out towards the content.
struct SoftBarEdge: View {
    /// The edge that faces the content.
    let edge: VerticalEdge
    let style: AnyShapeStyle?
    var body: some View {
        let clear = edge == .bottom ? UnitPoint.bottom : .top, full = edge == .bottom ? UnitPoint.top : .bottom
        Rectangle().fill(style ?? AnyShapeStyle(Material.bar))
            .mask {
                LinearGradient(stops: [.init(color: .black, location: 0), .init(
                    color: .black.opacity(0.85), location: 0.6), .init(color: .clear, location: 1)], startPoint: full, endPoint: clear)
            }
    }
}

extension View {
    /// Sets how content ends under the screen's bars at some edges; nil for what the bar has.
    public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        bar { bar in for kind in BarKind.at(edges) { bar.edgeStyles[kind] = style } }
    }
    /// Hides the backgrounds of the screen's bars at some edges.
    public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        bar { bar in if hidden { for kind in BarKind.at(edges) { bar.backgroundVisibility[kind] = .hidden } } }
    }
    /// Shows a bar above or below the view, under which its content fades out; the view is laid out beside it and may extend under it.
    /// - Parameter spacing: Points between the two; nil for 8.
    public nonisolated func safeAreaBar<Bar: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Bar
    ) -> some View {
        let content = content()
        return safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
            content
                .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
                .background { SoftBarEdge(edge: edge == .top ? .bottom : .top, style: nil).ignoresSafeArea() }
        }
    }
    /// Shows a bar at the leading or trailing edge; the view is laid out beside it and may extend under it.
    /// - Parameter spacing: Points between the two; nil for 8.
    public nonisolated func safeAreaBar<Bar: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Bar
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
}

extension BarKind {
    /// The bars at some edges of a screen.
    static func at(_ edges: Edge.Set) -> [BarKind] {
        (edges.contains(.top) ? [.navigationBar] : []) + (edges.contains(.bottom) ? [.bottomBar, .tabBar] : [])
    }
}
