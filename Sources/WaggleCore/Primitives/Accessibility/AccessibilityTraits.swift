/// A view's characteristics and behaviour, for assistive technologies.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var bits: UInt32

    public init() { bits = 0 }
    private init(bit: UInt32) { bits = 1 << bit }

    public static let isButton = AccessibilityTraits(bit: 0)
    public static let isHeader = AccessibilityTraits(bit: 1)
    public static let isSelected = AccessibilityTraits(bit: 2)
    public static let isLink = AccessibilityTraits(bit: 3)
    public static let isSearchField = AccessibilityTraits(bit: 4)
    public static let isImage = AccessibilityTraits(bit: 5)
    /// It plays its own sound when activated.
    public static let playsSound = AccessibilityTraits(bit: 6)
    public static let isKeyboardKey = AccessibilityTraits(bit: 7)
    public static let isStaticText = AccessibilityTraits(bit: 8)
    /// It summarizes the program's state at launch.
    public static let isSummaryElement = AccessibilityTraits(bit: 9)
    public static let updatesFrequently = AccessibilityTraits(bit: 10)
    public static let startsMediaSession = AccessibilityTraits(bit: 11)
    public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
    public static let causesPageTurn = AccessibilityTraits(bit: 13)
    /// Assistive technologies ignore its siblings while it is present.
    public static let isModal = AccessibilityTraits(bit: 14)
    public static let isToggle = AccessibilityTraits(bit: 15)
    public static let isTabBar = AccessibilityTraits(bit: 16)
    /// An editable text; its value is the text.
    package static let isTextField = AccessibilityTraits(bit: 17)

    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var result = self
        result.formUnion(other)
        return result
    }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var result = self
        result.formIntersection(other)
        return result
    }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var result = self
        result.formSymmetricDifference(other)
        return result
    }
    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
    @discardableResult
    public mutating func insert(_ newMember: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        defer { formUnion(newMember) }
        return (!contains(newMember), newMember)
    }
    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let removed = intersection(member)
        bits &= ~member.bits
        return removed.bits == 0 ? nil : removed
    }
    @discardableResult
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let before = intersection(newMember)
        formUnion(newMember)
        return before.bits == 0 ? nil : before
    }
}

/// What happens to the elements inside a view that becomes an element itself.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private enum Kind { case ignore, contain, combine }
    private let kind: Kind
    /// They are omitted.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// They become children of the new element.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// Their labels and values are merged into the new element.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}
