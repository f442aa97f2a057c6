import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCairo

struct ImageTests {
    /// The left half is red and the right half blue; `size` is the side in pixels.
    func halves(_ size: Int = 2) -> ImageSource {
        let row = (0..<size).flatMap { $0 < size / 2 ? [0, 0, 255, 255] : [255, 0, 0, 255] as [UInt8] }
        return ImageSource(width: size, height: size, pixels: (0..<size).flatMap { _ in row })
    }

    func shown(_ drawing: ImageDrawing, opacity: Double = 1) throws -> CairoSurface {
        try drawn([through(.opacity(opacity), [DisplayList.Item(bounds: drawing.destination, content: .image(drawing))])])
    }

    @Test func picturesStretchToTheirPlace() throws {
        let surface = try shown(ImageDrawing(source: halves(), destination: rect(4, 4, 20, 20), interpolation: .none))
        expect(surface, 13, 10, Ink.red)
        expect(surface, 14, 10, Ink.blue)
        expect(surface, 3, 10, .white)
        expect(try shown(ImageDrawing(source: halves(), destination: rect(4, 4, 20, 20), interpolation: .none), opacity: 0.5), 6, 6, ResolvedColor(red: 1, green: 0.5, blue: 0.5))
    }

    /// Pixel-aligned pictures are copied; inside a round clip, Cairo samples them.
    @Test func picturesAtTheirOwnSizeAreTheSameWhoeverDrawsThem() throws {
        var random = Seeded(5)
        let bytes = (0..<24 * 16).flatMap { _ -> [UInt8] in
            let alpha = [0, 255, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
            return (0..<3).map { _ in UInt8.random(in: 0...alpha, using: &random) } + [alpha]
        }
        let source = ImageSource(width: 24, height: 16, pixels: bytes)
        let image = DisplayList.Item(bounds: rect(3, 4, 12, 8), content: .image(ImageDrawing(source: source, destination: rect(3, 4, 12, 8))))
        func pixels(_ items: [DisplayList.Item]) throws -> [UInt8] { try drawn(items, width: 40, height: 40, scale: 2, on: Ink.blue).makeImage().pixels }
        // The circle contains the picture; the square inside the circle does not.
        let copied = try pixels([image]), sampled = try pixels([through(.clip(.ellipse(rect(1, 0, 16, 16)), .nonZero, antialiased: true), [image])])
        let isSame = copied == sampled
        #expect(isSame)
        let part = rect(5, 5, 6, 5), cut = try pixels([through(.clip(.rectangle(part), .nonZero, antialiased: true), [image])])
        for (index, pixel) in cut.enumerated() {
            let x = CGFloat(index / 4 % 40) / 2, y = CGFloat(index / 160) / 2
            let expected = part.contains(CGPoint(x: x, y: y)) ? copied[index] : [255, 0, 0, 255][index % 4]
            try #require(pixel == expected, "byte \(index)")
        }
        let faded = try pixels([through(.opacity(0.5), [image])])
        #expect(zip(faded, copied).contains { $0 != $1 })
    }

    @Test func tiledImagesRepeatFromTheirOrigin() throws {
        let surface = try shown(ImageDrawing(source: halves(4), destination: rect(0, 0, 16, 16), resizing: .tile, interpolation: .none))
        for x in [0, 4, 8, 13] { expect(surface, x, 5, Ink.red) }
        for x in [2, 7, 10, 15] { expect(surface, x, 5, Ink.blue) }
    }

    @Test func capsKeepTheirSize() throws {
        let caps = EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4)
        let surface = try shown(ImageDrawing(source: halves(8), destination: rect(0, 0, 40, 8), capInsets: caps, interpolation: .none))
        expect(surface, 3, 4, Ink.red)
        expect(surface, 37, 4, Ink.blue)
    }

    @Test func templatesTakeThePaint() throws {
        expect(try shown(ImageDrawing(source: halves(), destination: rect(4, 4, 20, 20), template: .color(Ink.green))), 10, 10, Ink.green)
    }

    @Test func keptSmallCopiesLookLikeTheFirst() throws {
        let drawing = ImageDrawing(source: halves(64), destination: rect(4, 4, 16, 16))
        let surface = try CairoSurface(width: 40, height: 40)
        var pictures: [[UInt8]] = []
        for _ in 0..<3 {
            surface.clear(.white)
            surface.draw(DisplayList([DisplayList.Item(bounds: drawing.destination, content: .image(drawing))]))
            pictures.append(surface.makeImage().pixels)
        }
        #expect(pictures[0] == pictures[1])
        #expect(pictures[0] == pictures[2])
    }

