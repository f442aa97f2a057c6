import Foundation

/// A control that runs an action when pressed.
nonisolated public struct Button<Label: View>: View {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label

    /// - Parameter action: Runs on the main actor each time the button is pressed.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }
    /// - Parameter role: The purpose of the button, which styles may show.
    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    @MainActor public var body: some View {
        StyledControl(
            PrimitiveButtonStyleConfiguration(role: role, label: .init(parts: LabelParts(label)), action: action),
            fallback: DefaultButtonStyle())
            .accessibilityProperties {
                $0.childBehavior = .combine
                $0.addedTraits = .isButton
                $0.notes = [.press(.plain { [action] in MainActor.assumeIsolated(action) })]
            }
    }
}

extension Button where Label == Text {
    /// A button with a title.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }
    @_disfavoredOverload @preconcurrency
    public init(_ titleResource: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleResource) }
    }
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == WaggleCore.Label<Text, Image> {
    /// A button with a title and a symbol.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { WaggleCore.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload @preconcurrency
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { WaggleCore.Label(titleResource, systemImage: systemImage) }
    }
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(_ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { WaggleCore.Label(title, systemImage: systemImage) }
    }
    /// A button with a title and an image.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { WaggleCore.Label(titleKey, image: image) }
    }
    @_disfavoredOverload @preconcurrency
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { WaggleCore.Label(titleResource, image: image) }
    }
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(_ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { WaggleCore.Label(title, image: image) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style receives, for styles that extend the enclosing style.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

/// The purpose of a button.
nonisolated public struct ButtonRole: Equatable, Sendable {
    private let name: String
    /// The button deletes something.
    public static let destructive = ButtonRole(name: "destructive")
    /// The button cancels an operation.
    public static let cancel = ButtonRole(name: "cancel")
    /// The button closes what it stands in, and looks like any other.
    public static let close = ButtonRole(name: "close")
    /// The button confirms an operation, and looks like any other.
    public static let confirm = ButtonRole(name: "confirm")
}
