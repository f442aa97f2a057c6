import SwiftUI

/// Times in words, in the user's language.
enum TimeText {
    /// Such as "1m 30s".
    static func short(_ seconds: TimeInterval) -> String { text(seconds, .abbreviated) }
    /// Such as "1 minute, 30 seconds".
    static func long(_ seconds: TimeInterval) -> String { text(seconds, .full) }

    private static func text(_ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle) -> String {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        formatter.unitsStyle = style
        // Partial seconds are rounded up.
        return formatter.string(from: seconds.rounded(.up)) ?? ""
    }
}
