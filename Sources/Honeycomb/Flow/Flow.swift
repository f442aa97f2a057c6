import SwiftUI

/// Views side by side in lines, as many lines as a limit allows, and at the end a view that says how many are left.
///
///     Flow(FlowLayout(spacing: 6, lineLimit: 2)) {
///         ForEach(tags) { TagView($0) }
///     } overflow: { rest in
///         Text("+\(rest)")
///     }
///
/// Views of the rest are neither seen nor touched nor read out.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct Flow<Content: View, Overflow: View>: View {
    private let layout: FlowLayout
    private let content: Content
    private let overflow: (Int) -> Overflow
    /// The number of views beyond the line limit.
    @State private var rest = 0

    /// - Parameter overflow: The view at the end, made for the number of views beyond the line limit; hidden while that is 0.
    public init(_ layout: FlowLayout, @ViewBuilder content: () -> Content, @ViewBuilder overflow: @escaping (_ rest: Int) -> Overflow) {
        (self.layout, self.content, self.overflow) = (layout, content(), overflow)
    }

    public var body: some View {
        Group(subviews: content) { subviews in
            let shown = subviews.count - min(rest, subviews.count)
            layout {
                ForEach(Array(subviews.enumerated()), id: \.element.id) { number, subview in
                    let isShown = number < shown
                    subview.opacity(isShown ? 1 : 0).allowsHitTesting(isShown).accessibilityHidden(!isShown)
                }
                overflow(rest).opacity(rest > 0 ? 1 : 0).accessibilityHidden(rest == 0).layoutValue(key: FlowRoleKey.self, value: .overflow)
                Color.clear
                    .onGeometryChange(for: Int.self) { Int($0.size.width.rounded()) } action: { rest = $0 }
                    .accessibilityHidden(true)
                    .layoutValue(key: FlowRoleKey.self, value: .report)
            }
        }
    }
}
