// Pickers whose buttons show something else than the selected option.

import Foundation

extension Picker {
    /// A picker with a custom label and a label for the current value.
    /// - Parameter currentValueLabel: What the button of a menu shows, and a row that pushes a screen of options. Other styles show the
    ///   options themselves.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init([selection], label: label(), content: content(), currentValueLabel: AnyView(currentValueLabel()))
    }
    /// A picker with a label for the current value that selects for several sources at once.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources.map { $0[keyPath: selection] }, label: label(), content: content(), currentValueLabel: AnyView(currentValueLabel()))
    }
}

extension Picker where Label == Text {
    /// A picker with a title and a label for the current value.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel)
    }
    /// A picker with a title and a label for the current value that selects for several sources.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) where C.Element == Binding<SelectionValue> {
        self.init(sources: sources, selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel)
    }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection: selection, content: content, label: { Text(titleResource) }, currentValueLabel: currentValueLabel)
    }
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) where C.Element == Binding<SelectionValue> {
        self.init(
            sources: sources, selection: selection, content: content, label: { Text(titleResource) }, currentValueLabel: currentValueLabel)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection: selection, content: content, label: { Text(title) }, currentValueLabel: currentValueLabel)
    }
    @_disfavoredOverload
    public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) where C.Element == Binding<SelectionValue> {
        self.init(sources: sources, selection: selection, content: content, label: { Text(title) }, currentValueLabel: currentValueLabel)
    }
}

extension Picker where Label == WaggleCore.Label<Text, Image> {
    /// A picker with a title, a symbol and a label for the current value.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content, label: { WaggleCore.Label(titleKey, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }
    /// A picker with a title, a symbol and a label for the current value that selects for several sources.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) where C.Element == Binding<SelectionValue> {
        self.init(
            sources: sources, selection: selection, content: content, label: { WaggleCore.Label(titleKey, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content, label: { WaggleCore.Label(titleResource, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) where C.Element == Binding<SelectionValue> {
        self.init(
            sources: sources, selection: selection, content: content, label: { WaggleCore.Label(titleResource, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content, label: { WaggleCore.Label(title, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }
    @_disfavoredOverload
    public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) where C.Element == Binding<SelectionValue> {
        self.init(
            sources: sources, selection: selection, content: content, label: { WaggleCore.Label(title, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }
}

extension Picker where Label == WaggleCore.Label<Text, Image> {
    /// A picker with a title, an image and a label for the current value.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content, label: { WaggleCore.Label(titleKey, image: image) },
            currentValueLabel: currentValueLabel)
    }
    /// A picker with a title, an image and a label for the current value that selects for several sources.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) where C.Element == Binding<SelectionValue> {
        self.init(
            sources: sources, selection: selection, content: content, label: { WaggleCore.Label(titleKey, image: image) },
            currentValueLabel: currentValueLabel)
    }
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content, label: { WaggleCore.Label(titleResource, image: image) },
            currentValueLabel: currentValueLabel)
    }
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) where C.Element == Binding<SelectionValue> {
        self.init(
            sources: sources, selection: selection, content: content, label: { WaggleCore.Label(titleResource, image: image) },
            currentValueLabel: currentValueLabel)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content, label: { WaggleCore.Label(title, image: image) }, currentValueLabel: currentValueLabel)
    }
    @_disfavoredOverload
    public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) where C.Element == Binding<SelectionValue> {
        self.init(
            sources: sources, selection: selection, content: content, label: { WaggleCore.Label(title, image: image) },
            currentValueLabel: currentValueLabel)
    }
}
