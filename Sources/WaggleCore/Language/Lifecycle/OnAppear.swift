import Foundation

/// The modifier of `onAppear(perform:)` and `onDisappear(perform:)`.
nonisolated public struct _AppearanceModifier: LifecycleModifier {
    typealias Memory = Never
    var onAppear: (() -> Void)?
    var onDisappear: (() -> Void)?
    var followsSubviews = true
    @MainActor static func appear(_ watch: LifecycleWatch<Self>) { watch.modifier.onAppear?() }
    @MainActor static func disappear(_ watch: LifecycleWatch<Self>) { watch.modifier.onDisappear?() }
}

extension View {
    /// Runs the action when the view appears, before the first frame that shows it.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View { modifier(_AppearanceModifier(onAppear: action)) }
    /// Runs the action when the view disappears, after its transition.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { modifier(_AppearanceModifier(onDisappear: action)) }
}
