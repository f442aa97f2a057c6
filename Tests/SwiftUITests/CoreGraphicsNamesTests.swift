import CoreGraphics
import Testing
import UIKit

/// Programs also import these modules directly.
@Suite struct CoreGraphicsNamesTests {
    @Test func geometryComesWithTheModules() {
        let turned = CGAffineTransformRotate(CGAffineTransform(translationX: 1, y: 2), .pi)
        let point = CGPoint(x: 1, y: 0).applying(turned)
        #expect(abs(point.x) < 1e-12 && abs(point.y - 2) < 1e-12)
        #expect(CGVector(dx: 1, dy: 2).dy == 2)
        #expect(CGAffineTransformIdentity.isIdentity)
        let union = CGRectUnion(CGRectMake(0, 0, 2, 2), CGRect(x: 3, y: 1, width: 1, height: 4))
        #expect(CGRectEqualToRect(union, CGRect(x: 0, y: 0, width: 4, height: 5)) && CGRectGetMidX(union) == 2 && CGRectContainsPoint(union, CGPointMake(1, 1)))
        #expect(CGRectIsNull(CGRectIntersection(CGRectMake(0, 0, 1, 1), CGRectMake(2, 2, 1, 1))))
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 2, height: 3))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 2, height: 3))
        #expect(UIColor.clear == UIColor(white: 0, alpha: 0))
    }
}
