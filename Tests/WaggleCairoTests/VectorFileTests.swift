import CPango
import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCairo

/// One scene as pixels, as an SVG file drawn by librsvg, and as the calls that make a PDF file.
///
/// The three renderers antialias letters and edges differently, so pixels along outlines differ. Nothing else may: the mean difference of a channel
/// is at most 1.5 of 255, and at most one pixel of fifty differs by more than a quarter of the range.
struct VectorFileTests {
    private static let size = CGSize(width: 240, height: 160)

    private static func scene() -> DisplayList {
        let stops = [ResolvedStop(color: Ink.red, location: 0), ResolvedStop(color: Ink.blue, location: 1)]
        var star = Path()
        for point in 0..<5 {
            let angle = Double(point) * 4 * .pi / 5 - .pi / 2, place = CGPoint(x: 40 + 30 * cos(angle), y: 110 + 30 * sin(angle))
            if point == 0 { star.move(to: place) } else { star.addLine(to: place) }
        }
        star.closeSubpath()
        let text = PangoTextEngine().shape(StyledText([.init(.string("Dawn"), font: FontDescription(size: 30, weight: 600))]), ParagraphStyle()).layout(width: nil, height: nil)
        let picture = ImageSource(width: 2, height: 2, pixels: [0, 0, 255, 255, 0, 255, 0, 255, 255, 0, 0, 255, 128, 128, 128, 255])
        func through(_ effect: DisplayList.Effect, _ item: DisplayList.Item) -> DisplayList.Item { WaggleCairoTests.through(effect, [item]) }
        return DisplayList([
            filled(.rectangle(rect(0, 0, 240, 160)), .color(.white)),
            filled(.roundedRectangle(rect(10, 10, 60, 40), CGSize(width: 12, height: 12), continuous: true), .linear(stops, from: CGPoint(x: 10, y: 0), to: CGPoint(x: 70, y: 0))),
            filled(.ellipse(rect(80, 10, 50, 50)), .radial(stops, center: CGPoint(x: 105, y: 35), startRadius: 0, endRadius: 25)),
            filled(.path(star), .color(Ink.green), .evenOdd),
            DisplayList.Item(bounds: rect(80, 70, 60, 60), content: .stroke(.rectangle(rect(90, 80, 40, 40)), StrokeParameters(width: 6, join: .round, dash: [12, 6]), .black, antialiased: true)),
            through(.opacity(0.5), filled(rect(100, 40, 60, 60), Ink.blue)),
            through(.clip(.ellipse(rect(150, 90, 60, 60)), .nonZero, antialiased: true), filled(rect(140, 100, 60, 60), Ink.red)),
            through(.transform(CGAffineTransform(translationX: 200, y: 30).rotated(by: 0.5)), filled(rect(-20, -15, 40, 30), Ink.green)),
            through(.filter(.blur(radius: 4, opaque: false)), filled(rect(20, 60, 30, 16), .black)),
            DisplayList.Item(bounds: rect(200, 120, 30, 30), content: .image(ImageDrawing(source: picture, destination: rect(204, 124, 24, 24), interpolation: .none))),
            DisplayList.Item(bounds: rect(120, 0, 120, 60), content: .text(text, at: CGPoint(x: 140, y: 8), .color(.black))),
        ])
    }

    private static func drawn() throws -> [UInt8] {
        let surface = try CairoSurface(width: 240, height: 160)
        surface.show(scene(), background: .white)
        return surface.withPixels { Array($0) }
    }

    private static func check(_ pixels: [UInt8], _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let reference = try drawn()
        #expect(pixels.count == reference.count, "\(name) has another size.", sourceLocation: sourceLocation)
        guard pixels.count == reference.count else { return }
        let differences = zip(pixels, reference).map { abs(Int($0) - Int($1)) }
        let mean = Double(differences.reduce(0, +)) / Double(differences.count)
        let far = stride(from: 0, to: differences.count, by: 4).filter { differences[$0..<$0 + 4].max() ?? 0 > 64 }.count
        #expect(mean <= 1.5, "\(name)", sourceLocation: sourceLocation)
        #expect(far <= differences.count / 4 / 50, "\(name)", sourceLocation: sourceLocation)
    }

    @Test func anSVGFileIsThePicture() throws {
        let path = NSTemporaryDirectory() + "waggle-scene-\(UUID().uuidString).svg"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try CairoRasterBackend().writeSVG(Self.scene(), size: Self.size, to: path)
        try Self.check(try ImageDecoder.decode(contentsOfFile: path).pixels, "SVG")
    }

    @Test func theCallsOfAPDFFileAreThePicture() throws {
        var extents = cairo_rectangle_t(x: 0, y: 0, width: 240, height: 160)
        let recording = try #require(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents)), backend = CairoRasterBackend()
        let canvas = try Canvas(surface: cairo_surface_reference(recording), width: 240, height: 160, resolution: 2)
        #expect(canvas.isVector)
        backend.draw(Self.scene(), on: canvas, .identity)
        let picture = try Canvas(width: 240, height: 160)
        cairo_set_source_surface(picture.context, recording, 0, 0)
        cairo_paint(picture.context)
        let bytes = try #require(picture.data)
        try Self.check(Array(UnsafeBufferPointer(start: bytes, count: 240 * 160 * 4)), "PDF's calls")
        cairo_surface_destroy(recording)
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftoppm"), "pdftoppm of poppler-utils draws the file, where it is installed."))
    func aPDFFileIsThePicture() throws {
        let stem = NSTemporaryDirectory() + "waggle-scene-\(UUID().uuidString)"
        defer { for ending in [".pdf", ".png"] { try? FileManager.default.removeItem(atPath: stem + ending) } }
        try CairoRasterBackend().writePDF([(Self.scene(), Self.size)], to: stem + ".pdf")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/pdftoppm")
        process.arguments = ["-r", "72", "-png", "-singlefile", stem + ".pdf", stem]
        try process.run()
        process.waitUntilExit()
        try Self.check(try ImageDecoder.decode(contentsOfFile: stem + ".png").pixels, "PDF")
    }
}
