// The icon of an application.

import Foundation

/// The largest picture of an application's icon.
public struct AssetIcon: Sendable, Hashable {
    public let file: URL
    /// True for a picture that fills its square, which the system gives its shape. Icons for the Mac have one of their own.
    public let fillsSquare: Bool
}

struct IconSetContents: Decodable {
    struct Entry: Decodable {
        var filename: String?
        var idiom: String?
        /// Such as `1024x1024`, in points.
        var size: String?
        var scale: String?
        var appearances: [AppearanceContents]?

        /// The side in pixels.
        var side: Double {
            let points = size?.lowercased().split(separator: "x").first.flatMap { Double($0) } ?? 0
            return points * (scale.flatMap { Double($0.lowercased().replacingOccurrences(of: "x", with: "")) } ?? 1)
        }
    }
    var images: [Entry]?
}
