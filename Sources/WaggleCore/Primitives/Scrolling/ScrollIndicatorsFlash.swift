// Indicators shown without movement.

import Foundation

private struct ScrollFlashKey: EnvironmentKey { static var defaultValue: ScrollFlash { ScrollFlash() } }

/// When scroll views show their indicators without movement.
struct ScrollFlash {
    var trigger: AnyEquatable?
    var onAppear = false
}

extension EnvironmentValues {
    var scrollFlash: ScrollFlash {
        get { self[ScrollFlashKey.self] }
        set { self[ScrollFlashKey.self] = newValue }
    }
}

extension View {
    /// Briefly shows the indicators of the scroll views inside the view whenever the value changes.
    @_disfavoredOverload public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        transformEnvironment(\.scrollFlash) { $0.trigger = AnyEquatable(value) }
    }
    /// Briefly shows the indicators of the scroll views inside the view when they appear.
    @_disfavoredOverload public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        transformEnvironment(\.scrollFlash) { $0.onAppear = onAppear }
    }
}
