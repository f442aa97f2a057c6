import Foundation

/// A window that is open at most once.
///
/// As the first scene it opens at launch; otherwise `openWindow` with its `id` opens it or brings it to the front.
public struct Window<Content: View>: Scene {
    private let id: String
    private let title: String
    private let content: Content

    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.id = id
        self.title = title.string(in: EnvironmentValues())
        self.content = content()
    }
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleResource), id: id, content: content)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content: content)
    }

    public typealias Body = Never
    public static func _collect(_ scene: Self, into list: inout _SceneList) {
        list.windows.append(SceneWindow(id: scene.id, title: scene.title, isUnique: true, content: AnyView(scene.content)))
    }
}

/// Wraps the content of each of a program's windows, as an application with a delegate does.
@MainActor
package protocol WindowContentWrapper: AnyObject {
    /// Called once, before the program's body runs for the first time.
    func programWillBegin()
    /// - Parameter content: The content of one scene's windows.
    func wrapped(_ content: AnyView) -> AnyView
    /// Called when the program's own state ends.
    func programDidEnd()
}

/// A property of a program that wraps the content of its windows.
@MainActor
package protocol WindowContentWrapping: DynamicProperty {
    var windowContentWrapper: any WindowContentWrapper { get }
}
