import CPixels
import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCairo

/// A disc with a soft edge whose colours differ from pixel to pixel.
private func disc(_ side: Int) -> ImageSource {
    var pixels: [UInt8] = []
    let middle = Double(side - 1) / 2
    for y in 0..<side {
        for x in 0..<side {
            let alpha = max(0, min(1, (middle - hypot(Double(x) - middle, Double(y) - middle)) / 2))
            let color = [Double(x) / Double(side), Double(y) / Double(side), 0.5]
            pixels += color.map { UInt8($0 * alpha * 255) } + [UInt8(alpha * 255)]
        }
    }
    return ImageSource(width: side, height: side, pixels: pixels)
}
private func plain(_ color: [UInt8], _ side: Int = 4) -> ImageSource { ImageSource(width: side, height: side, pixels: (0..<side * side).flatMap { _ in color }) }

private func item(_ batch: SpriteBatch) -> DisplayList.Item { DisplayList.Item(bounds: batch.bounds, content: .sprites(batch)) }

private func scattered(_ count: Int, _ random: inout Seeded, within side: ClosedRange<Float> = 4...30) -> [SpriteBatch.Sprite] {
    (0..<count).map { index in
        let size = Float.random(in: side, using: &random), angle = index % 3 == 0 ? 0 : Float.random(in: 0..<6, using: &random)
        let across = SIMD2(cos(angle), sin(angle)) * size, down = SIMD2(-sin(angle), cos(angle)) * size * (index % 5 == 0 ? 0.5 : 1)
        let corner = SIMD2(Float.random(in: -10...90, using: &random), Float.random(in: -10...90, using: &random))
        let tint = SIMD4(Float.random(in: 0...1, using: &random), 1, Float.random(in: 0...1, using: &random), Float.random(in: 0...1, using: &random))
        return SpriteBatch.Sprite(across: across, down: down, corner: corner, tint: index % 4 == 0 ? SIMD4(repeating: 1) : tint)
    }
}

@Suite struct SpriteTests {
    private func pixels(_ items: [DisplayList.Item], scale: CGFloat = 1, on background: ResolvedColor = gray(0.6)) throws -> [UInt8] {
        try drawn(items, width: Int(100 * scale), height: Int(100 * scale), scale: scale, on: background).withPixels { Array($0) }
    }
    private func greatestDifference(_ a: [UInt8], _ b: [UInt8]) -> Int { zip(a, b).map { abs(Int($0) - Int($1)) }.max() ?? 0 }

    @Test func anUprightSpriteAtItsOwnSizeEqualsThePicture() throws {
        let source = disc(20), place = rect(7, 11, 20, 20)
        let image = DisplayList.Item(bounds: place, content: .image(ImageDrawing(source: source, destination: place)))
        #expect(try pixels([item(SpriteBatch(source, sprites: [.init(in: place)]))]) == pixels([image]))
    }

    @Test func transformedSpritesEqualPicturesDrawnOneByOne() throws {
        let source = disc(24)
        for (index, transform) in [CGAffineTransform(a: 1.5, b: 0, c: 0, d: 1.5, tx: 10.25, ty: 20.5), CGAffineTransform(a: 0.7, b: 0, c: 0, d: 0.7, tx: 30.4, ty: 8.1),
                                   CGAffineTransform(rotationAngle: 0.5).concatenating(CGAffineTransform(translationX: 50, y: 30))].enumerated() {
            let place = rect(0, 0, 24, 24)
            let image = through(.transform(transform), [DisplayList.Item(bounds: place, content: .image(ImageDrawing(source: source, destination: place, interpolation: .low, antialiased: true)))])
            let sprite = through(.transform(transform), [item(SpriteBatch(source, sprites: [.init(in: place)]))])
            // Cairo's filters have weights of 7 bits.
            #expect(greatestDifference(try pixels([sprite]), try pixels([image])) <= 6, "\(index)")
        }
    }

    @Test func aBatchEqualsItsSpritesOneByOne() throws {
        var random = Seeded(3)
        for blend in SpriteBatch.Blend.allCases {
            let sprites = scattered(60, &random), source = disc(16)
            let single = sprites.map { item(SpriteBatch(source, blend: blend, sprites: [$0])) }
            #expect(try pixels([item(SpriteBatch(source, blend: blend, sprites: sprites))], scale: 2) == pixels(single, scale: 2), "\(blend)")
        }
    }

