// An accessibility element of a window, for assistive technologies, tests and scripts.

import Foundation
import WaggleGeometry
import WaggleDisplayList

/// A snapshot of a text, a picture, a control, or a view with a label or identifier.
///
/// The program's closures in it run only on the main actor (`ViewGraph.perform`), hence `Sendable`.
package struct AccessibilityElement: @unchecked Sendable {
    /// Identifies an element of a window; stable while the view keeps its identity.
    package struct ID: Hashable, Sendable {
        package let node: UInt32
        /// The part of the node's content, counted from 1; 0 for all of it.
        package var part = 0
        package init(node: UInt32, part: Int = 0) { (self.node, self.part) = (node, part) }
    }

    package let id: ID
    package var label = ""
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var traits: AccessibilityTraits = []
    /// The element's role, if its traits do not determine it.
    package var role: AccessibilityRole?
    /// The numeric value that the element shows or sets.
    package var range: AccessibilityRange?
    /// Whether the element's popup or section is expanded; nil if it has none.
    package var isExpanded: Bool?
    /// The element's text, if assistive technologies can access its characters.
    package var text: AccessibleTextReference?
    package var isEnabled = true
    /// True behind a modal layer, where the element is inert.
    package private(set) var isBlocked = false
    /// The presented opacity: the product of all enclosing opacities.
    package var opacity = 1.0
    /// True while the view leaves with a transition.
    package var isLeaving = false
    /// The element's bounds in its own coordinates, and their projection to the window.
    var bounds: CGRect
    var projection: ProjectionTransform
    /// The region of the window in which enclosing scroll views show the element.
    package var clip = CGRect.infinite
    /// True if enclosing scroll views show no part of it.
    package var isScrolledAway: Bool { clip.overlap(frame).isNull && !(frame.isEmpty && clip.contains(frame.origin)) }
    /// True if the label is derived from an image name.
    var isNamedAfterPicture = false
    /// True if the element only groups its children, which are what users read and use.
    package var isContainer = false
    /// True for a part of a control that fingers reach and scripts name, such as a stepper's button. It is not read: the control is,
    /// as a whole.
    var isPart = false
    package var children: [AccessibilityElement] = []
    /// The element's actions, inner modifiers first.
    package var actions: [AccessibilityAction] = []
    /// True if one of the program's gestures takes touches on the element.
    package var takesGestures = false
    /// Whether users can interact with the element, as set by the program; nil if its traits, actions and gestures decide.
    var declaredInteraction: Bool?
    var declaredActivationPoint: AccessibilityActivationPoint?
    package var details = AccessibilityDetails()
    /// The number of the node that has the keyboard focus when the element does; nil if it cannot have it.
    var focusNode: UInt32?
    /// True if users can move the keyboard focus to the element.
    package var isFocusable: Bool { focusNode != nil && isEnabled }
    var focusLinks: [AccessibilityFocusLink] = []

    /// The bounding box in the window, in points, as presented.
    package var frame: CGRect {
        guard let move = CGAffineTransform(projection), move.isTranslation else { return projection.bounds(of: bounds) }
        return bounds.movedExactly(by: CGPoint(x: move.tx, y: move.ty))
    }
    /// The window point at a unit point of the element.
    package func point(at unit: UnitPoint) -> CGPoint {
        CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height).applying(projection)
    }
    /// The element as it appears behind a modal layer.
    var blocked: AccessibilityElement {
        var element = self
        element.isBlocked = true
        element.children = children.map(\.blocked)
        return element
    }
    /// The element and its descendants, ancestors first.
    package var all: [AccessibilityElement] { [self] + children.flatMap(\.all) }

    /// True if users can interact with the element: as set by the program, or by its traits, actions and gestures.
    package var respondsToUserInteraction: Bool {
        if let declaredInteraction { return declaredInteraction }
        let interactive: [AccessibilityTraits] = [.isButton, .isLink, .isToggle, .isSearchField, .isKeyboardKey]
        return isEnabled && (takesGestures || !actions.isEmpty || interactive.contains { traits.contains($0) })
    }
    /// The window point that activates the element when touched: its centre, or that of its only child that takes touches.
    package var activationPoint: CGPoint {
        switch declaredActivationPoint {
        case .unit(let unit)?: return point(at: unit)
        case .point(let point)?: return CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y).applying(projection)
        case nil: break
        }
        let parts = children.filter(\.respondsToUserInteraction)
        return parts.count == 1 && !takesGestures ? parts[0].activationPoint : point(at: .center)
    }
    /// The names by which users address the element in voice control, best first.
    package var inputLabels: [String] { details.inputLabels ?? (label.isEmpty ? [] : [label]) }
}

/// What programs state about an element besides its name, value and actions.
package struct AccessibilityDetails {
    var inputLabels: [String]?
    /// Elements with a higher priority are read first within their container.
    package var sortPriority = 0.0
    package var headingLevel = AccessibilityHeadingLevel.unspecified
    package var textContentType: AccessibilityTextContentType?
    package var customContent: [AccessibilityCustomContent] = []
    package var rotors: [AccessibilityRotor] = []
    package var dragPoints: [AccessibilityPoint] = []
    package var dropPoints: [AccessibilityPoint] = []
    package var speech = AccessibilitySpeech()
    /// nil if touches go to the assistive technology.
    package var directTouch: AccessibilityDirectTouchOptions?
    package var ignoresInvertedColors = false
    /// The text shown enlarged while a finger rests on the element; nil for none.
    package var largeContent: String?
    /// The ids by which rotors refer to it.
    var rotorEntries: [AccessibilityReference] = []
    package var pairs: [(role: AccessibilityLabeledPairRole, reference: AccessibilityReference)] = []
    /// Elements that share a group are linked, wherever they are.
    package var linkedGroups: [AccessibilityReference] = []
    package var selectionIdentifier: AnyHashable?
}

/// An id within a view's namespace.
package struct AccessibilityReference: Hashable {
    /// nil if the id is valid everywhere.
    package var namespace: Namespace.ID?
    package var id: AnyHashable

    package init(namespace: Namespace.ID? = nil, id: AnyHashable) { (self.namespace, self.id) = (namespace, id) }
}

/// A point of an element, with a description.
package struct AccessibilityPoint {
    package var point: UnitPoint
    package var description: String
}

nonisolated enum AccessibilityActivationPoint {
    case unit(UnitPoint)
    /// From the element's top left corner.
    case point(CGPoint)
}

/// A leaf that assistive programs may find, such as a text or an image.
@MainActor
protocol AccessibleLeaf: LeafNode {
    /// What they find; nil for nothing.
    var accessibilityContent: AccessibilityContent? { get }
}

/// The accessibility content of a leaf.
struct AccessibilityContent {
    var label: String
    var traits: AccessibilityTraits
    /// True if the label is derived from an image name.
    var isNamedAfterPicture = false
    var value: String?
    var actions: [AccessibilityAction] = []
    var details = AccessibilityDetails()
    /// The leaf as a text with characters.
    var text: (any AccessibleText)?
    /// The links in a text, with their bounds in the leaf on each line.
    var links: [(label: String, lines: [CGRect])] = []
}
