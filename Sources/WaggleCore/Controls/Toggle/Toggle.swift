import Foundation

/// A control that switches between on and off.
///
/// With several sources, a toggle is on if all of them are, and mixed if only some are; toggling it sets all of them.
nonisolated public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let isMixed: Bool
    private let label: Label
    @Environment(\.labelsVisibility) private var labelsVisibility

    private init(_ isOn: Binding<Bool>, isMixed: Bool, label: Label) {
        self.isOn = isOn
        self.isMixed = isMixed
        self.label = label
    }

    @MainActor public var body: some View {
        let isOn = isOn
        StyledControl(
            ToggleStyleConfiguration(label: .init(parts: LabelParts(label, titles: true)), isOn: isOn, isMixed: isMixed),
            fallback: DefaultToggleStyle())
            .accessibilityName(label, isHidden: labelsVisibility == .hidden)
            .accessibilityProperties {
                $0.childBehavior = .combine
                $0.addedTraits = [.isButton, .isToggle]
                $0.removedTraits = .isStaticText
                $0.value = Text(verbatim: isMixed ? "2" : isOn.wrappedValue ? "1" : "0")
                $0.notes = [.press(.plain { isOn.wrappedValue.toggle() })]
            }
    }

    /// A toggle with a custom label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.init(isOn, isMixed: false, label: label()) }

    /// A toggle that sets several values.
    public init<C: RandomAccessCollection>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label) {
        let (all, isMixed) = Binding<Bool>.all(of: sources, isOn)
        self.init(all, isMixed: isMixed, label: label())
    }
}

extension Binding where Value == Bool {
    /// A binding to several flags: true if all of them are; a write sets all.
    /// - Returns: The binding, and whether the flags differ.
    fileprivate static func all<C: RandomAccessCollection>(
        of sources: C, _ flag: KeyPath<C.Element, Binding<Bool>>
    ) -> (Binding<Bool>, isMixed: Bool) {
        let flags = sources.map { $0[keyPath: flag] }
        let onCount = flags.count { $0.wrappedValue }
        let location = ClosureLocation(get: { flags.allSatisfy(\.wrappedValue) }, set: { isOn, _ in
            for flag in flags { flag.wrappedValue = isOn }
        })
        return (Binding(location: location), onCount > 0 && onCount < flags.count)
    }
}

extension Toggle where Label == Text {
    /// A toggle with a title.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleResource) } }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }

    /// A toggle with a title that sets several values.
    public init<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(_ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) {
        self.init(sources: sources, isOn: isOn) { Text(titleResource) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(_ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == WaggleCore.Label<Text, Image> {
    /// A toggle with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { WaggleCore.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { WaggleCore.Label(titleResource, systemImage: systemImage) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { WaggleCore.Label(title, systemImage: systemImage) }
    }
    /// A toggle with a title and a symbol that sets several values.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { WaggleCore.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { WaggleCore.Label(titleResource, systemImage: systemImage) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { WaggleCore.Label(title, systemImage: systemImage) }
    }

    /// A toggle with a title and an image.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { WaggleCore.Label(titleKey, image: image) }
    }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { WaggleCore.Label(titleResource, image: image) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { WaggleCore.Label(title, image: image) }
    }
    /// A toggle with a title and an image that sets several values.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { WaggleCore.Label(titleKey, image: image) }
    }
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { WaggleCore.Label(titleResource, image: image) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { WaggleCore.Label(title, image: image) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style receives, for styles that extend the enclosing style.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
    }
}
