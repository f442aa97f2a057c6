// What a node is made with.

import Foundation
import WaggleGeometry
import WaggleDisplayList
import Observation

/// What a node is created with: its parent and what it inherits.
@MainActor
public struct ViewInputs {
    /// The parent node; nil for the root.
    unowned(unsafe) var parent: ViewNode?
    /// Shared by all nodes that inherit the same values: every level of the tree copies its inputs, and few change more than the parent.
    private var inherited: Inherited

    private final class Inherited {
        // Containers store their inputs to make children later, so inputs must not retain the container's owners.
        unowned(unsafe) let graph: ViewGraph
        var environment: EnvironmentScope
        var transactionScope: TransactionScope?
        var modifierContents: ModifierContent?
        var makesSubviewsOnDemand = false
        var subviewsOnlyFade = false
        var isOnlyView = false
        unowned(unsafe) var scrollSite: ScrollResponder?
        var scrollModifiers: AnyObject?
        var subviewRegion: SubviewRegion?

        init(_ graph: ViewGraph, _ environment: EnvironmentScope) { (self.graph, self.environment) = (graph, environment) }

        func copy() -> Inherited {
            let copy = Inherited(graph, environment)
            (copy.transactionScope, copy.modifierContents, copy.makesSubviewsOnDemand) =
                (transactionScope, modifierContents, makesSubviewsOnDemand)
            (copy.scrollSite, copy.scrollModifiers, copy.subviewRegion) = (scrollSite, scrollModifiers, subviewRegion)
            (copy.subviewsOnlyFade, copy.isOnlyView) = (subviewsOnlyFade, isOnlyView)
            return copy
        }
    }

    init(graph: ViewGraph, parent: ViewNode?, environment: EnvironmentScope, transactionScope: TransactionScope? = nil) {
        self.parent = parent
        inherited = Inherited(graph, environment)
        inherited.transactionScope = transactionScope
    }

    private mutating func change(_ change: (Inherited) -> Void) {
        if !isKnownUniquelyReferenced(&inherited) { inherited = inherited.copy() }
        change(inherited)
    }

    var graph: ViewGraph { inherited.graph }
    var environment: EnvironmentScope {
        get { inherited.environment }
        set { change { $0.environment = newValue } }
    }
    /// The enclosing transaction modifiers.
    var transactionScope: TransactionScope? {
        get { inherited.transactionScope }
        set { change { $0.transactionScope = newValue } }
    }
    /// The content of the enclosing view modifiers, innermost first.
    var modifierContents: ModifierContent? {
        get { inherited.modifierContents }
        set { change { $0.modifierContents = newValue } }
    }
    /// True for nodes between a lazy container and its subviews, where `ForEach` makes a row only when it is read.
    var makesSubviewsOnDemand: Bool {
        get { inherited.makesSubviewsOnDemand }
        set { if newValue != makesSubviewsOnDemand { change { $0.makesSubviewsOnDemand = newValue } } }
    }
    /// True for nodes between a list and its rows, which come and go by fading, whatever their transitions.
    var subviewsOnlyFade: Bool {
        get { inherited.subviewsOnlyFade }
        set { if newValue != subviewsOnlyFade { change { $0.subviewsOnlyFade = newValue } } }
    }
    /// True for nodes between a window and its views that do not put several views side by side.
    var isOnlyView: Bool {
        get { inherited.isOnlyView }
        set { if newValue != isOnlyView { change { $0.isOnlyView = newValue } } }
    }
    /// The enclosing scroll view, or nil.
    var scrollSite: ScrollResponder? {
        get { inherited.scrollSite }
        set { change { $0.scrollSite = newValue } }
    }
    /// Enclosing modifiers that apply to the first scroll view below them, which defines their type.
    var scrollModifiers: AnyObject? {
        get { inherited.scrollModifiers }
        set { change { $0.scrollModifiers = newValue } }
    }
    /// The list of program-arranged subviews that this node contributes to; nil if there is none or the node is inside a subview.
    var subviewRegion: SubviewRegion? {
        get { inherited.subviewRegion }
        set { change { $0.subviewRegion = newValue } }
    }

    /// For one of several views that the node puts side by side.
    func member(of node: ViewNode) -> ViewInputs {
        var inputs = child(of: node)
        inputs.isOnlyView = false
        return inputs
    }
    func child(of node: ViewNode) -> ViewInputs {
        var inputs = self
        inputs.parent = node
        if inherited.makesSubviewsOnDemand || inherited.subviewRegion != nil || inherited.subviewsOnlyFade || inherited.isOnlyView,
           node.roles.contains(.item) {
            inputs.makesSubviewsOnDemand = false
            inputs.subviewRegion = nil
            (inputs.subviewsOnlyFade, inputs.isOnlyView) = (false, false)
        }
        return inputs
    }
}
