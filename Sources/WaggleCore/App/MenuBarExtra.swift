// What a Mac has in its own menu bar.

import Foundation

/// Not available: desktops here have no place that every program may put a menu into.
@available(*, unavailable, message: "A desktop here has no menu bar that programs share, and icons of programs are not everywhere. Offer the commands in a window or by commands(content:).")
public struct MenuBarExtra<Label: View, Content: View>: Scene {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    public typealias Body = Never
    public static func _collect(_ scene: Self, into list: inout _SceneList) {}
}

@available(*, unavailable, message: "A desktop here has no menu bar that programs share, and icons of programs are not everywhere. Offer the commands in a window or by commands(content:).")
extension MenuBarExtra where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

@available(*, unavailable, message: "A desktop here has no menu bar that programs share, and icons of programs are not everywhere. Offer the commands in a window or by commands(content:).")
extension MenuBarExtra where Label == WaggleCore.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {}
}
