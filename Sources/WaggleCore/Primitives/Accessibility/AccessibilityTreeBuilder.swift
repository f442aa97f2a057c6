// The walk that collects a window's accessibility elements. Nothing is cached between queries.

import Foundation
import WaggleGeometry
import WaggleDisplayList

extension ItemNode {
    /// The bounding box in the window of everything drawn at and below this item, as of the last update.
    var shownBoundsInWindow: CGRect {
        var outer = ProjectionTransform(), item = layoutParent, around: [ItemNode] = []
        while let current = item {
            around.append(current)
            item = current.layoutParent
        }
        for item in around.reversed() {
            let offset = item.displayOffset
            outer = ProjectionTransform(CGAffineTransform(translationX: offset.x, y: offset.y)).concatenating(outer)
            if let shown = item.contentPresentation.projection { outer = shown.concatenating(outer) }
        }
        return AccessibilityTreeBuilder(item: self, toWindow: outer, opacity: 1, isLeaving: false).shownBounds
    }
}

/// The elements at and below an item, in source order.
@MainActor
struct AccessibilityTreeBuilder {
    private(set) var elements: [AccessibilityElement] = []
    /// The innermost focusable item that is not yet part of an element.
    private var focusNode: UInt32?
    /// The bounding box in the window of everything drawn.
    private(set) var shownBounds = CGRect.null
    /// True if some content is presented away from its layout position.
    private var isMoved = false

    /// - Parameters:
    ///   - outer: maps the coordinates in which the layout parent draws the item to the window.
    ///   - clip: the region of the window in which enclosing scroll views show the item.
    ///   - isStructured: true if scroll views, lists and their rows become containers, as desktop assistive technologies expect.
    init(
        item: ItemNode, toWindow outer: ProjectionTransform, opacity: Double, isLeaving: Bool, clip: CGRect = .infinite,
        isStructured: Bool = false
    ) {
        let offset = item.displayOffset
        let toWindow = ProjectionTransform(CGAffineTransform(translationX: offset.x, y: offset.y)).concatenating(outer)
        let isLeaving = isLeaving || item.isLeaving
        func blank(_ bounds: CGRect) -> AccessibilityElement {
            AccessibilityElement(id: .init(node: item.number), isEnabled: item.environment.values.isEnabled, opacity: opacity,
                                 isLeaving: isLeaving,
                                 bounds: bounds, projection: toWindow, clip: clip)
        }
        if let leaf = item as? LeafNode {
            let bounds = CGRect(origin: .zero, size: leaf.drawnSize)
            shownBounds = toWindow.bounds(of: bounds)
            isMoved = leaf.isMoving
            guard let content = (leaf as? any AccessibleLeaf)?.accessibilityContent else { return }
            var element = blank(bounds)
            (element.label, element.traits, element.isNamedAfterPicture) = (content.label, content.traits, content.isNamedAfterPicture)
            (element.value, element.actions) = (content.value, content.actions)
            element.details = content.details
            element.text = content.text.map(AccessibleTextReference.init)
            if leaf is any FocusableItem { element.focusNode = item.number }
            element.children = content.links.enumerated().map { index, link in
                let bounds = link.lines.dropFirst().reduce(link.lines.first ?? .zero) { $0.union($1) }
                var part = AccessibilityElement(id: .init(node: item.number, part: index + 1), isEnabled: element.isEnabled,
                                                opacity: opacity, isLeaving: isLeaving,
                                                bounds: bounds, projection: toWindow, clip: clip)
                (part.label, part.traits) = (link.label, .isLink)
                // Other words may stand at the centre of a link of several lines.
                if link.lines.count > 1, let first = link.lines.first {
                    part.declaredActivationPoint = .point(CGPoint(x: first.midX - bounds.minX, y: first.midY - bounds.minY))
                }
                return part
            }
            elements = [element]
            return
        }
        let shown = item.contentPresentation
        isMoved = shown.isMoved
        let inner = shown.projection.map { $0.concatenating(toWindow) } ?? toWindow
        let innerClip = (item as? ScrollNode).map { clip.overlap(toWindow.bounds(of: $0.viewport)) } ?? clip
        // Desktop assistive technologies keep elements behind a modal layer, since they soon return; such elements accept no requests.
        let modalLayer = isStructured ? (item as? RootNode)?.modalLayer : nil
        var isBehind = modalLayer != nil
        func add(_ child: ItemNode) {
            if child === modalLayer { isBehind = false }
            guard child.isPlaced else { return }
            let survey = AccessibilityTreeBuilder(item: child, toWindow: inner, opacity: opacity * shown.opacity, isLeaving: isLeaving,
                                             clip: innerClip,
                                             isStructured: isStructured)
            elements += isBehind ? survey.elements.map(\.blocked) : survey.elements
            focusNode = focusNode ?? survey.focusNode
            shownBounds = shownBounds.union(survey.shownBounds)
            isMoved = isMoved || survey.isMoved
        }
        if modalLayer == nil { item.forEachAccessibleItem(add) } else { item.forEachItem(add) }
        if let focusable = item as? any FocusableItem, focusable.acceptsFocus, item.isShown { focusNode = item.number }
        if elements.count == 1, elements[0].focusNode == nil {
            (elements[0].focusNode, focusNode) = (focusNode, nil)
        }
        // Scrolling moves the content; it is not an interaction with an element.
        if item is GestureResponder, !(item is ScrollResponder) {
            for index in elements.indices { elements[index].takesGestures = true }
            return
        }
        var own: AccessibilityElement {
            // A moving view is reported where it is presented, not at its destination.
            if isMoved, !shownBounds.isNull {
                var element = blank(shownBounds)
                element.projection = ProjectionTransform()
                return element
            }
            return blank(CGRect(origin: .zero, size: item.size))
        }
        if isStructured, elements.count == 1, elements[0].role == .scrollArea, let role = (item as? any ScrollAreaRole)?.role {
            elements[0].role = role
        }
        if isStructured, !elements.isEmpty, let role = item.structuralRole(of: elements) {
            var container = blank(CGRect(origin: .zero, size: item.size))
            (container.role, container.isContainer, container.children) = (role, true, elements)
            (container.focusNode, focusNode) = (focusNode, nil)
            item.describeStructure(&container)
            elements = [container]
        } else if let node = item as? AccessibilityNode {
            apply(node.properties, own, node.environment.values)
        } else if let node = item as? any AccessibilitySubstitute {
            let hidden = AccessibilityTreeBuilder(item: node.secondary, toWindow: inner, opacity: opacity, isLeaving: isLeaving, clip: clip)
                .elements
            let before = elements.compactMap(\.focusNode)
            elements = node.role.apply(hidden, to: elements, own)
            if elements.count == 1, elements[0].focusNode == nil { elements[0].focusNode = before.first }
        }
    }

