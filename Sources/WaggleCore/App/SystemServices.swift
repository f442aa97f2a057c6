// Services of Apple's systems that a desktop does not have. Programs set them harmlessly; each says what it comes to here.

import Foundation

/// How far the system's writing tools may change a text.
public struct WritingToolsBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = WritingToolsBehavior(name: "automatic")
    public static let complete = WritingToolsBehavior(name: "complete")
    public static let limited = WritingToolsBehavior(name: "limited")
    public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// When dictation begins.
public struct TextInputDictationActivation: Equatable, Sendable {
    private let name: String
    public static let onSelect = TextInputDictationActivation(name: "onSelect")
    public static let onLook = TextInputDictationActivation(name: "onLook")
}
/// How a field is dictated.
public struct TextInputDictationBehavior: Equatable, Sendable {
    private let activation: TextInputDictationActivation?
    public static let automatic = TextInputDictationBehavior(activation: nil)
    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
        TextInputDictationBehavior(activation: activation)
    }
}

/// How the labels of a toolbar look.
public struct ToolbarLabelStyle: Equatable, Sendable {
    public static var automatic: ToolbarLabelStyle { ToolbarLabelStyle() }
}
/// What a window is to the window manager.
public struct WindowManagerRole: Equatable, Sendable {
    public static let automatic = WindowManagerRole()
}
/// Whether a window's toolbar stays while it fills the screen.
public struct WindowToolbarFullScreenVisibility: Equatable, Sendable {
    public static let automatic = WindowToolbarFullScreenVisibility()
}
/// How grave a dialog is.
public struct DialogSeverity: Equatable, Sendable {
    private enum Kind { case automatic, standard, critical }
    private let kind: Kind
    public static let automatic = DialogSeverity(kind: .automatic)
    public static let standard = DialogSeverity(kind: .standard)
    public static let critical = DialogSeverity(kind: .critical)
}

/// A device on which previews are shown.
public enum PreviewPlatform: Hashable, Sendable { case iOS, macOS, tvOS, watchOS }
/// What previews are told.
public protocol PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}
/// A value of a preview's context.
public protocol PreviewContextKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
extension PreviewProvider {
    /// The device of the previews: that which `./waggle previews` is asked for.
    public static var platform: PreviewPlatform? { nil }
}

extension EnvironmentValues {
    /// Disabled: there are no writing tools.
    public var writingToolsBehavior: WritingToolsBehavior? { .disabled }
    /// Whether watches offer quick actions by gestures of the hand: never here.
    public var accessibilityQuickActionsEnabled: Bool { false }
    /// Nil: toolbars here have the style of iOS.
    public var toolbarLabelStyle: ToolbarLabelStyle? { nil }
}

extension View {
    /// Sets how far writing tools may change texts. There are none here.
    public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
    /// Shows or hides the button of the writing tools. There are none here.
    public nonisolated func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
    /// Sets how the search field is dictated. There is no dictation here.
    public nonisolated func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View { self }
    /// Keeps people from searching in a text editor. Editors here have no search.
    public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// Keeps people from replacing what they have found in a text editor. Editors here have no search.
    public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// Sets an alert's icon. Alerts have none here, as on iOS.
    public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }
    /// Sets how grave an alert is. Alerts look alike here, as on iOS.
    public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
    /// Lets people suppress a dialog. Only the Mac's dialogs have the switch; here, as on iOS, there is none and the binding
    /// keeps its value.
    public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
    /// Lets people suppress a dialog. Only the Mac's dialogs have the switch; here, as on iOS, there is none and the binding
    /// keeps its value.
    public nonisolated func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View { self }
    public nonisolated func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View { self }
    @_disfavoredOverload
    public nonisolated func dialogSuppressionToggle(_ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>) -> some View {
        self
    }
    @_disfavoredOverload
    public nonisolated func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> some View { self }
    /// Lets the system name what people are doing when it measures the program. Nothing here measures it.
    public nonisolated func interactionActivityTrackingTag(_ tag: String) -> some View { self }
    /// Marks what a widget shows that may be out of date. Views here are always up to date.
    public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
    /// Lets views act at the click that brings the window to the front. They always do here, as the desktop passes that click on.
    public nonisolated func allowsWindowActivationEvents(_ value: Bool?) -> some View { self }
    /// Lets views act at the click that brings the window to the front. They always do here, as the desktop passes that click on.
    public nonisolated func allowsWindowActivationEvents() -> some View { self }
    /// Sets whether the window's toolbar stays while it fills the screen. It always does here.
    public nonisolated func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View { self }
    /// Gives previews a context. It is for widgets, of which there are none.
    public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
    /// Names the dialog for files, so that it opens with the settings it had. The desktop remembers one setting for all.
    public nonisolated func fileDialogCustomizationID(_ id: String) -> some View { self }
    /// Sets whether aliases are imported themselves. Symbolic links are followed by whoever opens the file.
    public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
    /// Sets the label of the field for the file's name. The desktop's dialog has its own.
    public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
    public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    public nonisolated func fileExporterFilenameLabel(_ label: LocalizedStringResource) -> some View { self }
    @_disfavoredOverload
    public nonisolated func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View { self }
}

extension Scene {
    /// Sets what windows are to the window manager. Windows here are all alike to it.
    public nonisolated func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
    /// Sets how the labels of windows' toolbars look. They have the style of iOS here.
    public nonisolated func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>) -> some Scene { self }
    /// Sets how the labels of windows' toolbars look. They have the style of iOS here.
    public nonisolated func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene { self }
}

extension TimelineView.Context {
    /// Tells a widget to show the content anew. Views here are always up to date.
    public func invalidateTimelineContent() {}
}
