// The environment's say in how paragraphs are set.

import Foundation
import WaggleDisplayList

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
    /// Where the lines of a text that has several stand.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] }
        set { self[MultilineTextAlignmentKey.self] = newValue }
    }

    /// Which part of a line gives way to an ellipsis.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// The most lines a text may have; nil: as many as fit. Less than 1 counts as 1.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// The number of lines for which a text keeps room even when it has fewer; nil: none.
    package var lowerLineLimit: Int? {
        get { self[LowerLineLimitKey.self] }
        set { self[LowerLineLimitKey.self] = newValue }
    }

    /// Points added between the bottom of one line and the top of the next; negative counts as 0.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// The part of its size to which text may shrink before it is cut, 0...1.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }

    /// Whether letters may move closer together before text is cut.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }

    /// Letters to turn all others into; nil: as they were written.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    /// The present for texts that count time. The host sets it for each frame; nil: texts count from their own date.
    package var frameDate: Date? {
        get { self[FrameDateKey.self] }
        set { self[FrameDateKey.self] = newValue }
    }
}

/// How the environment wants lines to be broken, cut and aligned.
package func paragraphStyle(in environment: EnvironmentValues) -> ParagraphStyle {
    let scale = environment.minimumScaleFactor
    let upper = environment.lineLimit.map { max($0, 1) }
    return ParagraphStyle(
        alignment: environment.multilineTextAlignment.paragraphAlignment,
        truncation: environment.truncationMode.paragraphTruncation,
        lineLimit: upper,
        // A paragraph can keep room only for its full limit; a smaller lower limit is the layout's to keep.
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
