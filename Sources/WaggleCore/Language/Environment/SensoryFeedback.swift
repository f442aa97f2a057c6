import Foundation

/// Haptic or audible feedback to an event.
///
/// No host supports haptics, so nothing is played.
public struct SensoryFeedback: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, pathComplete
        case weight(Weight, Double)
        case flexibility(Flexibility, Double)
    }
    private let kind: Kind

    public static let success = SensoryFeedback(kind: .success)
    public static let warning = SensoryFeedback(kind: .warning)
    public static let error = SensoryFeedback(kind: .error)
    public static let selection = SensoryFeedback(kind: .selection)
    public static let increase = SensoryFeedback(kind: .increase)
    public static let decrease = SensoryFeedback(kind: .decrease)
    public static let start = SensoryFeedback(kind: .start)
    public static let stop = SensoryFeedback(kind: .stop)
    public static let alignment = SensoryFeedback(kind: .alignment)
    public static let levelChange = SensoryFeedback(kind: .levelChange)
    public static let pathComplete = SensoryFeedback(kind: .pathComplete)
    public static let impact = SensoryFeedback.impact()
    /// A collision. The intensity, from 0 to 1, is kept and not played.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .weight(weight, intensity))
    }
    /// A collision of soft or hard objects. The intensity, from 0 to 1, is kept and not played.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .flexibility(flexibility, intensity))
    }

    /// The apparent mass of colliding objects.
    public struct Weight: Equatable, Sendable {
        private let number: Int
        public static let light = Weight(number: 0)
        public static let medium = Weight(number: 1)
        public static let heavy = Weight(number: 2)
    }
    /// The apparent stiffness of colliding objects.
    public struct Flexibility: Equatable, Sendable {
        private let number: Int
        public static let rigid = Flexibility(number: 0)
        public static let solid = Flexibility(number: 1)
        public static let soft = Flexibility(number: 2)
    }
}

extension View {
    /// Plays feedback at each change of the trigger. Has no effect here; see `SensoryFeedback`.
    @_disfavoredOverload public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        self
    }
    /// Plays feedback at each change of the trigger that meets the condition. Has no effect here; see `SensoryFeedback`.
    @_disfavoredOverload public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        onChange(of: trigger) { old, new in _ = condition(old, new) }
    }
    /// Plays feedback chosen at each change of the trigger. Has no effect here; see `SensoryFeedback`.
    @_disfavoredOverload public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { old, new in _ = feedback(old, new) }
    }
    /// Plays feedback chosen at each change of the trigger. Has no effect here; see `SensoryFeedback`.
    @_disfavoredOverload public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { _ = feedback() }
    }
}
