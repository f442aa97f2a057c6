// Environment values about the screen and a view's surroundings that affect its appearance.

import Foundation
import Observation
import WaggleGeometry

private enum BackgroundProminenceKey: EnvironmentKey { static var defaultValue: BackgroundProminence { .standard } }
private enum LuminanceReducedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum SceneCapturedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum AppearsActiveKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum ContentTransitionDrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The prominence of the background.
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
    /// True if a view is rendered as one image during a content transition.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[ContentTransitionDrawingGroupKey.self] }
        set { self[ContentTransitionDrawingGroupKey.self] = newValue }
    }

    /// The `@Observable` object of a type that an enclosing view put into the environment; nil if there is none.
    public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
        get { self[EnvironmentObjectKey<T>.self] }
        set { self[EnvironmentObjectKey<T>.self] = newValue }
    }
}

/// The prominence of a view's background, such as that of a selected row.
public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool
    /// The usual background.
    public static let standard = BackgroundProminence(isIncreased: false)
    /// A strong background, which foreground content should contrast with.
    public static let increased = BackgroundProminence(isIncreased: true)
}

/// The visual prominence of a view.
@frozen public enum Prominence: Sendable, Hashable {
    case standard, increased
}

// MARK: The resolution of the display

private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
extension EnvironmentValues {
    /// Pixels per point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }
    /// The size of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }
}

/// The activity state of a scene.
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background, inactive, active
}

private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
extension EnvironmentValues {
    /// The activity state of the scene around the view. The host sets it.
    public package(set) var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}

/// Whether a part of a view is shown.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The view decides.
    case automatic
    case visible
    case hidden
}
