// Collapsible sections.

import Foundation

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// A section that shows its content while the binding is true. In a sidebar list, a chevron in its header toggles the binding.
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section with a title that shows its content while the binding is true.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

/// The content of a collapsible section.
struct CollapsibleContent<Content: View>: View {
    let isExpanded: Binding<Bool>?
    let content: Content
    var body: some View { if isExpanded?.wrappedValue ?? true { content } }
}

/// The header of a collapsible section.
struct CollapsibleHeader<Header: View>: View {
    let isExpanded: Binding<Bool>?
    let header: Header
    @Environment(\.sectionsFold) private var sectionsFold

    var body: some View {
        if sectionsFold, let isExpanded {
            HStack {
                header
                Spacer(minLength: 8)
                Button { withAnimation(.easeInOut(duration: 0.3)) { isExpanded.wrappedValue.toggle() } } label: {
                    Image(systemName: "chevron.right").font(.system(size: 13, weight: .semibold)).foregroundStyle(TintShapeStyle())
                        .flipsForRightToLeftLayoutDirection(true)
                        .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
                        .frame(width: 32, height: 28).contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .accessibilityLabel(Text(verbatim: isExpanded.wrappedValue ? "Collapse" : "Expand"))
            }
        } else {
            header
        }
    }
}

private struct SectionsFoldKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// True if section headers show a chevron that collapses the section.
    var sectionsFold: Bool {
        get { self[SectionsFoldKey.self] }
        set { self[SectionsFoldKey.self] = newValue }
    }
}
