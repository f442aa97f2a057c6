// sectionActions: what can be done with a section, as its last rows.

import Foundation

/// Actions for the sections inside. Compared by identity: a new one is made whenever the modifier is evaluated.
final class SectionActionList: Sendable {
    private let box: UncheckedBox<AnyView>
    init(_ content: AnyView) { box = UncheckedBox(content) }
    var content: AnyView { box.value }
}

private struct SectionActionsKey: EnvironmentKey { static var defaultValue: SectionActionList? { nil } }
extension EnvironmentValues {
    var sectionActions: SectionActionList? {
        get { self[SectionActionsKey.self] }
        set { self[SectionActionsKey.self] = newValue }
    }
}

/// The content of a section with actions. Sections inside it have none.
struct ActedSectionContent<Content: View>: View {
    let isExpanded: Binding<Bool>?
    let content: Content
    var body: some View { if isExpanded?.wrappedValue ?? true { content.environment(\.sectionActions, nil) } }
}
/// The actions of a section, hidden with its content.
struct SectionActionRows: View {
    let isExpanded: Binding<Bool>?
    @Environment(\.sectionActions) private var actions
    var body: some View { if isExpanded?.wrappedValue ?? true, let actions { actions.content.environment(\.sectionActions, nil) } }
}

extension View {
    /// Adds actions to sections inside. As on iOS, they are the last rows of a section.
    public nonisolated func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        environment(\.sectionActions, SectionActionList(AnyView(content())))
    }
}
