import Foundation

/// A centred placeholder for missing content, with a label, a description and actions.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// A custom label, description and actions.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    private static var margin: CGFloat { 16 }

    @MainActor public var body: some View {
        VStack(spacing: 20) {
            VStack(spacing: 10) {
                label.labelStyle(UnavailableLabelStyle())
                description.font(.subheadline).foregroundStyle(.secondary)
            }
            VStack(spacing: 15) { actions.font(.subheadline) }
        }
        .multilineTextAlignment(.center)
        .padding(Self.margin)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// The icon, enlarged, above the title.
nonisolated private struct UnavailableLabelStyle: LabelStyle {
    private static var iconFont: Font { .system(size: 48) }

    @MainActor func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 10) {
            configuration.icon.font(Self.iconFont).foregroundStyle(.secondary)
            configuration.title.font(.title2.bold())
        }
    }
}

extension ContentUnavailableView where Label == WaggleCore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A title with a symbol.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init { WaggleCore.Label(title, systemImage: name) } description: { description }
    }
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
        self.init { WaggleCore.Label(title, systemImage: name) } description: { description }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init { WaggleCore.Label(title, systemImage: name) } description: { description }
    }
    /// A title with an image from the program's assets.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init { WaggleCore.Label(title, image: name) } description: { description }
    }
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
        self.init { WaggleCore.Label(title, image: name) } description: { description }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init { WaggleCore.Label(title, image: name) } description: { description }
    }
}
