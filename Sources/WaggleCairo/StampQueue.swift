// Deferred painting, with the help of other processors.

import CPixels

/// Queued fills for one canvas: colors over rectangles, with an optional mask, unscaled pictures, and sprites.
///
/// Letters, plain primitives, backgrounds and most pictures are drawn this way. They are queued until something else must be drawn, read or
/// released. In a large drawing, other threads draw queued stamps meanwhile. Each thread draws a band of rows with its stamps in order, so
/// the pixels do not depend on the number of threads.
///
/// Masks are not copied: call `finish` before releasing one. The owners of pictures, sprites and single masks are retained.
final class StampQueue {
    /// The number of threads that may draw, including the calling one.
    var threads: Int

    private var canvas: Canvas?
    private let stamps = UnsafeMutablePointer<PixelsStamp>.allocate(capacity: StampQueue.capacity)
    private var count = 0
    /// The number of pixels covered by the stamps.
    private var area = 0
    /// The stamps already handed to the helper threads.
    private var offered = 0
    /// True if the helper threads do not take part in this drawing.
    private var isAlone = false
    private var crew: OpaquePointer?
    /// The owners of the pixels of pictures, sprites and single masks.
    private var owners: [AnyObject] = []
    /// The bytes of the single masks among them.
    private var singleBytes = 0
    private var helpers = 0

    init(threads: Int) { self.threads = threads }

    deinit {
        pixels_crew_free(crew)
        stamps.deallocate()
    }

    /// Adds a color through a mask, clipped to the canvas's clip rectangle.
    /// - Parameters:
    ///   - bytes: the coverage of the pixels of `bounds`, without padding.
    ///   - color: premultiplied, as in `ResolvedColor.argb`.
    @inline(__always)
    func add(_ bytes: UnsafePointer<UInt8>, _ bounds: PixelRect, _ color: UInt32, on canvas: Canvas) {
        let visible = bounds.intersection(canvas.clipInner)
        if visible.isEmpty { return }
        append(bytes + (visible.top - bounds.top) * bounds.width + visible.left - bounds.left, bounds.width, visible, color, canvas)
    }

    /// Adds a color through a mask that is used once, clipped to the canvas's clip rectangle.
    func add(_ mask: SingleMask, at bounds: PixelRect, _ color: UInt32, on canvas: Canvas) {
        guard let bytes = mask.coverage.bytes, !bounds.intersection(canvas.clipInner).isEmpty else { return }
        if singleBytes > Self.mostSingleBytes { finish() }
        let pixels = mask.coverage.bounds(x: bounds.left, y: bounds.top)
        add(bytes, pixels, color, on: canvas)
        owners.append(mask)
        singleBytes += pixels.width * pixels.height
    }

    /// Adds a color over a rectangle, clipped to the canvas's clip rectangle. Drops the last stamps if they are hidden and not
    /// yet being drawn.
    func add(_ rect: PixelRect, _ color: UInt32, on canvas: Canvas) {
        let visible = rect.intersection(canvas.clipInner)
        if visible.isEmpty { return }
        if color >> 24 == 255, self.canvas === canvas {
            while count > offered, visible.contains(stamps[count - 1].rect) {
                count -= 1
                area -= stamps[count].rect.width * stamps[count].rect.height
            }
            assert(area >= 0, "The area of the queued stamps is negative.")
        }
        append(nil, 0, visible, color, canvas)
    }

    /// Adds a picture, clipped to the canvas's clip rectangle.
    /// - Parameters:
    ///   - pixels: premultiplied ARGB words of the pixels of `bounds`, without padding, valid as long as `owner` lives.
    func add(_ pixels: UnsafePointer<UInt8>, of owner: AnyObject, _ bounds: PixelRect, on canvas: Canvas) {
        let visible = bounds.intersection(canvas.clipInner)
        if visible.isEmpty { return }
        append(
            pixels + ((visible.top - bounds.top) * bounds.width + visible.left - bounds.left) * 4, bounds.width * 4, visible, 0, canvas,
            isPicture: true)
        if owners.last !== owner { owners.append(owner) }
    }

    /// Adds a sprite, clipped to the canvas's clip rectangle.
    /// - Parameters:
    ///   - sprite: valid as long as `owner` lives.
    ///   - bounds: the pixels that it may touch.
    func add(_ sprite: UnsafePointer<PixelsSprite>, of owner: AnyObject, _ bounds: PixelRect, on canvas: Canvas) {
        let visible = bounds.intersection(canvas.clipInner)
        if visible.isEmpty { return }
        append(UnsafeRawPointer(sprite).assumingMemoryBound(to: UInt8.self), 0, visible, 0, canvas, isSprite: true)
        if owners.last !== owner { owners.append(owner) }
    }

