import Foundation

/// Haptic feedback. Like iPads, desktops have none: generators can be used but do nothing, whatever their locations and intensities are.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    public override init() { super.init() }
    public init(view: UIView) { super.init() }
    open func prepare() {}
}

/// Feedback for a collision.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The weight or stiffness of the colliding objects.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    public init(style: FeedbackStyle) { super.init() }
    public init(style: FeedbackStyle, view: UIView) { super.init() }
    public override convenience init() { self.init(style: .medium) }
    open func impactOccurred() {}
    /// - Parameter intensity: 0 to 1.
    open func impactOccurred(intensity: CGFloat) {}
    open func impactOccurred(at location: CGPoint) {}
    /// - Parameter intensity: 0 to 1.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// Feedback for success or failure.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The outcome of a task.
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    open func notificationOccurred(_ notificationType: FeedbackType) {}
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}

/// Feedback for a change of selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
    open func selectionChanged(at location: CGPoint) {}
}
