// Redacted content: placeholders and private data.

import Foundation
import WaggleDisplayList
import WaggleGeometry

private struct RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private struct PrivacySensitiveKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The reasons for redacting content here; empty if it is not redacted.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }
    var isPrivacySensitive: Bool {
        get { self[PrivacySensitiveKey.self] }
        set { self[PrivacySensitiveKey.self] = newValue }
    }
    /// True if texts and images are drawn as plain shapes.
    var hidesContent: Bool {
        let reasons = redactionReasons
        return reasons.contains(.placeholder) || (reasons.contains(.privacy) && isPrivacySensitive)
    }
}

extension View {
    /// Redacts the content for a reason, in addition to inherited ones.
    public nonisolated func redacted(reason: RedactionReasons) -> some View {
        environmentTransform(reason.rawValue) { $1.redactionReasons.formUnion(RedactionReasons(rawValue: $0)) }
    }
    /// Shows the content regardless of inherited reasons.
    public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }
    /// Marks the content as private.
    @_disfavoredOverload public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}

/// The shapes that replace redacted content.
enum RedactionShape {
    /// The opacity of the foreground style in a placeholder, matched by eye to iPhone.
    private static let opacity = 0.18

    /// A bar for each line of the text.
    static func bars(_ layout: TextLayout, _ paint: Paint) -> DisplayList {
        var lines: [CGFloat: (from: CGFloat, to: CGFloat, size: CGFloat)] = [:]
        for run in layout.runs {
            for position in run.positions {
                var line = lines[position.y] ?? (position.x, position.x, run.size)
                // A glyph is about half an em wide; the advance of the last one is unknown.
                line = (min(line.from, position.x), max(line.to, position.x + run.size / 2), max(line.size, run.size))
                lines[position.y] = line
            }
        }
        return fills(lines.sorted { $0.key < $1.key }.map { baseline, line in
            let bar = CGRect(
                x: line.from, y: baseline - 0.8 * line.size, width: min(line.to, layout.size.width) - line.from, height: line.size)
            return Path(roundedRect: bar, cornerRadius: line.size / 4)
        }, paint)
    }
    static func picture(_ size: CGSize, _ paint: Paint) -> DisplayList {
        fills([Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: min(size.width, size.height) / 8)], paint)
    }
    private static func fills(_ paths: [Path], _ paint: Paint) -> DisplayList {
        DisplayList(paths.map { DisplayList.Item(
            bounds: $0.boundingRect, content: .fill(.path($0), .nonZero, paint.opacity(opacity) ?? paint, antialiased: true)) })
    }
}

/// The reasons for redacting content.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content stands in for content that is still loading: texts and images are drawn as plain shapes.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// Content marked by `privacySensitive` is redacted.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// The content is out of date. It is shown unchanged; only widgets reflect this reason.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}
