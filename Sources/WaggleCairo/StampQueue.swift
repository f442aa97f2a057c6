// Paint that waits to be drawn, so that all processors can draw it.

import CPixels
import Foundation

/// Colours on their way to one canvas: each over a rectangle, as far as a mask says.
///
/// Letters, plain figures and backgrounds come down to these. They wait here until something else must be drawn, read or forgotten; then all are drawn
/// at once, in bands of rows. A band takes all its stamps from one thread and in their order, so any number of threads draws the same picture.
///
/// Masks are not copied: who lets go of one calls `finish` before.
final class StampQueue {
    /// How many threads may draw, this one among them.
    var threads: Int

    private var canvas: Canvas?
    private var stamps: [PixelsStamp] = []
    /// How many pixels wait to be drawn.
    private var area = 0

    init(threads: Int) { self.threads = threads }

    /// A colour through coverage, within the canvas's rectangle of clipping.
    /// - Parameters:
    ///   - bytes: coverage of the pixels of `bounds`, in rows of as many bytes.
    ///   - color: premultiplied, as `ResolvedColor.argb` gives it.
    @inline(__always)
    func add(_ bytes: UnsafePointer<UInt8>, _ bounds: PixelRect, _ color: UInt32, on canvas: Canvas) {
        if self.canvas !== canvas { begin(on: canvas) }
        let visible = bounds.intersection(canvas.clipInner)
        if visible.isEmpty { return }
        append(bytes + (visible.top - bounds.top) * bounds.width + visible.left - bounds.left, bounds.width, visible, color)
    }

    /// A colour over a rectangle, within the canvas's rectangle of clipping. What it hides is not drawn at all.
    func add(_ rect: PixelRect, _ color: UInt32, on canvas: Canvas) {
        if self.canvas !== canvas { begin(on: canvas) }
        let visible = rect.intersection(canvas.clipInner)
        if visible.isEmpty { return }
        if color >> 24 == 255 {
            while let last = stamps.last, visible.contains(last.rect) {
                stamps.removeLast()
                area -= last.rect.width * last.rect.height
            }
        }
        append(nil, 0, visible, color)
    }

    @inline(__always)
    private func append(_ mask: UnsafePointer<UInt8>?, _ stride: Int, _ visible: PixelRect, _ color: UInt32) {
        stamps.append(PixelsStamp(mask: mask, mask_stride: Int32(truncatingIfNeeded: stride), color: color,
                                  left: Int16(truncatingIfNeeded: visible.left), top: Int16(truncatingIfNeeded: visible.top),
                                  right: Int16(truncatingIfNeeded: visible.right), bottom: Int16(truncatingIfNeeded: visible.bottom)))
        area += visible.width * visible.height
    }

    private func begin(on canvas: Canvas) {
        finish()
        self.canvas = canvas
    }

    /// Draws all that waits.
    func finish() {
        guard let canvas else { return }
        self.canvas = nil
        stamps.withUnsafeBufferPointer { draw($0, on: canvas) }
        stamps.removeAll(keepingCapacity: true)
        area = 0
    }

    private func draw(_ stamps: UnsafeBufferPointer<PixelsStamp>, on canvas: Canvas) {
        let height = canvas.extent.height
        var stamping = PixelsStamping(pixels: canvas.bytes, stamps: stamps.baseAddress, stride: Int32(canvas.stride), count: Int32(stamps.count),
                                      bottom: Int32(height), band: Int32(height), next: 0, plain: false)
        if area < Self.worthBands { return pixels_stamp(&stamping) }
        // The nearest cache keeps a band's pixels while all its stamps are drawn.
        stamping.band = Int32(max(16, Self.bandBytes / canvas.stride))
        let threads = area < Self.worthThreads ? 1 : min(threads, (height - 1) / Int(stamping.band) + 1)
        if threads <= 1 { return pixels_stamp(&stamping) }
        withUnsafeMutablePointer(to: &stamping) { stamping in
            nonisolated(unsafe) let stamping = stamping
            DispatchQueue.concurrentPerform(iterations: threads) { _ in pixels_stamp(stamping) }
        }
    }

    private static let bandBytes = 256 << 10
    private static let worthBands = 100_000
    private static let worthThreads = 200_000
}

private extension PixelsStamp {
    var rect: PixelRect { PixelRect(left: Int(left), top: Int(top), right: Int(right), bottom: Int(bottom)) }
}