    @Test func aTintEqualsAColorMatrix() throws {
        let source = disc(20), place = rect(30, 30, 20, 20)
        let matrix: [Float] = [0.5, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0.25, 0, 0, 0, 0, 0, 0.5, 0]
        let image = DisplayList.Item(bounds: place, content: .image(ImageDrawing(source: source, destination: place)))
        let tinted = SpriteBatch(source, sprites: [.init(in: place, tint: SIMD4(0.5, 1, 0.25, 0.5))])
        #expect(greatestDifference(try pixels([item(tinted)]), try pixels([through(.filter(.colorMatrix(matrix)), [image])])) <= 2)
    }

    /// Straight from the formulas, for a half transparent grey on a grey.
    @Test func modesBlendByTheirFormulas() throws {
        // Premultiplied: colour 0.4 at an alpha of 0.5 is 0.2, in bytes 51 and 128.
        let source = plain([51, 51, 51, 128]), s: Float = 0.2, a: Float = 0.5, d: Float = 0.6
        let expected: [SpriteBatch.Blend: (Float, Float)] = [
            .alpha: (s + d * (1 - a), 1), .add: (s + d, 1), .subtract: (d - s, 1), .multiply: (s * d + d * (1 - a), 1), .multiplyX2: (2 * s * d + d * (1 - a), 1),
            .screen: (s + d * (1 - s), 1), .replace: (s / a, a),
        ]
        for blend in SpriteBatch.Blend.allCases {
            let (value, opacity) = try #require(expected[blend])
            let surface = try drawn([item(SpriteBatch(source, blend: blend, sprites: [.init(in: rect(10, 10, 20, 20))]))], on: gray(0.6))
            expect(surface, 20, 20, gray(value, opacity))
            expect(surface, 5, 5, gray(0.6))
        }
    }

