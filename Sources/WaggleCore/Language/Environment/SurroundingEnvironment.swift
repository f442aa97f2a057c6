// Environment values about the screen and the surroundings of a view that affect its appearance.

import Foundation
import Observation

/// How prominent the background of a view is, such as that of a selected row.
public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool
    /// The usual background.
    public static let standard = BackgroundProminence(isIncreased: false)
    /// Strong: foreground content should contrast with it.
    public static let increased = BackgroundProminence(isIncreased: true)
}

private enum BackgroundProminenceKey: EnvironmentKey { static var defaultValue: BackgroundProminence { .standard } }
private enum LuminanceReducedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum SceneCapturedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum AppearsActiveKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum ContentTransitionDrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// How prominent the background here is.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }
    /// True on a dimmed always-on screen.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceReducedKey.self] }
        set { self[LuminanceReducedKey.self] = newValue }
    }
    /// True while the scene is recorded or mirrored.
    public var isSceneCaptured: Bool {
        get { self[SceneCapturedKey.self] }
        set { self[SceneCapturedKey.self] = newValue }
    }
    /// True if views should look active.
    public var appearsActive: Bool {
        get { self[AppearsActiveKey.self] }
        set { self[AppearsActiveKey.self] = newValue }
    }
    /// True if a view is rendered into one picture during a content transition.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[ContentTransitionDrawingGroupKey.self] }
        set { self[ContentTransitionDrawingGroupKey.self] = newValue }
    }

    /// The `@Observable` object of a type that a view further up put into the environment; nil if there is none.
    public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
        get { self[EnvironmentObjectKey<T>.self] }
        set { self[EnvironmentObjectKey<T>.self] = newValue }
    }
}
