import Foundation

/// A label with related content: a value, or a control without a label of its own.
nonisolated public struct LabeledContent<Label, Content> {
    private let label: Label
    private let content: Content

    fileprivate init(_ label: Label, _ content: Content) {
        self.label = label
        self.content = content
    }
}

extension LabeledContent: View where Label: View, Content: View {
    @MainActor public var body: some View {
        StyledControl(LabeledContentStyleConfiguration(
            label: .init(parts: LabelParts(label, titles: true)), content: .init(content: AnyView(content))),
                      fallback: AutomaticLabeledContentStyle())
    }

    /// A custom label and content.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(label(), content()) }
}

extension LabeledContent where Label == Text, Content: View {
    /// Content with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(Text(titleKey), content()) }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) { self.init(Text(titleResource), content()) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(Text(title), content()) }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A value with a title.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) { self.init(Text(titleKey), Text(value)) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) { self.init(Text(titleResource), Text(value)) }
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) { self.init(Text(title), Text(value)) }

    /// A formatted value with a title.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(Text(titleKey), Text(value, format: format))
    }
    @_disfavoredOverload
    public init<F: FormatStyle>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(Text(titleResource), Text(value, format: format))
    }
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(Text(title), Text(value, format: format))
    }
}

extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// The labelled content that a style receives, for styles that extend the enclosing style.
    public init(_ configuration: LabeledContentStyleConfiguration) { self.init(configuration.label, configuration.content) }
}
