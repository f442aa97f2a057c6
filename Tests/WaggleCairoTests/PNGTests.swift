// PNG files: every pixel comes back, files are small, and their checksums are right.

import Foundation
import Testing
@testable import WaggleCairo
import WaggleDisplayList

struct PNGTests {
    enum Content: String, CaseIterable {
        /// Contents from the most to the least compressible.
        case even, noise, ramps, letters, rareColors, farRepeats
    }

    /// Bands of a file have about a megabyte each. The sizes give one, several and many bands, with rows left over.
    @Test(arguments: Content.allCases, [(1, 1), (5, 3), (233, 150), (640, 547), (2600, 420)])
    func pixelsComeBackAndChecksumsAreRight(content: Content, size: (width: Int, height: Int)) throws {
        let picture = picture(content, size.width, size.height)
        let file = try encoded(picture, size.width, size.height)
        let image = try ImageDecoder.decode([UInt8](file), name: content.rawValue)
        #expect(image.width == size.width && image.height == size.height)
        #expect(image.pixels == picture)
        // The checksum of the uncompressed data: each row's filter and its differences from the row above.
        let stored = rowsMinusThoseAbove(picture, size.width, size.height)
        #expect(storedChecksum(file) == adler(stored))
        // Incompressible data is stored with little overhead.
        #expect(file.count < stored.count + stored.count / 1000 + 200)
    }

    @Test func translucentPicturesOfSeveralBandsComeBackPremultiplied() throws {
        let (width, height) = (900, 700)
        var picture = [UInt8](repeating: 0, count: width * height * 4)
        for index in 0..<width * height {
            let alpha = [0, 51, 255][index / 7 % 3], value = [0, 51, 102, 255][index % 4] * alpha / 255
            for component in 0..<3 { picture[4 * index + component] = UInt8(value) }
            picture[4 * index + 3] = UInt8(alpha)
        }
        let image = try ImageDecoder.decode([UInt8](encoded(picture, width, height)), name: "translucent")
        #expect(image.pixels == picture)
    }

    /// A pattern like letters on an even background. At level 2, zlib compresses it to 116,686 bytes; ISA-L finds fewer repetitions in it, unlike in screenshots.
    @Test func filesOfScreensStaySmall() throws {
        let (width, height) = (786, 1704)
        let file = try encoded(picture(.letters, width, height), width, height)
        #expect(file.count < 140_000, "\(file.count) bytes")
    }

    @Test func aFileDoesNotDependOnTheThreadsThatMakeIt() throws {
        let picture = picture(.ramps, 1600, 1200)
        let files = try (0..<8).map { _ in try encoded(picture, 1600, 1200) }
        #expect(files.allSatisfy { $0 == files[0] })
    }

    @Test func aFileDoesNotDependOnWhereMemoryLies() throws {
        for seed in 0..<3 {
            let picture = streaks(1179, 296, seed: seed)
            let first = try encoded(picture, 1179, 296)
            for number in 0..<100 {
                let file = try onStack(of: number) { try self.encoded(picture, 1179, 296) }
                try #require(file == first, "on stack \(number)")
            }
        }
    }

