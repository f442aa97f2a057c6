// Views that are never shown and say something in place of others.

import Foundation
import WaggleGeometry
import WaggleDisplayList

/// What the elements of hidden views stand for.
nonisolated enum AccessibilitySubstituteRole {
    /// All of the view's own elements.
    case representation
    /// What is within the view's element.
    case children
    /// The label of the view's elements.
    case label
    /// Actions, each by the name of a control.
    case actions(AccessibilityActionCategory?)
    /// The name of an action.
    case actionName(() -> Void)
    /// What is shown in large.
    case largeContent

    /// - Parameters:
    ///   - hidden: the elements of the hidden views.
    ///   - blank: an element with the place of the view and nothing else.
    /// - Returns: what the view shows with them.
    @MainActor
    func apply(_ hidden: [AccessibilityElement], to elements: [AccessibilityElement], _ blank: AccessibilityElement) -> [AccessibilityElement] {
        let hiddenLabel = hidden.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
        var elements = elements
        switch self {
        case .representation:
            // They are where the view is seen.
            guard hidden.count == 1 else { return hidden }
            elements = hidden
            (elements[0].bounds, elements[0].projection) = (blank.bounds, blank.projection)
            return elements
        case .children:
            var element = elements.count == 1 ? elements[0] : blank
            (element.bounds, element.projection) = (blank.bounds, blank.projection)
            element.children = hidden
            element.isContainer = true
            return [element]
        case .label, .actions, .actionName, .largeContent: break
        }
        if elements.isEmpty { elements = [blank] }
        for index in elements.indices {
            switch self {
            case .label: elements[index].label = hiddenLabel
            case .actions(let category):
                let category = category?.name?.string(in: EnvironmentValues())
                for control in hidden {
                    guard !control.label.isEmpty, control.isEnabled, let action = control.actions.last(where: { $0.kind == .activate }) else { continue }
                    elements[index].actions.append(AccessibilityAction(kind: .named(control.label), category: category, handler: action.handler))
                }
            case .actionName(let handler): elements[index].actions.append(AccessibilityAction(kind: .named(hiddenLabel), handler: .plain(handler)))
            case .largeContent: elements[index].details.largeContent = hiddenLabel
            case .representation, .children: break
            }
        }
        return elements
    }
}

/// An item whose elements are told by, or together with, views that nobody sees.
@MainActor
protocol AccessibilitySubstitute: ItemNode {
    var role: AccessibilitySubstituteRole { get }
    /// Where the hidden views are.
    var secondary: LayoutNode<ZStackLayout>! { get }
}

nonisolated struct AccessibilitySubstituteModifier<Hidden: View>: ItemModifier {
    typealias Body = Never
    let hidden: Hidden
    let role: AccessibilitySubstituteRole
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> AccessibilitySubstituteNode<Hidden> { AccessibilitySubstituteNode(modifier, inputs) }
    @MainActor static func update(_ wrapper: AccessibilitySubstituteNode<Hidden>, with modifier: Self) { wrapper.update(modifier) }
}

/// Lays hidden views out over an item and draws none of them.
@MainActor
final class AccessibilitySubstituteNode<Hidden: View>: LayerNode, AccessibilitySubstitute {
    private(set) var role: AccessibilitySubstituteRole

    init(_ modifier: AccessibilitySubstituteModifier<Hidden>, _ inputs: ViewInputs) {
        role = modifier.role
        super.init(alignment: .center, isBehind: false, inputs)
        // Before its views are made: none of them appears, ticks or has preferences.
        secondary.setHidden(true)
        secondary.adopt(Hidden._makeNode(modifier.hidden, in: secondaryInputs))
    }

    func update(_ modifier: AccessibilitySubstituteModifier<Hidden>) {
        role = modifier.role
        Hidden._updateNode(secondary.content, with: modifier.hidden)
    }

    override func forEachShownItem(_ body: (ItemNode) -> Void) { if let inner { body(inner) } }
    override func forEachAccessibleItem(_ body: (ItemNode) -> Void) { if let inner { body(inner) } }
    override func makeDisplayList() -> DisplayList {
        var items: [DisplayList.Item] = []
        inner?.appendDisplay(to: &items)
        return DisplayList(items)
    }
}

extension View {
    nonisolated func accessibilitySubstitute<Hidden: View>(_ role: AccessibilitySubstituteRole, _ hidden: Hidden) -> some View {
        modifier(AccessibilitySubstituteModifier(hidden: hidden, role: role))
    }

    /// Says of the view what other views would say that are never shown, such as a slider for a drawing that works like one.
    public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        accessibilitySubstitute(.representation, representation())
    }
    /// Gives the view's element others within, which views stand for that are never shown: the bars of a chart that is one drawing.
    public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        accessibilitySubstitute(.children, children())
    }
    /// Offers an action by what its label says.
    public nonisolated func accessibilityAction<Label: View>(action: @escaping () -> Void, @ViewBuilder label: () -> Label) -> some View {
        accessibilitySubstitute(.actionName(action), label())
    }
    /// Offers what buttons do that are never shown, each by its label.
    public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        accessibilitySubstitute(.actions(nil), content())
    }
    /// Offers what buttons do that are never shown, together with others of the category.
    public nonisolated func accessibilityActions<Content: View>(category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content) -> some View {
        accessibilitySubstitute(.actions(category), content())
    }
    /// Shows the view in large while a person with large text rests a finger on it.
    public nonisolated func accessibilityShowsLargeContentViewer() -> some View { accessibilityNote(.showsLargeContent) }
    /// Shows something in large for the view while a person with large text rests a finger on it.
    public nonisolated func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
        accessibilitySubstitute(.largeContent, largeContentView())
    }
}
