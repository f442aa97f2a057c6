import Foundation
import WaggleDisplayList

extension Font {
    /// The face, size and line height in an environment, depending on text size and legibility weight.
    package func resolve(in environment: EnvironmentValues) -> FontDescription {
        let typeSize = environment.dynamicTypeSize
        var description: FontDescription
        switch base {
        case .style(let style):
            let size = style.size(at: typeSize)
            description = FontDescription(size: size, weight: style.weight.css, lineHeight: TextStyle.lineHeight(size: size))
        case .system(let size):
            description = FontDescription(size: Self.usable(size))
        case .custom(let name, let size, let style):
            var size = Self.usable(size)
            if let style, typeSize != .large { size *= style.size(at: typeSize) / style.size(at: .large) }
            description = FontDescription(family: name, size: size)
        }
        if let weight { description.weight = weight.css }
        if let design { description.design = design.description }
        if let width { description.width = width.percent }
        description.italic = isItalic
        description.smallCaps = hasSmallCaps
        description.smallCapitals = hasSmallCapitals
        description.monospacedDigits = hasMonospacedDigits
        apply(leading, to: &description)
        if environment.legibilityWeight == .bold {
            // Bold Text makes regular strokes about as heavy as bold ones, and heavier ones even heavier.
            description.weight = min(description.weight + 200, 900)
        }
        return description
    }

    private func apply(_ leading: Leading, to description: inout FontDescription) {
        // Leading changes text styles by two points (body: 20 or 24 instead of 22); the system face's own line height is 1.193
        // times its size.
        let natural = description.lineHeight ?? description.size * 1.193359
        switch leading {
        case .standard: break
        case .tight: description.lineHeight = max(natural - 2, description.size)
        case .loose: description.lineHeight = natural + 2
        }
    }

    /// A size that a text engine can use; the body size replaces sizes that are not positive and finite.
    private static func usable(_ size: CGFloat) -> CGFloat {
        if size > 0 && size.isFinite { return size }
        Diagnostics.shared.reportInView("A font of \(size) points cannot be drawn; 17, the size of body text, is used instead.")
        return 17
    }
}

extension Font.Design {
    var description: FontDescription.Design {
        switch self {
        case .default: .default
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}

extension Font.Weight {
    /// The weight closest to a value on the platform's scale of -1...1, where regular is 0 and bold is 0.4.
    package init(platformValue: CGFloat) {
        let nearest = Self.platformValues.min { abs($0.value - platformValue) < abs($1.value - platformValue) }
        self = nearest?.weight ?? .regular
    }

    /// The weight on the platform's scale of -1...1.
    package var platformValue: CGFloat {
        Self.platformValues.first { $0.weight == self }?.value ?? 0
    }

    private static let platformValues: [(weight: Font.Weight, value: CGFloat)] = [
        (.ultraLight, -0.8), (.thin, -0.6), (.light, -0.4), (.regular, 0), (.medium, 0.23), (.semibold, 0.3), (.bold, 0.4),
        (.heavy, 0.56), (.black, 0.62),
    ]
}
