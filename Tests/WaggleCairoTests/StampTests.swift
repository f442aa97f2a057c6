import CPixels
import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCairo

struct StampTests {
    /// The definition of a stamp, one pixel and one component at a time.
    private func painted(_ under: UInt32, _ color: UInt32, _ coverage: UInt32) -> UInt32 {
        func product(_ a: UInt32, _ b: UInt32) -> UInt32 { (a * b * 2 + 255) / 510 }
        let rest = 255 - product(color >> 24, coverage)
        return [0, 8, 16, 24].reduce(0) { $0 | (product(color >> $1 & 255, coverage) + product(under >> $1 & 255, rest)) << $1 }
    }

    /// The definition of compositing a picture's pixel over another.
    private func overlaid(_ under: UInt32, _ over: UInt32) -> UInt32 {
        let rest = 255 - (over >> 24)
        var result: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            let below = ((under >> shift & 255) * rest * 2 + 255) / 510
            result |= ((over >> shift & 255) + below) << shift
        }
        return result
    }

    private func premultiplied(_ random: inout Seeded, opaque: Bool) -> UInt32 {
        let alpha = opaque ? 255 : UInt32.random(in: 0...255, using: &random)
        return [0, 8, 16].reduce(alpha << 24) { $0 | UInt32.random(in: 0...alpha, using: &random) << $1 }
    }

    @Test(arguments: [false, true]) func stampsHaveTheSamePixelsOnEveryProcessorPath(plain: Bool) {
        var random = Seeded(7)
        let (width, height) = (61, 37)
        for _ in 0..<200 {
            var pixels = (0..<width * height).map { _ in premultiplied(&random, opaque: Bool.random(using: &random)) }
            let before = pixels
            let mask = (0..<width * height).map { _ in [0, 0, 255, 255, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0 }
            var expected = before
            let picture: [UInt32] = (0..<width * height).map { _ in
                let isEmpty = Int.random(in: 0...2, using: &random) == 0, isOpaque = Bool.random(using: &random)
                return isEmpty ? 0 : premultiplied(&random, opaque: isOpaque)
            }
            mask.withUnsafeBufferPointer { mask in picture.withUnsafeBytes { picture in
                let stamps = (0..<12).map { index in
                    let left = Int.random(in: 0..<width, using: &random), top = Int.random(in: 0..<height, using: &random)
                    let right = Int.random(in: left...width, using: &random), bottom = Int.random(in: top...height, using: &random)
                    let color = premultiplied(&random, opaque: index % 2 == 0), covered = index % 3 == 0, isPicture = index % 5 == 0
                    for y in top..<bottom {
                        for x in left..<right {
                            if isPicture {
                                let over = picture.load(fromByteOffset: ((y - top) * width + x - left) * 4, as: UInt32.self)
                                expected[y * width + x] = overlaid(expected[y * width + x], over)
                                continue
                            }
                            expected[y * width + x] = painted(expected[y * width + x], color, covered ? 255 : UInt32(mask[(y - top) * width + x - left]))
                        }
                    }
                    let source = isPicture ? picture.baseAddress?.assumingMemoryBound(to: UInt8.self) : covered ? nil : mask.baseAddress
                    return PixelsStamp(mask: source, mask_stride: Int32(isPicture ? width * 4 : width), color: color, left: Int16(left), top: Int16(top),
                                       right: Int16(right), bottom: Int16(bottom), is_picture: isPicture, is_sprite: false)
                }
                pixels.withUnsafeMutableBytes { bytes in
                    stamps.withUnsafeBufferPointer { stamps in
                        var stamping = PixelsStamping(pixels: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), stamps: stamps.baseAddress,
                                                      stride: Int32(width * 4), bottom: Int32(height), band: 10, plain: plain)
                        for band in 0..<4 { pixels_stamp_band(&stamping, Int32(band), 0, Int32(stamps.count)) }
                    }
                }
            } }
            guard let wrong = pixels.indices.first(where: { pixels[$0] != expected[$0] }) else { continue }
            Issue.record("pixel \(wrong): \(String(before[wrong], radix: 16)) became \(String(pixels[wrong], radix: 16)) and not \(String(expected[wrong], radix: 16))")
            return
        }
    }

    @Test func anyNumberOfThreadsDrawsTheSamePicture() throws {
        for seed in 0..<12 {
            var scene = RandomScene(seed)
            let list = scene.list(depth: 3)
            func pixels(_ threads: Int) throws -> [UInt8] {
                let surface = try CairoSurface(width: 460, height: 400, backend: CairoRasterBackend(threads: threads))
                surface.show(list, background: seed % 2 == 0 ? .white : Ink.blue)
                // Cached masks must make no difference either.
                surface.draw(list)
                return surface.withPixels { Array($0) }
            }
            let one = try pixels(1)
            #expect(try pixels(2) == one, "scene \(seed)")
            #expect(try pixels(5) == one, "scene \(seed)")
        }
    }

    /// Drawings in rapid succession, so that helpers may still read the previous one when the next begins.
    @Test func aCrewNeverMixesDrawings() throws {
        var random = Seeded(11)
        let width = 16, height = 400, count = 60
        let crew = try #require(pixels_crew_make(3))
        defer { pixels_crew_free(crew) }
        var drawings = 0
        for round in 0..<600 {
            let stamps = (0..<count).map { _ in
                let top = Int16.random(in: 0..<Int16(height), using: &random)
                return PixelsStamp(mask: nil, mask_stride: 0, color: premultiplied(&random, opaque: false), left: 0, top: top, right: Int16(width),
                                   bottom: Int16.random(in: top...Int16(height), using: &random), is_picture: false, is_sprite: false)
            }
            func pixels(_ draw: (PixelsStamping) -> Void) -> [UInt32] {
                var pixels = [UInt32](repeating: 0xFF102030, count: width * height)
                pixels.withUnsafeMutableBytes { bytes in
                    stamps.withUnsafeBufferPointer { stamps in
                        draw(PixelsStamping(pixels: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), stamps: stamps.baseAddress,
                                            stride: Int32(width * 4), bottom: Int32(height), band: 16, plain: true))
                    }
                }
                return pixels
            }
            var isHelped = true
            let together = pixels { stamping in
                isHelped = pixels_crew_begin(crew, stamping)
                guard isHelped else { return }
                for offer in stride(from: 7, to: count, by: 7) { pixels_crew_offer(crew, Int32(offer)) }
                pixels_crew_finish(crew, Int32(count))
            }
            guard isHelped else { continue }
            drawings += 1
            let alone = pixels { stamping in
                var stamping = stamping
                for band in 0..<Int32(height / 16) { pixels_stamp_band(&stamping, band, 0, Int32(count)) }
            }
            if together != alone {
                Issue.record("drawing \(round) differs")
                return
            }
        }
        #expect(drawings > 0)
    }

    @Test func aBackgroundIsNotDrawnUnderWhatHidesIt() throws {
        let surface = try CairoSurface(width: 20, height: 20)
        let cover = filled(rect(0, 0, 20, 20), Ink.red), part = filled(rect(5, 5, 5, 5), ResolvedColor(red: 0, green: 0, blue: 1, opacity: 0.5))
        surface.show(DisplayList([part, cover, part]), background: .white)
        expect(surface, 1, 1, Ink.red, 0)
        expect(surface, 6, 6, ResolvedColor(red: 0.5, green: 0, blue: 0.5))
    }

    /// More masks in one drawing than the cache holds: evicted ones have already been drawn.
    @Test func masksThatMakeRoomForOthersAreDrawn() throws {
        func disc(_ index: Int) -> DisplayList.Item {
            let x = CGFloat(index % 40) * 15 + CGFloat(index / 240 % 4) / 4, y = CGFloat(index / 40 % 40) * 15 + CGFloat(index / 960) / 4
            let diameter = 68 + CGFloat(index % 240) / 4
            return filled(.ellipse(rect(x, y, diameter, diameter)), .color(gray(Float(index % 7) / 7)))
        }
        func discs(_ range: Range<Int>) -> [DisplayList.Item] { range.map(disc) }
        let together = try drawn(discs(0..<3840), width: 640, height: 640), apart = try CairoSurface(width: 640, height: 640)
        apart.clear(.white)
        for start in stride(from: 0, to: 3840, by: 384) { apart.draw(DisplayList(discs(start..<start + 384))) }
        #expect(together.withPixels { Array($0) } == apart.withPixels { Array($0) })
    }
}

