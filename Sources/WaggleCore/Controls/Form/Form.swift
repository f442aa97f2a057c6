import Foundation

/// Controls for settings and input, presented by the enclosing form style: by default, as the rows of a grouped list.
nonisolated public struct Form<Content: View>: View {
    let content: Content

    /// A form with controls.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor @preconcurrency public var body: some View {
        StyledControl(FormStyleConfiguration(content: .init(content: AnyView(content))), fallback: AutomaticFormStyle())
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// The form that a style receives, for styles that extend the enclosing style.
    public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}
