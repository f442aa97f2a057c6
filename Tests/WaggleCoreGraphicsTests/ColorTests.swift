import Foundation
import Testing
import WaggleCore
import WaggleCoreGraphics

@Suite struct ColorTests {
    @Test func componentsAreThoseOfTheSpace() throws {
        #expect(CGColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5).components == [0.25, 0.5, 1, 0.5])
        #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1] && CGColor.white.numberOfComponents == 2 && CGColor.clear.alpha == 0)
        let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let wide = CGColor(colorSpace: p3, components: [1, 0, 0, 1])
        #expect(wide?.colorSpace == p3)
        #expect(CGColorSpace(name: "a space of my own") == nil)
        #expect(CGColorSpaceCreateDeviceRGB().model == .rgb && CGColorSpaceCreateDeviceGray().numberOfComponents == 1 && CGColorSpaceCreateDeviceCMYK().numberOfComponents == 4)
    }

    @Test func copyingAColorWithAnAlphaReplacesIt() {
        #expect(CGColor(gray: 0.5, alpha: 1).copy(alpha: 0.25)?.components == [0.5, 0.25])
    }

    @Test func conversionsKeepTheColour() throws {
        func converted(_ color: CGColor, _ name: CFString) throws -> [CGFloat] {
            let space = try #require(CGColorSpace(name: name))
            return try #require(color.converted(to: space, intent: .defaultIntent, options: nil)?.components).map { ($0 * 1000).rounded() / 1000 }
        }
        let orange = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
        #expect(try converted(orange, CGColorSpace.linearSRGB) == [1, 0.214, 0, 0.5])
        #expect(try converted(orange, CGColorSpace.genericCMYK) == [0, 0.5, 1, 0, 0.5])
        #expect(try converted(CGColor(genericCMYKCyan: 0, magenta: 1, yellow: 0, black: 0.5, alpha: 1), CGColorSpace.sRGB) == [0.5, 0, 0.5, 1])
        // sRGB red lies inside P3.
        let p3 = try converted(CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColorSpace.displayP3)
        #expect(abs(p3[0] - 0.918) < 0.002 && abs(p3[1] - 0.2) < 0.002 && abs(p3[2] - 0.139) < 0.002)
        #expect(try converted(CGColor(gray: 0.5, alpha: 1), CGColorSpace.genericGrayGamma2_2) == [0.5, 1])
    }

    @Test func coloursOfViewsGoThereAndBack() {
        let color = Color(red: 0.25, green: 0.5, blue: 0.75)
        #expect(color.cgColor.map { Color(cgColor: $0) } == color)
        #expect(Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5).cgColor.components == [1, 0, 0, 0.5])
    }
}
