import WaggleDisplayList

/// The picture of a texture whose image is missing: a conspicuous red cross on white.
enum MissingTexture {
    static let source = ImageSource(width: side, height: side, pixels: (0..<side * side).flatMap { pixel(x: $0 % side, y: $0 / side) })

    /// In pixels and points.
    private static let side = 128
    /// The margin around the cross and the width of its bars, in pixels.
    private static let margin = 16.0, width = 14.0

    /// Blue, green, red and alpha.
    private static func pixel(x: Int, y: Int) -> [UInt8] {
        let (x, y, side) = (Double(x) + 0.5, Double(y) + 0.5, Double(side))
        // The distances from the nearer diagonal and from the edges of the cross's square.
        let across = min(abs(x - y), abs(x + y - side)) / 2.0.squareRoot(), inside = min(min(x, side - x), min(y, side - y)) - margin
        let coverage = min(max(min(width / 2 - across, inside) + 0.5, 0), 1)
        let others = UInt8((255 * (1 - coverage)).rounded())
        return [others, others, 255, 255]
    }
}
