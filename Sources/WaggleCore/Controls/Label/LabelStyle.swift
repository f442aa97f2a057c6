import Foundation

/// The appearance of labels.
@MainActor @preconcurrency
public protocol LabelStyle: _ControlStyle where _Configuration == LabelStyleConfiguration {
    /// What the style receives.
    typealias Configuration = LabelStyleConfiguration
}

/// The label that a style presents.
public struct LabelStyleConfiguration {
    /// The label's title, as the program provided it; several views are side by side.
    public struct Title: LabelPart { let parts: LabelParts }
    /// The label's icon, as the program provided it; several views are side by side.
    public struct Icon: LabelPart { let parts: LabelParts }
    /// The label's title.
    public let title: Title
    /// The label's icon.
    public let icon: Icon
}

extension View {
    /// Sets the appearance of labels inside.
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The default style: icon and title.
nonisolated public struct DefaultLabelStyle: LabelStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}
/// The icon before the title, centred on the title's first line.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { TitleAndIcon(configuration: configuration) }
}

private struct TitleAndIcon: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.self) private var environment

    var body: some View {
        let size = environment.textStyle.font(environment.font ?? .body, in: environment).size, isInRow = environment.listAppearance != nil
        HStack(alignment: .labelIcon, spacing: isInRow ? 16 : 8) {
            if isInRow {
                // Aligns the titles of rows.
                configuration.icon.defaultForegroundStyle(environment.listItemTint?.style ?? AnyShapeStyle(TintShapeStyle()))
                    .frame(minWidth: 28)
            } else {
                configuration.icon
            }
            configuration.title.alignmentGuide(.labelIcon) { title in
                // From the baseline up to the midpoint between ascender and descender of the system font.
                title[explicit: .firstTextBaseline].map { $0 - size * 0.3555 } ?? title[VerticalAlignment.center]
            }
        }
    }
}

extension VerticalAlignment {
    private enum LabelIcon: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
    }
    /// The vertical centre of an icon, or of a title's first line.
    fileprivate static let labelIcon = VerticalAlignment(LabelIcon.self)
}
/// Only the icon; assistive programs read the title.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.icon.accessibilityRepresentation { configuration.title }
    }
}
/// Only the title.
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

/// Shows an image and texts as a label, whatever their order. Any other content stays as it is.
struct LooseLabel<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        Group(subviews: content) { parts in
            let (images, others) = parts.imagesAndOthers
            if images.isEmpty || others.isEmpty {
                ForEach(parts) { $0 }
            } else {
                Label { ForEach(others) { $0 } } icon: { ForEach(images) { $0 } }
            }
        }
    }
}

extension SubviewsCollection {
    /// The subviews that are images, and the others, each in source order.
    @MainActor var imagesAndOthers: (images: [Subview], others: [Subview]) {
        var images: [Subview] = [], others: [Subview] = []
        for subview in self {
            if subview.wraps({ $0 is ImageNode }) { images.append(subview) } else { others.append(subview) }
        }
        return (images, others)
    }
}
