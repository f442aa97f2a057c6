// The accessibility properties that modifiers attach to a view.

import Foundation
import WaggleGeometry

/// The properties that one modifier sets; nil leaves a property unchanged.
nonisolated struct AccessibilityProperties {
    var label: Text?
    var value: Text?
    var hint: Text?
    var identifier: String?
    var isHidden: Bool?
    var addedTraits: AccessibilityTraits = []
    var removedTraits: AccessibilityTraits = []
    /// nil if the view is not made an element.
    var childBehavior: AccessibilityChildBehavior?
    var notes: [AccessibilityNote] = []

    /// True if the properties describe the view as a whole, so that several inner elements become its children.
    var describesElement: Bool { label != nil || value != nil || identifier != nil }
    /// True if the properties make a view without its own content an element.
    var makesElement: Bool { describesElement || notes.contains(where: \.makesElement) }
}

/// A rarely set property.
nonisolated enum AccessibilityNote {
    case action(AccessibilityActionKind, category: AccessibilityActionCategory? = nil, AccessibilityHandler)
    /// Runs a control's action, unless the control is a menu row, which has its own action that closes the menu.
    case press(AccessibilityHandler)
    case adjustment((AccessibilityAdjustmentDirection) -> Void)
    case scroll((Edge) -> Void)
    case zoom((AccessibilityZoomGestureAction) -> Void)
    case activationPoint(AccessibilityActivationPoint)
    case interaction(Bool)
    case inputLabels([Text])
    case sortPriority(Double)
    case heading(AccessibilityHeadingLevel)
    case textContentType(AccessibilityTextContentType)
    case customContent(AccessibilityCustomContentKey, Text?, AXCustomContent.Importance)
    case dragPoint(UnitPoint, Text)
    case dropPoint(UnitPoint, Text)
    case directTouch(AccessibilityDirectTouchOptions?)
    case speech(AccessibilitySpeech)
    case rotor(AccessibilityRotor.Name, () -> [_AccessibilityRotorEntry])
    case rotorEntry(AccessibilityReference)
    case pair(AccessibilityLabeledPairRole, AccessibilityReference)
    case linkedGroup(AccessibilityReference)
    case selectionIdentifier(AnyHashable)
    case ignoresInvertedColors(Bool)
    case showsLargeContent
    case focus(AccessibilityFocusLink)
    case role(AccessibilityRole)
    /// A role for an element that has none yet.
    case fallbackRole(AccessibilityRole)
    case range(AccessibilityRange)
    case expanded(Bool)
    /// The label becomes the value, because another view provides the label.
    case labelAsValue
    /// Makes the element a part of the control around it.
    case part

    fileprivate var makesElement: Bool {
        switch self {
        case .action, .press, .adjustment, .scroll, .zoom, .rotor, .customContent, .inputLabels, .heading, .focus: true
        case .activationPoint, .interaction, .sortPriority, .textContentType, .dragPoint, .dropPoint, .directTouch, .speech, .rotorEntry,
             .pair, .linkedGroup,
             .selectionIdentifier, .ignoresInvertedColors, .showsLargeContent, .labelAsValue, .part, .role, .fallbackRole, .range,
             .expanded: false
        }
    }

    @MainActor
    func apply(to element: inout AccessibilityElement, _ environment: EnvironmentValues) {
        switch self {
        case .action(let kind, let category, let handler):
            let kind = kind.resolved(in: environment)
            // Outer modifiers override; named actions accumulate.
            if case .named = kind {} else { element.actions.removeAll { $0.kind == kind } }
            element.actions.append(AccessibilityAction(kind: kind, category: category?.name?.string(in: environment), handler: handler))
        case .press(let handler):
            guard element.role?.isMenuPart != true || !element.actions.contains(where: { $0.kind == .activate }) else { break }
            element.replaceAction(.activate, handler)
        case .adjustment(let handler): element.replaceAction(.adjust, .adjust(handler))
        case .scroll(let handler): element.replaceAction(.scroll, .scroll(handler))
        case .zoom(let handler): element.replaceAction(.zoom, .zoom(handler))
        case .activationPoint(let point): element.declaredActivationPoint = point
        case .interaction(let responds): element.declaredInteraction = responds
        case .inputLabels(let labels): element.details.inputLabels = labels.map { $0.string(in: environment) }
        case .sortPriority(let priority): element.details.sortPriority = priority
        case .heading(let level):
            element.details.headingLevel = level
            element.traits.insert(.isHeader)
        case .textContentType(let type): element.details.textContentType = type
        case .customContent(let key, let value, let importance):
            element.details.customContent.removeAll { $0.key == key.id }
            guard let value else { break }
            element.details.customContent.append(AccessibilityCustomContent(
                key: key.id, label: key.label.string(in: environment), value: value.string(in: environment), importance: importance))
        case .dragPoint(let point, let text):
            element.details.dragPoints.append(AccessibilityPoint(point: point, description: text.string(in: environment)))
        case .dropPoint(let point, let text):
            element.details.dropPoints.append(AccessibilityPoint(point: point, description: text.string(in: environment)))
        case .directTouch(let options): element.details.directTouch = options
        case .speech(let speech): element.apply(speech)
        case .rotor(let name, let entries):
            element.details.rotors.append(
                AccessibilityRotor(name: name.string(in: environment), entries: entries().map { $0.resolved(in: environment) }))
        case .rotorEntry(let reference): element.details.rotorEntries.append(reference)
        case .pair(let role, let reference): element.details.pairs.append((role, reference))
        case .linkedGroup(let reference): element.details.linkedGroups.append(reference)
        case .selectionIdentifier(let identifier): element.details.selectionIdentifier = identifier
        case .ignoresInvertedColors(let ignores): element.details.ignoresInvertedColors = ignores
        case .showsLargeContent: element.details.largeContent = element.label
        case .focus(let link): element.focusLinks.append(link)
        case .role(let role): element.role = role
        case .fallbackRole(let role): if element.role == nil { element.role = role }
        case .range(let range): element.range = range
        case .expanded(let isExpanded): element.isExpanded = isExpanded
        case .part: element.isPart = true
        case .labelAsValue: (element.value, element.label) = (element.label, "")
        }
    }
}

extension AccessibilityElement {
    fileprivate mutating func replaceAction(_ kind: AccessibilityAction.Kind, _ handler: AccessibilityHandler) {
        actions.removeAll { $0.kind == kind }
        actions.append(AccessibilityAction(kind: kind, handler: handler))
    }
    /// Applies the settings to all descendants as well; their own settings take precedence.
    fileprivate mutating func apply(_ speech: AccessibilitySpeech) {
        details.speech.fill(from: speech)
        for index in children.indices { children[index].apply(speech) }
    }
}

/// The result of accessibility modifiers on a view.
nonisolated public struct AccessibilityAttachmentModifier: KeptModifier {
    public typealias Body = Never
    var properties = AccessibilityProperties()
    typealias Wrapper = AccessibilityNode
}

/// Stores the properties until the window's elements are queried.
@MainActor
final class AccessibilityNode: ModifierNode<AccessibilityAttachmentModifier> {
    var properties: AccessibilityProperties { modifier.properties }
}

extension View {
    nonisolated func accessibilityProperties(
        isEnabled: Bool = true, _ set: (inout AccessibilityProperties) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        var modifier = AccessibilityAttachmentModifier()
        if isEnabled { set(&modifier.properties) }
        return self.modifier(modifier)
    }
    nonisolated func accessibilityNote(
        _ note: AccessibilityNote, isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityProperties(isEnabled: isEnabled) { $0.notes = [note] }
    }
}
