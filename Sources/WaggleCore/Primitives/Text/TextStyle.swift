import Foundation
import WaggleDisplayList

/// The style that modifiers set on a run of text in addition to its font; nil leaves a property unset.
///
/// The environment holds one for the modifiers of enclosing views; a text starts with it and adds its own.
package struct TextStyle: Hashable, Sendable {
    var weight: Font.Weight?
    var width: Font.Width?
    var design: Font.Design?
    var isItalic: Bool?
    var hasMonospacedDigits = false
    var kerning: CGFloat = 0
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    /// The background of the letters; only attributed strings have one.
    var background: Color?
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var scale = Text.Scale.default
    /// The values that renderers read, inner ones first.
    var attributes: [AnyTextAttribute] = []

    package init() {}

    /// The font with this style applied.
    func font(_ font: Font, in environment: EnvironmentValues) -> FontDescription {
        var font = font
        if let weight { font.weight = weight }
        if let width { font.width = width }
        if let design { font.design = design }
        if let isItalic { font.isItalic = isItalic }
        if hasMonospacedDigits { font.hasMonospacedDigits = true }
        var description = font.resolve(in: environment)
        if scale != .default {
            description.size *= scale.factor
            description.lineHeight = description.lineHeight.map { $0 * scale.factor }
        }
        return description
    }
}

/// A change of text style, made by a modifier of a text or of an enclosing view.
package enum TextModifier: Equatable, Sendable {
    case font(Font?)
    case foreground(AnyShapeStyle?)
    case weight(Font.Weight?)
    case width(Font.Width?)
    case design(Font.Design?)
    case italic(Bool)
    case monospacedDigits
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case underline(Text.LineStyle?)
    case strikethrough(Text.LineStyle?)
    case scale(Text.Scale)
    case attribute(AnyTextAttribute)
    /// What assistive technologies speak instead of the text, and how.
    case label(Text)
    case heading(AccessibilityHeadingLevel)
    case contentType(AccessibilityTextContentType)
    case speech(AccessibilitySpeech)

    package static func == (a: TextModifier, b: TextModifier) -> Bool {
        switch (a, b) {
        case (.font(let a), .font(let b)): a == b
        case (.foreground(let a?), .foreground(let b?)): a.isEqual(to: b)
        case (.foreground(nil), .foreground(nil)): true
        case (.weight(let a), .weight(let b)): a == b
        case (.width(let a), .width(let b)): a == b
        case (.design(let a), .design(let b)): a == b
        case (.italic(let a), .italic(let b)): a == b
        case (.monospacedDigits, .monospacedDigits): true
        case (.kerning(let a), .kerning(let b)): a == b
        case (.tracking(let a), .tracking(let b)): a == b
        case (.baselineOffset(let a), .baselineOffset(let b)): a == b
        case (.underline(let a), .underline(let b)): a == b
        case (.strikethrough(let a), .strikethrough(let b)): a == b
        case (.scale(let a), .scale(let b)): a == b
        case (.attribute(let a), .attribute(let b)): a == b
        case (.label(let a), .label(let b)): a == b
        case (.heading(let a), .heading(let b)): a == b
        case (.contentType(let a), .contentType(let b)): a == b
        case (.speech(let a), .speech(let b)): a == b
        default: false
        }
    }
}

extension TextStyle {
    /// Applies a change; later ones win. Font and foreground are not part of the style.
    package mutating func apply(_ modifier: TextModifier) {
        switch modifier {
        case .font, .foreground, .label, .heading, .contentType, .speech: break
        case .weight(let weight): self.weight = weight
        case .width(let width): self.width = width
        case .design(let design): self.design = design
        case .italic(let isItalic): self.isItalic = isItalic
        case .monospacedDigits: hasMonospacedDigits = true
        case .kerning(let kerning): self.kerning = kerning
        case .tracking(let tracking): self.tracking = tracking
        case .baselineOffset(let offset): baselineOffset = offset
        case .underline(let line): underline = line
        case .strikethrough(let line): strikethrough = line
        case .scale(let scale): self.scale = scale
        case .attribute(let attribute): attributes.insert(attribute, at: 0)
        }
    }
}

private struct TextStyleKey: EnvironmentKey {
    static let defaultValue = TextStyle()
}

extension EnvironmentValues {
    /// The text style that modifiers of enclosing views set, except for font and foreground.
    package var textStyle: TextStyle {
        get { self[TextStyleKey.self] }
        set { self[TextStyleKey.self] = newValue }
    }
}
