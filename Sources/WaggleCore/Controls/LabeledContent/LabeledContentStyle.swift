import Foundation

/// How labelled content looks.
@MainActor @preconcurrency
public protocol LabeledContentStyle: _ControlStyle where _Configuration == LabeledContentStyleConfiguration {
    /// What a style is given to show.
    typealias Configuration = LabeledContentStyleConfiguration
}

/// The labelled content that a style shows.
public struct LabeledContentStyleConfiguration {
    /// The label.
    public struct Label: View {
        let content: AnyView
        /// The label as the program gave it.
        public var body: some View { content }
    }
    /// What belongs to the label.
    public struct Content: View {
        let content: AnyView
        /// The content as the program gave it.
        public var body: some View { content }
    }
    /// The label.
    public let label: Label
    /// What belongs to the label.
    public let content: Content
}

extension View {
    /// Sets the look of labelled content within.
    public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The label at the leading edge, the content at the trailing one; one below the other where text is very large.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// The style that fits the place.
    public init() {}
    /// The look of labelled content.
    @MainActor public func makeBody(configuration: Configuration) -> some View { LabeledPair(configuration: configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The style that fits the place.
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
            // One below the other they keep the width of the row.
            .frame(maxWidth: typeSize.isAccessibilitySize ? .infinity : nil, alignment: .leading)
        }
    }
}
