import Foundation
import WaggleGeometry

/// The completed part of a progress bar, from the leading edge. Its length is animatable.
struct ProgressBar: Shape {
    var fraction: Double

    nonisolated var animatableData: Double {
        get { fraction }
        set { fraction = newValue }
    }
    nonisolated func path(in rect: CGRect) -> Path {
        guard fraction > 0 else { return Path() }
        let part = CGRect(x: rect.minX, y: rect.minY, width: rect.width * min(fraction, 1), height: rect.height)
        return Path(roundedRect: part, cornerRadius: min(part.width, part.height) / 2)
    }
}
