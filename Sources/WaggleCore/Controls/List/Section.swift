import Foundation

/// Views with a header above and a footer below.
///
/// A container that supports sections styles them; any other shows header, content and footer in sequence.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    /// nil if the section is not collapsible.
    var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {
        (self.header, self.content, self.footer) = (header(), content(), footer())
    }
    public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { SectionNode(view, inputs) }
    public static func _updateNode(_ node: ViewNode, with view: Self) {
        unsafeDowncast(node, to: SectionNode<Parent, Content, Footer>.self).update(view)
    }
    public static var _isUnary: Bool { false }
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }
    @available(*, deprecated, message: "use the form whose header is a builder")
    public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) { self.init(content: content, header: { header }) }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}
extension Section where Parent: View, Content: View, Footer: View {
    @available(*, deprecated, message: "use the form whose header and footer are builders")
    public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header }, footer: { footer })
    }
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
    @available(*, deprecated, message: "use the form whose footer is a builder")
    public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) { self.init(content: content, footer: { footer }) }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section whose header is a text.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(titleKey) })
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) })
    }
}

/// Forwards the subviews of header, content and footer, and records their ranges.
@MainActor
private final class SectionNode<Parent: View, Content: View, Footer: View>: ViewNode {
    private var header: ViewNode!
    private var content: ViewNode!
    private var footer: ViewNode!
    /// The rows that `sectionActions` adds; nil without the modifier.
    private var actions: ViewNode?
    private let region: SubviewRegion?
    /// True if the section was created with an expansion binding.
    private let isCollapsible: Bool

    init(_ view: Section<Parent, Content, Footer>, _ inputs: ViewInputs) {
        region = inputs.subviewRegion
        isCollapsible = view.isExpanded != nil
        super.init(inputs)
        let inner = inputs.member(of: self)
        // The modifier is part of the type around the section, so a section always has it or never.
        let hasActions = inputs.environment.values.sectionActions != nil
        if isCollapsible { header = Self.makePart(CollapsibleHeader(isExpanded: view.isExpanded, header: view.header), .header, in: inner) }
        if hasActions {
            if !isCollapsible { header = Self.makePart(view.header, .header, in: inner) }
            content = ActedSectionContent.makeMember(ActedSectionContent(isExpanded: view.isExpanded, content: view.content), in: inner)
            actions = SectionActionRows.makeMember(SectionActionRows(isExpanded: view.isExpanded), in: inner)
        } else if isCollapsible {
            content = CollapsibleContent.makeMember(CollapsibleContent(isExpanded: view.isExpanded, content: view.content), in: inner)
        } else {
            header = Self.makePart(view.header, .header, in: inner)
            content = Content.makeMember(view.content, in: inner)
        }
        footer = Self.makePart(view.footer, .footer, in: inner)
    }
    func update(_ view: Section<Parent, Content, Footer>) {
        if isCollapsible { updatePart(header, with: CollapsibleHeader(isExpanded: view.isExpanded, header: view.header), .header) }
        if let actions {
            if !isCollapsible { updatePart(header, with: view.header, .header) }
            ActedSectionContent.updateMember(
                content, with: ActedSectionContent(isExpanded: view.isExpanded, content: view.content), in: region)
            SectionActionRows.updateMember(actions, with: SectionActionRows(isExpanded: view.isExpanded), in: region)
        } else if isCollapsible {
            CollapsibleContent.updateMember(
                content, with: CollapsibleContent(isExpanded: view.isExpanded, content: view.content), in: region)
        } else {
            updatePart(header, with: view.header, .header)
            Content.updateMember(content, with: view.content, in: region)
        }
        updatePart(footer, with: view.footer, .footer)
    }

    /// A header or footer with the text style of lists.
    private typealias StyledPart<Part: View> = ModifiedContent<Part, _EnvironmentModifier>
    private static func styled<Part: View>(_ part: Part, _ kind: SectionPosition.Part) -> StyledPart<Part> {
        ModifiedContent(content: part, modifier: _EnvironmentModifier(identity: SectionTextStyle(part: kind)))
    }
    private static func makePart<Part: View>(_ part: Part, _ kind: SectionPosition.Part, in inputs: ViewInputs) -> ViewNode {
        Part.self == EmptyView.self ? Part.makeMember(part, in: inputs) : StyledPart<Part>.makeMember(styled(part, kind), in: inputs)
    }
    private func updatePart<Part: View>(_ node: ViewNode, with part: Part, _ kind: SectionPosition.Part) {
        if Part.self == EmptyView.self {
            Part.updateMember(node, with: part, in: region)
        } else {
            StyledPart<Part>.updateMember(node, with: Self.styled(part, kind), in: region)
        }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        for part in [header, content, actions, footer] { if let part { body(part) } }
    }
    override func readSubviews(_ reader: inout SubviewReader) {
        let start = reader.position, first = reader.items.count
        super.readSubviews(&reader)
        // Counts may now be known more precisely.
        if reader.items.count > first { reader.note(section(at: start)) }
    }
    override func readSections(into sections: inout [SubviewSection], at start: Int) {
        sections.append(section(at: start))
    }
    private func section(at start: Int) -> SubviewSection {
        let top = start + header.subviewCount, end = top + content.subviewCount, bottom = end + (actions?.subviewCount ?? 0)
        return SubviewSection(
            header: start..<top, content: top..<bottom, footer: bottom..<bottom + footer.subviewCount, number: number,
            actionCount: bottom - end)
    }
}
