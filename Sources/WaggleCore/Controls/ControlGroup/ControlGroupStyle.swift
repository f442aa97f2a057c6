import Foundation

/// How groups of controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle: _ControlStyle where _Configuration == ControlGroupStyleConfiguration {
    /// What a style is given to show.
    typealias Configuration = ControlGroupStyleConfiguration
}

/// The control group that a style shows.
public struct ControlGroupStyleConfiguration {
    /// The controls.
    public struct Content: View {
        let content: AnyView
        /// The controls as the program gave them.
        public var body: some View { content }
    }
    /// What the group is for.
    public struct Label: View {
        let content: AnyView
        /// The label as the program gave it; nothing where it gave none.
        public var body: some View { content }
    }
    /// The controls.
    public let content: Content
    /// What the group is for.
    public let label: Label
}

extension View {
    /// Sets the look of control groups within.
    public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The style that fits the place: the controls side by side on one ground.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// The style that fits the place.
    public init() {}
    /// The look of a group.
    @MainActor public func makeBody(configuration: Configuration) -> some View { JoinedControls(content: configuration.content) }
}

/// The controls side by side on one ground, as in a bar.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// The controls side by side.
    public init() {}
    /// The look of a group.
    @MainActor public func makeBody(configuration: Configuration) -> some View { JoinedControls(content: configuration.content) }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The style that fits the place.
    @MainActor @preconcurrency public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// The controls side by side, as in a bar.
    @MainActor @preconcurrency public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// Controls on one ground, with lines between them.
private struct JoinedControls: View {
    let content: ControlGroupStyleConfiguration.Content

    private static let radius: CGFloat = 8
    private static let lineInset: CGFloat = 7

    var body: some View {
        HStack(spacing: 0) {
            Group(subviews: content) { controls in
                ForEach(controls) { control in
                    control.overlay(alignment: .leading) {
                        if control.id != controls.first?.id {
                            Rectangle().fill(Color.system(.gray).opacity(0.3)).frame(width: 1).padding(.vertical, Self.lineInset)
                        }
                    }
                }
            }
        }
        .buttonStyle(JoinedButtonStyle())
        .toggleStyle(.button)
        .background { Color.system(.tertiaryFill) }
        .clipShape(RoundedRectangle(cornerRadius: Self.radius))
    }
}

/// A button that shares its ground with others.
nonisolated private struct JoinedButtonStyle: PrimitiveButtonStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        PressedButton(configuration: configuration, release: PressedAppearance.release) { isPressed in
            BorderedLabel(configuration: configuration, isPressed: false, ground: .clear)
                .background { Color.system(.tertiaryFill).opacity(isPressed ? 1 : 0) }
        }
    }
}
