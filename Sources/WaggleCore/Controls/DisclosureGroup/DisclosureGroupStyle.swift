import Foundation

/// The appearance of disclosure groups, and what expands them.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle: _ControlStyle where _Configuration == DisclosureGroupStyleConfiguration {
    /// What the style receives.
    typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The disclosure group that a style presents.
public struct DisclosureGroupStyleConfiguration {
    /// The group's label, as the program provided it; several views are side by side.
    public struct Label: LabelPart { let parts: LabelParts }
    /// The content, created where a style shows it.
    public struct Content: View {
        let make: @MainActor () -> AnyView
        /// The content as the program provided it.
        public var body: some View { make() }
    }
    /// The group's label.
    public let label: Label
    /// The content of the group.
    public let content: Content
    /// Whether the content is shown. A style writes it when the user expands or collapses the group.
    @Binding public var isExpanded: Bool
}

extension View {
    /// Sets the appearance of disclosure groups inside.
    public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The label in the tint colour with a chevron that turns down, and the content below. In a list, label and content are rows.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    @Environment(\.listAppearance) private var listAppearance
    /// The default style.
    public init() {}

    private static var indent: CGFloat { 16 }

    /// The disclosure group's view.
    @MainActor @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
        if listAppearance == nil {
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
    /// The default style.
    @MainActor @preconcurrency public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// The label of a disclosure group with a chevron at the trailing edge; a tap on either expands or collapses the group.
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
        .accessibilityProperties {
            $0.value = Text(verbatim: isExpanded.wrappedValue ? "expanded" : "collapsed")
            $0.notes = [.expanded(isExpanded.wrappedValue)]
        }
    }
}
