// The appearance of forms.

import Foundation

/// The appearance of forms.
@MainActor @preconcurrency
public protocol FormStyle: _ControlStyle where _Configuration == FormStyleConfiguration {
    /// What the style receives.
    typealias Configuration = FormStyleConfiguration
}

/// The form that a style presents.
public struct FormStyleConfiguration {
    /// The form's controls, as the program provided them.
    public struct Content: StylePart { let content: AnyView }
    /// The form's controls.
    public let content: Content
}

extension View {
    /// Sets the appearance of forms inside.
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The default style: grouped.
nonisolated public struct AutomaticFormStyle: FormStyle {
    public init() {}
    /// The form's view.
    @MainActor public func makeBody(configuration: Configuration) -> some View { GroupedFormStyle().makeBody(configuration: configuration) }
}

/// List rows, with sections as cards.
nonisolated public struct GroupedFormStyle: FormStyle {
    public init() {}
    /// The form's view.
    @MainActor public func makeBody(configuration: Configuration) -> some View { GroupedForm(content: configuration.content) }
}

/// Controls in a column, with their labels aligned in a separate column. It does not scroll.
nonisolated public struct ColumnsFormStyle: FormStyle {
    public init() {}
    /// The form's view.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .formColumn, spacing: 10) { configuration.content }
            .labeledContentStyle(FormColumnsStyle())
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The default style: grouped.
    @MainActor @preconcurrency public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
    /// List rows, with sections as cards.
    @MainActor @preconcurrency public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
    /// A column of labels beside a column of controls.
    @MainActor @preconcurrency public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private struct GroupedForm: View {
    let content: FormStyleConfiguration.Content
    @Environment(\.listKind) private var kind

    var body: some View {
        // Plain lists do not affect a form: only the styles of grouped lists do.
        List { content }.environment(\.listKind, kind == .grouped ? .grouped : .insetGrouped).environment(\.isForm, true)
    }
}

private struct IsFormKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// True in a form whose rows a list shows.
    var isForm: Bool {
        get { self[IsFormKey.self] }
        set { self[IsFormKey.self] = newValue }
    }
}

extension HorizontalAlignment {
    private enum FormColumn: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
    /// The leading edge of the controls of a form in columns.
    fileprivate static let formColumn = HorizontalAlignment(FormColumn.self)
}

private nonisolated struct FormColumnsStyle: LabeledContentStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            HStack(spacing: 0) {
                configuration.label
                Text(verbatim: ":")
            }
            configuration.content.alignmentGuide(.formColumn) { $0[.leading] }
        }
    }
}

/// Controls for settings and input, presented by the enclosing form style: by default, as the rows of a grouped list.
nonisolated public struct Form<Content: View>: View {
    let content: Content

    /// A form with controls.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor @preconcurrency public var body: some View {
        StyledControl(FormStyleConfiguration(content: .init(content: AnyView(content))), fallback: AutomaticFormStyle())
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// The form that a style receives, for styles that extend the enclosing style.
    public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}