    /// Columns of one colour that changes here and there, a few pixels at a time.
    private func streaks(_ width: Int, _ height: Int, seed: Int) -> [UInt8] {
        var picture = [UInt8](repeating: 255, count: width * height * 4), state = UInt64(seed) &* 2_654_435_761 &+ 88_172_645_463_325_252, next = 0
        func random() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state >> 9
        }
        for pixel in 0..<width * height {
            let changes = pixel >= next
            if pixel >= next + 2 { next = pixel + Int(random() % 2000) }
            for component in 0..<3 {
                let above = pixel < width ? 0 : picture[4 * (pixel - width) + component]
                picture[4 * pixel + component] = changes ? UInt8(random() & 255) : above
            }
        }
        return picture
    }

    /// Runs work in a thread whose stack has an arbitrary address.
    private func onStack(of number: Int, _ work: @escaping () throws -> Data) throws -> Data {
        final class Job {
            let work: () throws -> Data
            var result: Result<Data, Error>?
            init(_ work: @escaping () throws -> Data) { self.work = work }
        }
        let size = 1 << 20, place = UInt(0x1_0000_0000 + (UInt64(number + 1) &* 0x9E37_79B9_7F4A_7C15) >> 18 & ~0xFFFF)
        let stack = try #require(mmap(UnsafeMutableRawPointer(bitPattern: place), size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))
        defer { munmap(stack, size) }
        var attributes = pthread_attr_t(), thread = pthread_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        #expect(pthread_attr_setstack(&attributes, stack, size) == 0)
        let job = Job(work)
        let started = pthread_create(&thread, &attributes, { context in
            guard let context else { return nil }
            let job = Unmanaged<Job>.fromOpaque(context).takeUnretainedValue()
            job.result = Result { try job.work() }
            return nil
        }, Unmanaged.passUnretained(job).toOpaque())
        try #require(started == 0)
        pthread_join(thread, nil)
        return try #require(job.result).get()
    }

    private func encoded(_ picture: [UInt8], _ width: Int, _ height: Int) throws -> Data {
        try picture.withUnsafeBytes { try CairoSurface.png($0, width: width, height: height, scale: 1) }
    }

    /// Opaque blue, green, red and alpha bytes.
    private func picture(_ content: Content, _ width: Int, _ height: Int) -> [UInt8] {
        var state: UInt64 = 88_172_645_463_325_252
        func random() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
        // Each colour is about 1.6 times as frequent as the next: the rarest get the longest codes.
        func rare() -> UInt64 { UInt64(min(Double(random() % (1 << 40) + 1).logarithm(base: 1.6), 63)) * 3 }
        var picture = [UInt8](repeating: 255, count: width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let color: (UInt64, UInt64, UInt64) = switch content {
                case .even: (240, 20, 90)
                case .noise: (random() & 255, random() & 255, random() & 255)
                case .ramps: (UInt64(x * 255 / width), UInt64(y * 255 / height), UInt64((x * y) >> 6 & 255))
                case .letters: (x % 97 * 7 + y % 41 * x % 11) % 29 < 3 && y / 41 % 3 == 0 ? (0, 0, 0) : (250, 250, 255)
                case .rareColors: (rare(), rare(), rare())
                // The distance between equal rows is close to deflate's window of 32,768 bytes.
                case .farRepeats: (UInt64((x * 31 + y % 5 * 977) & 255), UInt64((x * x + y % 5) >> 3 & 255), UInt64(x & 127))
                }
                let index = (y * width + x) * 4
                (picture[index], picture[index + 1], picture[index + 2]) = (UInt8(color.0 & 255), UInt8(color.1 & 255), UInt8(color.2 & 255))
            }
        }
        return picture
    }

    private func rowsMinusThoseAbove(_ picture: [UInt8], _ width: Int, _ height: Int) -> [UInt8] {
        var stored: [UInt8] = []
        stored.reserveCapacity((width * 3 + 1) * height)
        for y in 0..<height {
            stored.append(2)
            for x in 0..<width {
                let index = (y * width + x) * 4
                for component in [2, 1, 0] { stored.append(picture[index + component] &- (y == 0 ? 0 : picture[index + component - width * 4])) }
            }
        }
        return stored
    }

    private func adler(_ bytes: [UInt8]) -> UInt32 {
        var (a, b): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            a = (a + UInt32(byte)) % 65521
            b = (b + a) % 65521
        }
        return b << 16 | a
    }

    /// The last four bytes of the last pixel chunk.
    private func storedChecksum(_ file: Data) -> UInt32? {
        let bytes = [UInt8](file)
        func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
        var (place, found): (Int, UInt32?) = (8, nil)
        while place + 12 <= bytes.count {
            let length = number(place), end = place + 8 + length
            if bytes[(place + 4)..<(place + 8)].elementsEqual("IDAT".utf8) { found = UInt32(number(end - 4)) }
            place = end + 4
        }
        return found
    }
}

private extension Double {
    func logarithm(base: Double) -> Double { log(self) / log(base) }
}
