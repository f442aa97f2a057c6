// Environment values for paragraphs.

import Foundation
import WaggleDisplayList
import WaggleGeometry

private struct MultilineTextAlignmentKey: EnvironmentKey {
    static let defaultValue = TextAlignment.leading
}

private struct TruncationModeKey: EnvironmentKey {
    static let defaultValue = Text.TruncationMode.tail
}

private struct LineLimitKey: EnvironmentKey {
    static let defaultValue: Int? = nil
}

private struct LowerLineLimitKey: EnvironmentKey {
    static let defaultValue: Int? = nil
}

private struct LineSpacingKey: EnvironmentKey {
    static let defaultValue: CGFloat = 0
}

private struct MinimumScaleFactorKey: EnvironmentKey {
    static let defaultValue: CGFloat = 1
}

private struct AllowsTighteningKey: EnvironmentKey {
    static let defaultValue = false
}

private struct TextCaseKey: EnvironmentKey {
    static let defaultValue: Text.Case? = nil
}

private struct FrameDateKey: EnvironmentKey {
    static let defaultValue: Date? = nil
}

extension EnvironmentValues {
    /// The alignment of multiline text.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] }
        set { self[MultilineTextAlignmentKey.self] = newValue }
    }

    /// The part of a line that an ellipsis replaces.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// The maximum number of lines; nil for as many as fit. Values below 1 count as 1.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// The number of lines that a text reserves space for even if it has fewer; nil for none.
    package var lowerLineLimit: Int? {
        get { self[LowerLineLimitKey.self] }
        set { self[LowerLineLimitKey.self] = newValue }
    }

    /// Points between the bottom of a line and the top of the next; negative values count as 0.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// The scale to which text may shrink before it is truncated, 0...1.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }

    /// Whether letters may move closer together before text is truncated.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }

    /// The case to which text is converted; nil leaves it unchanged.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    /// The current date for timer texts. The host sets it for each frame; if nil, timers use their own date.
    package var frameDate: Date? {
        get { self[FrameDateKey.self] }
        set { self[FrameDateKey.self] = newValue }
    }
}

/// The paragraph style that the environment defines.
package func paragraphStyle(in environment: EnvironmentValues) -> ParagraphStyle {
    let scale = environment.minimumScaleFactor
    let upper = environment.lineLimit.map { max($0, 1) }
    return ParagraphStyle(
        alignment: environment.multilineTextAlignment.paragraphAlignment,
        truncation: environment.truncationMode.paragraphTruncation,
        lineLimit: upper,
        // A paragraph can reserve space only for its upper limit; the layout handles a smaller lower limit.
        reservesSpace: upper != nil && environment.lowerLineLimit == upper,
        lineSpacing: max(environment.lineSpacing.isFinite ? environment.lineSpacing : 0, 0),
        minimumScaleFactor: scale.isNaN ? 1 : min(max(scale, 0.01), 1),
        allowsTightening: environment.allowsTightening,
        rightToLeft: environment.layoutDirection == .rightToLeft)
}

extension TextAlignment {
    var paragraphAlignment: ParagraphStyle.Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension Text.TruncationMode {
    var paragraphTruncation: ParagraphStyle.Truncation {
        switch self {
        case .head: .head
        case .tail: .tail
        case .middle: .middle
        }
    }
}

/// Whether the user prefers bolder text.
public enum LegibilityWeight: Hashable, Sendable {
    case regular, bold
}

/// The alignment of multiline text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}
