// Modifiers as values, by the names that packages write in types and in `modifier(_:)`.

import Foundation
import WaggleGeometry

/// The modifier of `preference(key:value:)`.
nonisolated public struct _PreferenceWritingModifier<Key: PreferenceKey>: ViewModifier {
    public var value: Key.Value
    public init(key: Key.Type = Key.self, value: Key.Value) { self.value = value }
    @MainActor public func body(content: Content) -> some View { content.preference(key: Key.self, value: value) }
}
/// The modifier of `transformPreference(_:_:)`.
nonisolated public struct _PreferenceTransformModifier<Key: PreferenceKey>: ViewModifier {
    public var transform: (inout Key.Value) -> Void
    public init(key: Key.Type = Key.self, transform: @escaping (inout Key.Value) -> Void) { self.transform = transform }
    @MainActor public func body(content: Content) -> some View { content.transformPreference(Key.self, transform) }
}
/// The modifier of `onPreferenceChange(_:perform:)`.
nonisolated public struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier where Key.Value: Equatable {
    public var action: (Key.Value) -> Void
    public init(action: @escaping (Key.Value) -> Void) { self.action = action }
    @MainActor public func body(content: Content) -> some View { content.onPreferenceChange(Key.self, perform: action) }
}
/// The modifier of `overlayPreferenceValue(_:alignment:_:)`.
nonisolated public struct _OverlayPreferenceModifier<Key: PreferenceKey, Overlay: View>: ViewModifier {
    public var alignment: Alignment
    public var transform: (Key.Value) -> Overlay
    public init(key: Key.Type = Key.self, alignment: Alignment = .center, transform: @escaping (Key.Value) -> Overlay) {
        (self.alignment, self.transform) = (alignment, transform)
    }
    @MainActor public func body(content: Content) -> some View { content.overlayPreferenceValue(Key.self, alignment: alignment, transform) }
}
/// The modifier of `backgroundPreferenceValue(_:alignment:_:)`.
nonisolated public struct _BackgroundPreferenceModifier<Key: PreferenceKey, Background: View>: ViewModifier {
    public var alignment: Alignment
    public var transform: (Key.Value) -> Background
    public init(key: Key.Type = Key.self, alignment: Alignment = .center, transform: @escaping (Key.Value) -> Background) {
        (self.alignment, self.transform) = (alignment, transform)
    }
    @MainActor public func body(content: Content) -> some View {
        content.backgroundPreferenceValue(Key.self, alignment: alignment, transform)
    }
}
/// The modifier of `overlay(_:alignment:)`.
nonisolated public struct _OverlayModifier<Overlay: View>: ViewModifier {
    public var overlay: Overlay
    public var alignment: Alignment
    public init(overlay: Overlay, alignment: Alignment = .center) { (self.overlay, self.alignment) = (overlay, alignment) }
    @MainActor public func body(content: Content) -> some View { content.overlay(alignment: alignment) { overlay } }
}
/// The modifier of `background(_:alignment:)`.
nonisolated public struct _BackgroundModifier<Background: View>: ViewModifier {
    public var background: Background
    public var alignment: Alignment
    public init(background: Background, alignment: Alignment = .center) { (self.background, self.alignment) = (background, alignment) }
    @MainActor public func body(content: Content) -> some View { content.background(alignment: alignment) { background } }
}
/// The modifier of `environment(_:_:)`.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    public var value: Value
    public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) { (self.keyPath, self.value) = (keyPath, value) }
    @MainActor public func body(content: Content) -> some View { content.environment(keyPath, value) }
}
/// The modifier of `transformEnvironment(_:transform:)`.
nonisolated public struct _EnvironmentKeyTransformModifier<Value>: ViewModifier {
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    public var transform: (inout Value) -> Void
    public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void) {
        (self.keyPath, self.transform) = (keyPath, transform)
    }
    @MainActor public func body(content: Content) -> some View { content.transformEnvironment(keyPath, transform: transform) }
}

/// The modifier of `_trait(_:_:)`, `zIndex(_:)`, `tag(_:)` and their like.
public typealias _TraitWritingModifier<Trait: _ViewTraitKey> = _TraitModifier<Trait>
/// The modifier of `onAppear(perform:)` and `onDisappear(perform:)`.
public typealias _AppearanceActionModifier = _AppearanceModifier
extension _AppearanceModifier {
    public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) { self.init(onAppear: appear, onDisappear: disappear) }
}