    @inline(__always)
    private func append(
        _ mask: UnsafePointer<UInt8>?, _ stride: Int, _ visible: PixelRect, _ color: UInt32, _ canvas: Canvas, isPicture: Bool = false,
        isSprite: Bool = false
    ) {
        assert(
            visible.left >= 0 && visible.top >= 0 && visible.right <= Int(Int16.max) && visible.bottom <= Int(Int16.max),
            "A stamp lies outside the largest possible canvas.")
        if self.canvas !== canvas || count == Self.capacity { begin(on: canvas) }
        stamps[count] = PixelsStamp(mask: mask, mask_stride: Int32(truncatingIfNeeded: stride), color: color,
                                    left: Int16(truncatingIfNeeded: visible.left), top: Int16(truncatingIfNeeded: visible.top),
                                    right: Int16(truncatingIfNeeded: visible.right), bottom: Int16(truncatingIfNeeded: visible.bottom),
                                    is_picture: isPicture, is_sprite: isSprite)
        count &+= 1
        area &+= visible.width &* visible.height
        if threads > 1, count % Self.offer == 0 { offerStamps() }
    }

    private func begin(on canvas: Canvas) {
        finish()
        assert(count == 0 && owners.isEmpty, "Stamps of the previous canvas are still queued.")
        assert(canvas.bytes != nil, "Stamps are queued for a canvas without pixels.")
        self.canvas = canvas
    }

    /// Hands the queued stamps to the helper threads if that pays.
    private func offerStamps() {
        assert(offered <= count, "More stamps are offered than are queued.")
        guard let canvas, !isAlone, area >= Self.worthHelp, count > offered else { return }
        if offered == 0 {
            if crew == nil || helpers != threads - 1 {
                pixels_crew_free(crew)
                helpers = threads - 1
                crew = pixels_crew_make(Int32(clamping: helpers))
            }
            guard let crew else { return }
            isAlone = !pixels_crew_begin(crew, stamping(on: canvas, bandBytes: Self.sharedBandBytes))
            if isAlone { return }
        }
        pixels_crew_offer(crew, Int32(count))
        offered = count
    }

    /// Draws all queued stamps.
    @inline(__always)
    func finish() { if canvas != nil { drawAll() } }

    private func drawAll() {
        guard let canvas else { return }
        if offered > 0 {
            pixels_crew_finish(crew, Int32(count))
        } else {
            var stamping = stamping(on: canvas, bandBytes: area < Self.worthBands ? .max : Self.bandBytes)
            for band in 0...(stamping.bottom - 1) / stamping.band { pixels_stamp_band(&stamping, band, 0, Int32(count)) }
        }
        (self.canvas, count, area, offered, isAlone, singleBytes) = (nil, 0, 0, 0, false, 0)
        if !owners.isEmpty { owners.removeAll(keepingCapacity: true) }
    }

    private func stamping(on canvas: Canvas, bandBytes: Int) -> PixelsStamping {
        let height = Int32(canvas.extent.height), band = Int32(clamping: bandBytes / canvas.stride)
        return PixelsStamping(
            pixels: canvas.bytes, stamps: stamps, stride: Int32(canvas.stride), bottom: height, band: min(max(band, 16), height),
            plain: false)
    }

    private static let capacity = 8192
    /// Thousands of large masks would take more memory than the picture.
    private static let mostSingleBytes = 8 << 20
    /// Stamps per hand-over to the helper threads.
    private static let offer = 64
    /// The number of pixels from which helper threads pay; waking one takes about fifty microseconds.
    private static let worthHelp = 200_000
    /// The number of pixels from which one pass per band costs less than the cache misses of a single pass.
    private static let worthBands = 100_000
    /// A band's pixels stay in the processor's own cache while its stamps are drawn.
    private static let bandBytes = 512 << 10, sharedBandBytes = 256 << 10
}

/// A mask that is freed when it has been drawn.
final class SingleMask {
    let coverage: Coverage
    init(_ coverage: Coverage) { self.coverage = coverage }
    deinit { coverage.bytes?.deallocate() }
}

private extension PixelsStamp {
    var rect: PixelRect { PixelRect(left: Int(left), top: Int(top), right: Int(right), bottom: Int(bottom)) }
}
