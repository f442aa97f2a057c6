import Foundation

/// The appearance of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle: _ControlStyle where _Configuration == GroupBoxStyleConfiguration {
    /// What the style receives.
    typealias Configuration = GroupBoxStyleConfiguration
}

/// The group box that a style presents.
public struct GroupBoxStyleConfiguration {
    /// The label of the box, as the program provided it.
    public struct Label: StylePart { let content: AnyView }
    /// The content of the box, as the program provided it.
    public struct Content: StylePart { let content: AnyView }
    /// The label of the box; empty if the program provided none.
    public let label: Label
    /// The content of the box.
    public let content: Content
    let hasLabel: Bool
}

extension View {
    /// Sets the appearance of group boxes inside.
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// A rounded background, which alternates in nested boxes, with the label as a headline.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// A rounded background.
    public init() {}
    /// The group box's view.
    @MainActor public func makeBody(configuration: Configuration) -> some View { GroupBoxBody(configuration: configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The default style.
    @MainActor @preconcurrency public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxBody: View {
    let configuration: GroupBoxStyleConfiguration
    @Environment(\.groupBoxDepth) private var depth
    @Environment(\.backgroundStyle) private var backgroundStyle
    @Environment(\.listAppearance) private var listAppearance

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
        .background(fillStyle, in: RoundedRectangle(cornerRadius: Self.radius))
    }

    private var fillStyle: AnyShapeStyle {
        backgroundStyle ?? AnyShapeStyle(Color.system(fill))
    }
    /// The backgrounds alternate, so that each box stands out from the enclosing one, and the first from its row.
    private var fill: SystemColor {
        switch listAppearance?.rowBackground {
        case .secondaryGroupedBackground: depth.isMultiple(of: 2) ? .tertiaryGroupedBackground : .secondaryGroupedBackground
        case .clear: depth.isMultiple(of: 2) ? .secondaryGroupedBackground : .tertiaryGroupedBackground
        default: depth.isMultiple(of: 2) ? .secondaryBackground : .tertiaryBackground
        }
    }
}

private enum GroupBoxDepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    /// The number of enclosing group boxes.
    fileprivate var groupBoxDepth: Int {
        get { self[GroupBoxDepthKey.self] }
        set { self[GroupBoxDepthKey.self] = newValue }
    }
}
