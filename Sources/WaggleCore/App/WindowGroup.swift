// Windows that a program may show any number of times.

import Foundation

/// Windows that all show the same views, each with its own state.
///
/// A window of the program's first scene opens at launch. `openWindow` opens others, by the group's `id` or by a value.
nonisolated public struct WindowGroup<Content: View>: Scene {
    private let id: String?
    private let title: String?
    private let valueType: Any.Type?
    private let content: Content

    fileprivate init(id: String?, title: Text?, valueType: Any.Type? = nil, content: Content) {
        self.id = id
        self.title = title?.string(in: EnvironmentValues())
        self.valueType = valueType
        self.content = content
    }

    public init(@ViewBuilder content: () -> Content) { self.init(id: nil, title: nil, content: content()) }
    public init(id: String, @ViewBuilder content: () -> Content) { self.init(id: id, title: nil, content: content()) }
    public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(id: nil, title: title, content: content()) }
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.init(id: id, title: title, content: content()) }
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(Text(titleKey), content: content) }
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(Text(titleResource), content: content)
    }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleResource), id: id, content: content)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(Text(title), content: content) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content: content)
    }

    // The same forms with the closure's other name.
    @_disfavoredOverload
    public init(@ViewBuilder makeContent: @escaping () -> Content) { self.init(content: makeContent) }
    @_disfavoredOverload
    public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) { self.init(id: id, content: makeContent) }
    @_disfavoredOverload
    public init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content) { self.init(title, content: makeContent) }
    @_disfavoredOverload
    public init(_ title: Text, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
        self.init(title, id: id, content: makeContent)
    }
    @_disfavoredOverload
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content) {
        self.init(Text(titleKey), content: makeContent)
    }
    @_disfavoredOverload
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
        self.init(Text(titleKey), id: id, content: makeContent)
    }

    public typealias Body = Never
    @MainActor public static func _collect(_ scene: Self, into list: inout _SceneList) {
        list.windows.append(SceneWindow(id: scene.id, title: scene.title, valueType: scene.valueType, content: AnyView(scene.content)))
    }
}

// MARK: Windows for values

extension WindowGroup {
    /// One window for each value passed to `openWindow`; a window that already presents the value comes to the front.
    /// - Parameter content: receives the window's value, which it may replace; nil if the window was opened without one.
    public init<D: Codable & Hashable, C: View>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
        where Content == PresentedWindowContent<D, C> {
        self.init(nil, nil, content)
    }
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.init(nil, id, content) }
    public init<D: Codable & Hashable, C: View>(
        _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.init(title, nil, content) }
    public init<D: Codable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.init(title, id, content) }
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.init(Text(titleKey), nil, content) }
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.init(Text(titleKey), id, content) }
    @_disfavoredOverload
    public init<D: Codable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.init(Text(titleResource), nil, content) }
    @_disfavoredOverload
    public init<D: Codable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.init(Text(titleResource), id, content) }
    @_disfavoredOverload
    public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.init(Text(title), nil, content) }
    @_disfavoredOverload
    public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.init(Text(title), id, content) }

    private init<D, C>(_ title: Text?, _ id: String?, _ content: @escaping (Binding<D?>) -> C)
        where Content == PresentedWindowContent<D, C> {
        self.init(id: id, title: title, valueType: D.self, content: PresentedWindowContent(.optional(content)))
    }
}

// MARK: Windows for values, with a default value

extension WindowGroup {
    /// One window for each value passed to `openWindow`; a window that already presents the value comes to the front.
    /// - Parameters:
    ///   - content: receives the window's value, which it may replace.
    ///   - defaultValue: the value of a window opened without one.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.init(nil, nil, content, defaultValue) }
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.init(nil, id, content, defaultValue) }
    public init<D: Codable & Hashable, C: View>(
        _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.init(title, nil, content, defaultValue) }
    public init<D: Codable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.init(title, id, content, defaultValue) }
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.init(Text(titleKey), nil, content, defaultValue) }
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.init(Text(titleKey), id, content, defaultValue) }
    @_disfavoredOverload
    public init<D: Codable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.init(Text(titleResource), nil, content, defaultValue) }
    @_disfavoredOverload
    public init<D: Codable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.init(Text(titleResource), id, content, defaultValue) }
    @_disfavoredOverload
    public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.init(Text(title), nil, content, defaultValue) }
    @_disfavoredOverload
    public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.init(Text(title), id, content, defaultValue) }

    private init<D, C>(
        _ title: Text?, _ id: String?, _ content: @escaping (Binding<D>) -> C, _ defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, title: title, valueType: D.self, content: PresentedWindowContent(.always(content, defaultValue)))
    }
}
