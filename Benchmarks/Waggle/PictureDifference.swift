import WaggleDisplayList

/// The visible difference of two pictures of one size: by the mean colours of squares of 16 x 16 pixels.
///
/// Labels half a pixel apart, or edges with different antialiasing, hardly change these; a missing label or disc does.
struct PictureDifference {
    /// Over all squares and colour components, 0...255.
    private(set) var mean = 0.0
    /// The largest difference of a square in one colour component, 0...255.
    private(set) var worst = 0.0

    private static let side = 16

    init(_ a: ImageSource, _ b: ImageSource) {
        let side = Self.side, columns = min(a.width, b.width) / side, rows = min(a.height, b.height) / side
        guard columns > 0, rows > 0 else { return }
        var sum = 0.0
        for row in 0..<rows {
            for column in 0..<columns {
                for component in 0..<3 {
                    func total(_ picture: ImageSource) -> Int {
                        var total = 0
                        for y in row * side..<(row + 1) * side {
                            for x in column * side..<(column + 1) * side { total += Int(picture.pixels[(y * picture.width + x) * 4 + component]) }
                        }
                        return total
                    }
                    let difference = Double(abs(total(a) - total(b))) / Double(side * side)
                    sum += difference
                    worst = max(worst, difference)
                }
            }
        }
        mean = sum / Double(rows * columns * 3)
    }
}
