import Foundation

/// A control that presents a menu of actions when it is pressed.
///
/// The content may combine buttons, toggles, pickers, links, sections, dividers and submenus. A finger may hold the control, slide onto a
/// row and lift there.
nonisolated public struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    private let primaryAction: (@MainActor () -> Void)?

    private init(_ content: Content, _ label: Label, _ primaryAction: (@MainActor () -> Void)?) {
        (self.content, self.label, self.primaryAction) = (content, label, primaryAction)
    }

    @MainActor public var body: some View {
        StyledControl(MenuStyleConfiguration(
            label: .init(parts: LabelParts(label)), content: .init(content: AnyView(content)), primaryAction: primaryAction),
                      fallback: DefaultMenuStyle())
    }

    /// A menu with a custom label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(content(), label(), nil) }
    /// A menu that a long press opens.
    /// - Parameter primaryAction: Runs on the main actor when the control is tapped.
    @preconcurrency
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping @MainActor () -> Void) {
        self.init(content(), label(), primaryAction)
    }
}

extension Menu where Label == Text {
    /// A menu with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content(), Text(titleKey), nil) }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content(), Text(titleResource), nil)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(content(), Text(title), nil) }
    /// A menu with a title that a long press opens.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void) {
        self.init(content(), Text(titleKey), primaryAction)
    }
    @_disfavoredOverload @preconcurrency
    public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content(), Text(titleResource), primaryAction)
    }
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void) {
        self.init(content(), Text(title), primaryAction)
    }
}

extension Menu where Label == WaggleCore.Label<Text, Image> {
    /// A menu with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content(), WaggleCore.Label(titleKey, systemImage: systemImage), nil)
    }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content(), WaggleCore.Label(titleResource, systemImage: systemImage), nil)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content(), WaggleCore.Label(title, systemImage: systemImage), nil)
    }
    /// A menu with a title and a symbol that a long press opens.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content(), WaggleCore.Label(titleKey, systemImage: systemImage), primaryAction)
    }
    @_disfavoredOverload @preconcurrency
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content(), WaggleCore.Label(titleResource, systemImage: systemImage), primaryAction)
    }
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content(), WaggleCore.Label(title, systemImage: systemImage), primaryAction)
    }
    /// A menu with a title and an image.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content(), WaggleCore.Label(titleKey, image: image), nil)
    }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content(), WaggleCore.Label(titleResource, image: image), nil)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content(), WaggleCore.Label(title, image: image), nil)
    }
    /// A menu with a title and an image that a long press opens.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content(), WaggleCore.Label(titleKey, image: image), primaryAction)
    }
    @_disfavoredOverload @preconcurrency
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content(), WaggleCore.Label(titleResource, image: image), primaryAction)
    }
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content(), WaggleCore.Label(title, image: image), primaryAction)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu that a style receives, for styles that extend the enclosing style.
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(configuration.content, configuration.label, configuration.primaryAction)
    }
}
