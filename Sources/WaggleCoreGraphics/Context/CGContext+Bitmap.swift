// Bitmap contexts.

import Foundation
import WaggleCairo
import WaggleCore
import WaggleDisplayList
import WaggleGeometry

extension CGContext {
    /// A context on a bitmap.
    /// - Parameters:
    ///   - data: `bytesPerRow * height` bytes, top row first, that outlive the context and are updated immediately. If nil, the context
    ///     allocates its
    ///     own memory, which is initially transparent, or black without alpha.
    ///   - bitsPerComponent: 8; anything else gives nil.
    ///   - bytesPerRow: at least the size of a row of pixels; without `data`, 0 for the minimum.
    ///   - space: RGB or grey. Colours are drawn in sRGB.
    ///   - bitmapInfo: for RGB, premultiplied or skipped alpha, before or after the colours; for grey, no alpha; or alpha only. Anything
    ///     else gives nil.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo), alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue)
        let bits = alpha == .alphaOnly || space.model == .monochrome ? 8 : 32
        guard alpha != .first, alpha != .last, alpha != CGImageAlphaInfo.none || bits == 8,
              let format = PixelFormat(
                  bitsPerComponent: bitsPerComponent, bitsPerPixel: bits, components: space.numberOfComponents, info: info),
              let bitmap = Bitmap(data, width, height, bytesPerRow, format, space, info) else {
            Diagnostics.shared.report(
                "A bitmap context of \(width) x \(height) pixels with \(bitsPerComponent) bits per component, \(bytesPerRow) bytes per row and the bitmap info \(bitmapInfo) cannot be created.")
            return nil
        }
        self.init(bitmap)
    }
    /// Like the initialiser above: sides of 1 to 32,767 pixels, 8 bits per component, and 0 bytes per row for the minimum.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
            bitmapInfo: bitmapInfo.rawValue)
    }

    /// A context on a transparent or black bitmap with y downward and `scale` pixels per point; nil if there is no memory for it.
    package convenience init?(size: CGSize, scale: CGFloat, isOpaque: Bool) {
        let width = (size.width * scale - 0.001).rounded(.up), height = (size.height * scale - 0.001).rounded(.up)
        guard width >= 1, height >= 1, width <= 32767, height <= 32767,
              let bitmap = Bitmap(
                  nil, Int(width), Int(height), 0, .native, .rgb,
                  [CGBitmapInfo(alpha: .premultipliedFirst), .byteOrder32Little]) else { return nil }
        self.init(bitmap)
        state.base = CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: height)
        state.ctm = state.base
        if isOpaque { bitmap.surface.clear(.black) }
    }

    private convenience init(_ bitmap: Bitmap) {
        let size = CGSize(width: bitmap.width, height: bitmap.height)
        self.init(
            bitmap, toTarget: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height), area: CGRect(origin: .zero, size: size))
    }

    private var bitmap: Bitmap? { target as? Bitmap }
    /// A copy of the bitmap; nil in contexts without one.
    ///
    /// Complexity: O(*n*) in the pixels of the bitmap.
    public func makeImage() -> CGImage? { bitmap?.makeImage() }
    /// The bitmap's memory; nil in contexts without one. Subsequent drawing updates it immediately.
    public var data: UnsafeMutableRawPointer? { bitmap?.memory }
    /// In pixels; 0 in contexts without a bitmap.
    public var width: Int { bitmap?.width ?? 0 }
    /// In pixels; 0 in contexts without a bitmap.
    public var height: Int { bitmap?.height ?? 0 }
    /// 8; 0 in contexts without a bitmap.
    public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
    /// 8 or 32; 0 in contexts without a bitmap.
    public var bitsPerPixel: Int { (bitmap?.format.size ?? 0) * 8 }
    /// 0 in contexts without a bitmap.
    public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }
    public var colorSpace: CGColorSpace? { bitmap?.space }
    public var bitmapInfo: CGBitmapInfo { bitmap?.info ?? [] }
    public var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none }
}

/// A pixel buffer that a surface draws into; converted if its format differs from the surface's.
private final class Bitmap: DrawingTarget {
    let width: Int, height: Int, bytesPerRow: Int
    let format: PixelFormat
    let space: CGColorSpace
    let info: CGBitmapInfo
    let surface: CairoSurface
    /// The program's memory, or the memory allocated when the program first requests it.
    private var shared: UnsafeMutableRawPointer?
    private var ownsShared = false
    /// True if the surface draws directly into the program's memory.
    private let isDirect: Bool
    private var waiting: [DisplayList.Item] = []

