// Small types for text styles and paragraphs.

import Foundation
import WaggleDisplayList
import WaggleGeometry

extension Text {
    /// The part of a line that an ellipsis replaces if the text does not fit.
    public enum TruncationMode: Sendable, Hashable {
        case head, tail, middle
    }

    /// The case to which text is converted.
    public enum Case: Sendable, Hashable {
        case uppercase, lowercase
    }

    /// A line drawn under or through text.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of a line.
        public struct Pattern: Hashable, Sendable {
            let kind: StyledText.Line.Pattern

            public static let solid = Pattern(kind: .solid)
            public static let dot = Pattern(kind: .dot)
            public static let dash = Pattern(kind: .dash)
            public static let dashDot = Pattern(kind: .dashDot)
            public static let dashDotDot = Pattern(kind: .dashDotDot)
        }

        var pattern: Pattern
        /// nil for the text's own colour.
        var color: Color?

        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A solid line in the text's own colour.
        public static let single = LineStyle()
    }

    /// The size of part of a text relative to its surroundings.
    public struct Scale: Hashable, Sendable {
        /// The scale factor of the font's size.
        let factor: CGFloat

        public static let `default` = Scale(factor: 1)
        /// Smaller, for example for units beside numbers. Apple does not publish the ratio.
        public static let secondary = Scale(factor: 0.75)
    }

    /// How a date is formatted, in absolute terms or relative to the current date.
    public struct DateStyle: Hashable, Sendable, Codable {
        enum Kind: String, Hashable, Sendable, Codable { case time, date, relative, offset, timer }

        let kind: Kind

        /// The time of day: 11:23 PM.
        public static let time = DateStyle(kind: .time)
        /// The day: June 3, 2019.
        public static let date = DateStyle(kind: .date)
        /// The distance from now: 2 hours, 23 minutes. Updates.
        public static let relative = DateStyle(kind: .relative)
        /// The distance from now with its direction: +2 hours. Updates.
        public static let offset = DateStyle(kind: .offset)
        /// The distance from now as on a clock: 2:32. Updates.
        public static let timer = DateStyle(kind: .timer)
    }
}
