import Foundation

/// Related controls, such as undo and redo.
nonisolated public struct ControlGroup<Content: View>: View {
    private let content: Content
    private let label: AnyView?

    private init(_ content: Content, label: AnyView?) {
        self.content = content
        self.label = label
    }
    /// A group without a label.
    public init(@ViewBuilder content: () -> Content) { self.init(content(), label: nil) }

    @MainActor public var body: some View {
        StyledControl(ControlGroupStyleConfiguration(
            content: .init(content: AnyView(content)), label: .init(content: label ?? AnyView(EmptyView()))),
                      fallback: AutomaticControlGroupStyle())
            .accessibilityElement(children: .contain)
            .accessibilityName(label, isHidden: label != nil)
    }
}

/// The content of a control group with a label. The label describes the group where it is not shown itself.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    fileprivate let content: Content
    fileprivate let label: Label
    @MainActor public var body: some View { content }
}

extension ControlGroup {
    /// A group with a custom label.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
        where Content == LabeledControlGroupContent<C, L> {
        let labelled = LabeledControlGroupContent(content: content(), label: label())
        self.init(labelled, label: AnyView(labelled.label))
    }
    /// A group with a title.
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
        where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
        where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleResource) }
    }
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
        where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }
    /// A group with a title and a symbol.
    public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload
    public init<C: View>(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleResource, systemImage: systemImage) }
    }
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }
    /// A group with a title and an image.
    public init<C: View>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, image: image) }
    }
    @_disfavoredOverload
    public init<C: View>(_ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleResource, image: image) }
    }
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, image: image) }
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The group that a style receives, for styles that extend the enclosing style.
    public init(_ configuration: ControlGroupStyleConfiguration) { self.init(configuration.content, label: AnyView(configuration.label)) }
}
