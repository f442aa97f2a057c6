import SwiftUI

/// A hexagon with flat top and bottom that fills its rectangle; regular if the rectangle is 2 / √3 times as wide as high.
struct Hexagon: Shape {
    static let aspectRatio = 2 / 3.0.squareRoot()

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines([
                CGPoint(x: rect.minX, y: rect.midY),
                CGPoint(x: rect.minX + rect.width / 4, y: rect.minY),
                CGPoint(x: rect.maxX - rect.width / 4, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.midY),
                CGPoint(x: rect.maxX - rect.width / 4, y: rect.maxY),
                CGPoint(x: rect.minX + rect.width / 4, y: rect.maxY),
            ])
            path.closeSubpath()
        }
    }
}
