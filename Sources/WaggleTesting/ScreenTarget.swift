// How a test names what it means.

import Foundation
import WaggleCore
import WaggleGeometry
import WaggleRequest
import WaggleRuntime

/// Something on a screen, or a place on it. A string literal is a text.
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

    /// What shows the text, or has it as its accessibility label or value: as it is, else but for upper and lower case, else as a part.
    /// - Parameter number: which of several, from 1, from top to bottom, then from left to right; nil: there must be only one.
    public static func text(_ text: String, number: Int? = nil) -> ScreenTarget { ScreenTarget(ScriptTarget(.text(text), number: number)) }
    /// What has the accessibility identifier.
    public static func identifier(_ identifier: String, number: Int? = nil) -> ScreenTarget {
        ScreenTarget(ScriptTarget(.identifier(identifier), number: number))
    }
    /// A point of the screen.
    public static func point(_ x: CGFloat, _ y: CGFloat) -> ScreenTarget { ScreenTarget(.point(x, y)) }

    /// Another place within what is found than its middle, in parts of its width and height. A point stays as it is.
    public func at(_ unit: UnitPoint) -> ScreenTarget {
        var target = target
        (target.unitX, target.unitY) = (unit.x, unit.y)
        return ScreenTarget(target)
    }
    public var description: String { target.description }
}

/// What a screen shows at a place, as of the moment it was asked for.
public struct ScreenElement: Sendable {
    let element: AccessibilityElement

    /// What it shows or is labelled; empty where it has only an identifier.
    public var label: String { element.label }
    public var value: String? { element.value }
    public var hint: String? { element.hint }
    public var identifier: String? { element.identifier }
    public var traits: AccessibilityTraits { element.traits }
    public var isEnabled: Bool { element.isEnabled }
    /// All opacities around it, multiplied, as shown at that moment: 0 cannot be seen.
    public var opacity: Double { element.opacity }
    /// True while it is on its way out by a transition.
    public var isLeaving: Bool { element.isLeaving }
    /// The smallest upright rectangle of the screen around it, in points, as shown at that moment: also on the way from one place to the next.
    public var frame: CGRect { element.frame }
    /// What is within: the parts of a button, or of a container with a label or identifier.
    public var children: [ScreenElement] { element.children.map(ScreenElement.init) }
    /// The point of the screen at a place within it, in parts of its width and height, through all turns and scales.
    public func point(at unit: UnitPoint) -> CGPoint { element.point(at: unit) }

    init(_ element: AccessibilityElement) { self.element = element }
}
