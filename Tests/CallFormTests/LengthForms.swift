// Lengths with nothing but Core Graphics.

import CoreGraphics

func lengths(_ a: CGFloat, _ b: CGFloat) -> [CGFloat] {
    [round(a), pow(a, 2), sqrt(b), floor(a * b), sin(0), atan2(b, a) - atan2(b, a), hypot(a, b), ceil(a), cos(0), fabs(-a), fmod(b, a), CGFloat.abs(-a), abs(a - b), min(a, b)]
}
func mixedLengths(_ a: Double, _ b: CGFloat) -> Double { a * b + round(a) + pow(a, 3) }
func isWithin(_ point: CGPoint, _ size: CGSize) -> Bool { point.x >= 0 && point.x < size.width && -point.y <= 0 && point != .zero && size == size }
