import Foundation

/// A control that opens a URL with the environment's `openURL` action: by default, in the desktop's program for it.
///
/// The label has the tint colour if the program sets no foreground style.
nonisolated public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL

    /// A link with a custom label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    @MainActor public var body: some View {
        let destination = destination, openURL = openURL
        Button { openURL(destination) } label: { label }
            .pointerShape(.link)
            .accessibilityAddTraits(.isLink)
            .accessibilityRemoveTraits(.isButton)
    }
}

extension Link where Label == Text {
    /// A link with a title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) { self.init(destination: destination) { Text(titleKey) } }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: URL) { self.init(destination: destination) { Text(titleResource) } }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) { self.init(destination: destination) { Text(title) } }
}
