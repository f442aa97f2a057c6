// What a window shows, in words: texts, labels and identifiers with their places. Made on demand; nothing is kept for it.

import Foundation
import WaggleGeometry
import WaggleDisplayList

/// One thing in the window that can be named: a text, a picture, a button, or whatever a program gave a label or identifier.
package struct AccessibilityElement: Sendable {
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
    /// True if the label was made of a picture's name.
    var isNamedAfterPicture = false
    package var children: [AccessibilityElement] = []

    /// The smallest upright rectangle of the window, in points, around the element as it is shown now.
    package var frame: CGRect { projection.bounds(of: bounds) }
    /// The point of the window at a place within the element, in parts of its width and height.
    package func point(at unit: UnitPoint) -> CGPoint {
        CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height).applying(projection)
    }
    /// The element and all within, outer ones first.
    package var all: [AccessibilityElement] { [self] + children.flatMap(\.all) }
}

extension ViewGraph {
    /// The elements of the window as of the last update, in the order of the program's source.
    package func accessibilityElements() -> [AccessibilityElement] {
        AccessibilitySurvey(item: root, toWindow: ProjectionTransform(), opacity: 1, isLeaving: false).elements
    }
}

extension ItemNode {
    /// The smallest upright rectangle of the window around all that is drawn at and below this item, as of the last update.
    var shownBoundsInWindow: CGRect {
        var outer = ProjectionTransform(), item = layoutParent, around: [ItemNode] = []
        while let current = item {
            around.append(current)
            item = current.layoutParent
        }
        for item in around.reversed() {
            let offset = item.displayOffset
            outer = ProjectionTransform(CGAffineTransform(translationX: offset.x, y: offset.y)).concatenating(outer)
            if let shown = item.shownContent.projection { outer = shown.concatenating(outer) }
        }
        return AccessibilitySurvey(item: self, toWindow: outer, opacity: 1, isLeaving: false).shownBounds
    }
}

/// What one item and all within it have to say.
@MainActor
private struct AccessibilitySurvey {
    private(set) var elements: [AccessibilityElement] = []
    /// The smallest upright rectangle of the window around all that is drawn within.
    private(set) var shownBounds = CGRect.null
    /// True if something within is shown elsewhere than layout put it.
    private var isMoved = false

    private init() {}

    /// - Parameter toWindow: from the coordinates that the item's layout parent draws it in.
    init(item: ItemNode, toWindow outer: ProjectionTransform, opacity: Double, isLeaving: Bool) {
        let offset = item.displayOffset
        let toWindow = ProjectionTransform(CGAffineTransform(translationX: offset.x, y: offset.y)).concatenating(outer)
        let isLeaving = isLeaving || item.isLeaving
        if let leaf = item as? LeafNode {
            let bounds = CGRect(origin: .zero, size: leaf.drawnSize)
            shownBounds = toWindow.bounds(of: bounds)
            isMoved = leaf.isMoving
            guard let content = leaf.accessibilityContent else { return }
            elements = [AccessibilityElement(label: content.label, traits: content.traits, isEnabled: leaf.environment.values.isEnabled, opacity: opacity,
                                             isLeaving: isLeaving, bounds: bounds, projection: toWindow, isNamedAfterPicture: content.isNamedAfterPicture)]
            return
        }
        let shown = item.shownContent
        isMoved = shown.isMoved
        let inner = shown.projection.map { $0.concatenating(toWindow) } ?? toWindow
        item.forEachAccessibleItem { child in
            guard child.isPlaced else { return }
            let survey = AccessibilitySurvey(item: child, toWindow: inner, opacity: opacity * shown.opacity, isLeaving: isLeaving)
            elements += survey.elements
            shownBounds = shownBounds.union(survey.shownBounds)
            isMoved = isMoved || survey.isMoved
        }
        guard let node = item as? AccessibilityNode else { return }
        let properties = node.properties
        if properties.isHidden == true {
            elements = []
        } else {
            var blank = AccessibilityElement(isEnabled: node.environment.values.isEnabled, opacity: opacity, isLeaving: isLeaving,
                                             bounds: CGRect(origin: .zero, size: node.size), projection: toWindow)
            // What moves is where it is seen, not where it will be.
            if isMoved, !shownBounds.isNull { (blank.bounds, blank.projection) = (shownBounds, ProjectionTransform()) }
            apply(properties, blank, node.environment.values)
        }
    }

    private mutating func apply(_ properties: AccessibilityProperties, _ blank: AccessibilityElement, _ environment: EnvironmentValues) {
        var element = blank
        switch properties.childBehavior {
        case .contain?: element.children = elements
        case .combine?: element.combine(elements)
        case .some: break
        case nil:
            let namesNothing = properties.label == nil && properties.value == nil && properties.identifier == nil
            if elements.isEmpty, namesNothing { return }
            if elements.count == 1 {
                element = elements[0]
                (element.bounds, element.projection) = (blank.bounds, blank.projection)
            } else if elements.count > 1 {
                guard !namesNothing else {
                    for index in elements.indices { elements[index].change(properties) }
                    return
                }
                element.children = elements
            }
        }
        if let label = properties.label {
            element.label = label.string(in: environment)
            element.isNamedAfterPicture = false
        }
        if let value = properties.value { element.value = value.string(in: environment) }
        if let hint = properties.hint { element.hint = hint.string(in: environment) }
        if let identifier = properties.identifier { element.identifier = identifier }
        element.change(properties)
        elements = [element]
    }
}

extension AccessibilityElement {
    /// Takes over what the elements within say. The names of pictures count only where nothing else is said.
    fileprivate mutating func combine(_ elements: [AccessibilityElement]) {
        let named = elements.contains { !$0.isNamedAfterPicture && !$0.label.isEmpty }
        let said = elements.filter { !named || !$0.isNamedAfterPicture }
        label = said.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
        isNamedAfterPicture = !named && !elements.isEmpty
        let values = said.compactMap(\.value)
        if !values.isEmpty { value = values.joined(separator: ", ") }
        hint = said.compactMap(\.hint).first
        identifier = elements.compactMap(\.identifier).first
        for element in said { traits.formUnion(element.traits) }
        children = elements
        // An identifier names one thing.
        if identifier != nil { for index in children.indices where children[index].identifier == identifier { children[index].identifier = nil } }
    }

    fileprivate mutating func change(_ properties: AccessibilityProperties) {
        traits.formUnion(properties.addedTraits)
        traits.remove(properties.removedTraits)
        // A button is read as such, whatever its label is made of.
        if properties.addedTraits.contains(.isButton) {
            traits.remove(.isStaticText)
            traits.remove(.isImage)
        }
    }
}

/// What a leaf says by itself.
struct AccessibilityContent {
    var label: String
    var traits: AccessibilityTraits
    /// True if the label is only the name of a picture.
    var isNamedAfterPicture = false
}

/// How an item shows what is within it.
struct ShownContent {
    /// From the coordinates of the items below to this item's own; nil: the same.
    var projection: ProjectionTransform?
    var opacity = 1.0
    /// True if what is within is shown elsewhere than layout put it.
    var isMoved = false
}
