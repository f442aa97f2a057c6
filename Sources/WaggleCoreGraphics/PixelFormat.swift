import Foundation

/// The layout of pixels with 8 bits per component: the offset of each component in a pixel.
struct PixelFormat: Equatable {
    enum Alpha { case none, premultiplied, straight }

    /// Bytes per pixel.
    let size: Int
    /// The offsets of red, green and blue, which are equal for grey; nil for alpha only.
    let colors: (red: Int, green: Int, blue: Int)?
    /// The offset and kind of alpha; nil if there is none or it is skipped.
    let alpha: (offset: Int, kind: Alpha)?

    static func == (a: PixelFormat, b: PixelFormat) -> Bool {
        a.size == b.size && a.colors?.red == b.colors?.red && a.colors?.green == b.colors?.green && a.colors?.blue == b.colors?.blue
            && a.alpha?.offset == b.alpha?.offset && a.alpha?.kind == b.alpha?.kind
    }

    private init(size: Int, colors: (Int, Int, Int)?, alpha: (Int, Alpha)?) {
        assert(max(colors?.0 ?? 0, colors?.1 ?? 0, colors?.2 ?? 0, alpha?.0 ?? 0) < size, "A component lies outside of its pixel.")
        (self.size, self.colors, self.alpha) = (size, colors, alpha)
    }

    /// The format of images and surfaces: blue, green, red, alpha.
    static let native = PixelFormat(size: 4, colors: (2, 1, 0), alpha: (3, .premultiplied))

    /// nil for other than 8 bits per component, and for unsupported combinations.
    init?(bitsPerComponent: Int, bitsPerPixel: Int, components: Int, info: CGBitmapInfo) {
        guard bitsPerComponent == 8, !info.contains(.floatComponents),
              let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue) else { return nil }
        let order = info.intersection(.byteOrderMask)
        guard order == .byteOrderDefault || order == .byteOrder32Big || order == .byteOrder32Little else { return nil }
        switch (components, bitsPerPixel, alpha) {
        case (_, 8, .alphaOnly): self.init(size: 1, colors: nil, alpha: (0, .premultiplied))
        case (1, 8, .none): self.init(size: 1, colors: (0, 0, 0), alpha: nil)
        case (1, 16, .premultipliedLast): self.init(size: 2, colors: (0, 0, 0), alpha: (1, .premultiplied))
        case (1, 16, .last): self.init(size: 2, colors: (0, 0, 0), alpha: (1, .straight))
        case (3, 24, .none): self.init(size: 3, colors: (0, 1, 2), alpha: nil)
        case (3, 32, _):
            let isFirst = alpha == .first || alpha == .premultipliedFirst || alpha == .noneSkipFirst
            let kind: Alpha = alpha == .first || alpha == .last ? .straight : alpha == .premultipliedFirst || alpha == .premultipliedLast
                ? .premultiplied : .none
            guard alpha != .alphaOnly else { return nil }
            func byteIndex(_ index: Int) -> Int { order == .byteOrder32Little ? 3 - index : index }
            let first = isFirst ? 1 : 0
            self.init(
                size: 4, colors: (byteIndex(first), byteIndex(first + 1), byteIndex(first + 2)),
                alpha: kind == .none ? nil : (byteIndex(isFirst ? 0 : 3), kind))
        default: return nil
        }
    }

    /// Reads a pixel into the native format.
    /// - Parameter decoding: the decoding of colour samples; nil for the default.
    func read(_ from: UnsafePointer<UInt8>, into to: UnsafeMutablePointer<UInt8>, _ decoding: SampleDecoding? = nil) {
        let opacity = alpha.map { from[$0.offset] } ?? 255
        to[3] = opacity
        guard let colors else { return (to[0], to[1], to[2]) = (0, 0, 0) }
        func component(_ value: UInt8) -> UInt8 {
            // Premultiplied colours never exceed their alpha.
            alpha?.kind == .straight ? UInt8((Int(value) * Int(opacity) + 127) / 255) : min(value, opacity)
        }
        guard let decoding else {
            return (to[0], to[1], to[2]) = (component(from[colors.blue]), component(from[colors.green]), component(from[colors.red]))
        }
        (to[0], to[1], to[2]) = (component(decoding.blue[Int(from[colors.blue])]), component(
            decoding.green[Int(from[colors.green])]), component(decoding.red[Int(from[colors.red])]))
    }

    /// Writes a pixel of the native format. In formats without alpha, transparent pixels are black.
    func write(_ from: UnsafePointer<UInt8>, into to: UnsafeMutablePointer<UInt8>) {
        let opacity = from[3]
        func component(_ value: UInt8) -> UInt8 {
            alpha?.kind == .straight && opacity > 0 ? UInt8(min(255, (Int(value) * 255 + Int(opacity) / 2) / Int(opacity))) : value
        }
        if let colors {
            if colors.red == colors.green {
                to[colors.red] = component(Self.luminance(red: from[2], green: from[1], blue: from[0]))
            } else {
                (to[colors.red], to[colors.green], to[colors.blue]) = (component(from[2]), component(from[1]), component(from[0]))
                if size == 4, alpha == nil { to[6 - colors.red - colors.green - colors.blue] = 255 }
            }
        }
        if let alpha { to[alpha.offset] = opacity }
    }

    /// The luminance of gamma-encoded components, with the Rec. 709 weights.
    static func luminance(red: UInt8, green: UInt8, blue: UInt8) -> UInt8 {
        let sum: Int = Int(red) * 2126 + Int(green) * 7152 + Int(blue) * 722
        return UInt8((sum + 5000) / 10000)
    }
}

/// The decoding of an image's colour samples if its `decode` array differs from the default.
///
/// The array has two numbers for each component of the colour space: the values, from 0 to 1, of the samples 0 and 255. Samples between
/// them are interpolated linearly.
struct SampleDecoding {
    let red, green, blue: [UInt8]

    /// nil for the default decoding.
    /// - Parameter ranges: two numbers for each component; nil for the default.
    init?(_ ranges: UnsafePointer<CGFloat>?, components: Int) {
        guard let ranges, components == 1 || components == 3 else { return nil }
        let tables = (0..<components).map { Self.table(from: ranges[2 * $0], to: ranges[2 * $0 + 1]) }, usual = Self.table(from: 0, to: 1)
        guard tables.contains(where: { $0 != usual }) else { return nil }
        (red, green, blue) = (tables[0], tables[components == 3 ? 1 : 0], tables[components == 3 ? 2 : 0])
    }
    /// The decoded value of each sample, in 0...255.
    static func table(from low: CGFloat, to high: CGFloat) -> [UInt8] {
        guard low.isFinite, high.isFinite else { return table(from: 0, to: 1) }
        return (0..<256).map { UInt8((min(max(low + (high - low) * CGFloat($0) / 255, 0), 1) * 255).rounded()) }
    }
}
