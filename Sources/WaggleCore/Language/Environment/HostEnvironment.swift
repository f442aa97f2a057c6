// Environment values that the host sets or that affect layout and input.

import Foundation

private enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum IsEnabledKey: EnvironmentKey, CarriedEnvironmentKey { static var defaultValue: Bool { true } }
private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension EnvironmentValues {
    /// Left to right unless set.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
    /// Pixels per point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }
    /// The size of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }
    /// False inside `disabled(true)`.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
    public package(set) var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}

extension View {
    /// Disables the controls in the view. An inner `disabled(false)` does not enable them again.
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        environmentTransform(disabled) { if $0 { $1.isEnabled = false } }
    }
}
