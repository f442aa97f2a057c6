import Foundation
import Testing
import WaggleGeometry

@Suite struct CGPathTests {
    @Test func aPathTakesTheOutlineAsItIsNow() {
        let mutable = CGMutablePath()
        mutable.move(to: CGPoint(x: 0, y: 0))
        mutable.addLine(to: CGPoint(x: 10, y: 0), transform: CGAffineTransform(scaleX: 2, y: 2))
        let path = Path(mutable)
        mutable.closeSubpath()
        #expect(path.description == "0 0 m 20 0 l")
        #expect(mutable.description == "0 0 m 20 0 l h")
        #expect(path.cgPath == CGPath(path) && path.cgPath != mutable)
    }

    @Test func boundsComeWithAndWithoutControlPoints() {
        let arch = CGMutablePath()
        arch.move(to: .zero)
        arch.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
        #expect(arch.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(arch.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 50))
        var transform = CGAffineTransform(translationX: 1, y: 2)
        #expect(CGPath(rect: CGRect(x: 0, y: 0, width: 3, height: 4), transform: &transform).isRect(nil))
        #expect(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 3, height: 4), transform: nil).contains(CGPoint(x: 1.5, y: 2)))
    }

    /// Every form of number that programs write must resolve to one initializer.
    @Test func vectorsTakeAnyNumbers() {
        let (x, y): (CGFloat, Double) = (1.5, 2)
        #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: 1.0, dy: 2) && CGVector(dx: x, dy: y) == CGVector(dx: 1.5, dy: CGFloat(2)))
        #expect(CGVector(dx: 0, dy: x).dy == x)
    }
}