    private mutating func apply(_ properties: AccessibilityProperties, _ blank: AccessibilityElement, _ environment: EnvironmentValues) {
        if properties.isHidden == true { return elements = [] }
        var element = blank
        switch properties.childBehavior {
        // A single element needs no container.
        case .contain? where elements.count == 1 && elements[0].children.isEmpty: element = elements[0]
        case .contain?:
            element.children = elements
            element.isContainer = true
        case .combine?: element.combine(elements)
        case .some: element.focusNode = elements.lazy.compactMap(\.focusNode).first
        case nil:
            if elements.isEmpty, !properties.makesElement { return }
            if elements.count == 1 {
                element = elements[0]
                // A control keeps the frame in which users touch it, however large the view around it; so does an element that only gains
                // an action or a trait.
                let isControl = element.takesGestures || element.actions.contains { $0.kind == .activate }
                if properties.describesElement, !isControl { (element.bounds, element.projection) = (blank.bounds, blank.projection) }
            } else if elements.count > 1 {
                guard properties.describesElement else {
                    for index in elements.indices { elements[index].change(properties, environment) }
                    return
                }
                element.children = elements
                element.isContainer = true
            }
        }
        if let label = properties.label {
            element.label = label.string(in: environment)
            element.isNamedAfterPicture = false
        }
        if let value = properties.value { element.value = value.string(in: environment) }
        if let hint = properties.hint { element.hint = hint.string(in: environment) }
        if let identifier = properties.identifier { element.identifier = identifier }
        element.change(properties, environment)
        element.namePartsAfterWhole()
        if element.focusNode == nil { (element.focusNode, focusNode) = (focusNode, nil) }
        elements = [element]
    }
}

extension AccessibilityElement {
    /// Merges the labels, values and actions of the inner elements. Labels derived from image names are used only if there are no others.
    fileprivate mutating func combine(_ inner: [AccessibilityElement]) {
        let elements = inner.filter { !$0.isPart }
        let named = elements.contains { !$0.isNamedAfterPicture && !$0.label.isEmpty }
        let described = elements.filter { !named || !$0.isNamedAfterPicture }
        label = described.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
        isNamedAfterPicture = !named && !elements.isEmpty
        let values = described.compactMap(\.value)
        if !values.isEmpty { value = values.joined(separator: ", ") }
        hint = described.compactMap(\.hint).first
        identifier = elements.compactMap(\.identifier).first
        for element in described { traits.formUnion(element.traits) }
        takesGestures = elements.contains(where: \.takesGestures)
        for element in elements { take(element.actions, of: element) }
        focusLinks = elements.flatMap(\.focusLinks)
        focusNode = inner.lazy.compactMap(\.focusNode).first
        // A control keeps its role only in a menu, where it is part of the menu.
        if elements.count == 1, let role = elements[0].role, role.isMenuPart { self.role = role }
        if elements.count == 1 { isExpanded = elements[0].isExpanded }
        details.customContent = elements.flatMap(\.details.customContent)
        details.sortPriority = elements.map(\.details.sortPriority).max() ?? 0
        children = inner
        // An identifier must identify one element.
        if identifier != nil { for index in
            children.indices where children[index].identifier == identifier { children[index].identifier = nil }
        }
    }

    /// Gives parts the identifiers that test drivers of Apple's systems see: “Guests-Increment”.
    fileprivate mutating func namePartsAfterWhole() {
        let name = identifier ?? label
        for index in children.indices where children[index].isPart && !name.isEmpty {
            children[index].identifier = "\(name)-\(children[index].label)"
        }
    }

    /// Keeps the first default action and names further ones after their elements.
    private mutating func take(_ actions: [AccessibilityAction], of part: AccessibilityElement) {
        for var action in actions {
            if action.kind == .activate, self.actions.contains(where: { $0.kind == .activate }) {
                guard !part.label.isEmpty else { continue }
                action.kind = .named(part.label)
            }
            self.actions.append(action)
        }
    }

    @MainActor
    fileprivate mutating func change(_ properties: AccessibilityProperties, _ environment: EnvironmentValues) {
        traits.formUnion(properties.addedTraits)
        traits.remove(properties.removedTraits)
        // A button keeps its trait, whatever its label consists of.
        if properties.addedTraits.contains(.isButton) {
            traits.remove(.isStaticText)
            traits.remove(.isImage)
        }
        for note in properties.notes { note.apply(to: &self, environment) }
    }
}

/// An item that says what the scroll area inside it is, such as a list.
@MainActor
protocol ScrollAreaRole: ItemNode {
    var role: AccessibilityRole { get }
}
