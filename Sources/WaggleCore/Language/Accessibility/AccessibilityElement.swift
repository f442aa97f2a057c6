// One thing that a window shows, for people who do not see it and for tests and scripts.

import Foundation
import WaggleGeometry
import WaggleDisplayList

/// A text, a picture, a control, or whatever a program gave a label or identifier, as of the moment it was asked for.
///
/// What the program hands in as closures runs on the main actor alone (`ViewGraph.perform`), hence `Sendable`.
package struct AccessibilityElement: @unchecked Sendable {
    /// Names an element of a window; the same as long as the view behind it keeps its identity.
    package struct ID: Hashable, Sendable {
        let node: UInt32
        /// Which of the parts of what the node shows, counted from 1; 0: all of it.
        var part = 0
    }

    package let id: ID
    package var label = ""
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var traits: AccessibilityTraits = []
    package var isEnabled = true
    /// All opacities around it, multiplied, as shown now.
    package var opacity = 1.0
    /// True while it is on its way out.
    package var isLeaving = false
    /// Its place in coordinates of its own, and how these are shown in the window.
    var bounds: CGRect
    var projection: ProjectionTransform
    /// What the scroll views around let through, in the window.
    var clip = CGRect.infinite
    /// True if scroll views around show nothing of it now.
    package var isScrolledAway: Bool { !clip.intersects(frame) && !(frame.isEmpty && clip.contains(frame.origin)) }
    /// True if the label was made of a picture's name.
    var isNamedAfterPicture = false
    /// True if it only stands around its children, which are what is read and used.
    package var isContainer = false
    package var children: [AccessibilityElement] = []
    /// What can be done to it, innermost modifiers first.
    package var actions: [AccessibilityAction] = []
    /// True if a gesture of the program's takes touches on it.
    var takesGestures = false
    /// What it says itself of whether people can act on it; nil: traits, actions and gestures tell.
    var declaredInteraction: Bool?
    var declaredActivationPoint: AccessibilityActivationPoint?
    package var details = AccessibilityDetails()
    var focusLinks: [AccessibilityFocusLink] = []

    /// The bounding box in the window, in points, as the element is shown now.
    package var frame: CGRect { projection.bounds(of: bounds) }
    /// The point of the window at a place within the element, in parts of its width and height.
    package func point(at unit: UnitPoint) -> CGPoint {
        CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height).applying(projection)
    }
    /// The element and all within, outer ones first.
    package var all: [AccessibilityElement] { [self] + children.flatMap(\.all) }

    /// True if a person can act on it: as the program says, or by its traits, actions and gestures.
    package var respondsToUserInteraction: Bool {
        if let declaredInteraction { return declaredInteraction }
        let interactive: [AccessibilityTraits] = [.isButton, .isLink, .isToggle, .isSearchField, .isKeyboardKey]
        return isEnabled && (takesGestures || !actions.isEmpty || interactive.contains { traits.contains($0) })
    }
    /// Where a touch activates it, as a point of the window: the middle, or that of the only part that takes touches.
    package var activationPoint: CGPoint {
        switch declaredActivationPoint {
        case .unit(let unit)?: return point(at: unit)
        case .point(let point)?: return CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y).applying(projection)
        case nil: break
        }
        let parts = children.filter(\.respondsToUserInteraction)
        return parts.count == 1 && !takesGestures ? parts[0].activationPoint : point(at: .center)
    }
    /// The names by which a person may call it aloud, the best first.
    package var inputLabels: [String] { details.inputLabels ?? (label.isEmpty ? [] : [label]) }
}

/// What a program says of an element besides its name, value and actions.
package struct AccessibilityDetails {
    var inputLabels: [String]?
    /// Higher ones are read first among the elements of one container.
    package var sortPriority = 0.0
    package var headingLevel = AccessibilityHeadingLevel.unspecified
    package var textContentType: AccessibilityTextContentType?
    package var customContent: [AccessibilityCustomContent] = []
    package var rotors: [AccessibilityRotor] = []
    package var dragPoints: [AccessibilityPoint] = []
    package var dropPoints: [AccessibilityPoint] = []
    package var speech = AccessibilitySpeech()
    /// nil: touches on it are for the assistive program.
    package var directTouch: AccessibilityDirectTouchOptions?
    package var ignoresInvertedColors = false
    /// What is shown in large while a finger rests on it; nil: nothing is.
    package var largeContent: String?
    /// The names that rotors know it by.
    var rotorEntries: [AccessibilityReference] = []
    var pairs: [(role: AccessibilityLabeledPairRole, reference: AccessibilityReference)] = []
    /// Elements that share one belong together, wherever they stand.
    var linkedGroups: [AccessibilityReference] = []
    package var selectionIdentifier: AnyHashable?
}

/// A name within a namespace of a view's own.
struct AccessibilityReference: Hashable {
    /// nil: the name counts anywhere.
    var namespace: Namespace.ID?
    var id: AnyHashable
}

/// A place within an element and what it is for.
package struct AccessibilityPoint {
    package var point: UnitPoint
    package var description: String
}

nonisolated enum AccessibilityActivationPoint {
    case unit(UnitPoint)
    /// From the element's top left corner.
    case point(CGPoint)
}

/// What a leaf says by itself.
struct AccessibilityContent {
    var label: String
    var traits: AccessibilityTraits
    /// True if the label is only the name of a picture.
    var isNamedAfterPicture = false
    /// The links within a text, each with its place, or the first line of it, in the leaf.
    var links: [(label: String, bounds: CGRect)] = []
}

/// How an item shows what is within it.
struct ShownContent {
    /// From the coordinates of the items below to this item's own; nil: the same.
    var projection: ProjectionTransform?
    var opacity = 1.0
    /// True if what is within is shown elsewhere than layout put it.
    var isMoved = false
}
