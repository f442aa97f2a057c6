import SwiftUI

/// Where the parts of the cistern are, in points of the whole screen.
struct Tank: Equatable {
    let size: CGSize
    /// The surface of the full cistern.
    let brim: CGFloat
    /// Where the water leaves the spout.
    let mouth: CGPoint
    /// The width of the spout.
    let bore: CGFloat

    /// - Parameter safeTop: the height of the part of the screen that is covered at the top.
    init(size: CGSize, safeTop: CGFloat, direction: LayoutDirection) {
        self.size = size
        let reach = min(size.width * 0.19, 110), drop = min(max(size.height * 0.1, 52), 78)
        mouth = CGPoint(x: direction == .rightToLeft ? reach : size.width - reach, y: safeTop + drop)
        bore = drop * 0.44
        brim = mouth.y + min(size.height * 0.06, 44)
    }

    /// From the bottom, which is the lower edge of the screen, to the brim.
    var height: CGFloat { size.height - brim }
    /// The surface at a level, 0...1.
    func surface(at level: Double) -> CGFloat { size.height - height * level }
}
