// The recession of the content behind a large sheet.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// The recession, as measured on iOS 16 to 18.
struct Recession {
    let progress: CGFloat
    let window: CGSize
    /// The final top of the receding content, in points.
    let top: CGFloat

    private static let scale: CGFloat = 0.916
    private static let radius: CGFloat = 10

    func item(_ list: DisplayList, identity: UInt32, versions: (UInt32, UInt32, UInt32)) -> [DisplayList.Item] {
        assert(!(progress < 0 || progress > 1), "Content recedes beyond its final place.")
        let scale = 1 - (1 - Self.scale) * progress, bounds = CGRect(origin: .zero, size: window), radius = Self.radius * progress / scale
        let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: window.width * (1 - scale) / 2, ty: top * progress)
        let clipped = DisplayList.Item(identity: identity, version: versions.0, bounds: bounds, content: .effect(
            .clip(.roundedRectangle(bounds, CGSize(width: radius, height: radius), continuous: true), .nonZero, antialiased: true), list))
        let black = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 1)
        return [
            DisplayList.Item(
                identity: identity, version: versions.1, bounds: bounds,
                content: .fill(.rectangle(bounds), .nonZero, .color(black), antialiased: false)),
            DisplayList.Item(
                identity: identity, version: versions.2, bounds: bounds.applying(transform),
                content: .effect(.transform(transform), DisplayList([clipped]))),
        ]
    }
}