    /// Stripes and squares of several sizes, without an alpha channel.
    func pattern(_ size: Int) -> ImageSource {
        ImageSource(width: size, height: size, pixels: (0..<(size * size)).flatMap { i -> [UInt8] in
            let (x, y) = (i % size, i / size)
            return [UInt8(128 + 90 * sin(Double(x) / 23)), (x / 40 + y / 40) % 2 == 0 ? 60 : 180, UInt8(y * 255 / size), 255]
        })
    }

    /// The average of the area of a pixel, as computed by Cairo's good filter for reductions by up to 16.
    func average(_ source: ImageSource, below pixel: CGRect, _ channel: Int) -> Double {
        var sum = 0.0, weight = 0.0
        for y in max(0, Int(pixel.minY))..<min(source.height, Int(pixel.maxY.rounded(.up))) {
            for x in max(0, Int(pixel.minX))..<min(source.width, Int(pixel.maxX.rounded(.up))) {
                let part = pixel.intersection(rect(CGFloat(x), CGFloat(y), 1, 1))
                sum += part.width * part.height * Double(source.pixels[(y * source.width + x) * 4 + channel])
                weight += part.width * part.height
            }
        }
        return sum / weight
    }

    @Test(arguments: [150.4, 96.3, 50, 33.7, 20.2, 11.1]) func smallPicturesAreTheAverageOfWhatLiesBelow(side: CGFloat) throws {
        let source = pattern(401), place = rect(3.3, 2.6, side, side), factor = 401 / side
        let surface = try drawn([DisplayList.Item(bounds: place, content: .image(ImageDrawing(source: source, destination: place)))], width: 160, height: 160)
        let pixels = surface.makeImage().pixels
        var difference = 0.0, count = 0.0
        for y in 4..<Int(place.maxY) {
            for x in 4..<Int(place.maxX) {
                let below = rect((CGFloat(x) - place.minX) * factor, (CGFloat(y) - place.minY) * factor, factor, factor)
                for channel in 0..<3 {
                    difference += abs(Double(pixels[(y * 160 + x) * 4 + channel]) - average(source, below: below, channel))
                    count += 1
                }
            }
        }
        // Edges of squares, and stripes near the limit of visibility, become slightly softer.
        #expect(difference / count < 4)
    }

