import Foundation

/// The appearance of text editors.
@MainActor @preconcurrency
public protocol TextEditorStyle: _ControlStyle where _Configuration == TextEditorStyleConfiguration {
    /// What the style receives.
    typealias Configuration = TextEditorStyleConfiguration
}

/// The editor that a style presents.
public struct TextEditorStyleConfiguration {
    let text: AnyView
}

extension View {
    /// Sets the appearance of text editors inside.
    public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The default style: text on the window's background.
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle {
    @Environment(\.scrollContentBackground) private var scrollContentBackground
    public init() {}
    /// The editor's view.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.text.background { if scrollContentBackground != .hidden { TextEditorBackground() } }
    }
}

/// The background of an editor, as it was when the editor was made.
private struct TextEditorBackground: View {
    @StateObject private var madeColor = MadeLook(\.textEditor)
    private var color: Color? { madeColor.value }
    var body: some View { color ?? Color.system(.background) }
}

/// Text without a background.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle {
    public init() {}
    /// The editor's view.
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.text }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The default style.
    @MainActor @preconcurrency public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// Text without a background.
    @MainActor @preconcurrency public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
