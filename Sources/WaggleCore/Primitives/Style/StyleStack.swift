import Foundation

/// The styles of one kind of control that hold at a place, innermost first.
///
/// A style may show its control again in order to add to it; that one takes the next style outward, not the same one for ever.
struct StyleStack<Style> {
    final class Frame {
        let style: Style
        let outer: Frame?
        init(_ style: Style, outer: Frame?) {
            self.style = style
            self.outer = outer
        }
    }
    let top: Frame?
}

/// Frames are immutable, and what they hold is used on the main actor alone; the environment itself may be handed around.
extension StyleStack: @unchecked Sendable {}

/// Puts one more style on the stack for everything within.
struct PushStyle<Style>: EnvironmentChange {
    let keyPath: WritableKeyPath<EnvironmentValues, StyleStack<Style>>
    let style: Style

    func apply(to environment: inout EnvironmentValues) {
        environment[keyPath: keyPath] = StyleStack(top: StyleStack.Frame(style, outer: environment[keyPath: keyPath].top))
    }
    func isSame(as other: any EnvironmentChange) -> Bool {
        guard let other = other as? Self else { return false }
        return keyPath == other.keyPath && valuesAreEqual(style, other.style)
    }
}
