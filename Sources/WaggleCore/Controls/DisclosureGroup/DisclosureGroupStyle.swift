import Foundation

/// How disclosure groups look, and what expands them.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle: _ControlStyle where _Configuration == DisclosureGroupStyleConfiguration {
    /// What a style is given to show.
    typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The disclosure group that a style shows.
public struct DisclosureGroupStyleConfiguration {
    /// The group's label.
    public struct Label: View {
        let content: AnyView
        /// The label as the program gave it.
        public var body: some View { content }
    }
    /// What the group shows and hides. It is made where a style shows it.
    public struct Content: View {
        let make: @MainActor () -> AnyView
        /// The content as the program gives it.
        public var body: some View { make() }
    }
    /// The group's label.
    public let label: Label
    /// What the group shows and hides.
    public let content: Content
    /// Whether the content is shown. A style writes to it when a person opens or closes the group.
    @Binding public var isExpanded: Bool
}

extension View {
    /// Sets the look of disclosure groups within.
    public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The label in the tint with an arrow that turns down, the content below. In a list label and content are rows.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    @Environment(\.listLook) private var listLook
    /// The style that fits the place.
    public init() {}

    private static var indent: CGFloat { 16 }

    /// The look of a disclosure group.
    @MainActor @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
        if listLook == nil {
            VStack(alignment: .leading) {
                DisclosureButton(label: configuration.label, isExpanded: configuration.$isExpanded).buttonStyle(.borderless)
                if configuration.isExpanded { configuration.content }
            }
        } else {
            DisclosureButton(label: configuration.label.foregroundStyle(Color.primary), isExpanded: configuration.$isExpanded)
            if configuration.isExpanded { configuration.content.padding(.leading, Self.indent) }
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The style that fits the place.
    @MainActor @preconcurrency public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// The label of a disclosure group with an arrow at the trailing edge; a tap on either opens and closes the group.
private struct DisclosureButton<Label: View>: View {
    let label: Label
    let isExpanded: Binding<Bool>

    private static var turn: Animation { .easeInOut(duration: 0.25) }
    private static var arrowFont: Font { .footnote.weight(.semibold) }

    var body: some View {
        Button {
            withAnimation(Self.turn) { isExpanded.wrappedValue.toggle() }
        } label: {
            HStack {
                label
                Spacer()
                Image(systemName: "chevron.right")
                    .font(Self.arrowFont)
                    .flipsForRightToLeftLayoutDirection(true)
                    .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
                    .accessibilityHidden(true)
            }
            .contentShape(Rectangle())
        }
        .accessibilityValue(Text(verbatim: isExpanded.wrappedValue ? "expanded" : "collapsed"))
    }
}
