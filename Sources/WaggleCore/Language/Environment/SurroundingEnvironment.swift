// What the screen and the surroundings of a view mean for its look.

import Foundation
import Observation

/// How strongly what lies behind a view stands out, such as the background of a selected row.
public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool
    /// As everywhere else.
    public static let standard = BackgroundProminence(isIncreased: false)
    /// Strongly: what lies in front should stand out from it.
    public static let increased = BackgroundProminence(isIncreased: true)
}

private enum BackgroundProminenceKey: EnvironmentKey { static var defaultValue: BackgroundProminence { .standard } }
private enum LuminanceReducedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum SceneCapturedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum AppearsActiveKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum ContentTransitionDrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// How strongly the background here stands out.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }
    /// True on a screen that is always on and dimmed.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceReducedKey.self] }
        set { self[LuminanceReducedKey.self] = newValue }
    }
    /// True while the scene is recorded or shown elsewhere.
    public var isSceneCaptured: Bool {
        get { self[SceneCapturedKey.self] }
        set { self[SceneCapturedKey.self] = newValue }
    }
    /// True if views should look active.
    public var appearsActive: Bool {
        get { self[AppearsActiveKey.self] }
        set { self[AppearsActiveKey.self] = newValue }
    }
    /// True if a view is drawn into one picture while its content passes to another.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[ContentTransitionDrawingGroupKey.self] }
        set { self[ContentTransitionDrawingGroupKey.self] = newValue }
    }

    /// The `@Observable` object of a type that a view above put into the environment; nil: none.
    public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
        get { self[EnvironmentObjectKey<T>.self] }
        set { self[EnvironmentObjectKey<T>.self] = newValue }
    }
}
