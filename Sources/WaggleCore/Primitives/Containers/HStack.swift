import Foundation

/// Views side by side, from leading to trailing.
nonisolated public struct HStack<Content: View>: Stack {
    let layout: HStackLayout
    let content: Content
    /// - Parameter spacing: points between adjacent views; nil for their preference, usually 8. Negative spacing makes them overlap. A
    ///   number that is not finite is reported and counts as 0.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        (layout, self.content) = (HStackLayout(alignment: alignment, spacing: spacing), content())
    }
    public typealias Body = Never
}
