// Modifiers that affect every scroll view inside.

import Foundation
import WaggleGeometry

private struct ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct ScrollClipDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct VerticalBounceKey: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }
private struct HorizontalBounceKey: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }
private struct VerticalIndicatorsKey: EnvironmentKey { static var defaultValue: ScrollIndicatorVisibility { .automatic } }
private struct HorizontalIndicatorsKey: EnvironmentKey { static var defaultValue: ScrollIndicatorVisibility { .automatic } }

private struct DismissesKeyboardKey: EnvironmentKey { static var defaultValue: ScrollDismissesKeyboardMode { .automatic } }
private struct ScrollFlashKey: EnvironmentKey { static var defaultValue: ScrollFlash { ScrollFlash() } }

/// When scroll views show their indicators without movement.
struct ScrollFlash {
    var trigger: AnyEquatable?
    var onAppear = false
}

extension EnvironmentValues {
    /// Whether scrolling ends text editing.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[DismissesKeyboardKey.self] }
        set { self[DismissesKeyboardKey.self] = newValue }
    }
    var scrollFlash: ScrollFlash {
        get { self[ScrollFlashKey.self] }
        set { self[ScrollFlashKey.self] = newValue }
    }
    /// False if users cannot scroll; programs still can.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
    var isScrollClipDisabled: Bool {
        get { self[ScrollClipDisabledKey.self] }
        set { self[ScrollClipDisabledKey.self] = newValue }
    }
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[VerticalBounceKey.self] }
        set { self[VerticalBounceKey.self] = newValue }
    }
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[HorizontalBounceKey.self] }
        set { self[HorizontalBounceKey.self] = newValue }
    }
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalIndicatorsKey.self] }
        set { self[VerticalIndicatorsKey.self] = newValue }
    }
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorsKey.self] }
        set { self[HorizontalIndicatorsKey.self] = newValue }
    }
}

extension View {
    /// Sets whether scrolling with a finger ends text editing inside the view. Wheels and trackpads never do.
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { environment(\.scrollDismissesKeyboardMode, mode) }
    /// Briefly shows the indicators of the scroll views inside the view whenever the value changes.
    public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        transformEnvironment(\.scrollFlash) { $0.trigger = AnyEquatable(value) }
    }
    /// Briefly shows the indicators of the scroll views inside the view when they appear.
    public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        transformEnvironment(\.scrollFlash) { $0.onAppear = onAppear }
    }
    /// Prevents users from scrolling the scroll views inside the view.
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { if disabled { $0 = false } }
    }
    /// Lets the scroll views inside the view draw their content beyond their bounds.
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View { environment(\.isScrollClipDisabled, disabled) }
    /// Sets whether the content of the scroll views inside the view can be pulled beyond its ends.
    public nonisolated func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        transformEnvironment(\.self) { environment in
            if axes.contains(.vertical) { environment.verticalScrollBounceBehavior = behavior }
            if axes.contains(.horizontal) { environment.horizontalScrollBounceBehavior = behavior }
        }
    }
    /// Sets whether the scroll views inside the view show their position.
    public nonisolated func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View {
        transformEnvironment(\.self) { environment in
            if axes.contains(.vertical) { environment.verticalScrollIndicatorVisibility = visibility }
            if axes.contains(.horizontal) { environment.horizontalScrollIndicatorVisibility = visibility }
        }
    }
}
