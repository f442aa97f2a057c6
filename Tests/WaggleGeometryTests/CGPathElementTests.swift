import Foundation
import Testing
import WaggleGeometry

@Suite struct CGPathElementTests {
    @Test func stepsComeInOrderWithTheirPoints() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
        path.addCurve(to: CGPoint(x: 13, y: 14), control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12))
        path.closeSubpath()
        let counts: [CGPathElementType: Int] = [.moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3]
        var types: [CGPathElementType] = [], numbers: [CGFloat] = []
        path.applyWithBlock { element in
            types.append(element.pointee.type)
            for index in 0..<(counts[element.pointee.type] ?? 0) { numbers += [element.pointee.points[index].x, element.pointee.points[index].y] }
        }
        #expect(types == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
        #expect(numbers == (1...14).map { CGFloat($0) })
        var count = 0
        withUnsafeMutablePointer(to: &count) { path.apply(info: $0) { info, _ in info?.assumingMemoryBound(to: Int.self).pointee += 1 } }
        #expect(count == 5)
    }

    @Test func dashesAreSubpathsOfTheirOwn() {
        let line = CGMutablePath()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 10, y: 0))
        #expect(line.copy(dashingWithPhase: 0, lengths: [3, 2]).description == "0 0 m 3 0 l 5 0 m 8 0 l")
        #expect(line.copy(dashingWithPhase: 1, lengths: [3, 2]).description == "0 0 m 2 0 l 4 0 m 7 0 l 9 0 m 10 0 l")
        #expect(line.copy(dashingWithPhase: 0, lengths: []) == line)
    }

    @Test func pathsAreJoinedAndFlattened() {
        let a = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil), b = CGPath(rect: CGRect(x: 2, y: 0, width: 4, height: 4), transform: nil)
        #expect(a.union(b).boundingBox == CGRect(x: 0, y: 0, width: 6, height: 4) && a.intersection(b).boundingBox == CGRect(x: 2, y: 0, width: 2, height: 4))
        #expect(a.subtracting(b).boundingBox == CGRect(x: 0, y: 0, width: 2, height: 4) && !a.symmetricDifference(b).contains(CGPoint(x: 3, y: 2)))
        #expect(a.intersects(b) && !a.intersects(CGPath(rect: CGRect(x: 9, y: 9, width: 1, height: 1), transform: nil)))
        var curves = 0
        CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil).flattened(threshold: 0.1).applyWithBlock { if $0.pointee.type == .addCurveToPoint { curves += 1 } }
        #expect(curves == 0)
    }

    @Test func reversedPathsRunBackwards() {
        let path = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 1, y: 0))
            path.addCurve(to: CGPoint(x: 4, y: 0), control1: CGPoint(x: 2, y: 1), control2: CGPoint(x: 3, y: 1))
            path.closeSubpath()
            path.move(to: CGPoint(x: 9, y: 9))
            path.addLine(to: CGPoint(x: 8, y: 8))
        }
        #expect(path.reversed.description == "8 8 m 9 9 l 4 0 m 3 1 2 1 1 0 c 0 0 l h")
    }
}
