// References to elements and points in tests.

import Foundation
import Observation
import WaggleCore
import WaggleGeometry
import WaggleRequest
import WaggleRuntime

/// An element on a screen, or a point. A string literal is a text.
///
/// ```swift
/// try screen.tap("Play")
/// try screen.tap(.identifier("play-button"))
/// try screen.tap(.point(120, 300))
/// try screen.tap(.text("Play", number: 2).at(.bottom))
/// ```
public struct ScreenTarget: ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
    let target: ScriptTarget

    public init(stringLiteral text: String) { target = .text(text) }
    private init(_ target: ScriptTarget) { self.target = target }

    /// By displayed text, accessibility label or value: an exact match, otherwise ignoring case, otherwise as a substring.
    /// - Parameter number: the index among several matches, from 1, from top to bottom, then from left to right; nil requires
    ///   a single match.
    public static func text(_ text: String, number: Int? = nil) -> ScreenTarget { ScreenTarget(ScriptTarget(.text(text), number: number)) }
    /// By accessibility identifier.
    /// - Parameter number: the index among several matches, from 1, from top to bottom, then from left to right; nil requires a single
    ///   match.
    public static func identifier(_ identifier: String, number: Int? = nil) -> ScreenTarget {
        ScreenTarget(ScriptTarget(.identifier(identifier), number: number))
    }
    /// A point of the screen, in points from its top left corner.
    public static func point(_ x: CGFloat, _ y: CGFloat) -> ScreenTarget { ScreenTarget(.point(x, y)) }

    /// Targets a point within the element other than its centre, in fractions of its width and height. Has no effect on points.
    public func at(_ unit: UnitPoint) -> ScreenTarget {
        var target = target
        (target.unitX, target.unitY) = (unit.x, unit.y)
        return ScreenTarget(target)
    }
    public var description: String { target.description }
}

/// An element of the screen at the time of the query.
public struct ScreenElement: Sendable {
    let element: AccessibilityElement

    /// Its text or label; empty if it has only an identifier.
    public var label: String { element.label }
    public var value: String? { element.value }
    public var hint: String? { element.hint }
    public var identifier: String? { element.identifier }
    public var traits: AccessibilityTraits { element.traits }
    public var isEnabled: Bool { element.isEnabled }
    /// The product of its own and all enclosing opacities; 0 is invisible.
    public var opacity: Double { element.opacity }
    /// True while a transition removes it.
    public var isLeaving: Bool { element.isLeaving }
    /// Its bounding box on the screen in points, including ongoing movements.
    public var frame: CGRect { element.frame }
    /// Its parts, such as those of a button or of a container with a label or identifier.
    public var children: [ScreenElement] { element.children.map(ScreenElement.init) }
    /// The point on the screen for a point within it, in fractions of its width and height, through all rotations and scales.
    public func point(at unit: UnitPoint) -> CGPoint { element.point(at: unit) }

    init(_ element: AccessibilityElement) { self.element = element }
}

/// Holds a value outside all views, for views with a binding.
///
/// ```swift
/// let name = TestValue("Ann")
/// let screen = try TestScreen(NameField(name: name.binding))
/// ```
/// Views that read it update; a change made by the test becomes visible with the screen's next `advance`.
@MainActor @Observable
public final class TestValue<Value> {
    public var value: Value
    public init(_ value: Value) { self.value = value }
    public var binding: Binding<Value> { Binding { @MainActor in self.value } set: { @MainActor in self.value = $0 } }
}
