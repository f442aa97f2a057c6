// Hidden views that replace or extend the accessibility elements of other views.

import Foundation
import WaggleGeometry
import WaggleDisplayList

/// How the elements of hidden views affect a view's elements.
nonisolated enum AccessibilitySubstituteRole {
    /// They replace the view's own elements.
    case representation
    /// They become children of the view's element.
    case children
    /// They give the view's elements their label.
    case label
    /// They give the view's elements their label; those elements' own label becomes their value.
    case labelBesideValue
    /// Each control becomes an action with the control's name.
    case actions(AccessibilityActionCategory?)
    /// They name an action.
    case actionName(() -> Void)
    /// They are shown enlarged.
    case largeContent

    /// - Parameters:
    ///   - hidden: the elements of the hidden views.
    ///   - blank: an element with only the view's bounds.
    /// - Returns: the view's elements after the change.
    @MainActor
    func apply(
        _ hidden: [AccessibilityElement], to elements: [AccessibilityElement], _ blank: AccessibilityElement
    ) -> [AccessibilityElement] {
        let hiddenLabel = hidden.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
        var elements = elements
        switch self {
        case .representation:
            // A single element takes the view's frame on screen.
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
        case .label, .labelBesideValue, .actions, .actionName, .largeContent: break
        }
        if elements.allSatisfy(\.isPart) { elements.insert(blank, at: 0) }
        for index in elements.indices where !elements[index].isPart {
            switch self {
            case .label: elements[index].label = hiddenLabel
            case .labelBesideValue:
                elements[index].value = elements[index].label
                elements[index].label = hiddenLabel
            case .actions(let category):
                let category = category?.name?.string(in: EnvironmentValues())
                for control in hidden {
                    guard !control.label.isEmpty, control.isEnabled,
                          let action = control.actions.last(where: { $0.kind == .activate }) else { continue }
                    elements[index].actions.append(
                        AccessibilityAction(kind: .named(control.label), category: category, handler: action.handler))
                }
            case .actionName(let handler):
                elements[index].actions.append(AccessibilityAction(kind: .named(hiddenLabel), handler: .plain(handler)))
            case .largeContent: elements[index].details.largeContent = hiddenLabel
            case .representation, .children: break
            }
        }
        return elements
    }
}

/// An item whose elements are replaced or extended by those of hidden views.
@MainActor
protocol AccessibilitySubstitute: ItemNode {
    var role: AccessibilitySubstituteRole { get }
    /// The container of the hidden views.
    var secondary: LayoutNode<ZStackLayout>! { get }
}

nonisolated struct AccessibilitySubstituteModifier<Hidden: View>: UpdatingModifier {
    let hidden: Hidden
    let role: AccessibilitySubstituteRole
    typealias Wrapper = AccessibilitySubstituteNode<Hidden>
}

/// Lays out hidden views over an item without drawing them.
@MainActor
final class AccessibilitySubstituteNode<Hidden: View>: LayerNode, AccessibilitySubstitute, UpdatedNode {
    private(set) var role: AccessibilitySubstituteRole

    init(_ modifier: AccessibilitySubstituteModifier<Hidden>, _ inputs: ViewInputs) {
        role = modifier.role
        super.init(alignment: .center, isBehind: false, inputs)
        // Before its views are created, so that none of them appears, updates on a timeline or sets preferences.
        secondary.setHidden(true)
        secondary.adopt(Hidden._makeNode(modifier.hidden, in: secondaryInputs))
    }

    func update(_ modifier: AccessibilitySubstituteModifier<Hidden>) {
        role = modifier.role
        Hidden._updateNode(secondary.content, with: modifier.hidden)
    }

    override func forEachShownItem(_ body: (ItemNode) -> Void) { if let inner { body(inner) } }
    override class var roles: NodeRoles { super.roles.union(.hidesItems) }
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

    /// Replaces the view's accessibility elements with those of hidden views, such as a slider for a custom drawing.
    public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        accessibilitySubstitute(.representation, representation())
    }
    /// Adds children to the view's element, represented by hidden views, such as the bars of a chart drawn as one.
    public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        accessibilitySubstitute(.children, children())
    }
    /// Adds an action named by its label.
    public nonisolated func accessibilityAction<Label: View>(action: @escaping () -> Void, @ViewBuilder label: () -> Label) -> some View {
        accessibilitySubstitute(.actionName(action), label())
    }
    /// Adds the actions of hidden buttons, named by their labels.
    public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        accessibilitySubstitute(.actions(nil), content())
    }
    /// Adds the actions of hidden buttons, in a category.
    public nonisolated func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View {
        accessibilitySubstitute(.actions(category), content())
    }
    /// Shows the view enlarged while a user of large text rests a finger on it.
    public nonisolated func accessibilityShowsLargeContentViewer() -> some View { accessibilityNote(.showsLargeContent) }
    /// Shows the content enlarged while a user of large text rests a finger on the view.
    public nonisolated func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
        accessibilitySubstitute(.largeContent, largeContentView())
    }
}
