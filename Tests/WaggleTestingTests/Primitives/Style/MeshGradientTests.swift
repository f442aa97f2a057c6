import Foundation
import SwiftUI
import Testing
@testable import WaggleTesting

/// Mesh gradients: colours at their points, curves between them, and animation.
@MainActor
struct MeshGradientTests {
    private static let square: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

    private func pixels(_ content: some View, at points: [(Int, Int)], side: CGFloat = 40) throws -> [[Int]] {
        try Self.pixels(TestScreen(content, size: CGSize(width: side, height: side), scale: 1), points)
    }
    private static func pixels(_ screen: TestScreen, _ points: [(Int, Int)]) throws -> [[Int]] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".png")
        defer { try? FileManager.default.removeItem(at: file) }
        try screen.savePicture(to: file.path)
        let image = try #require(UIImage(contentsOfFile: file.path)?.cgImage), data = try #require(image.dataProvider?.data) as Data
        return points.map { x, y in [2, 1, 0].map { Int(data[y * image.bytesPerRow + x * 4 + $0]) } }
    }
    private func isNear(_ a: [Int], _ b: [Int], _ tolerance: Int = 8) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) <= tolerance } }

    @Test func cornersHaveTheirColoursAndTheMiddleAllOfThem() throws {
        let mesh = MeshGradient(width: 2, height: 2, points: Self.square, colors: [.init(red: 1, green: 0, blue: 0), .init(red: 0, green: 1, blue: 0), .init(red: 0, green: 0, blue: 1), .white], smoothsColors: false)
        let found = try pixels(mesh, at: [(0, 0), (39, 0), (0, 39), (39, 39), (20, 20)])
        #expect(isNear(found[0], [255, 0, 0]) && isNear(found[1], [0, 255, 0]) && isNear(found[2], [0, 0, 255]) && isNear(found[3], [255, 255, 255]))
        #expect(isNear(found[4], [128, 128, 128]))
    }

    @Test func theBackgroundIsWhereNoCellIs() throws {
        let points: [SIMD2<Float>] = [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]]
        let found = try pixels(MeshGradient(width: 2, height: 2, points: points, colors: Array(repeating: .black, count: 4), background: .white), at: [(5, 5), (20, 20), (11, 11), (8, 20)])
        #expect(found == [[255, 255, 255], [0, 0, 0], [0, 0, 0], [255, 255, 255]])
    }

    @Test func curvesBulgeTowardsTheirControlPoints() throws {
        func point(_ x: Float, _ y: Float, bulge: Float = 0) -> MeshGradient.BezierPoint {
            let side: Float = x < 0.5 ? -1 : 1
            return MeshGradient.BezierPoint(position: [x, y], leadingControlPoint: [x - 0.1, y], topControlPoint: [x + side * bulge, y - 0.15],
                                            trailingControlPoint: [x + 0.1, y], bottomControlPoint: [x + side * bulge, y + 0.15])
        }
        let straight = [point(0.3, 0.2), point(0.7, 0.2), point(0.3, 0.8), point(0.7, 0.8)]
        let round = [point(0.3, 0.2, bulge: 0.2), point(0.7, 0.2, bulge: 0.2), point(0.3, 0.8, bulge: 0.2), point(0.7, 0.8, bulge: 0.2)]
        func mesh(_ points: [MeshGradient.BezierPoint]) -> MeshGradient {
            MeshGradient(width: 2, height: 2, bezierPoints: points, colors: Array(repeating: .black, count: 4), background: .white)
        }
        #expect(try pixels(mesh(straight), at: [(8, 20)]) == [[255, 255, 255]])
        #expect(try pixels(mesh(round), at: [(8, 20), (2, 20), (8, 9)]) == [[0, 0, 0], [255, 255, 255], [255, 255, 255]])
    }

    @Test func smoothColoursHaveNoEdges() throws {
        func row(_ isSmooth: Bool) throws -> [Int] {
            let points: [SIMD2<Float>] = [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.5, 1], [1, 1]]
            let mesh = MeshGradient(width: 3, height: 2, points: points, colors: [.black, .white, .black, .black, .white, .black], smoothsColors: isSmooth)
            return try pixels(mesh, at: (0..<40).map { ($0, 20) }).map { $0[0] }
        }
        let smooth = try row(true), straight = try row(false)
        // Straight mixing has a ridge in the middle, smooth mixing a round top.
        #expect(straight[20] - straight[17] > 25 && smooth[20] - smooth[17] < straight[20] - straight[17])
    }

    @Test func wrongNumbersShowTheBackground() throws {
        #expect(try pixels(MeshGradient(width: 3, height: 3, points: Self.square, colors: [.red], background: .white), at: [(20, 20)]) == [[255, 255, 255]])
        #expect(try pixels(MeshGradient(width: .max, height: 2, points: Self.square, colors: [.red], background: .white), at: [(20, 20)]) == [[255, 255, 255]])
        #expect(try pixels(MeshGradient(width: 0, height: -1, points: [], colors: [], background: .white), at: [(20, 20)]) == [[255, 255, 255]])
    }

    @Test func shapesAreFilledAndPointsAnimate() throws {
        struct Moving: View {
            @State private var isMoved = false
            var body: some View {
                let x: Float = isMoved ? 1 : 0
                Rectangle()
                    .fill(MeshGradient(width: 2, height: 2, points: [[0, 0], [x, 0], [0, 1], [x, 1]], colors: Array(repeating: .black, count: 4), background: .white))
                    .onAppear { withAnimation(.linear(duration: 1)) { isMoved = true } }
            }
        }
        let screen = try TestScreen(Moving(), size: CGSize(width: 40, height: 40), scale: 1)
        screen.advance(by: 0.5)
        #expect(try Self.pixels(screen, [(10, 20), (30, 20)]) == [[0, 0, 0], [255, 255, 255]])
        screen.advance(by: 1)
        #expect(try Self.pixels(screen, [(30, 20)]) == [[0, 0, 0]])
    }

    @Test func theMeshLooksAsItDid() throws {
        let points: [SIMD2<Float>] = [[0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.35], [1, 0.5], [0, 1], [0.5, 1], [1, 1]]
        let colors: [Color] = [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint]
        let board = HStack(spacing: 10) {
            MeshGradient(width: 3, height: 3, points: points, colors: colors)
            MeshGradient(width: 3, height: 3, points: points, colors: colors, smoothsColors: false)
            MeshGradient(width: 3, height: 3, points: points, colors: colors, colorSpace: .perceptual).clipShape(.circle)
        }
        let screen = try TestScreen(board.padding(10).background(.white), size: CGSize(width: 340, height: 120), scale: 2)
        try screen.checkPicture("mesh-gradient", tolerance: 0.02, share: 0.01)
    }
}
