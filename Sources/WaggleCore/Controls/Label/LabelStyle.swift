import Foundation

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style has to show.
public struct LabelStyleConfiguration {
    public struct Title: View {
        let content: AnyView
        public var body: some View { content }
    }
    public struct Icon: View {
        let content: AnyView
        public var body: some View { content }
    }
    public let title: Title
    public let icon: Icon
}

extension LabelStyle {
    fileprivate func erased(_ configuration: Configuration) -> AnyView { AnyView(LabelStyleBody(style: self, configuration: configuration)) }
}

/// A style at work: its own dynamic properties are this view's.
nonisolated private struct LabelStyleBody<Style: LabelStyle>: View, HoldsDynamicProperties {
    var style: Style
    let configuration: LabelStyleConfiguration
    @MainActor var body: some View { style.makeBody(configuration: configuration) }
}

extension StyleStack where Style == any LabelStyle {
    @MainActor func view(_ configuration: LabelStyleConfiguration) -> AnyView {
        guard let top else { return DefaultLabelStyle().erased(configuration) }
        return AnyView(top.style.erased(configuration).environment(\.labelStyle, StyleStack(top: top.outer)))
    }
}

private enum LabelStyleKey: EnvironmentKey { static var defaultValue: StyleStack<any LabelStyle> { StyleStack(top: nil) } }

extension EnvironmentValues {
    var labelStyle: StyleStack<any LabelStyle> {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of labels within.
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View { modifier(_EnvironmentModifier(identity: PushStyle(keyPath: \.labelStyle, style: style as any LabelStyle))) }
}

/// Icon and title, as the place asks for; here always both.
nonisolated public struct DefaultLabelStyle: LabelStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { TitleAndIconLabelStyle().makeBody(configuration: configuration) }
}
/// The icon before the title, on one base line.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            configuration.icon
            configuration.title
        }
    }
}
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
    @MainActor @preconcurrency public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    @MainActor @preconcurrency public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    @MainActor @preconcurrency public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
