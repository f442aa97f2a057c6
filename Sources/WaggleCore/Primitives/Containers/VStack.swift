import Foundation

/// Views from top to bottom.
nonisolated public struct VStack<Content: View>: Stack {
    let layout: VStackLayout
    let content: Content
    /// - Parameter spacing: points between adjacent views; nil for their preference, usually 8. Negative spacing makes them overlap. A
    ///   number that is not finite is reported and counts as 0.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        (layout, self.content) = (VStackLayout(alignment: alignment, spacing: spacing), content())
    }
    public typealias Body = Never
}