/// Deterministic pseudorandom numbers.
struct Seeded: RandomNumberGenerator {
    private var state: UInt64
    init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }
    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }
}

/// Figures, text and pictures under transforms, clips, masks, blend modes, filters and groups.
private struct RandomScene {
    private var random: Seeded
    private let text = PangoTextEngine()
    private let image: ImageSource

    init(_ seed: Int) {
        random = Seeded(seed + 1)
        var pixels = [UInt8](repeating: 255, count: 24 * 16 * 4)
        for index in pixels.indices where index % 4 < 3 { pixels[index] = UInt8.random(in: 0...255, using: &random) }
        image = ImageSource(width: 24, height: 16, pixels: pixels)
    }

    private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
    private mutating func chance(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &random) == 0 }
    private mutating func color() -> ResolvedColor {
        ResolvedColor(red: Float(number(0...1)), green: Float(number(0...1)), blue: Float(number(0...1)), opacity: chance(3) ? Float(number(0...1)) : 1)
    }
    private mutating func place() -> CGRect {
        let size = CGSize(width: number(2...120), height: number(2...120)), x = number(-30...460), y = number(-30...400)
        return chance(3) ? CGRect(x: x.rounded(), y: y.rounded(), width: size.width.rounded(), height: size.height.rounded()) : CGRect(x: x, y: y, width: size.width, height: size.height)
    }
    private mutating func primitive() -> Primitive {
        let rect = place()
        return switch Int.random(in: 0..<5, using: &random) {
        case 0: .rectangle(rect)
        case 1: .ellipse(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.width / 2))
        case 2: .ellipse(rect)
        case 3: .roundedRectangle(rect, CGSize(width: 9, height: 9), continuous: chance(2))
        default: .path(Path { $0.move(to: rect.origin); $0.addLine(to: CGPoint(x: rect.maxX, y: rect.midY)); $0.addLine(to: CGPoint(x: rect.minX, y: rect.maxY)) })
        }
    }

    private mutating func leaf() -> DisplayList.Item {
        switch Int.random(in: 0..<10, using: &random) {
        case 0:
            let primitive = primitive()
            return DisplayList.Item(bounds: primitive.bounds.insetBy(dx: -40, dy: -40), content: .stroke(primitive, StrokeParameters(width: 3), .color(color()), antialiased: true))
        case 1:
            let stops = [ResolvedStop(color: color(), location: 0), ResolvedStop(color: color(), location: 1)], primitive = primitive()
            return filled(primitive, .linear(stops, from: .zero, to: CGPoint(x: 400, y: 300)))
        case 2:
            let rect = place()
            return DisplayList.Item(bounds: rect, content: .image(ImageDrawing(source: image, destination: rect)))
        case 3, 4, 5:
            let word = ["Waggle", "honeycomb", "of two threads", "Öl"].randomElement(using: &random) ?? ""
            let styled = StyledText([StyledText.Run(.string(word), font: FontDescription(size: number(6...30).rounded()))])
            let layout = text.shape(styled, ParagraphStyle()).layout(width: nil, height: nil), point = place().origin
            return DisplayList.Item(bounds: CGRect(origin: point, size: layout.size).insetBy(dx: -20, dy: -20), content: .text(layout, at: point, .color(color())))
        default: return filled(primitive(), .color(color()))
        }
    }

    private mutating func effect() -> DisplayList.Effect {
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1: .transform(CGAffineTransform(translationX: number(-20...20), y: number(-20...20)))
        case 2, 3:
            { (scale: CGFloat) in .transform(CGAffineTransform(scaleX: scale, y: scale)) }(number(0.3...1.4))
        case 4: .transform(CGAffineTransform(rotationAngle: number(-1...1)))
        case 5: .opacity(Double(number(0...1)))
        case 6, 7: .clip(primitive(), .nonZero, antialiased: true)
        case 8: .mask(DisplayList([filled(primitive(), .color(color())), filled(primitive(), .black)]))
        case 9: .blend([.multiply, .plusDarker, .plusLighter, .sourceAtop, .screen].randomElement(using: &random) ?? .normal)
        case 10: .flatten
        default: .filter(chance(2) ? .blur(radius: 3, opaque: false) : .shadow(color: .black, radius: 4, offset: CGSize(width: 2, height: 3), only: false))
        }
    }

    /// Enough uninterrupted stamps to justify several threads.
    private mutating func discs() -> [DisplayList.Item] {
        (0..<150).map { _ in filled(.ellipse(CGRect(x: number(-20...420), y: number(-20...360), width: 70, height: 70)), .color(color())) }
    }

    mutating func list(depth: Int) -> DisplayList {
        var items: [DisplayList.Item] = []
        for index in 0..<(depth == 3 ? 24 : 5) {
            if depth == 3, index % 12 == 0 { items += discs() }
            if depth > 0, chance(3) {
                let inner = list(depth: depth - 1)
                items.append(DisplayList.Item(bounds: CGRect(x: -200, y: -200, width: 1000, height: 1000), content: .effect(effect(), inner)))
            } else {
                items.append(leaf())
            }
        }
        return DisplayList(items)
    }
}
