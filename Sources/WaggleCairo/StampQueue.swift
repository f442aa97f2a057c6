// Paint that waits to be drawn, so that other processors can help to draw it.

import CPixels

/// Colours on their way to one canvas: each over a rectangle, as far as a mask says.
///
/// Letters, plain figures and backgrounds come down to these. They wait here until something else must be drawn, read or forgotten. Of a large
/// drawing, other threads draw what waits meanwhile. They take bands of rows, and each band its stamps in order, so the picture is the same with any number.
///
/// Masks are not copied: who lets go of one calls `finish` before.
final class StampQueue {
    /// How many threads may draw, the caller's among them.
    var threads: Int

    private var canvas: Canvas?
    private let stamps = UnsafeMutablePointer<PixelsStamp>.allocate(capacity: StampQueue.capacity)
    private var count = 0
    /// How many pixels the stamps cover.
    private var area = 0
    /// Stamps that the crew has been given.
    private var offered = 0
    /// True if the crew rests during this drawing.
    private var isAlone = false
    private var crew: OpaquePointer?
    private var helpers = 0

    init(threads: Int) { self.threads = threads }

    deinit {
        pixels_crew_free(crew)
        stamps.deallocate()
    }

    /// A colour through coverage, within the canvas's rectangle of clipping.
    /// - Parameters:
    ///   - bytes: coverage of the pixels of `bounds`, in rows of as many bytes.
    ///   - color: premultiplied, as `ResolvedColor.argb` gives it.
    @inline(__always)
    func add(_ bytes: UnsafePointer<UInt8>, _ bounds: PixelRect, _ color: UInt32, on canvas: Canvas) {
        let visible = bounds.intersection(canvas.clipInner)
        if visible.isEmpty { return }
        append(bytes + (visible.top - bounds.top) * bounds.width + visible.left - bounds.left, bounds.width, visible, color, canvas)
    }

    /// A colour over a rectangle, within the canvas's rectangle of clipping. What it hides is not drawn, as far as nobody has begun.
    func add(_ rect: PixelRect, _ color: UInt32, on canvas: Canvas) {
        let visible = rect.intersection(canvas.clipInner)
        if visible.isEmpty { return }
        if color >> 24 == 255, self.canvas === canvas {
            while count > offered, visible.contains(stamps[count - 1].rect) {
                count -= 1
                area -= stamps[count].rect.width * stamps[count].rect.height
            }
        }
        append(nil, 0, visible, color, canvas)
    }

    @inline(__always)
    private func append(_ mask: UnsafePointer<UInt8>?, _ stride: Int, _ visible: PixelRect, _ color: UInt32, _ canvas: Canvas) {
        if self.canvas !== canvas || count == Self.capacity { begin(on: canvas) }
        stamps[count] = PixelsStamp(mask: mask, mask_stride: Int32(truncatingIfNeeded: stride), color: color,
                                    left: Int16(truncatingIfNeeded: visible.left), top: Int16(truncatingIfNeeded: visible.top),
                                    right: Int16(truncatingIfNeeded: visible.right), bottom: Int16(truncatingIfNeeded: visible.bottom))
        count &+= 1
        area &+= visible.width &* visible.height
        if threads > 1, count % Self.offer == 0 { offerStamps() }
    }

    private func begin(on canvas: Canvas) {
        finish()
        self.canvas = canvas
    }

    /// Lets the crew draw what is here, where that is worth calling it.
    private func offerStamps() {
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

    /// Draws all that waits.
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
        (self.canvas, count, area, offered, isAlone) = (nil, 0, 0, 0, false)
    }

    private func stamping(on canvas: Canvas, bandBytes: Int) -> PixelsStamping {
        let height = Int32(canvas.extent.height), band = Int32(clamping: bandBytes / canvas.stride)
        return PixelsStamping(pixels: canvas.bytes, stamps: stamps, stride: Int32(canvas.stride), bottom: height, band: min(max(band, 16), height), plain: false)
    }

    private static let capacity = 8192
    /// Stamps that are given to the crew at a time.
    private static let offer = 64
    /// Pixels from which on it pays to wake somebody up; he is awake some fifty microseconds later.
    private static let worthHelp = 200_000
    /// Pixels from which on a pass for each band costs less than fetching the picture from farther away.
    private static let worthBands = 100_000
    /// A band's pixels stay in the processor's own cache while all its stamps are drawn.
    private static let bandBytes = 512 << 10, sharedBandBytes = 256 << 10
}

private extension PixelsStamp {
    var rect: PixelRect { PixelRect(left: Int(left), top: Int(top), right: Int(right), bottom: Int(bottom)) }
}