    init?(
        _ data: UnsafeMutableRawPointer?, _ width: Int, _ height: Int, _ bytesPerRow: Int, _ format: PixelFormat, _ space: CGColorSpace,
        _ info: CGBitmapInfo
    ) {
        // Surfaces have up to 32767 pixels per side.
        guard (1...32767).contains(width), (1...32767).contains(height), space.model != .cmyk, bytesPerRow <= Int.max / height,
              bytesPerRow >= width * format.size || (bytesPerRow == 0 && data == nil) else { return nil }
        isDirect = data != nil && format == .native && bytesPerRow % 4 == 0
        let backend = CairoRasterBackend(threads: 1)
        let made = if let data, isDirect {
            try? CairoSurface(sharing: data, width: width, height: height, bytesPerRow: bytesPerRow, backend: backend)
        } else {
            try? CairoSurface(width: width, height: height, backend: backend)
        }
        guard let made else { return nil }
        // Without alpha, empty pixels are opaque black, which blend modes distinguish from transparent pixels.
        if format.colors != nil, format.alpha == nil { made.clear(.black) }
        (surface, shared) = (made, data)
        (self.width, self.height, self.format, self.space, self.info) = (width, height, format, space, info)
        self.bytesPerRow = bytesPerRow > 0 ? bytesPerRow : format == .native ? made.bytesPerRow : width * format.size
    }
    deinit { if ownsShared { shared?.deallocate() } }

    /// The pixels in the bitmap's format, kept up to date from the first access on.
    var memory: UnsafeMutableRawPointer? {
        if shared == nil {
            let made = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * height, alignment: 16)
            made.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
            (shared, ownsShared) = (made, true)
            drawWaiting()
            exportPixels(0..<width, 0..<height)
        }
        return shared
    }

    func add(_ item: DisplayList.Item) {
        waiting.append(item)
        if shared != nil { flush() }
    }
    func flush() {
        guard !waiting.isEmpty else { return }
        let bounds = DisplayList(waiting).bounds.insetBy(dx: -2, dy: -2).intersection(CGRect(x: 0, y: 0, width: width, height: height))
        let columns = bounds.isNull ? 0..<0 : Int(bounds.minX)..<Int(bounds.maxX.rounded(.up)),
            rows = bounds.isNull ? 0..<0 : Int(bounds.minY)..<Int(bounds.maxY.rounded(.up))
        importPixels(columns, rows)
        drawWaiting()
        exportPixels(columns, rows)
    }
    func end() { flush() }

    func makeImage() -> CGImage {
        flush()
        importPixels(0..<width, 0..<height)
        guard format.colors != nil, format.alpha == nil || format == .native else { return CGImage(surface.makeImage()) }
        // Formats without alpha are opaque, and grey ones have no colours.
        let made = surface.makeImage()
        var pixels = made.pixels
        pixels.withUnsafeMutableBufferPointer { pixels in
            guard let start = pixels.baseAddress else { return }
            var pixel: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
            withUnsafeMutableBytes(of: &pixel) { bytes in
                guard let kept = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), format != .native else { return }
                for index in stride(from: 0, to: pixels.count, by: 4) {
                    format.write(start + index, into: kept)
                    format.read(kept, into: start + index)
                }
            }
        }
        return CGImage(ImageSource(width: width, height: height, pixels: pixels))
    }

    private func drawWaiting() {
        guard !waiting.isEmpty else { return }
        surface.draw(DisplayList(waiting))
        waiting = []
    }

    /// Reads the pixels back, because the program may have written to its memory.
    private func importPixels(_ columns: Range<Int>, _ rows: Range<Int>) {
        guard !isDirect, let shared else { return }
        convert(rows) { row, pixels in
            let from = UnsafePointer(shared.assumingMemoryBound(to: UInt8.self)) + row * bytesPerRow
            for x in columns { format.read(from + x * format.size, into: pixels + x * 4) }
        }
    }
    private func exportPixels(_ columns: Range<Int>, _ rows: Range<Int>) {
        assert(columns.lowerBound >= 0 && columns.upperBound <= width, "Pixels are written beside their row.")
        guard !isDirect, let shared else { return }
        convert(rows) { row, pixels in
            let to = shared.assumingMemoryBound(to: UInt8.self) + row * bytesPerRow
            for x in columns { format.write(pixels + x * 4, into: to + x * format.size) }
        }
    }
    private func convert(_ rows: Range<Int>, _ row: (Int, UnsafeMutablePointer<UInt8>) -> Void) {
        assert(rows.lowerBound >= 0 && rows.upperBound <= height, "The rows to convert reach beyond the bitmap.")
        surface.withPixels { pixels in
            guard let start = UnsafeMutableRawPointer(mutating: pixels.baseAddress)?.assumingMemoryBound(to: UInt8.self) else { return }
            for index in rows { row(index, start + index * surface.bytesPerRow) }
        }
    }
}
