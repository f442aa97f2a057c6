import Foundation
import SwiftUI
import Testing
@testable import WaggleTesting

/// Core Graphics' context in canvases.
@MainActor
struct CoreGraphicsCanvasTests {
    private func screen(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) throws -> TestScreen {
        try TestScreen(Canvas(renderer: draw).background(.white), size: CGSize(width: 40, height: 40), scale: 1)
    }
    private func pixel(_ screen: TestScreen, _ x: Int, _ y: Int) throws -> [Int] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".png")
        defer { try? FileManager.default.removeItem(at: file) }
        try screen.savePicture(to: file.path)
        let image = try #require(UIImage(contentsOfFile: file.path)?.cgImage), data = try #require(image.dataProvider?.data) as Data
        let start = y * image.bytesPerRow + x * 4
        return [2, 1, 0].map { Int(data[start + $0]) }
    }

    @Test func yGrowsDownwardAndTheTransformIsKept() throws {
        let screen = try screen { context, _ in
            context.translateBy(x: 10, y: 0)
            context.withCGContext { cg in
                cg.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                cg.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
                cg.setStrokeColor(gray: 0, alpha: 1)
                cg.setLineWidth(4)
                cg.strokeLineSegments(between: [CGPoint(x: 0, y: 30), CGPoint(x: 20, y: 30)])
            }
        }
        #expect(try pixel(screen, 15, 5) == [255, 0, 0] && pixel(screen, 5, 5) == [255, 255, 255] && pixel(screen, 15, 30) == [0, 0, 0] && pixel(screen, 15, 33) == [255, 255, 255])
    }

    @Test func theContextsOpacityIsAroundAllOfIt() throws {
        let screen = try screen { context, _ in
            context.opacity = 0.5
            context.withCGContext { cg in
                cg.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
                cg.fill(CGRect(x: 10, y: 0, width: 20, height: 20))
            }
        }
        let once = try pixel(screen, 5, 5), twice = try pixel(screen, 15, 5)
        #expect(once == twice && abs(once[0] - 128) <= 1)
    }

    @Test func whatIsClearedShowsTheViewBehind() throws {
        let screen = try screen { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
            context.withCGContext { $0.clear(CGRect(x: 10, y: 10, width: 20, height: 20)) }
        }
        #expect(try pixel(screen, 20, 20) == [255, 255, 255] && pixel(screen, 5, 5) != [255, 255, 255])
    }

    /// Gradients, shadows, dashes, clips and layers, side by side.
    @Test func theBoardLooksAsItDid() throws {
        let board = Canvas { context, size in
            context.withCGContext { cg in
                let colors = [CGColor(red: 1, green: 0.6, blue: 0, alpha: 1), CGColor(red: 0.6, green: 0, blue: 0.6, alpha: 1)] as CFArray
                guard let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]) else { return }
                cg.saveGState()
                cg.addPath(CGPath(roundedRect: CGRect(x: 10, y: 10, width: 80, height: 80), cornerWidth: 16, cornerHeight: 16, transform: nil))
                cg.clip()
                cg.drawLinearGradient(gradient, start: CGPoint(x: 10, y: 10), end: CGPoint(x: 90, y: 90), options: [])
                cg.restoreGState()
                cg.saveGState()
                cg.setShadow(offset: CGSize(width: 3, height: 5), blur: 6)
                cg.setFillColor(gray: 1, alpha: 1)
                cg.fillEllipse(in: CGRect(x: 110, y: 15, width: 70, height: 70))
                cg.restoreGState()
                cg.drawRadialGradient(gradient, startCenter: CGPoint(x: 235, y: 40), startRadius: 4, endCenter: CGPoint(x: 245, y: 50), endRadius: 38, options: .drawsBeforeStartLocation)
                cg.setStrokeColor(red: 0, green: 0.4, blue: 0.9, alpha: 1)
                cg.setLineWidth(6)
                cg.setLineCap(.round)
                cg.setLineDash(phase: 0, lengths: [14, 10])
                cg.move(to: CGPoint(x: 15, y: 150))
                cg.addCurve(to: CGPoint(x: 130, y: 120), control1: CGPoint(x: 50, y: 90), control2: CGPoint(x: 90, y: 190))
                cg.strokePath()
                cg.setLineDash(phase: 0, lengths: [])
                cg.setAlpha(0.5)
                cg.beginTransparencyLayer(auxiliaryInfo: nil)
                cg.setFillColor(red: 0.1, green: 0.6, blue: 0.2, alpha: 1)
                cg.fill(CGRect(x: 150, y: 110, width: 50, height: 50))
                cg.fill(CGRect(x: 175, y: 130, width: 50, height: 50))
                cg.endTransparencyLayer()
                cg.setAlpha(1)
                cg.addRect(CGRect(x: 240, y: 120, width: 50, height: 50))
                cg.addEllipse(in: CGRect(x: 250, y: 130, width: 30, height: 30))
                cg.drawPath(using: .eoFillStroke)
            }
        }
        let screen = try TestScreen(board.background(.white), size: CGSize(width: 300, height: 190), scale: 2)
        try screen.checkPicture("core-graphics-board", tolerance: 0.02, share: 0.01)
    }
}
