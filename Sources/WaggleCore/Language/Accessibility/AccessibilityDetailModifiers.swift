// What a view says besides its name, value and actions: order, headings, names to call it by, points for dragging.

import Foundation
import WaggleGeometry

/// How deep a heading stands.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

/// What kind of text a view shows.
public struct AccessibilityTextContentType: Hashable, Sendable {
    private let name: String
    public static let plain = AccessibilityTextContentType(name: "plain")
    /// Lines of commands and of what they answer.
    public static let console = AccessibilityTextContentType(name: "console")
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    /// A story that goes on from page to page.
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// How touches reach a view past the assistive program.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing is spoken while the view is touched.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    /// The view takes touches only after it was activated.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// Which part of a pair an element is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    case label, content
}

extension View {
    /// Reads the view before its neighbours in the same container that have a lower priority; 0 where nothing is said.
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityNote(.sortPriority(sortPriority))
    }
    /// Makes the view a heading of a level.
    public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityNote(.heading(level))
    }
    /// Says what kind of text the view shows.
    public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityNote(.textContentType(value))
    }

    /// Names by which a person may call the view aloud, the best first; without them its label.
    public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityNote(.inputLabels(inputLabels))
    }
    public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }
    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }
    public nonisolated func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityNote(.inputLabels(inputLabels), isEnabled: isEnabled)
    }
    public nonisolated func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled) }
    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled) }

    /// Where a drag from the view begins, and what it drags.
    public nonisolated func accessibilityDragPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityNote(.dragPoint(point, description), isEnabled: isEnabled) }
    public nonisolated func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled) }
    @_disfavoredOverload
    public nonisolated func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled) }
    @_disfavoredOverload
    public nonisolated func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled) }

    /// Where a drag onto the view ends, and what becomes of it there.
    public nonisolated func accessibilityDropPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityNote(.dropPoint(point, description), isEnabled: isEnabled) }
    public nonisolated func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled) }
    @_disfavoredOverload
    public nonisolated func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled) }
    @_disfavoredOverload
    public nonisolated func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled) }

    /// Lets touches reach the view itself while an assistive program takes all others.
    public nonisolated func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityNote(.directTouch(isDirectTouchArea ? options : nil)) }

    /// Keeps the view's colours where a person has all colours inverted.
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { accessibilityNote(.ignoresInvertedColors(active)) }

    /// Pairs a label with what it is for, wherever both stand: content that says nothing of itself is called by the label.
    public nonisolated func accessibilityLabeledPair<ID: Hashable>(role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID) -> some View {
        accessibilityNote(.pair(role, AccessibilityReference(namespace: namespace, id: AnyHashable(id))))
    }
    /// Links the views of one id, so that a person can go from one to the next.
    public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        accessibilityNote(.linkedGroup(AccessibilityReference(namespace: namespace, id: AnyHashable(id))))
    }
}
