import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// The colours of gradients between their stops, as drawn.
@MainActor
@Suite struct DrawnGradientTests {
    /// One of Apple's pictures (iOS 13) shows (150, 88, 164) halfway between red and blue. There are no others to compare, so ours is the plain mean.
    @Test func theMiddleOfRedAndBlueIsTheirMeanInSRGBAsWeTakeIt() throws {
        let pixels = try DrawnPixels(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing), 101, 4)
        let ends = [pixels[0, 2], pixels[100, 2]], middle = pixels[50, 2]
        #expect(zip(ends[0], [255, 59, 48]).allSatisfy { abs($0 - $1) <= 2 } && zip(ends[1], [0, 122, 255]).allSatisfy { abs($0 - $1) <= 2 })
        #expect(zip(middle, [127, 91, 152]).allSatisfy { abs($0 - $1) <= 1 }, "\(middle)")
    }
    @Test func everyPartOfTheWayIsMixedInTheSameProportion() throws {
        let pixels = try DrawnPixels(LinearGradient(colors: [Paints.red, Paints.blue], startPoint: .leading, endPoint: .trailing), 200, 4)
        for x in stride(from: 10, to: 200, by: 20) {
            let part = (Double(x) + 0.5) / 200
            #expect(abs(Double(pixels[x, 2][0]) - 255 * (1 - part)) <= 1.5 && abs(Double(pixels[x, 2][2]) - 255 * part) <= 1.5)
        }
    }
}
