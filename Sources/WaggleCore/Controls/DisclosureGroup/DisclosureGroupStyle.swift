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

/// The label in the tint with an arrow that turns down, the content below.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// The style that fits the place.
    public init() {}
    /// The look of a disclosure group.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            DisclosureButton(configuration: configuration)
            if configuration.isExpanded { configuration.content }
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The style that fits the place.
    @MainActor @preconcurrency public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// The label of a disclosure group with an arrow at the trailing edge; a tap on either opens and closes the group.
struct DisclosureButton: View {
    let configuration: DisclosureGroupStyleConfiguration

    static let turn = Animation.easeInOut(duration: 0.25)
    private static let arrowFont = Font.system(size: 14, weight: .semibold)

    var body: some View {
        let isExpanded = configuration.$isExpanded
        Button {
            withAnimation(Self.turn) { isExpanded.wrappedValue.toggle() }
        } label: {
            HStack {
                configuration.label
                Spacer()
                Image(systemName: "chevron.right")
                    .font(Self.arrowFont)
                    .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
                    .flipsForRightToLeftLayoutDirection(true)
                    .accessibilityHidden(true)
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.borderless)
        .accessibilityValue(Text(verbatim: isExpanded.wrappedValue ? "expanded" : "collapsed"))
    }
}
