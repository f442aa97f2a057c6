import Foundation

/// The appearance of labelled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle: _ControlStyle where _Configuration == LabeledContentStyleConfiguration {
    /// What the style receives.
    typealias Configuration = LabeledContentStyleConfiguration
}

/// The labelled content that a style presents.
public struct LabeledContentStyleConfiguration {
    /// The label, as the program provided it; several texts are a title and subtitles.
    public struct Label: LabelPart { let parts: LabelParts }
    /// The labelled content, as the program provided it.
    public struct Content: StylePart { let content: AnyView }
    /// The label.
    public let label: Label
    /// The labelled content.
    public let content: Content
}

extension View {
    /// Sets the appearance of labelled content inside.
    public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The label at the leading edge and the content at the trailing one; stacked for very large text.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// The default style.
    public init() {}
    /// The view of labelled content.
    @MainActor public func makeBody(configuration: Configuration) -> some View { LabeledPair(configuration: configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The default style.
    @MainActor @preconcurrency public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabeledPair: View {
    let configuration: LabeledContentStyleConfiguration
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        if labelsVisibility == .hidden {
            configuration.content.accessibilitySubstitute(.label, configuration.label)
        } else {
            let layout = typeSize.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
            layout {
                configuration.label
                if !typeSize.isAccessibilitySize { Spacer() }
                configuration.content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
            }
            // Stacked, they fill the width of the row.
            .frame(maxWidth: typeSize.isAccessibilitySize ? .infinity : nil, alignment: .leading)
        }
    }
}
