import WaggleDisplayList

/// The picture of a texture whose image is missing: a red cross on white, which nobody overlooks.
enum MissingTexture {
    static let source = ImageSource(width: side, height: side, pixels: (0..<side * side).flatMap { pixel(x: $0 % side, y: $0 / side) })

    /// In pixels, and in points.
    private static let side = 128
    /// In pixels: from the edges to the cross, and across each of its bars.
    private static let margin = 16.0, width = 14.0

    /// Blue, green, red and alpha.
    private static func pixel(x: Int, y: Int) -> [UInt8] {
        let (x, y, side) = (Double(x) + 0.5, Double(y) + 0.5, Double(side))
        // From the nearer diagonal, and from the square that the cross fills.
        let across = min(abs(x - y), abs(x + y - side)) / 2.0.squareRoot(), inside = min(min(x, side - x), min(y, side - y)) - margin
        let coverage = min(max(min(width / 2 - across, inside) + 0.5, 0), 1)
        let others = UInt8((255 * (1 - coverage)).rounded())
        return [others, others, 255, 255]
    }
}
