import Foundation

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle: _ControlStyle where _Configuration == LabelStyleConfiguration {
    /// What a style is given to show.
    typealias Configuration = LabelStyleConfiguration
}

/// The label that a style shows.
public struct LabelStyleConfiguration {
    /// The label's title.
    public struct Title: View {
        let content: AnyView
        /// The title as the program gave it.
        public var body: some View { content }
    }
    /// The label's icon.
    public struct Icon: View {
        let content: AnyView
        /// The icon as the program gave it.
        public var body: some View { content }
    }
    /// The label's title.
    public let title: Title
    /// The label's icon.
    public let icon: Icon
}

extension View {
    /// Sets the look of labels within.
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// Icon and title.
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
/// The icon alone.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}
/// The title alone.
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
