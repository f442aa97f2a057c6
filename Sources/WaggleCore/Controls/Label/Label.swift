import Foundation

/// A title with an icon.
nonisolated public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon

    /// A label with a title and an icon.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
    @MainActor public var body: some View {
        StyledControl(
            LabelStyleConfiguration(title: .init(parts: LabelParts(title)), icon: .init(parts: LabelParts(icon))),
            fallback: DefaultLabelStyle())
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) { self.init { Text(titleKey) } icon: { Image(systemName: name) } }
    public init(_ titleKey: LocalizedStringKey, image name: String) { self.init { Text(titleKey) } icon: { Image(name) } }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init { Text(titleResource) } icon: { Image(systemName: name) }
    }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image name: String) { self.init { Text(titleResource) } icon: { Image(name) } }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) { self.init { Text(title) } icon: { Image(systemName: name) } }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) { self.init { Text(title) } icon: { Image(name) } }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style receives, for styles that extend the enclosing style.
    public init(_ configuration: LabelStyleConfiguration) { self.init { configuration.title } icon: { configuration.icon } }
}

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) { self.init { Text(titleKey) } icon: { Image(resource) } }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
        self.init { Text(titleResource) } icon: { Image(resource) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image resource: ImageResource) { self.init { Text(title) } icon: { Image(resource) } }
}
