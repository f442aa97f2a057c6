import Foundation
import Testing
import WaggleGeometry

@Suite struct PixelRoundingTests {
    @Test func halvesGoUpAlsoBelowZero() {
        #expect(CGFloat(0.25).roundedToPixel(2) == 0.5)
        #expect(CGFloat(-0.25).roundedToPixel(2) == 0)
        #expect(CGFloat(-0.26).roundedToPixel(2) == -0.5)
        #expect(CGFloat.infinity.roundedToPixel(3) == .infinity)
    }

    @Test func neighboursThatTouchStillTouch() {
        let thirds = (0..<3).map { CGRect(x: CGFloat($0) * 100 / 3, y: 0.2, width: 100 / 3, height: 10).roundedToPixels(1) }
        #expect(thirds.map(\.minX) == [0, 33, 67])
        #expect(thirds.map(\.maxX) == [33, 67, 100])
        #expect(CGRect(x: 0.2, y: 0.2, width: 0.5, height: 1).enclosingPixels(2) == CGRect(x: 0, y: 0, width: 1, height: 1.5))
    }
}
