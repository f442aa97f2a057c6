import Testing
import WaggleDisplayList
import WaggleRuntime
@testable import WaggleDesktop

/// The pictures of a window's icon.
@MainActor @Suite struct WindowIconTests {
    /// The alphas of a row of a red icon with 64 pixels.
    private func alphas(fillsSquare: Bool, row: Int) throws -> [UInt8] {
        let red = ImageSource(width: 128, height: 128, pixels: Array(repeating: [0, 0, 255, 255], count: 128 * 128).flatMap { $0 })
        let picture = try #require(WindowIcon.picture(of: ProgramIcon(image: red, fillsSquare: fillsSquare), side: 64))
        return picture.withPixels { pixels in (0..<64).map { pixels[(row * 64 + $0) * 4 + 3] } }
    }

    @Test func aPictureThatFillsItsSquareGetsRoundCorners() throws {
        let top = try alphas(fillsSquare: true, row: 0), middle = try alphas(fillsSquare: true, row: 32)
        #expect(top[0] == 0 && top[5] == 0 && top[32] == 255 && top[63] == 0)
        #expect(middle.allSatisfy { $0 == 255 })
    }
    @Test func aPictureWithAShapeOfItsOwnKeepsIt() throws {
        #expect(try alphas(fillsSquare: false, row: 0).allSatisfy { $0 == 255 })
    }
    @Test func noSideIsNoPicture() {
        #expect(WindowIcon.picture(of: ProgramIcon(image: ImageSource(width: 1, height: 1, pixels: [0, 0, 0, 255]), fillsSquare: true), side: 0) == nil)
    }
}