    @Test func turnedSmallPicturesStayInTheirPlace() throws {
        let item = DisplayList.Item(bounds: rect(-10, -10, 20, 20), content: .image(ImageDrawing(source: halves(401), destination: rect(-10, -10, 20, 20))))
        let surface = try drawn([through(.transform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 20, ty: 20)), [item])])
        expect(surface, 20, 11, Ink.red)
        expect(surface, 20, 28, Ink.blue)
        for (x, y) in [(9, 20), (30, 20), (20, 9), (20, 30)] { expect(surface, x, y, .white) }
    }

    @Test func aPictureThatIsGoneMakesRoom() {
        let cache = ImagePyramidCache(limit: 6000)
        for _ in 0..<20 { #expect(cache.level(of: halves(64), shrinkage: 8)?.pixels == 4) }
        #expect(cache.level(of: halves(64), shrinkage: 3.9) == nil)
        #expect(cache.level(of: halves(256), shrinkage: 8) == nil)
    }

    @Test func writtenPicturesComeBackPremultiplied() throws {
        let path = NSTemporaryDirectory() + "waggle-\(UUID().uuidString).png"
        defer { unlink(path) }
        let surface = try drawn([filled(rect(0, 0, 20, 40), ResolvedColor(red: 1, green: 0.5, blue: 0, opacity: 0.5))], on: .clear)
        try surface.writePNG(to: path)
        let image = try ImageDecoder.decode(contentsOfFile: path)
        #expect(image.width == 40 && image.height == 40)
        #expect(Array(image.pixels[..<4]) == [0, 64, 128, 128])
        #expect(Array(image.pixels[(30 * 4)..<(31 * 4)]) == [0, 0, 0, 0])
    }

    @Test func messagesNameTheFileAndTheReason() throws {
        let surface = try CairoSurface(width: 300, height: 300)
        #expect(throws: CairoError("Cannot write the picture to /dev/full: No space left on device.")) { try surface.writePNG(to: "/dev/full") }
        #expect(throws: CairoError("Cannot write the picture to /no/such/a.png: No such file or directory.")) { try surface.writePNG(to: "/no/such/a.png") }
        let folder = NSTemporaryDirectory() + "pictures-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(throws: CairoError.self) { try surface.writePNG(to: folder) }
        try FileManager.default.createSymbolicLink(atPath: folder + "/link.png", withDestinationPath: "file.png")
        try Data("old".utf8).write(to: URL(fileURLWithPath: folder + "/file.png"))
        chmod(folder + "/file.png", 0o600)
        try surface.writePNG(to: folder + "/link.png")
        #expect(FileManager.default.contents(atPath: folder + "/file.png")?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
        var information = stat()
        #expect(stat(folder + "/file.png", &information) == 0 && information.st_mode & 0o777 == 0o600)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link.png") == "file.png")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 2)
    }

    @Test func aPictureThatDoesNotFitLeavesTheOldOne() async {
        await #expect(processExitsWith: .success) {
            let folder = NSTemporaryDirectory() + "old-\(UUID().uuidString)"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(atPath: folder) }
            try Data("old".utf8).write(to: URL(fileURLWithPath: folder + "/a.png"))
            // From here on, the system rejects files of more than 10 bytes, like a full disk.
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: 10, rlim_max: 10)
            #expect(setrlimit(__rlimit_resource_t(1), &limit) == 0)
            let surface = try CairoSurface(width: 30, height: 30)
            #expect(throws: CairoError("Cannot write the picture to \(folder)/a.png: File too large.")) { try surface.writePNG(to: folder + "/a.png") }
            #expect(FileManager.default.contents(atPath: folder + "/a.png") == Data("old".utf8))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.png"])
        }
    }

    @Test func displayListsAreWrittenAsFiles() throws {
        let folder = NSTemporaryDirectory() + "waggle-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let list = DisplayList([
            filled(.ellipse(rect(2, 2, 30, 30)), .color(Ink.red)),
            through(.filter(.blur(radius: 2, opaque: false)), [filled(rect(40, 10, 10, 10), Ink.blue)]),
            through(.opacity(0.5), [through(.flatten, [filled(rect(60, 10, 20, 20), Ink.green)])]),
        ])
        let backend = CairoRasterBackend()
        try backend.writeSVG(list, size: CGSize(width: 100, height: 50), to: folder + "/a.svg")
        try backend.writePDF([(list, CGSize(width: 100, height: 50)), (list, CGSize(width: 50, height: 100))], to: folder + "/a.pdf")
        let svg = try String(contentsOfFile: folder + "/a.svg", encoding: .utf8)
        #expect(svg.contains("viewBox=\"0 0 100 50\"") && svg.hasSuffix("</svg>\n"))
        let picture = try ImageDecoder.decode(contentsOfFile: folder + "/a.svg")
        let surface = try drawn([DisplayList.Item(bounds: rect(0, 0, 100, 50), content: .image(ImageDrawing(source: picture, destination: rect(0, 0, 100, 50))))], width: 100, height: 50)
        expect(surface, 17, 17, Ink.red, 0.02)
        expect(surface, 45, 15, ResolvedColor(red: 0.02, green: 0.02, blue: 1), 0.1)
        expect(surface, 70, 20, ResolvedColor(red: 0.5, green: 1, blue: 0.5), 0.02)
        let pdf = try Data(contentsOf: URL(fileURLWithPath: folder + "/a.pdf"))
        #expect(pdf.starts(with: Data("%PDF-1".utf8)) && pdf.suffix(6) == Data("%%EOF\n".utf8))
    }

    // MARK: Hostile files

    /// Only the header of a bitmap.
    private func header(width: Int32, height: Int32) -> [UInt8] {
        func bytes(_ number: Int32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
        return Array("BM".utf8) + bytes(1 << 20) + bytes(0) + bytes(54) + bytes(40) + bytes(width) + bytes(height) + [1, 0, 24, 0] + bytes(0) + bytes(1 << 20) + bytes(0) + bytes(0) + bytes(0) + bytes(0)
            + [UInt8](repeating: 7, count: 4096)
    }

    @Test func picturesBeyondTheLimitAreRefusedByTheirSize() throws {
        let error = #expect(throws: CairoError.self) { try ImageDecoder.decode(header(width: 30_000, height: 30_000), name: "sea.bmp") }
        #expect(error?.description == "Cannot decode the picture sea.bmp: it measures 30000x30000 pixels, and at most 268435456 are drawn.")
        let gif = Array("GIF89a".utf8) + [0xFF, 0xFF, 0xFF, 0xFF, 0x80, 0, 0] + [0, 0, 0, 255, 255, 255] + [0x2C, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0, 2, 2, 0x44, 1, 0, 0x3B]
        #expect(throws: CairoError.self) { try ImageDecoder.decode(gif, name: "sea.gif") }
    }

    @Test func devicesAndPipesAreNoPictures() throws {
        let error = #expect(throws: CairoError.self) { try ImageDecoder.decode(contentsOfFile: "/dev/zero") }
        #expect(error?.description.contains("/dev/zero: it is no regular file") == true)
        let pipe = NSTemporaryDirectory() + "pipe-\(UUID().uuidString)"
        #expect(mkfifo(pipe, 0o600) == 0)
        defer { unlink(pipe) }
        #expect(throws: CairoError.self) { try ImageDecoder.decode(contentsOfFile: pipe) }
    }
}
