// Modifiers for details of an element: order, headings, input labels, drag and drop points.

import Foundation
import WaggleGeometry

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

/// The kind of text that a view shows.
public struct AccessibilityTextContentType: Hashable, Sendable {
    private let name: String
    public static let plain = AccessibilityTextContentType(name: "plain")
    /// Commands and their output in a terminal.
    public static let console = AccessibilityTextContentType(name: "console")
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    /// A story that continues from page to page.
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// How touches bypass an assistive technology and reach a view directly.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The assistive technology is silent while the view is touched.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    /// The view takes direct touches only after it has been activated.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// An element's role in a labelled pair.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    case label, content
}

extension View {
    /// Reads views with a higher priority before their siblings in the same container; the default is 0.
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityNote(.sortPriority(sortPriority))
    }
    /// Makes the view a heading of the given level.
    public nonisolated func accessibilityHeading(
        _ level: AccessibilityHeadingLevel
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityNote(.heading(level))
    }
    /// Sets the type of text that the view shows.
    public nonisolated func accessibilityTextContentType(
        _ value: AccessibilityTextContentType
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityNote(.textContentType(value))
    }

    /// Sets the names by which users address the view in voice control, best first; by default its label.
    public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityNote(.inputLabels(inputLabels))
    }
    public nonisolated func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }
    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S])
        -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }
    public nonisolated func accessibilityInputLabels(
        _ inputLabels: [Text], isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityNote(.inputLabels(inputLabels), isEnabled: isEnabled)
    }
    public nonisolated func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
    }
    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
    }

    /// Adds a point of the view where a drag begins, with a description of what it drags.
    public nonisolated func accessibilityDragPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityNote(.dragPoint(point, description), isEnabled: isEnabled) }
    public nonisolated func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
    }
    @_disfavoredOverload
    public nonisolated func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
    }
    @_disfavoredOverload
    public nonisolated func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
    }

    /// Adds a point of the view where a drag may end, with a description of what happens there.
    public nonisolated func accessibilityDropPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityNote(.dropPoint(point, description), isEnabled: isEnabled) }
    public nonisolated func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
    }
    @_disfavoredOverload
    public nonisolated func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
    }
    @_disfavoredOverload
    public nonisolated func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
    }

    /// Lets touches reach the view directly while an assistive technology handles all others.
    public nonisolated func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityNote(.directTouch(isDirectTouchArea ? options : nil)) }

    /// Exempts the view from inverted colours.
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        accessibilityNote(.ignoresInvertedColors(active))
    }

    /// Pairs a label with the content it describes, wherever the two are. Content without its own label takes that label.
    public nonisolated func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View {
        accessibilityNote(.pair(role, AccessibilityReference(namespace: namespace, id: AnyHashable(id))))
    }
    /// Links the views with the same id, so that users can move from one to the next.
    public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        accessibilityNote(.linkedGroup(AccessibilityReference(namespace: namespace, id: AnyHashable(id))))
    }
}