    /// Also at the ends of rows, where fewer than eight pixels are left.
    @Test func theWideLoopDrawsWhatThePortableOneDoes() throws {
        var random = Seeded(9)
        let texture = disc(19)
        for round in 0..<400 {
            let width = Int.random(in: 1...40, using: &random), height = 24
            let angle = round % 2 == 0 ? 0 : Float.random(in: 0..<6, using: &random), zoom = Float.random(in: 0.3...3, using: &random)
            let before = (0..<width * height).map { _ in UInt32.random(in: 0...UInt32.max, using: &random) | 0xFF000000 }
            func drawn(plain: Bool) -> [UInt32] {
                var pixels = before
                texture.pixels.withUnsafeBufferPointer { texels in
                    var sprite = PixelsSprite(
                        texels: texels.baseAddress, stride: 19, width: 19, height: 19, left: -3, top: 2, u: -4.3, v: Float(round % 9) - 4, u_x: cos(angle) / zoom, v_x: sin(angle) / zoom,
                        u_y: -sin(angle) / zoom, v_y: cos(angle) / zoom, low_u: 0, high_u: 18, low_v: 1, high_v: 16.5, per_u: zoom, per_v: zoom,
                        tint: round % 3 == 0 ? 0xFFFFFFFF : 0x80402010, blend: UInt8(round % 7), is_nearest: round % 11 == 0)
                    withUnsafePointer(to: &sprite) { sprite in
                        let stamp = PixelsStamp(mask: UnsafeRawPointer(sprite).assumingMemoryBound(to: UInt8.self), mask_stride: 0, color: 0, left: 0, top: 1,
                                                right: Int16(width), bottom: Int16(height - 1), is_picture: false, is_sprite: true)
                        pixels.withUnsafeMutableBytes { bytes in
                            withUnsafePointer(to: stamp) { stamp in
                                var stamping = PixelsStamping(pixels: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), stamps: stamp, stride: Int32(width * 4),
                                                              bottom: Int32(height), band: 10, plain: plain)
                                for band in 0..<3 { pixels_stamp_band(&stamping, Int32(band), 0, 1) }
                            }
                        }
                    }
                }
                return pixels
            }
            #expect(drawn(plain: true) == drawn(plain: false), "round \(round)")
        }
    }

    @Test func anyNumberOfThreadsDrawsTheSameSprites() throws {
        var random = Seeded(21)
        // More than the queue holds at once.
        let list = DisplayList([item(SpriteBatch(disc(16), sprites: scattered(9000, &random)))])
        func pixels(_ threads: Int) throws -> [UInt8] {
            let surface = try CairoSurface(width: 300, height: 300, scale: 3, backend: CairoRasterBackend(threads: threads))
            surface.show(list, background: .white)
            return surface.withPixels { Array($0) }
        }
        #expect(try pixels(3) == pixels(1))
    }

    @Test func aPartOfAPictureGetsTheSamePixels() throws {
        var random = Seeded(5)
        let list = DisplayList([item(SpriteBatch(disc(16), sprites: scattered(80, &random)))])
        let whole = try drawn(list.items, width: 100, height: 100), parts = try CairoSurface(width: 100, height: 100)
        parts.clear(.white)
        for part in [rect(0, 0, 37, 100), rect(37, 0, 63, 55), rect(37, 55, 63, 45)] { parts.draw(list, in: part) }
        #expect(whole.withPixels { Array($0) } == parts.withPixels { Array($0) })
    }

    @Test func aRoundClipCutsSprites() throws {
        let batch = SpriteBatch(plain([0, 0, 200, 255]), blend: .add, sprites: [.init(in: rect(0, 0, 40, 40))])
        let surface = try drawn([through(.clip(.ellipse(rect(0, 0, 40, 40)), .nonZero, antialiased: true), [item(batch)])], on: gray(0.2))
        expect(surface, 20, 20, ResolvedColor(red: 0.2 + 200 / 255, green: 0.2, blue: 0.2))
        expect(surface, 1, 1, gray(0.2))
    }

    @Test func opacityFadesEachSprite() throws {
        let batch = SpriteBatch(plain([0, 0, 255, 255]), sprites: [.init(in: rect(10, 10, 20, 20))])
        expect(try drawn([through(.opacity(0.5), [item(batch)])]), 20, 20, ResolvedColor(red: 1, green: 0.5, blue: 0.5))
    }

    /// Each pixel of a picture drawn small is an average, so stripes become even.
    @Test func minifiedSpritesAverageTheirPixels() throws {
        let stripes = ImageSource(width: 64, height: 64, pixels: (0..<64 * 64).flatMap { index -> [UInt8] in index % 2 == 0 ? [0, 0, 0, 255] : [255, 255, 255, 255] })
        expect(try drawn([item(SpriteBatch(stripes, sprites: [.init(in: rect(10, 10, 12, 12))]))]), 16, 16, gray(0.5), 0.02)
    }

    @Test func nearestPixelsStaySquares() throws {
        let two = ImageSource(width: 2, height: 1, pixels: [0, 0, 0, 255, 255, 255, 255, 255])
        let surface = try drawn([item(SpriteBatch(two, isSmooth: false, sprites: [.init(in: rect(0, 0, 40, 20))]))], on: Ink.red)
        expect(surface, 19, 10, .black)
        expect(surface, 20, 10, .white)
    }

    @Test func aRegionShowsItsPartAlone() throws {
        let two = ImageSource(width: 2, height: 1, pixels: [0, 0, 0, 255, 255, 255, 255, 255])
        let surface = try drawn([item(SpriteBatch(two, region: rect(1, 0, 1, 1), sprites: [.init(in: rect(0, 0, 40, 20))]))], on: Ink.red)
        for x in [0, 10, 39] { expect(surface, x, 10, .white) }
    }

    /// A file of shapes holds the sprites as a picture.
    @Test func anSVGFileShowsTheSprites() throws {
        var random = Seeded(2)
        let items = [filled(rect(0, 0, 100, 100), gray(0.6)), item(SpriteBatch(disc(16), blend: .alpha, sprites: scattered(30, &random, within: 12...30)))]
        let path = NSTemporaryDirectory() + "waggle-sprites-\(UUID().uuidString).svg"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try CairoRasterBackend().writeSVG(DisplayList(items), size: CGSize(width: 100, height: 100), to: path)
        let file = try ImageDecoder.decode(contentsOfFile: path).pixels, picture = try pixels(items)
        let sum = zip(file, picture).map { abs(Int($0) - Int($1)) }.reduce(0, +)
        #expect(file.count == picture.count && Double(sum) / Double(max(file.count, 1)) < 3)
    }

    @Test func spritesWithoutAreaOrPlaceDrawNothing() throws {
        let odd: [SpriteBatch.Sprite] = [
            .init(in: rect(10, 10, 0, 20)), .init(across: SIMD2(.nan, 0), down: SIMD2(0, 5), corner: .zero), .init(across: SIMD2(5, 0), down: SIMD2(0, .infinity), corner: .zero),
            .init(in: rect(10, 10, 20, 20), tint: SIMD4(1, 1, 1, .nan)), .init(in: rect(1e9, 0, 5, 5)),
        ]
        let batch = SpriteBatch(disc(8), sprites: odd)
        #expect(try pixels([DisplayList.Item(bounds: rect(0, 0, 100, 100), content: .sprites(batch))]) == pixels([]))
    }
}
