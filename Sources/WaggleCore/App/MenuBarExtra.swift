// Menu bar extras, which desktops here do not have.

import Foundation

/// Not available: desktops here have no menu bar that programs share.
@available(*, unavailable, message: "Linux desktops have no menu bar that programs share, and not all have status icons. Provide the commands in a window or with commands(content:).")
public struct MenuBarExtra<Label: View, Content: View>: Scene {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    public typealias Body = Never
    public static func _collect(_ scene: Self, into list: inout _SceneList) {}
}

@available(*, unavailable, message: "Linux desktops have no menu bar that programs share, and not all have status icons. Provide the commands in a window or with commands(content:).")
extension MenuBarExtra where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

@available(*, unavailable, message: "Linux desktops have no menu bar that programs share, and not all have status icons. Provide the commands in a window or with commands(content:).")
extension MenuBarExtra where Label == WaggleCore.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {}
}
