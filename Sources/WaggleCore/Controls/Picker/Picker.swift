import Foundation

/// Selects one of several values, each represented by a view with its tag.
///
/// A tag has the type of the selection or, for an optional selection, of its wrapped value. Inside a `ForEach`, the id of an element is its
/// tag if it has the right type. A selection without a matching option is shown as no selection, and is kept until the user
/// selects an option.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let label: Label
    private let bindings: [Binding<SelectionValue>]
    private let content: Content
    /// What a menu shows for the selected option; nil for the option itself.
    private let currentValueLabel: AnyView?

    init(_ bindings: [Binding<SelectionValue>], label: Label, content: Content, currentValueLabel: AnyView? = nil) {
        self.bindings = bindings
        self.label = label
        self.content = content
        self.currentValueLabel = currentValueLabel
    }

    @MainActor public var body: some View {
        StyledControl(_PickerStyleConfiguration(
            label: LabelParts(label, titles: true).row, content: AnyView(content), selection: PickerSelection(bindings),
            currentValueLabel: currentValueLabel),
                      fallback: DefaultPickerStyle())
    }

    /// A picker with a custom label.
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init([selection], label: label(), content: content())
    }
    /// A picker that selects for several sources at once. If they differ, nothing is selected.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(sources.map { $0[keyPath: selection] }, label: label(), content: content())
    }
    @available(*, deprecated, renamed: "init(selection:content:label:)")
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init([selection], label: label, content: content())
    }
}

extension Picker where Label == Text {
    /// A picker with a title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { Text(titleResource) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { Text(title) }
    }
    /// A picker with a title that selects for several sources.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleResource) }
    }
    @_disfavoredOverload
    public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == WaggleCore.Label<Text, Image> {
    /// A picker with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { WaggleCore.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { WaggleCore.Label(titleResource, systemImage: systemImage) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { WaggleCore.Label(title, systemImage: systemImage) }
    }
    /// A picker with a title and an image.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { WaggleCore.Label(titleKey, image: image) }
    }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { WaggleCore.Label(titleResource, image: image) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { WaggleCore.Label(title, image: image) }
    }
}
