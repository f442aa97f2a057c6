import Foundation

/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle: _ControlStyle where _Configuration == GroupBoxStyleConfiguration {
    /// What a style is given to show.
    typealias Configuration = GroupBoxStyleConfiguration
}

/// The group box that a style shows.
public struct GroupBoxStyleConfiguration {
    /// The label of the box.
    public struct Label: View {
        let content: AnyView
        /// The label as the program gave it.
        public var body: some View { content }
    }
    /// What is in the box.
    public struct Content: View {
        let content: AnyView
        /// The content as the program gave it.
        public var body: some View { content }
    }
    /// The label of the box; it shows nothing where the program gave none.
    public let label: Label
    /// What is in the box.
    public let content: Content
    let hasLabel: Bool
}

extension View {
    /// Sets the look of group boxes within.
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// A rounded ground, another one in each box within a box, with the label as a headline.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// A rounded ground.
    public init() {}
    /// The look of a group box.
    @MainActor public func makeBody(configuration: Configuration) -> some View { GroundedBox(configuration: configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The style that fits the place.
    @MainActor @preconcurrency public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroundedBox: View {
    let configuration: GroupBoxStyleConfiguration
    @Environment(\.groupBoxDepth) private var depth
    @Environment(\.backgroundStyle) private var backgroundStyle

    private static let padding: CGFloat = 16
    private static let spacing: CGFloat = 8
    private static let radius: CGFloat = 8

    var body: some View {
        VStack(spacing: Self.spacing) {
            if configuration.hasLabel {
                configuration.label.defaultFont(.headline).frame(maxWidth: .infinity, alignment: .leading)
            }
            configuration.content
        }
        .environment(\.groupBoxDepth, depth + 1)
        .padding(Self.padding)
        .background(ground, in: RoundedRectangle(cornerRadius: Self.radius))
    }

    private var ground: AnyShapeStyle {
        // The grounds alternate, so that each box stands out from the one around.
        backgroundStyle ?? AnyShapeStyle(Color.system(depth.isMultiple(of: 2) ? .secondaryBackground : .tertiaryBackground))
    }
}

private enum GroupBoxDepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    /// The number of group boxes around.
    fileprivate var groupBoxDepth: Int {
        get { self[GroupBoxDepthKey.self] }
        set { self[GroupBoxDepthKey.self] = newValue }
    }
}
