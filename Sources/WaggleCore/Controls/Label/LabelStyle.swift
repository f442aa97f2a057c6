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
/// The icon before the title, in the middle of the title's first line.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { TitleAndIcon(configuration: configuration) }
}

private struct TitleAndIcon: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.self) private var environment

    var body: some View {
        let size = environment.textStyle.font(environment.font ?? .body, in: environment).size
        HStack(alignment: .labelIcon, spacing: 8) {
            configuration.icon
            configuration.title.alignmentGuide(.labelIcon) { title in
                // From the base line up to the middle between the system face's ascender and descender.
                title[explicit: .firstTextBaseline].map { $0 - size * 0.3555 } ?? title[VerticalAlignment.center]
            }
        }
    }
}

extension VerticalAlignment {
    private enum LabelIcon: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
    }
    /// The middle of an icon, or of a title's first line.
    fileprivate static let labelIcon = VerticalAlignment(LabelIcon.self)
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
